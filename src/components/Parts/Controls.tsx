import React, {useState, type ReactNode} from 'react';
import CopyButton from '../CopyButton';
import Disclosure from '../Disclosure';
import Menu from '../Menu';
import TabList, {panelProps} from '../TabList';
import Part from './Part';
import styles from './styles.module.css';

const tabs: [id: string, text: string][] = [
  ['code', 'Code'],
  ['try', 'Try it'],
  ['third', 'A third one'],
];

export default function Controls(): ReactNode {
  const [tab, setTab] = useState('code');
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      <Part id="button" title="Button">
        {['button button--primary', 'quiet-button'].map((className) => (
          <div key={className} className={styles.row}>
            <button type="button" className={className}>
              Make a payment
            </button>
            <button type="button" className={className} disabled>
              Disabled
            </button>
            <button type="button" className={className} aria-disabled>
              Busy
            </button>
          </div>
        ))}
        <div className={styles.row}>
          <button
            type="button"
            className="quiet-button"
            aria-pressed={isPressed}
            onClick={() => setPressed((was) => !was)}
          >
            {isPressed ? 'Pressed' : 'Press it'}
          </button>
        </div>
      </Part>
      <Part id="copy" title="Copy">
        <div className={styles.row}>
          <CopyButton text="Copied from the parts" what="an example" />
        </div>
      </Part>
      <Part id="tabs" title="Tabs">
        <TabList label="Tabs" prefix="parts-" tabs={tabs} selected={tab} onSelect={setTab} />
        <p {...panelProps('parts-', tab)}>{`The panel of “${tabs.find(([id]) => id === tab)![1]}”.`}</p>
      </Part>
      <Part id="fields" title="Field and list">
        <div className={styles.row}>
          <label htmlFor="parts-text">Text</label>
          <input id="parts-text" className="text-input" placeholder="Placeholder" />
          <label htmlFor="parts-wrong">Wrong</label>
          <input id="parts-wrong" className="text-input" aria-invalid defaultValue="12,50" />
          <label htmlFor="parts-list">List</label>
          <select id="parts-list" className="text-input">
            <option>Brazil</option>
            <option>Kenya</option>
          </select>
        </div>
        <textarea className="text-input" aria-label="Long text" rows={3} defaultValue={'{"amount": "150.00"}'} />
      </Part>
      <Part id="menu" title="Menu">
        <div className={styles.row}>
          <Menu label="Page">
            <a href="#menu">A link closes it</a>
          </Menu>
        </div>
      </Part>
      <Part id="disclosure" title="Disclosure">
        <Disclosure title="More about this payment">{() => <p>The text inside.</p>}</Disclosure>
      </Part>
    </>
  );
}
