import { expect, test } from 'vitest';
import { gramsFrom } from '#domain/load';
import { plateTone } from '../../../src/training/gyms/plate-look';

test('plates have the colours of a platform, in kilos and in pounds', () => {
  const tones = (unit: 'kg' | 'lb', ...amounts: number[]) =>
    amounts.map((amount) => plateTone(gramsFrom(amount, unit), unit));
  const all = ['red', 'blue', 'yellow', 'green', 'white', 'copper'];
  expect(tones('kg', 25, 20, 15, 10, 5, 2.5)).toEqual(all);
  expect(tones('lb', 55, 45, 35, 25, 10, 5)).toEqual(all);
  expect(tones('kg', 50, 12, 7.5, 0.5)).toEqual(['red', 'green', 'white', 'copper']);
});
