import {loadGatewayEvents, type GatewayEvent} from '../../content/reference/gatewayEvents';
import {table, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/** The property with the id, and a note if it is the id of a refund or a chargeback instead of the payment. */
function idOf({t}: Page, id: string, moves: GatewayEvent['moves']): string {
  const kind = (['refund', 'chargeback'] as const).find((one) =>
    Object.keys(moves[one] ?? {}).some((from) => from !== 'new'),
  );
  return kind ? t(`sandbox.event.of.${kind}`, {id}) : id;
}

/**
 * Simulations of the local gateway, all or the named ones: `<Facts name="gatewayEvents" of="time_is_over
 * transfer_arrives" />`.
 */
export function build(page: Page, {of = ''}: Record<string, string>): Node[] {
  const events = loadGatewayEvents(page.locale);
  const names = of.split(' ').filter(Boolean);
  const unknown = names.find((name) => !events.some((event) => event.name === name));
  if (unknown)
    throw new Error(
      `${page.file}: there is no simulation ${unknown}. Write one of ${events.map(({name}) => name).join(', ')}.`,
    );
  const rows = events
    .filter(({name}) => names.length === 0 || names.includes(name))
    .map(({name, who, id, needs, takes, moves, description}) => [
      `\`${name}\``,
      page.t(`sandbox.event.by.${who}`),
      [
        idOf(page, `\`${id}\``, moves),
        ...needs.map((field) => `\`${field}\``),
        ...takes.map((field) => page.t('sandbox.event.optional', {field: `\`${field}\``})),
      ].join(', '),
      description,
    ]);
  return [
    table(
      ['simulation', 'who', 'body', 'effect'].map((column) => page.t(`sandbox.event.${column}`)),
      rows,
    ),
  ];
}
