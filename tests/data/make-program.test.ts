import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_DAY, EMPTY_PROGRAM, type ProgramDraft, plainExercise } from '#domain/programs/draft';
import type { Account } from '../../src/data/store/account';
import { emptyBrowser } from '../replica/browser';
import { openHere } from '../replica/here';
import { accountOf } from './account-here';

let account: Account;
const navigate = vi.fn();
const error = vi.fn();

vi.mock('wouter', () => ({ useLocation: () => ['/app/programs/new', navigate] }));
vi.mock('../../src/ui/layer/notify', () => ({ notify: { error } }));
vi.mock('../../src/data/store/account-provider', () => ({ useOpenAccount: () => account }));
vi.mock('../../src/data/remote/use-action', () => ({
  useAction: (run: (...args: unknown[]) => Promise<void>) => ({ run, busy: false }),
}));
vi.mock('react', () => ({ useMemo: (make: () => unknown) => make() }));

const { useMakeProgram } = await import('../../src/parts/programs/use-make-program');

const make = (exercises: number, note = '') => {
  const one = { ...plainExercise('barbell-bench-press'), note };
  const day = { ...EMPTY_DAY, exercises: Array.from({ length: exercises }, () => one) };
  const draft: ProgramDraft = { ...EMPTY_PROGRAM, days: [day] };
  useMakeProgram().make(draft, { active: false, edit: false });
};
const told = async () => {
  await vi.waitFor(() => expect(error).toHaveBeenCalled());
  return String(error.mock.lastCall?.[0]);
};

beforeEach(async () => {
  vi.clearAllMocks();
  emptyBrowser();
  account = accountOf(await openHere());
});

test('a ficha that is too large is not told as a full device, but with what to do', async () => {
  make(60, 'x'.repeat(4000));
  expect(await told()).toBe(
    'Esta ficha chegou ao tamanho máximo. Encurte as notas ou faça outra ficha.',
  );
  error.mockClear();
  make(401);
  expect(await told()).toBe(
    'Uma ficha pode ter até 200 exercícios. Remova alguns ou faça outra ficha.',
  );
  expect(navigate).not.toHaveBeenCalled();
});

test('a device that cannot store says so', async () => {
  vi.spyOn(account.replica, 'commit').mockRejectedValue(new DOMException('full'));
  make(1);
  expect(await told()).toContain('Libere espaço');
});
