import React, {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A list of values with its label. */
export default function Choice({
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
