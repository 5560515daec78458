import type {KeyboardEvent} from 'react';
import {expect, test} from 'vitest';
import {pressedKey} from '../../../src/components/pressedKey';

const pressed = (keyCode: number, isComposing: boolean) => ({
  key: 'Enter',
  keyCode,
  nativeEvent: {isComposing},
});

test('a key counts unless it ends a composition, as each browser tells it', () => {
  expect(pressedKey(pressed(13, false) as KeyboardEvent)).toBe('Enter');
  // Chrome and Firefox during the composition, Safari after it.
  expect(pressedKey(pressed(229, true) as KeyboardEvent)).toBe('');
  expect(pressedKey(pressed(13, true) as KeyboardEvent)).toBe('');
  expect(pressedKey(pressed(229, false) as KeyboardEvent)).toBe('');
});
