import type {KeyboardEvent as ReactKeyboardEvent} from 'react';

/**
 * The key of an event; an empty string while an input method (IME) composes a character, when Enter ends a word and Escape gives it
 * up. Safari sends that key after the composition, with the key code 229.
 */
export function pressedKey(event: KeyboardEvent | ReactKeyboardEvent): string {
  const {isComposing} = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || event.keyCode === 229 ? '' : event.key;
}
