import type { Page } from 'playwright';
import { isJsonObject, type Registers } from '#domain/record/registers';
import { loadOf } from '#domain/workouts/carried';
import { workoutKind } from '#domain/workouts/kind';
import type { Effort, WorkoutSet } from '#domain/workouts/shape';
import { formatEffort } from '#words/workouts/effort';
import { spokenEffort } from '#words/workouts/spoken';

/** The sets of each exercise of a finished workout, as texts. */
export type ShownSets = readonly (readonly string[])[];

const isDone = (done: boolean) => (done ? 'feita' : 'não feita');
const ofOther = (words: string) => `, no outro aparelho ${words}`;

/** The sets on the workout's page. */
export async function shownSets(page: Page): Promise<ShownSets> {
  const lists = page.getByRole('list', { name: /^Séries de / });
  const read = await lists.evaluateAll((all) =>
    all.map((list) =>
      [...list.querySelectorAll(':scope > li')].map((set) => ({
        done: set.getAttribute('data-done') === 'true',
        words: set.querySelectorAll('button:first-of-type > span')[1]?.textContent ?? '',
        other: /Outro aparelho registrou (.*) nesta série/.exec(set.textContent ?? '')?.[1],
      })),
    ),
  );
  return read.map((sets) =>
    sets.map(({ done, words, other }) => `${words} ${isDone(done)}${other ? ofOther(other) : ''}`),
  );
}

const words = (effort: Effort | null) => (effort && formatEffort(effort, 'kg')) || '–';

/** The expected sets on the page of a device that knows everything from the server. */
export function setsToShow(registers: Registers): ShownSets {
  const inWords = (set: WorkoutSet, _: number, sets: readonly WorkoutSet[]) => {
    const { done, plan, alternative } = set;
    const planned = plan && { ...plan, load: loadOf(sets, set) };
    const other = done && alternative ? ofOther(words(alternative)) : '';
    return `${words(done ?? planned)} ${isDone(done !== null)}${other}`;
  };
  return workoutKind.project(registers).exercises.map(({ sets }) => sets.map(inWords));
}

/** The performance of each set of one exercise, as the live screen announces it; null: not done. */
export function spokenSets(registers: Registers, exercise: number): (string | null)[] {
  const sets = workoutKind.project(registers).exercises[exercise]?.sets ?? [];
  return sets.map(({ done }) => done && spokenEffort(done, 'kg'));
}

/**
 * Kilos of the sets that are shown as done; `kept` also has the concurrent versions that are
 * stored.
 */
export function loggedKilos(registers: Registers): { shown: number[]; kept: number[] } {
  const sets = workoutKind.project(registers).exercises.flatMap((exercise) => exercise.sets);
  const done = sets.filter((set) => set.done !== null);
  const kilos = (load: unknown) => (typeof load === 'number' ? [load / 1000] : []);
  return {
    shown: done.flatMap((set) => [set.done, set.alternative].flatMap((one) => kilos(one?.load))),
    // For three concurrent versions the screen offers two; the third remains stored.
    kept: done.flatMap(({ key }) =>
      Object.entries(registers).flatMap(([path, [value]]) =>
        path.startsWith(`s.${key}.done.`) && isJsonObject(value) ? kilos(value.load) : [],
      ),
    ),
  };
}
