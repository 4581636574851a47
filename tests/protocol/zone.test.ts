import * as v from 'valibot';
import { expect, test } from 'vitest';
import { panelQuerySchema } from '#protocol/coaching/coach-panel';

/** A name with other capitals for each number. */
function spelled(name: string, nth: number): string {
  return [...name].map((letter, at) => ((nth >> at) & 1 ? letter.toUpperCase() : letter)).join('');
}

test('the panel is asked for in the one spelling of a zone, for formatters are kept by it', () => {
  const asked = { today: '2026-11-20', week: '2026-11-16' };
  const zone = (text: string) => v.parse(panelQuerySchema, { ...asked, zone: text }).zone;
  const ways = Array.from({ length: 256 }, (_, nth) => spelled('america/manaus', nth));
  expect(new Set(ways).size).toBeGreaterThan(100);
  expect(new Set(ways.map(zone))).toEqual(new Set(['America/Manaus']));
  expect(zone('Lua/Tranquilidade')).toBe('America/Sao_Paulo');
  expect(zone('+03:17')).toBe('America/Sao_Paulo');
});
