/** Spellings that sound alike in Brazilian Portuguese, in the order of their replacement. */
const SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/ch|sh/g, 'x'],
  [/([ln])h/g, '$1i'],
  [/h/g, ''],
  [/y/g, 'i'],
  [/w/g, 'u'],
  [/g(?=[ei])/g, 'j'],
  [/([gq])u(?=[ei])/g, '$1'],
  [/x(?=[^aeiou]|$)|[sx]?c(?=[eis])|z/g, 's'],
  [/[cq]/g, 'k'],
  [/m(?![aeiou])/g, 'n'],
  [/l(?![aeiou])/g, 'u'],
  [/ei/g, 'e'],
  [/i(?=[aeo])/g, ''],
  [/ou/g, 'o'],
  [/e(?=s?$)/g, 'i'],
  [/o(?=s?$)/g, 'u'],
  [/(.)\1+/g, '$1'],
];

/** Letters with a second sound: a cedilla lost its mark with the accents, and "x" has several. */
const SECOND = /c(?=[aou])|x/g;

function soundOf(word: string): string {
  return SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
}

/**
 * How a word without accents may sound in Brazilian Portuguese: "agaxamento" like "agachamento",
 * "auteres" like "halteres", "elevassao" like "elevacao". One or two different sounds.
 */
export function soundsOf(word: string): readonly string[] {
  const sound = soundOf(word);
  const respelt = word.replace(SECOND, 's');
  const second = respelt === word ? sound : soundOf(respelt);
  return second === sound ? [sound] : [sound, second];
}
