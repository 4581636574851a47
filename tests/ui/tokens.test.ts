import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COLOUR_PAIRS } from '../../src/ui/kit/colour-pairs';
import { contrast, type Rgb } from '../../src/ui/kit/contrast';

const folder = join(import.meta.dirname, '../../src/ui');
const tokens = readFileSync(join(folder, 'tokens.css'), 'utf8');

/** The declarations of each block with a matching selector, in the order of the file. */
function blocks(selector: RegExp): Map<string, string>[] {
  return [...tokens.matchAll(new RegExp(`${selector.source}\\s*\\{([^{}]*)\\}`, 'g'))].map(
    ([, body = '']) =>
      new Map(
        [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      ),
  );
}

/** The sRGB value of #rrggbb or oklch(L% C H) (Ottosson 2020, as in CSS Color 4). */
function rgb(colour: string): Rgb {
  const hex = /^#(..)(..)(..)$/.exec(colour)?.slice(1);
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue];
  }
  const [, light = '', chroma = '', hue = ''] =
    /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(colour) ?? [];
  if (hue === '') throw new Error(`not a colour: ${colour}`);
  const lightness = Number(light) / 100;
  const a = Number(chroma) * Math.cos((Number(hue) * Math.PI) / 180);
  const b = Number(chroma) * Math.sin((Number(hue) * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channel = (linear: number) => {
    const part = Math.min(1, Math.max(0, linear));
    return 255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);
  };
  return [
    channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const [darkHex, darkOklch] = blocks(/:root,\s*\.dark/);
const [lightHex, lightOklch] = blocks(/(?<=[;}]\s*|\*\/\s*)\.light/);

/** Colours without an OKLCH version stay unchanged. */
const modern = (hex?: Map<string, string>, oklch?: Map<string, string>) =>
  new Map([...(hex ?? []), ...(oklch ?? [])]);

const palettes = [
  ['dark', 'sRGB', modern(darkHex)],
  ['dark', 'OKLCH', modern(darkHex, darkOklch)],
  ['light', 'sRGB', modern(lightHex)],
  ['light', 'OKLCH', modern(lightHex, lightOklch)],
] as const;

describe.each(palettes)('the %s theme in %s', (_theme, _space, palette) => {
  const colour = (name: string) => rgb(palette.get(name) ?? `no --${name}`);

  it.each(COLOUR_PAIRS.map((pair) => [pair.on, pair.under, pair.least] as const))(
    '%s on %s is at least %f to 1',
    (on, under, least) => {
      expect(contrast(colour(on), colour(under))).toBeGreaterThanOrEqual(least);
    },
  );
});

describe('the two ways a colour is written', () => {
  it.each([
    ['dark', darkHex, darkOklch],
    ['light', lightHex, lightOklch],
  ])('agree in the %s theme', (_theme, hex, oklch) => {
    const apart = [...(oklch ?? [])].filter(([name, value]) => {
      const [one, other] = [rgb(value), rgb(hex?.get(name) ?? '')];
      return one.some((channel, at) => Math.abs(channel - (other[at] ?? 0)) > 1.5);
    });
    expect(oklch?.size).toBeGreaterThan(35);
    expect(apart).toEqual([]);
  });

  it('holds the ratio of black on white', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21);
  });
});

describe('who asks for more contrast', () => {
  it('gets strong lines and full text, in a part with a theme of its own too', () => {
    const block = /@media \(prefers-contrast: more\) \{\s*:root,\s*\.dark,\s*\.light \{([^}]*)\}/;
    const [, body = ''] = block.exec(tokens) ?? [];
    expect(body).toContain('--line: var(--line-strong)');
    expect(body).toContain('--text-2: var(--text)');
    expect(body).toContain('--text-3: var(--text)');
  });
});

describe('forced colours', () => {
  /** A state that is shown by colours, which forced colours remove. */
  const STATE =
    /:checked|:disabled|\[aria-(pressed|selected|current|invalid)|\[data-state|\.selected|\.current/;
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const parts = sheets
    .filter((path) => path.endsWith('.module.css'))
    .filter((path) => STATE.test(readFileSync(join(folder, path), 'utf8')));

  it('are looked after where a part has states', () => {
    expect(parts.length).toBeGreaterThan(10);
    const unprepared = parts.filter(
      (path) => !readFileSync(join(folder, path), 'utf8').includes('(forced-colors: active)'),
    );
    expect(unprepared).toEqual([]);
  });
});
