import { expect, test } from 'vitest';
import { hasFromTemplate } from '../../../../src/screens/coaching/group/has-from-template';

const used = [
  { student: 'bruno', template: 'base', program: 'b1' },
  { student: 'carla', template: 'base', program: 'c1' },
];
const theirs = (...ids: string[]) =>
  ({ state: 'ready', value: ids.map((id) => ({ id })) }) as const;
const bruno = { student: 'bruno', template: 'base' };

test('a ficha of the model counts while the student keeps it', () => {
  expect(hasFromTemplate(used, bruno, theirs('b1', 'own'))).toBe(true);
  expect(hasFromTemplate(used, bruno, { state: 'loading' })).toBe(true);
});

test('who removed it can be given another, and who never had one', () => {
  expect(hasFromTemplate(used, bruno, theirs('own', 'c1'))).toBe(false);
  expect(hasFromTemplate(used, { ...bruno, template: 'other' }, theirs('b1'))).toBe(false);
  expect(hasFromTemplate(used, { ...bruno, student: 'dora' }, theirs())).toBe(false);
});
