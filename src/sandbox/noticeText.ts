import {translate} from '@docusaurus/Translate';
import type {Notice} from './protocol';

/** The text of a notice, in the language of the page. */
export function noticeText(notice: Notice): string {
  switch (notice) {
    case 'storage_blocked':
      return translate({
        id: 'site.sandbox.storageBlocked',
        message: 'This browser stores nothing for the site, so the account lasts until you close the tab.',
        description: 'Notice of the sandbox where the browser offers no storage',
      });
    case 'storage_full':
      return translate({
        id: 'site.sandbox.storageFull',
        message: 'The browser has no space left, so the latest changes last until you close the tab.',
        description: 'Notice of the sandbox when the storage of the browser is full',
      });
    case 'account_damaged':
      return translate({
        id: 'site.sandbox.accountDamaged',
        message: 'The stored account could not be read. You have a new one.',
        description: 'Notice of the sandbox when what the browser stored is damaged',
      });
    case 'account_outdated':
      return translate({
        id: 'site.sandbox.accountOutdated',
        message: 'The sandbox has changed and cannot read your earlier account. You have a new one.',
        description: 'Notice of the sandbox when the stored account is of an earlier format',
      });
    default:
      throw new Error(`The sandbox has no text for the notice ${String(notice satisfies never)}.`);
  }
}
