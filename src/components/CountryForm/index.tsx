import {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  /** JSON of the offered countries as [code, name], in the order of the language. */
  countries: string;
  /** Links for the best known choices. */
  children: ReactNode;
}

/** A form that opens the finder of services with a country, also where scripts do not run; and links below it. */
export default function CountryForm({countries, children}: Props): ReactNode {
  const id = useId();
  return (
    <div>
      <form className={styles.form} action={useBaseUrl('/services/')} method="get">
        <label htmlFor={id}>
          <Translate id="site.countryForm.label" description="Label of the list of countries on the home page">
            The payer’s country
          </Translate>
        </label>
        <select id={id} name="country" className="text-input" required defaultValue="">
          <option value="">
            {translate({
              id: 'site.countryForm.choose',
              message: 'Choose a country',
              description: 'First option of the list of countries on the home page',
            })}
          </option>
          {(JSON.parse(countries) as [string, string][]).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" className="button button--primary">
          <Translate id="site.countryForm.show" description="Button that shows the payment methods of a country">
            Show the methods
          </Translate>
        </button>
      </form>
      <div className={styles.known}>{children}</div>
    </div>
  );
}
