import {loadGatewayEvents} from '../../../content/gatewayEvents';
import {table, type Node} from '../../../content/markdown';
import type {Page} from '../page';

/** Levers of the local gateway: `<Facts name="gatewayEvents" />`. */
export function build(page: Page): Node[] {
  const rows = loadGatewayEvents(page.locale).map(({name, who, id, needs, takes, description}) => [
    `\`${name}\``,
    page.t(`sandbox.event.by.${who}`),
    [...[id, ...needs].map((field) => `\`${field}\``), ...takes.map((field) => page.t('sandbox.event.optional', {field: `\`${field}\``}))].join(', '),
    description,
  ]);
  return [table(['lever', 'who', 'body', 'effect'].map((column) => page.t(`sandbox.event.${column}`)), rows)];
}
