import {translate} from '@docusaurus/Translate';
import type {ExampleName} from '../../wire/sandbox';

/** Title and explanation of an example to start with. */
export function exampleText(name: ExampleName): [title: string, text: string] {
  switch (name) {
    case 'hosted':
      return [
        translate({
          id: 'site.sandbox.example.hosted',
          message: 'Pix on the hosted page',
          description: 'Name of an example to start with',
        }),
        translate({
          id: 'site.sandbox.exampleText.hosted',
          message: 'Creates a payment. You pay it on the payer’s page, and a callback arrives.',
          description: 'Explains an example to start with',
        }),
      ];
    case 'qr':
      return [
        translate({
          id: 'site.sandbox.example.qr',
          message: 'Pix by QR code',
          description: 'Name of an example to start with',
        }),
        translate({
          id: 'site.sandbox.exampleText.qr',
          message: 'Your own page shows the QR code. The payer scans it or copies its text into a bank app.',
          description: 'Explains an example to start with',
        }),
      ];
    case 'card':
      return [
        translate({
          id: 'site.sandbox.example.card',
          message: 'Card with 3-D Secure',
          description: 'Name of an example to start with',
        }),
        translate({
          id: 'site.sandbox.exampleText.card',
          message: 'The issuer asks the payer to confirm. Then the amount is held until you capture it.',
          description: 'Explains an example to start with',
        }),
      ];
    case 'payout':
      return [
        translate({
          id: 'site.sandbox.example.payout',
          message: 'Payout to a Pix key',
          description: 'Name of an example to start with',
        }),
        translate({
          id: 'site.sandbox.exampleText.payout',
          message: 'The amount is reserved in your balance, and the payout arrives a few seconds later.',
          description: 'Explains an example to start with',
        }),
      ];
    case 'refused':
      return [
        translate({
          id: 'site.sandbox.example.refused',
          message: 'Payout above the balance',
          description: 'Name of an example to start with',
        }),
        translate({
          id: 'site.sandbox.exampleText.refused',
          message: 'The gateway refuses it and creates nothing.',
          description: 'Explains an example to start with',
        }),
      ];
    case 'invoice':
      return [
        translate({
          id: 'site.sandbox.example.invoice',
          message: 'Invoice paid in parts',
          description: 'Name of an example to start with',
        }),
        translate({
          id: 'site.sandbox.exampleText.invoice',
          message: 'Creates an invoice. The payer opens its link and pays all of it, or first a part.',
          description: 'Explains an example to start with',
        }),
      ];
    default:
      throw new Error(`The sandbox has no text for the example "${name satisfies never}".`);
  }
}
