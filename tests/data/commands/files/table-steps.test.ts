import { describe, expect, test } from 'vitest';
import type { PastWorkout } from '#domain/workouts/past';
import {
  type Matched,
  placeholderOf,
  tableSteps,
} from '../../../../src/data/commands/files/table-steps';
import type { NameUse } from '../../../../src/interchange/matching/drafts';

const BATCH = { id: 'b1', at: 1, from: 'hevy' };

const use = (name: string): NameUse => ({
  name,
  sets: 1,
  workouts: 1,
  equipment: null,
  loadKind: null,
});
const matched = (name: string, exercise: string | null, by: Matched['by'] = null): Matched => ({
  use: use(name),
  exercise,
  by,
});

function workout(...exercises: string[]): PastWorkout {
  return {
    title: 'Treino',
    note: '',
    start: { at: 1, zone: 'America/Sao_Paulo', day: '2026-11-19' },
    endedAt: 2,
    exercises: exercises.map((exercise) => ({
      exercise,
      group: null,
      note: '',
      restSeconds: null,
      sets: [],
    })),
  };
}

describe('what a table writes', () => {
  test('the exercises that are missing come first, once, and the workouts name them', () => {
    const names = [matched('Rosca do Zé', null), matched('Squat', 'back-squat')];
    const one = workout(placeholderOf('Rosca do Zé'), 'back-squat');
    const { steps } = tableSteps(names, [one, one], BATCH);
    expect(steps.map(({ kind }) => kind)).toEqual(['exercise', 'workout', 'workout']);
    const [made, ...rest] = steps;
    const author = { device: 'a', now: 1 };
    const choice = { consent: null, withdrawnAt: null };
    for (const { writes } of rest) {
      const written = writes.map((write) => write({}, author, choice));
      const ids = Object.entries(written[0] ?? {}).filter(([path]) => path.endsWith('.exercise'));
      expect(ids.map(([, id]) => id)).toEqual([made?.id, 'back-squat']);
    }
  });

  test('what was said by hand is learned first, then what was made; the rest is known anyway', () => {
    const names = [
      matched('Rosca do Zé', null),
      matched('Squat', 'back-squat'),
      matched('Press', 'overhead-press', 'hand'),
      matched('Leg Curl', null, 'hand'),
      matched('Row', 'barbell-row', 'learned'),
      matched('Em treino nenhum', null),
    ];
    const one = workout(placeholderOf('Rosca do Zé'), placeholderOf('Leg Curl'), 'overhead-press');
    const { steps, learned } = tableSteps(names, [one], BATCH);
    const [rosca, curl] = steps;
    expect(learned).toEqual([
      { name: 'Press', exercise: 'overhead-press' },
      { name: 'Leg Curl', exercise: curl?.id },
      { name: 'Rosca do Zé', exercise: rosca?.id },
    ]);
  });
});
