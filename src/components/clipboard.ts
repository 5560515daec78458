/** Copies a text from the page, with the clipboard API or without it. */

/** Copies a loaded text through a `copy` event; a text field would change its line endings. */
function copyByEvent(text: string): void {
  const onCopy = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
  };
  // Safari only copies where something is selected.
  const place = document.createElement('span');
  place.textContent = '.';
  place.className = 'visually-hidden';
  document.body.append(place);
  const selection = getSelection();
  const selected = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  selection?.selectAllChildren(place);
  document.addEventListener('copy', onCopy, {capture: true});
  let isCopied = false;
  try {
    isCopied = document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', onCopy, {capture: true});
    place.remove();
    selection?.removeAllRanges();
    if (selected) selection?.addRange(selected);
  }
  if (!isCopied) throw new Error('The browser does not allow this page to copy.');
}

/**
 * Copies a text, unchanged. Everything on the site that copies uses this, because the clipboard API is missing on a page
 * that was opened by plain `http`, and because readers can forbid it. Call it in the handler of a click.
 *
 * @param text may still be loading
 * @throws if the text cannot be copied or loaded; the caller tells the reader
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  const {clipboard} = navigator as {clipboard?: Clipboard};
  if (clipboard) {
    try {
      if (typeof text === 'string') await clipboard.writeText(text);
      // Safari allows access only synchronously in the handler, hence the promise in a `ClipboardItem`.
      else if ('ClipboardItem' in window)
        await clipboard.write([
          new ClipboardItem({'text/plain': text.then((loaded) => new Blob([loaded], {type: 'text/plain'}))}),
        ]);
      else await clipboard.writeText(await text);
      return;
    } catch {
      // The browser denied access; the `copy` event below may still work.
    }
  }
  copyByEvent(await text);
}
