import React, {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {AuthenticationScheme} from '../../gateway/values/scheme';
import type {Credentials as Values} from '../../wire/form';
import styles from './onDemand.module.css';

const names: Record<AuthenticationScheme, (keyof Values)[]> = {
  v2: ['point', 'key', 'secret'],
  v1: ['point', 'key', 'secret'],
  bearer: ['token'],
  client: ['clientId', 'clientSecret'],
};

const labels: Record<keyof Values, () => string> = {
  point: () => translate({id: 'site.tryIt.point', message: 'Point', description: 'Label of the id of a point'}),
  key: () =>
    translate({id: 'site.tryIt.key', message: 'Number of the key', description: 'Label of the number of a key'}),
  secret: () => translate({id: 'site.tryIt.secret', message: 'Secret', description: 'Label of the secret of a key'}),
  clientId: () =>
    translate({id: 'site.tryIt.clientId', message: 'Client id', description: 'Label of the id of an API client'}),
  clientSecret: () =>
    translate({
      id: 'site.tryIt.clientSecret',
      message: 'Client secret',
      description: 'Label of the secret of an API client',
    }),
  token: () => translate({id: 'site.tryIt.token', message: 'Access token', description: 'Label of an access token'}),
};

/** What the request is authenticated with. It is kept in memory only. */
export default function Credentials({
  scheme,
  credentials,
  onChange,
}: {
  scheme: AuthenticationScheme;
  credentials: Values;
  onChange: (credentials: Values) => void;
}): ReactNode {
  const prefix = useId();
  return (
    <details className={styles.group}>
      <summary>
        <Translate id="site.tryIt.credentials" description="Heading of the inputs for keys and secrets">
          Keys and secrets
        </Translate>
      </summary>
      <p id={`${prefix}note`} className={styles.hint}>
        <Translate id="site.tryIt.secretsNote" description="Says what happens to a secret that a reader types">
          These are published test secrets, and the gateway in your browser accepts no others. With your own secret you
          get the string to sign and the code. It stays in the memory of this page: it is never stored, sent or put into
          a link.
        </Translate>
      </p>
      {names[scheme].map((name) => (
        <div key={name} className={styles.field}>
          <label htmlFor={`${prefix}${name}`}>{labels[name]()}</label>
          <input
            id={`${prefix}${name}`}
            className={`text-input ${styles.input}`}
            value={credentials[name]}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby={`${prefix}note`}
            onChange={(event) => onChange({...credentials, [name]: event.target.value})}
          />
        </div>
      ))}
    </details>
  );
}
