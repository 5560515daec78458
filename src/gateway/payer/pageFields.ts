/**
 * The payer's fields on a payment page: the fields that the page asks for, and the validation of the entered values.
 */
import {findMistakes} from '../http/mistakes';
import {Failure, nameOf} from '../values/failure';
import {checkCreate} from '../orders';
import type {Context, GatewayService, ServiceField} from '../books/types';
import type {PagePayerField} from '../../types/contract/invoicing';
import type {TransactionCreate} from '../../types/contract/v2';

/** Values that a payer enters on a page, by the names of the fields. */
type Entered = Record<string, string>;

/** A field that a page asks the payer for. */
export interface AskedField {
  /** The property of `payer` that it fills. */
  name: string;
  label: string;
  isRequired: boolean;
}

const labels: Record<PagePayerField['name'], string> = {
  full_name: 'Full name',
  email: 'Email',
  phone: 'Phone number with the country code, digits only',
  country: 'Country, two letters',
};

/** Values that the test payer of a simulation enters, unless the service has an example of its own. */
const testPayer = {full_name: 'Olena Koval', email: 'olena.koval@payer.example', phone: '380441234567', country: 'UA'};

const isNeeded = ({in: place, is_required: isRequired}: ServiceField): boolean =>
  place === 'create.payer' && isRequired;

/**
 * The fields that a page asks for, in order: those of its template, then those that its services need.
 *
 * @param services services that may process the payment; a field that only some of them need is optional
 */
export function askedFields(services: GatewayService[], ofTemplate: PagePayerField[], language: string): AskedField[] {
  const asked = new Map<string, AskedField>(
    ofTemplate.map(({name, is_required: isRequired}) => [name, {name, label: labels[name], isRequired}]),
  );
  for (const {name, label} of services.flatMap(({fields}) => fields.filter(isNeeded))) {
    if (!label) continue;
    const isAlwaysNeeded = services.every(({fields}) => fields.some((one) => one.name === name && isNeeded(one)));
    const known = asked.get(name);
    asked.set(name, {
      name,
      label: known?.label ?? label[language]!,
      isRequired: isAlwaysNeeded || known?.isRequired === true,
    });
  }
  return [...asked.values()];
}

/** Values of the test payer for the required fields. */
export function enteredByTestPayer({fields, countries}: GatewayService, asked: AskedField[]): Entered {
  const usual: Entered = {...testPayer, ...(countries[0] !== undefined && {country: countries[0]})};
  const exampleOf = (name: string): string =>
    fields.find((one) => one.in === 'create.payer' && one.name === name)?.example ?? usual[name]!;
  return Object.fromEntries(asked.filter(({isRequired}) => isRequired).map(({name}) => [name, exampleOf(name)]));
}

/**
 * Adds values for the fields that the service needs and no page asks for: an IP address, the merchant’s id of the
 * payer.
 */
export function withUnasked({fields}: GatewayService, entered: Entered): Entered {
  const unasked = fields.filter((field) => isNeeded(field) && !field.label);
  return {...entered, ...Object.fromEntries(unasked.map(({name, example}) => [name, example]))};
}

/** Why a page does not take what the payer entered, in a sentence for the payer; undefined if it does. */
export function whyPayerIsRefused(context: Context, asked: AskedField[], order: TransactionCreate): string | undefined {
  const {payer = {}} = order;
  const missing = asked.find(({name, isRequired}) => isRequired && !Object.hasOwn(payer, name));
  if (missing) return `Fill in the field “${missing.label}”.`;
  const [mistake] = findMistakes(context.world, 'v2', '/v2/transaction/create', order).filter(({pointer}) =>
    pointer.startsWith('/payer/'),
  );
  try {
    // `create` requires an address to return to, and a page need not have one.
    if (!mistake) checkCreate(context, {return_url: `https://${context.world.hosts.site}`, ...order});
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return sentenceOf(asked, error.more.fields?.[0] ?? {pointer: '', detail: error.detail});
  }
  return mistake && sentenceOf(asked, mistake);
}

function sentenceOf(asked: AskedField[], {pointer, detail}: {pointer: string; detail: string}): string {
  const name = nameOf(pointer).replace('payer.', '');
  const field = asked.find((one) => one.name === name);
  return field ? `Correct the field “${field.label}”: ${detail}` : detail;
}
