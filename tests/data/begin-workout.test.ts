import { beforeEach, expect, test, vi } from 'vitest';
import { beginAs, startWorkout } from '../../src/data/commands/workouts/start-workout';
import type { Account } from '../../src/data/store/account';
import { LOADING } from '../../src/data/store/loaded';
import { emptyBrowser } from '../replica/browser';
import { openHere } from '../replica/here';
import { accountOf } from './account-here';

let account: Account;
const navigate = vi.fn();
const info = vi.fn();

vi.mock('wouter', () => ({ useLocation: () => ['/app/programs', navigate] }));
vi.mock('../../src/ui/layer/notify', () => ({ notify: { info, error: vi.fn() } }));
vi.mock('../../src/data/remote/use-action', () => ({
  useAction: (run: (...args: unknown[]) => Promise<void>) => ({ run, busy: false }),
}));
vi.mock('../../src/data/store/account-provider', () => ({
  useOpenAccount: () => account,
  // The screen's own reads are still running.
  useAccountState: () => ({ state: 'opening' }),
}));
vi.mock('react', () => ({
  useMemo: (make: () => unknown) => make(),
  useState: () => [LOADING, () => undefined],
  useEffect: () => undefined,
}));

const { useBeginWorkout } = await import('../../src/parts/workouts/use-begin-workout');

const running = () => account.replica.open('workout');
const begin = () => useBeginWorkout().begin(() => startWorkout(() => account));

beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('location', { pathname: '/app/programs' });
  emptyBrowser();
  account = accountOf(await openHere());
});

test('a tap before the screen has read what is under way opens no second workout', async () => {
  await beginAs(() => account, 'w', { title: 'A', drafts: [] });
  begin();
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(navigate.mock.lastCall?.[0]).toBe('/app/workout');
  expect((await running()).map(({ id }) => id)).toEqual(['w']);
  expect(info).toHaveBeenCalledOnce();
});

test('with nothing under way it begins one', async () => {
  begin();
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(await running()).toHaveLength(1);
  expect(info).not.toHaveBeenCalled();
});
