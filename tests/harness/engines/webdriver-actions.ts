import type { KeyName } from './engine-page';

/** Code points that WebDriver gives to keys without a character. */
const KEY_CODES: Readonly<Record<KeyName, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
};

/** Input sources as both WebDriver protocols take them. */
export function pointerActions(type: 'pointerDown' | 'pointerUp', x: number, y: number) {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        {
          type: 'pointerMove',
          duration: 0,
          x: Math.round(x),
          y: Math.round(y),
          origin: 'viewport',
        },
        { type, button: 0 },
      ],
    },
  ];
}

export function keyActions(characters: Iterable<string>) {
  const actions = [...characters].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}

export function namedKeyActions(name: KeyName) {
  return keyActions([KEY_CODES[name]]);
}
