import React, {createContext, useContext, useId, useRef, useState, type ReactElement, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {JsonValue} from '../../types/json';
import {pressedKey} from '../pressedKey';
import type {Body, FormField} from '../../wire/form';
import {messageInWords} from './inWords';
import type {FieldError} from './response';
import {emptyValue, textOf, valueOf, withProperty} from './values';
import {isObject} from '../../wire/response';
import styles from './onDemand.module.css';

/** What all inputs of a form share. */
interface Shared {
  /** Prefix of the ids of the inputs. */
  prefix: string;
  errors: FieldError[];
  /** Values that the account knows, by the name of the field. */
  suggestions: Record<string, [value: string, label: string][]>;
}

const Form = createContext<Shared>({prefix: '', errors: [], suggestions: {}});

/** The element id of the input for a JSON Pointer. */
export const inputId = (prefix: string, pointer: string): string => `${prefix}${pointer.replaceAll('/', '-')}`;

/** The fields of a request as inputs. */
export function Fields({
  fields,
  body,
  onChange,
  ...shared
}: Shared & {fields: FormField[]; body: Body; onChange: (body: Body) => void}): ReactNode {
  return (
    <Form value={shared}>
      <Properties fields={fields} value={body} pointer="" onChange={onChange} />
      {Object.entries(shared.suggestions).map(([name, values]) => (
        <datalist key={name} id={`${shared.prefix}-list-${name}`}>
          {values.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </datalist>
      ))}
    </Form>
  );
}

interface InputProps {
  field: FormField;
  value: JsonValue | undefined;
  pointer: string;
  onChange: (value: JsonValue | undefined) => void;
}

/** The properties of an object: named ones, and those that the contract leaves open or does not know. */
function Properties({
  fields,
  item,
  value,
  pointer,
  onChange,
}: {
  fields: FormField[];
  item?: FormField;
  value: Body;
  pointer: string;
  onChange: (value: Body) => void;
}): ReactNode {
  const {prefix} = useContext(Form);
  const [name, setName] = useState('');
  const nameInput = useRef<HTMLInputElement>(null);
  const nameId = useId();
  const others = Object.keys(value).filter((key) => !fields.some((field) => field.name === key));
  // What the request leaves out is folded; a field stays where it is while the reader types.
  const [sentAtFirst] = useState(() => new Set(Object.keys(value)));
  const isShown = (field: FormField): boolean => field.isRequired || sentAtFirst.has(field.name);
  const folded = fields.filter((field) => !isShown(field));
  const inputOf = (field: FormField): ReactElement => (
    <Input
      key={field.name}
      field={field}
      value={value[field.name]}
      pointer={`${pointer}/${field.name}`}
      onChange={(next) => onChange(withProperty(value, field.name, next))}
    />
  );
  const anyField: FormField = item ?? {name: '*', kind: 'any', type: '', isRequired: false, hint: ''};
  const add = (): void => {
    if (name === '') {
      nameInput.current!.focus();
      return;
    }
    onChange({...value, [name]: emptyValue(anyField)});
    setName('');
    const id = inputId(prefix, `${pointer}/${name}`);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  return (
    <>
      {fields.filter(isShown).map(inputOf)}
      {folded.length > 0 && (
        <details className={styles.group}>
          <summary>
            {translate(
              {
                id: 'site.tryIt.moreFields',
                message: 'Optional fields: {names}',
                description: 'Summary of a folded block of inputs, with the names of the fields',
              },
              {names: folded.map(({name: each}) => each).join(', ')},
            )}
          </summary>
          {folded.map(inputOf)}
        </details>
      )}
      {others.map((key) => (
        <div key={key} className={styles.row}>
          <Input
            field={{...anyField, name: key}}
            value={value[key]}
            pointer={`${pointer}/${key}`}
            onChange={(next) => onChange({...value, [key]: next ?? ''})}
          />
          <RemoveButton
            what={key}
            onClick={() => {
              onChange(withProperty(value, key, undefined));
              nameInput.current?.focus();
            }}
          />
        </div>
      ))}
      {item && (
        <div className={styles.row}>
          <div className={styles.field}>
            <label htmlFor={nameId}>
              <Translate id="site.tryIt.otherName" description="Label of the input for the name of another field">
                Name of another field
              </Translate>
            </label>
            <input
              id={nameId}
              ref={nameInput}
              className={`text-input ${styles.input}`}
              value={name}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setName(event.target.value)}
              onKeyDown={(event) => {
                if (pressedKey(event) !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
          </div>
          <button type="button" className="quiet-button" onClick={add}>
            <Translate id="site.tryIt.addField" description="The button that adds a field with the typed name">
              Add the field
            </Translate>
          </button>
        </div>
      )}
    </>
  );
}

function RemoveButton({what, onClick}: {what: string; onClick: () => void}): ReactNode {
  return (
    <button type="button" className="quiet-button" onClick={onClick}>
      <span>
        <Translate id="site.tryIt.remove" description="The button that removes a field or an item of a list">
          Remove
        </Translate>
      </span>
      <span className="visually-hidden">{` ${what}`}</span>
    </button>
  );
}

/** Name, type and presence of a field. */
function Label({field}: {field: FormField}): ReactNode {
  return (
    <>
      <code translate="no" className={styles.name}>
        {field.name}
      </code>
      <span className={styles.type}>{` ${field.type} `}</span>
      {field.isRequired && (
        <span className={styles.required}>
          <Translate id="site.tryIt.required" description="Beside the name of a required field">
            required
          </Translate>
        </span>
      )}
    </>
  );
}

/**
 * Description, condition and limits of a field behind a button, for screen readers always, and what the gateway said
 * about its value.
 */
function Hints({field, pointer}: {field: FormField; pointer: string}): ReactNode {
  const {prefix, errors} = useContext(Form);
  const [isOpen, setOpen] = useState(false);
  const id = inputId(prefix, pointer);
  const own = errors.filter((error) => error.pointer === pointer);
  const texts = [field.hint, field.when, field.limits].filter(Boolean);
  return (
    <>
      {texts.length > 0 && (
        <button
          type="button"
          className={`quiet-button ${styles.help}`}
          aria-expanded={isOpen}
          aria-controls={`${id}--hint`}
          onClick={() => setOpen(!isOpen)}
        >
          <span aria-hidden>?</span>
          <span className="visually-hidden">
            {translate(
              {
                id: 'site.tryIt.help',
                message: 'About {field}',
                description: 'For screen readers, the button “?” that shows the description of a field',
              },
              {field: field.name},
            )}
          </span>
        </button>
      )}
      <div id={`${id}--hint`} className={styles.hint} hidden={!isOpen}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {own.length > 0 && (
        <div id={`${id}--error`} className={styles.error}>
          {own.map(({message}) => (
            <p key={message}>{messageInWords(message, field)}</p>
          ))}
        </div>
      )}
    </>
  );
}

function Input(props: InputProps): ReactNode {
  const {field, value, pointer} = props;
  if (field.kind === 'list' && (value === undefined || Array.isArray(value))) return <ListInput {...props} />;
  if (field.kind === 'object' && (value === undefined || isObject(value))) {
    return (
      <Group field={field} pointer={pointer} isOpen={value !== undefined || field.isRequired}>
        <Properties
          fields={field.children ?? []}
          item={field.item}
          value={value ?? {}}
          pointer={pointer}
          // An optional object without fields is left out.
          onChange={(next) => props.onChange(Object.keys(next).length === 0 && !field.isRequired ? undefined : next)}
        />
      </Group>
    );
  }
  return <LeafInput {...props} />;
}

/** An object or a list, which can be folded. */
function Group({
  field,
  pointer,
  isOpen,
  children,
}: {
  field: FormField;
  pointer: string;
  isOpen: boolean;
  children: ReactElement | (ReactElement | ReactElement[])[];
}): ReactNode {
  const {prefix} = useContext(Form);
  const id = inputId(prefix, pointer);
  // Only the first state is given: the reader opens and closes it from then on.
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details className={styles.group} open={isOpenAtFirst}>
      <summary id={id}>
        <Label field={field} />
      </summary>
      <div role="group" aria-labelledby={id} aria-describedby={`${id}--hint`}>
        <Hints field={field} pointer={pointer} />
        {children}
      </div>
    </details>
  );
}

function ListInput({field, value, pointer, onChange}: InputProps): ReactNode {
  const {prefix} = useContext(Form);
  const addButton = useRef<HTMLButtonElement>(null);
  const items = Array.isArray(value) ? value : [];
  const item = field.item!;
  const change = (next: JsonValue[]): void => onChange(next.length === 0 && !field.isRequired ? undefined : next);
  return (
    <Group field={field} pointer={pointer} isOpen={value !== undefined || field.isRequired}>
      {items.map((one, index) => (
        // Items have no identity but their place.
        <div key={index} className={styles.row}>
          <Input
            field={{...item, name: `${field.name}[${index}]`}}
            value={one}
            pointer={`${pointer}/${index}`}
            onChange={(next) => change(items.map((other, at) => (at === index ? (next ?? emptyValue(item)) : other)))}
          />
          <RemoveButton
            what={`${field.name}[${index}]`}
            onClick={() => {
              change(items.filter((_other, at) => at !== index));
              addButton.current!.focus();
            }}
          />
        </div>
      ))}
      <button
        type="button"
        ref={addButton}
        className="quiet-button"
        onClick={() => {
          change([...items, emptyValue(item)]);
          const id = inputId(prefix, `${pointer}/${items.length}`);
          requestAnimationFrame(() => document.getElementById(id)?.focus());
        }}
      >
        <span>
          <Translate id="site.tryIt.addItem" description="The button that adds an item to a list">
            Add an item
          </Translate>
        </span>
        <span className="visually-hidden">{` ${field.name}`}</span>
      </button>
    </Group>
  );
}

/** Texts of at least this many characters get several lines. */
const longFrom = 120;

function LeafInput({field, value, pointer, onChange}: InputProps): ReactNode {
  const {prefix, errors, suggestions} = useContext(Form);
  const id = inputId(prefix, pointer);
  const text = textOf(value);
  // The kind of input stays while the reader types.
  const [isLong] = useState(field.isLong === true || text.length >= longFrom);
  const hasError = errors.some((error) => error.pointer === pointer);
  const common = {
    id,
    className: `text-input ${styles.input}`,
    value: text,
    'aria-describedby': hasError ? `${id}--error ${id}--hint` : `${id}--hint`,
    'aria-invalid': hasError || undefined,
    'aria-required': field.isRequired || undefined,
    onChange: (event: {target: {value: string}}) => onChange(valueOf(field, event.target.value, value)),
  };
  const typed = {...common, autoComplete: 'off', autoCapitalize: 'off', spellCheck: false};
  const values =
    field.values ??
    (field.kind === 'boolean'
      ? ([
          [true, ''],
          [false, ''],
        ] as [boolean, string][])
      : null);
  const isListed = text === '' || values?.some(([each]) => String(each) === text);
  return (
    <div className={styles.leaf}>
      <label htmlFor={id}>
        <Label field={field} />
      </label>
      {values ? (
        <select {...common}>
          <option value="">
            {translate({
              id: 'site.tryIt.notSent',
              message: 'not sent',
              description: 'Option of a list for a field that the request leaves out',
            })}
          </option>
          {!isListed && <option value={text}>{text}</option>}
          {values.map(([each, meaning]) => (
            <option key={String(each)} value={String(each)}>
              {meaning ? `${each} — ${meaning}` : String(each)}
            </option>
          ))}
        </select>
      ) : isLong ? (
        <textarea {...typed} rows={4} />
      ) : (
        <input
          {...typed}
          list={suggestions[field.name] ? `${prefix}-list-${field.name}` : undefined}
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
        />
      )}
      <Hints field={field} pointer={pointer} />
    </div>
  );
}
