import * as v from 'valibot';
import { expect, test } from 'vitest';
import { zonedFormats } from '#domain/zoned-formats';
import { panelQuerySchema } from '#protocol/coach-panel';

/** A name with other capitals for each number. */
function spelled(name: string, nth: number): string {
  return [...name]
    .map((letter, at) => ((nth >> (at % 16)) & 1 ? letter.toUpperCase() : letter))
    .join('');
}

test('a zone costs one formatter, however many ways there are to spell it', () => {
  const formatIn = zonedFormats('en', { hour: 'numeric' });
  const ways = Array.from({ length: 5000 }, (_, nth) => spelled('america/sao_paulo', nth));
  const made = new Set(ways.map((way) => formatIn(way)));
  expect(new Set(ways).size).toBeGreaterThan(1000);
  // Names are forgotten now and then, so that no map grows for ever.
  expect(made.size).toBeLessThan(10);
});

test('the panel is asked for in the one spelling of a zone', () => {
  const asked = { today: '2026-11-20', week: '2026-11-16' };
  const zone = (text: string) => v.parse(panelQuerySchema, { ...asked, zone: text }).zone;
  expect(zone('aMeRiCa/sAo_PaUlO')).toBe('America/Sao_Paulo');
  expect(zone('Lua/Tranquilidade')).toBe('America/Sao_Paulo');
  expect(zone('europe/LISBON')).toBe('Europe/Lisbon');
});
