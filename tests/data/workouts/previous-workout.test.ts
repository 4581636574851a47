import { expect, test } from 'vitest';
import { findPrevious } from '../../../src/data/workouts/previous-workout';
import { idOf } from '../../replica/browser';
import { here, withHere } from '../../replica/opened';
import { store } from '../commands/workouts/past-workouts';

withHere();

const before = async (id: string) => (await findPrevious(here.replica, id))?.id ?? null;
const DAY = { program: 'f', day: 'a', week: 1 };

test('the time before is the newest finished one like it before this one, however far', async () => {
  await store(here, 1, { startedAt: 1, title: 'Peito' });
  const second = await store(here, 2, { startedAt: 50, title: 'Peito' });
  for (let nth = 0; nth < 30; nth += 1) {
    await store(here, 100 + nth, { startedAt: 100 + nth, title: 'Costas' });
  }
  await store(here, 3, { startedAt: 400, title: 'Peito', finished: false });
  const now = await store(here, 4, { startedAt: 500, title: 'Peito' });
  await store(here, 5, { startedAt: 900, title: 'Peito' });
  expect(await before(now)).toBe(second);
});

test('of a ficha it is its day, whatever that was called', async () => {
  const first = await store(here, 1, { startedAt: 1, title: 'A', from: DAY });
  await store(here, 2, { startedAt: 2, title: 'B', from: { ...DAY, day: 'b' } });
  await store(here, 3, { startedAt: 3, title: 'B' });
  const now = await store(here, 4, { startedAt: 9, title: 'B', from: { ...DAY, week: 2 } });
  expect(await before(now)).toBe(first);
});

test('the first of its kind has none, nor has one without a name, nor what is not here', async () => {
  await store(here, 1, { startedAt: 1 });
  const nameless = await store(here, 2, { startedAt: 2 });
  const first = await store(here, 3, { startedAt: 3, from: DAY });
  expect(await before(nameless)).toBeNull();
  expect(await before(first)).toBeNull();
  expect(await before(idOf(9))).toBeNull();
});
