import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceOf } from '#domain/device/device';
import { deviceName, lastUse } from '#words/device/device';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Chrome no Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari no iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome no iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    'Navegador no iPad',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge no Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet no Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox no Mac',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome no ChromeOS',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`,
    'Opera no Linux',
  ],
  ['curl/8.14.1', 'Aparelho que não se identificou'],
  [null, 'Aparelho que não se identificou'],
])('%s is called %s', (userAgent, name) => {
  expect(deviceName(deviceOf(userAgent))).toBe(name);
});

test('whatever a browser sends has a name, and never a piece of what it sent', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2_000 }), (userAgent) => {
      const name = deviceName(deviceOf(`<b>zxq ${userAgent}`));
      expect(name.length).toBeLessThan(40);
      expect(name).not.toMatch(/[<>]|zxq/);
    }),
  );
});

test.each([
  [0, 'Usado há pouco'],
  [9.9, 'Usado há pouco'],
  [-3, 'Usado há pouco'],
  [10, 'Usado há menos de uma hora'],
  [60, 'Usado há 1 hora'],
  [119, 'Usado há 1 hora'],
  [23 * 60 + 59, 'Usado há 23 horas'],
  [24 * 60, 'Usado há 1 dia'],
  [59 * 24 * 60, 'Usado há 59 dias'],
])('after %d minutes: %s', (minutes, words) => {
  expect(lastUse(1_700_000_000_000, 1_700_000_000_000 + minutes * 60_000)).toBe(words);
});
