import React, {useId, useState, type CSSProperties, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import {leastContrast} from '../../gateway/limits';
import {
  bodyOf,
  contrastsShown,
  enter,
  leaveOut,
  problemsOf,
  shownColors,
  type Group,
  type Option,
  type Problem,
  type Values,
} from '../../content/cabinet/pageLook';
import type {OwnerKind, PreviewData} from '../../content/cabinet/pagePreview';
import styles from './styles.module.css';

interface Props {
  /** JSON of `PreviewData`. */
  data: string;
}

/**
 * Previews the hosted payment page with the `page_customization` options that the reader sets, and shows the matching
 * request. Without JavaScript it shows the gateway's default branding.
 */
export default function PagePreview({data}: Props): ReactNode {
  const preview = JSON.parse(data) as PreviewData;
  const {groups, defaults, looks, owners} = preview;
  const options = groups.flatMap((group) => group.options);
  const [values, setValues] = useState<Values>({});
  const [kind, setKind] = useState<OwnerKind>('point');
  const [browser, setBrowser] = useState<string>(preview.locale in preview.languages ? preview.locale : '');
  const problems = problemsOf(values, options);
  const body = bodyOf(values, {options, defaults, owner: owners[kind].owner});
  const language = browser || values['/language'] || defaults['/language']!;
  return (
    <figure
      className={styles.preview}
      aria-label={translate({
        id: 'site.pagePreview.label',
        message: 'Live preview of a payer’s page',
        description: 'Name of the figure in which a payer’s page is shown with the options that the reader sets',
      })}
    >
      <div
        role="group"
        className={`needs-script ${styles.controls}`}
        aria-label={translate({
          id: 'site.pagePreview.options',
          message: 'Branding options',
          description: 'Name of the form beside the preview of a payer’s page',
        })}
      >
        <div className={styles.looks}>
          <button type="button" className="quiet-button" onClick={() => setValues({})}>
            <Translate
              id="site.pagePreview.gatewayLook"
              description="Button that takes every option of the preview back"
            >
              Branding of the gateway
            </Translate>
          </button>
          {looks.map((look) => (
            <button
              key={look.name}
              type="button"
              className="quiet-button"
              onClick={() => {
                setValues(look.values);
                setKind(look.owner);
              }}
            >
              {look.name}
            </button>
          ))}
        </div>
        <Choice
          label={translate({
            id: 'site.pagePreview.owner',
            message: 'Branding of',
            description: 'Label of the choice between the branding of a point and of a template',
          })}
          value={kind}
          choices={Object.entries(owners).map(([one, {name}]) => [one, name])}
          onChange={(value) => setKind(value as OwnerKind)}
        />
        {groups.map((group, at) => (
          <Options
            key={group.title}
            group={group}
            isOpen={at < 2}
            values={values}
            defaults={defaults}
            problems={problems}
            onEnter={(pointer, value) => setValues(enter(values, defaults, pointer, value))}
            onLeaveOut={(place) => setValues(leaveOut(values, place))}
          />
        ))}
        <Choice
          label={translate({
            id: 'site.pagePreview.browser',
            message: 'Language of the payer’s browser',
            description: 'Label of the choice in which language the payer’s browser asks for the page',
          })}
          value={browser}
          choices={[
            ...Object.entries(preview.languages),
            [
              '',
              translate({
                id: 'site.pagePreview.neither',
                message: 'another',
                description: 'The payer’s browser asks for no language that the page has',
              }),
            ],
          ]}
          onChange={setBrowser}
        />
      </div>
      <div className={styles.result}>
        <PayerPage preview={preview} address={owners[kind].address} values={values} language={language} />
        <Contrast values={values} defaults={defaults} groups={groups} locale={preview.locale} />
      </div>
      <div className={styles.request}>
        <p role="status" className={styles.refused}>
          {!body &&
            translate({
              id: 'site.pagePreview.refused',
              message: 'The gateway would refuse this branding. Fix what is marked, and the request appears here.',
              description: 'Shown instead of the request while the gateway would refuse it',
            })}
        </p>
        {body && (
          <CodeBlock
            language="json"
            title={translate({
              id: 'site.pagePreview.body',
              message: 'Body of page_customization for this branding',
              description: 'Title of the request that sets the branding of the preview',
            })}
          >
            {JSON.stringify(body, null, 2)}
          </CodeBlock>
        )}
      </div>
    </figure>
  );
}

function Choice({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: string;
  choices: [string, string][];
  onChange: (value: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className={styles.option}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={`text-input ${styles.field}`}
        value={value}
        onChange={({target}) => onChange(target.value)}
      >
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface OptionsProps {
  group: Group;
  isOpen: boolean;
  values: Values;
  defaults: Values;
  problems: Record<string, Problem>;
  onEnter: (pointer: string, value: string) => void;
  onLeaveOut: (place: string) => void;
}

/** A collapsible group of options. */
function Options({
  group: {title, options},
  isOpen,
  values,
  defaults,
  problems,
  onEnter,
  onLeaveOut,
}: OptionsProps): ReactNode {
  return (
    <details className={styles.group} open={isOpen}>
      <summary>{title}</summary>
      {options.map((option) => (
        <Entry
          key={option.pointer}
          option={option}
          value={values[option.pointer]}
          byDefault={defaults[option.pointer]}
          problem={problems[option.pointer]}
          onEnter={onEnter}
        />
      ))}
      {takenBack(options, values).map(([place, label]) => (
        <button key={place} type="button" className="quiet-button" onClick={() => onLeaveOut(place)}>
          {translate(
            {
              id: 'site.pagePreview.leaveOut',
              message: 'Leave out: {option}',
              description: 'Button that takes an option out of the request',
            },
            {option: label},
          )}
        </button>
      ))}
    </details>
  );
}

/** Set options whose control has no empty state: numbers one by one, colours together as one entry. */
function takenBack(options: Option[], values: Values): [place: string, label: string][] {
  const set = options.filter(({pointer, type}) => pointer in values && (type === 'number' || type === 'color'));
  const places = new Map(
    set.map(({pointer, type, label}) =>
      type === 'color' ? [pointer.slice(0, pointer.lastIndexOf('/')), ''] : [pointer, label],
    ),
  );
  return [...places].map(([place, label]) => [
    place,
    label ||
      translate({
        id: 'site.pagePreview.allColors',
        message: 'all colours',
        description: 'The four colours of a page together',
      }),
  ]);
}

interface EntryProps {
  option: Option;
  value: string | undefined;
  byDefault: string | undefined;
  problem: Problem | undefined;
  onEnter: (pointer: string, value: string) => void;
}

/** The control of one option, with its validation message below. */
function Entry({option, value, byDefault, problem, onEnter}: EntryProps): ReactNode {
  const {pointer, label, type, limits, example, choices} = option;
  const id = useId();
  const shared = {
    id,
    value: value ?? byDefault ?? '',
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-problem`,
  };
  const change = ({target}: {target: {value: string}}): void => onEnter(pointer, target.value);
  let control: ReactNode;
  switch (type) {
    case 'choice':
      return (
        <Choice
          label={label}
          value={value ?? ''}
          choices={[
            [
              '',
              translate({
                id: 'site.pagePreview.notSet',
                message: 'not set',
                description: 'An option of the branding that the request leaves out',
              }),
            ],
            ...choices!,
          ]}
          onChange={(chosen) => onEnter(pointer, chosen)}
        />
      );
    case 'number':
      control = (
        <span className={styles.pair}>
          <input {...shared} type="range" min={limits.minimum} max={limits.maximum} onChange={change} />
          <output htmlFor={id}>{`${shared.value} px`}</output>
        </span>
      );
      break;
    case 'color':
      control = (
        <span className={styles.pair}>
          <input
            type="color"
            className={styles.palette}
            aria-label={translate(
              {
                id: 'site.pagePreview.palette',
                message: '{option}: palette',
                description: 'Name of the field that opens the palette of colours',
              },
              {option: label},
            )}
            value={/^#[0-9a-f]{6}$/i.test(shared.value) ? shared.value : byDefault}
            onChange={change}
          />
          <input
            {...shared}
            className={`text-input ${styles.field}`}
            type="text"
            autoComplete="off"
            spellCheck={false}
            maxLength={Number(limits.maxLength)}
            onChange={change}
          />
        </span>
      );
      break;
    case 'text':
      control = (
        <input
          {...shared}
          className={`text-input ${styles.field}`}
          type="text"
          autoComplete="off"
          placeholder={example}
          onChange={change}
        />
      );
      break;
    default:
      throw new Error(`An option of the type ${String(type satisfies never)} has no control.`);
  }
  return (
    <div className={styles.option}>
      <label htmlFor={id}>{label}</label>
      {control}
      <p id={`${id}-problem`} className={styles.problem}>
        {problem && sentenceOf(problem, option)}
      </p>
    </div>
  );
}

function sentenceOf(problem: Problem, {limits, example}: Option): string {
  switch (problem) {
    case 'length':
      return translate(
        {
          id: 'site.pagePreview.length',
          message: 'Write at most {most} characters.',
          description: 'What is wrong with an option that is too long',
        },
        {most: String(limits.maxLength)},
      );
    case 'format':
      return translate(
        {
          id: 'site.pagePreview.format',
          message: 'Write it like {example}',
          description: 'What is wrong with an option of another format',
        },
        {example},
      );
    case 'missing':
      return translate({
        id: 'site.pagePreview.missing',
        message: 'Fill this in too, or clear what belongs with it.',
        description: 'One of the options that go together is empty',
      });
    default:
      throw new Error(`The problem ${String(problem satisfies never)} has no sentence.`);
  }
}

/** The gateway's contrast rule, computed for the colours being shown. */
function Contrast({
  values,
  defaults,
  groups,
  locale,
}: {
  values: Values;
  defaults: Values;
  groups: Group[];
  locale: string;
}): ReactNode {
  const number = (value: number, digits = 0): string =>
    new Intl.NumberFormat(locale, {minimumFractionDigits: digits}).format(value);
  const labels = Object.fromEntries(groups.flatMap(({options}) => options.map(({pointer, label}) => [pointer, label])));
  // Two calls, each with its text, for the framework finds texts by reading the code.
  const say = (isEnough: boolean, colors: {text: string; beneath: string; ratio: string}): string =>
    isEnough
      ? translate(
          {
            id: 'site.pagePreview.readable',
            message: '“{text}” on “{beneath}”: {ratio}:1, readable',
            description: 'The contrast of two colours is enough',
          },
          colors,
        )
      : translate(
          {
            id: 'site.pagePreview.tooWeak',
            message: '“{text}” on “{beneath}”: {ratio}:1, too weak. The gateway requires {least}:1',
            description: 'The contrast of two colours is not enough',
          },
          {...colors, least: number(leastContrast)},
        );
  return (
    <div role="status">
      <ul className={styles.contrast}>
        {contrastsShown(values, defaults).map(({text, beneath, ratio, isEnough}) => (
          <li key={text} data-enough={isEnough}>
            {say(isEnough, {
              text: labels[`/colors/${text}`]!,
              beneath: labels[`/colors/${beneath}`]!,
              ratio: number(Number(ratio), 2),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PayerPageProps {
  preview: PreviewData;
  address: string;
  values: Values;
  language: string;
}

/** The payment page as a payer sees it; not interactive. */
function PayerPage({preview: {shop, words, defaults}, address, values, language}: PayerPageProps): ReactNode {
  const caption = useId();
  const {title, text, amount, fields, methodsTitle, methods, pay, logo, help} = words[language]!;
  const {background, text: ink, button, button_text: buttonText} = shownColors(values, defaults);
  // The prerendered page gets the default branding from the style sheet, because the Content-Security-Policy blocks
  // style attributes.
  const look = useIsBrowser()
    ? ({
        '--page-background': background,
        '--page-text': ink,
        '--page-button': button,
        '--page-button-text': buttonText,
        '--page-radius': `${values['/corner_radius'] ?? defaults['/corner_radius']}px`,
      } as CSSProperties)
    : undefined;
  const footer = footerOf(values, language, Object.keys(words));
  const support = ['email', 'phone', 'url'].map((name) => values[`/support/${name}`]).filter(Boolean);
  return (
    <figure className={styles.figure} aria-labelledby={caption}>
      <div className={styles.address}>{address}</div>
      <div className={styles.page} style={look} lang={language}>
        <div className={styles.logo} data-is-name={!values['/logo_url']}>
          {values['/logo_url'] ? logo : shop}
        </div>
        <div className={styles.title}>{title}</div>
        <p>{text}</p>
        <div className={styles.amount}>{amount}</div>
        {fields.map((field) => (
          <div key={field}>
            <span>{field}</span>
            <span className={styles.entry} />
          </div>
        ))}
        <span>{methodsTitle}</span>
        <ul className={styles.methods}>
          {methods.map((method, at) => (
            <li key={method} data-chosen={at === 0}>
              {method}
            </li>
          ))}
        </ul>
        <div className={styles.pay}>{pay}</div>
        {support.length > 0 && (
          <p>
            {[help, support.map((one) => (one === values['/support/phone'] ? `+${one}` : one)).join(' · ')].join(' ')}
          </p>
        )}
        {footer.length > 0 && <p className={styles.footer}>{footer.join(' · ')}</p>}
      </div>
      <figcaption id={caption}>
        <Translate id="site.pagePreview.caption" description="Under the shown page of a payer">
          The payer’s page with these options and sample data. The logo is shown as a word, because this site loads no
          pictures from other sites.
        </Translate>
      </figcaption>
    </figure>
  );
}

/** The footer of the page: in the payer’s language, or else in the first one that has a footer. */
function footerOf(values: Values, language: string, languages: string[]): string[] {
  const of = (one: string): string[] =>
    [values[`/footer/${one}/text`], values[`/footer/${one}/links/*/label`]].filter(
      (part) => part !== undefined && part !== '',
    ) as string[];
  return [language, ...languages].map(of).find((footer) => footer.length > 0) ?? [];
}
