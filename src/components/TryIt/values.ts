/** Values of a request as a reader types them. */
import type {JsonValue} from '../../types/json';
import type {Body, FormField, ServiceForm, ServicePart} from '../../wire/form';

/** The text of an input for a value; empty if there is none. */
export function textOf(value: JsonValue | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * The value that a reader typed for a field; undefined leaves the field out.
 *
 * @param before the value so far: a number stays one, where the contract leaves the type open
 */
export function valueOf({kind, values}: FormField, text: string, before?: JsonValue): JsonValue | undefined {
  if (text === '') return undefined;
  if (typeof before === 'number' && isNumber(text)) return Number(text);
  const listed = values?.find(([value]) => String(value) === text);
  if (listed) return listed[0];
  switch (kind) {
    case 'text':
      return text;
    case 'number':
      // What is no number is sent as it is, and the gateway refuses it in its own words.
      return isNumber(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'object':
    case 'list':
    case 'any':
      return /^(true|false|null|[[{].*)$/s.test(text) ? (parsed(text) ?? text) : text;
    default:
      throw new Error(`The form has no input for the kind "${kind satisfies never}".`);
  }
}

const isNumber = (text: string): boolean => /^-?\d{1,15}$/.test(text);

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** The first value of a new item of a list or a new object. */
export function emptyValue({kind}: FormField): JsonValue {
  return kind === 'object' ? {} : kind === 'list' ? [] : '';
}

/** An object with one property changed, or taken out. */
export function withProperty(object: Body, name: string, value: JsonValue | undefined): Body {
  if (value !== undefined) return {...object, [name]: value};
  const {[name]: _taken, ...rest} = object;
  return rest;
}

/**
 * The fields of a request with those of the chosen service: its own descriptions and what it requires take precedence
 * over the contract's. v1 has one flat object for all of them.
 */
export function withService(fields: FormField[], service: ServiceForm, part: ServicePart, isV1: boolean): FormField[] {
  const placed = service.fields
    .filter((one) => one.in.split('.')[0] === part)
    .map(({in: place, field}) => {
      const object = place.split('.').slice(1).join('.');
      return {object: isV1 && object !== '' ? 'fields' : object, field};
    });
  const own = (path: string): FormField[] => placed.filter(({object}) => object === path).map(({field}) => field);
  const enter = (level: FormField[], path: string): FormField[] =>
    level.map((field) => {
      const inner = path === '' ? field.name : `${path}.${field.name}`;
      if (!placed.some(({object}) => object === inner || object.startsWith(`${inner}.`))) return field;
      const inside = own(inner);
      const children = mergeFields(field.children ?? [], inside, field.item !== undefined);
      return {
        ...withoutCondition(field),
        kind: 'object',
        isRequired: field.isRequired || inside.some(({isRequired}) => isRequired),
        children: enter(ownFirst(children, inside), inner),
      };
    });
  return enter(mergeFields(fields, own('')), '');
}

/**
 * Fields of the contract with what a record says of them.
 *
 * @param isOpen whether the contract leaves the names open, so that it knows none of the record's
 */
function mergeFields(fields: FormField[], own: FormField[], isOpen = false): FormField[] {
  const replaced = fields.map((field) => {
    const record = own.find(({name}) => name === field.name);
    return record
      ? {...withoutCondition(field), ...record, type: field.type, ...(field.values && {values: field.values})}
      : field;
  });
  return [...(isOpen ? own.filter(({name}) => !fields.some((field) => field.name === name)) : []), ...replaced];
}

/** A field without the condition of the contract, which the record of the service has decided. */
function withoutCondition({when: _when, ...field}: FormField): FormField {
  return field;
}

/** Fields with those that a record has before the others. */
function ownFirst(fields: FormField[], own: FormField[]): FormField[] {
  const isOwn = ({name}: FormField): boolean => own.some((one) => one.name === name);
  return [...fields.filter(isOwn), ...fields.filter((field) => !isOwn(field))];
}
