import React, {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {bodyOf, enter, leaveOut, problemsOf, type Values} from '../../content/cabinet/pageLook';
import type {OwnerKind, PreviewData} from '../../content/cabinet/pagePreview';
import Choice from './Choice';
import Contrast from './Contrast';
import Options from './Options';
import PayerPage from './PayerPage';
import RequestBody from './RequestBody';
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
        <RequestBody body={body} />
      </div>
    </figure>
  );
}
