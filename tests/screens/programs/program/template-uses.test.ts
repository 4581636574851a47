import { expect, test } from 'vitest';
import { peopleWhoUse } from '../../../../src/screens/programs/program/template-uses';

const uses = ['bruno', 'carla', 'carla', 'dora'].map((student) => ({ student }));
const known = (...ids: string[]) =>
  ({ state: 'ready', value: ids.map((id) => ({ student: { id } })) }) as const;

test('people count as users of a model once each, while they are coached', () => {
  expect(peopleWhoUse(uses, known('bruno', 'carla', 'dora', 'eva'))).toBe(3);
  expect(peopleWhoUse(uses, known('carla'))).toBe(1);
  expect(peopleWhoUse(uses, known())).toBe(0);
});

test('until it is known who is coached, everybody counts', () => {
  expect(peopleWhoUse(uses, { state: 'loading' })).toBe(3);
  expect(peopleWhoUse(uses, { state: 'failed' })).toBe(3);
});
