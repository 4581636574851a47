import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import type { ExerciseRecords } from '#domain/progress/records';
import type { Workout, WorkoutSet } from '#domain/workouts/shape';
import {
  contentFor,
  pictureMessage,
  pictureWords,
} from '../../../src/parts/progress/share-picture';
import {
  type PictureChoices,
  pictureOf,
} from '../../../src/screens/workouts/history-entry/share-picture';

const BOOK = {
  all: exercises,
  shipped: exercises,
  recentIds: [],
  byId: (id: string) => exercises.find((exercise) => exercise.id === id) ?? null,
};
const LOADED = exercises.filter(({ loadKind }) => loadKind === 'total');
const BOTH: PictureChoices = {
  loads: true,
  exercises: true,
  muscles: false,
  figure: false,
  coach: null,
};

const set = (key: string, done: boolean): WorkoutSet => ({
  key,
  order: key,
  kind: 'normal',
  plan: null,
  done: done ? { load: 60_000, reps: 8, at: 1000 } : null,
  alternative: null,
  target: null,
  restSeconds: null,
  side: null,
  returned: false,
});

/** A workout of `count` exercises with two sets, and one more without a performed set. */
function workoutOf(count: number): Workout {
  return {
    title: 'Peito',
    note: 'O ombro doeu',
    start: { at: 0, zone: 'America/Sao_Paulo', day: '2026-11-21' },
    endedAt: 3_600_000,
    rest: null,
    from: null,
    pse: 9,
    exercises: LOADED.slice(0, count + 1).map(({ id }, at) => ({
      key: `e${at}`,
      exercise: id,
      order: `a${at}`,
      group: null,
      note: 'Banco no 4',
      restSeconds: null,
      from: null,
      advice: null,
      sets: [set(`p${at}`, at < count), set(`q${at}`, at < count)],
      returned: false,
    })),
    returned: false,
    removedAt: null,
    purged: false,
  };
}

const recordsOf = (count: number): ExerciseRecords[] =>
  LOADED.slice(0, count).map(({ id }) => ({
    exercise: id,
    loadKind: 'total',
    sets: [{ key: 'p0', effort: { load: 60_000, reps: 8 }, records: ['load'] }],
  }));

const of = (count: number, records: number, choices = BOTH) =>
  pictureOf(
    {
      workout: workoutOf(count),
      title: 'Peito',
      book: BOOK,
      records: recordsOf(records),
      unit: 'kg',
    },
    choices,
  );

test('the picture says what was done, and what was a record', () => {
  const picture = of(2, 1);
  const [first, second] = LOADED.map(({ name }) => name);
  expect(picture).toEqual({
    title: 'Peito',
    day: '21 de novembro de 2026',
    figures: [
      { value: '4', label: 'séries' },
      { value: '1\u00a0h\u00a000', label: 'de treino' },
      { value: '1.920\u00a0kg', label: 'de volume' },
    ],
    records: [`${first}: 60\u00a0kg × 8`],
    exercises: [
      { name: first, detail: '2 séries · 60\u00a0kg × 8' },
      { name: second, detail: '2 séries · 60\u00a0kg × 8' },
    ],
    more: '',
  });
  expect(pictureWords(picture)).toBe(
    `Peito, 21 de novembro de 2026. 4 séries, 1\u00a0h\u00a000 de treino e 1.920\u00a0kg de volume. ` +
      `Recordes: ${first}: 60\u00a0kg × 8. ` +
      `${first}, 2 séries · 60\u00a0kg × 8; ${second}, 2 séries · 60\u00a0kg × 8.`,
  );
});

test('it names the coach and shows the body only when that is chosen', () => {
  const picture = of(2, 1, { ...BOTH, muscles: true, coach: 'Carla Mendes' });
  expect(picture.day).toBe('21 de novembro de 2026 · com Carla Mendes');
  expect(picture.muscles?.size).toBeGreaterThan(0);
  expect(pictureWords(picture)).toMatch(/Músculos: .+\.$/);
  expect(of(2, 1).muscles).toBeUndefined();
  expect(pictureMessage(of(1, 0))).toBe(
    'Peito\n2 séries · 1\u00a0h\u00a000 de treino · 960\u00a0kg de volume\nRegistrado na Anilha',
  );
});

test('it shows the figure of the main record’s exercise, and none without a record', () => {
  const picture = of(2, 1, { ...BOTH, figure: true });
  expect(picture.figure?.id).toBe(LOADED[0]?.id);
  expect(pictureWords(picture)).toContain(`Figura: ${LOADED[0]?.name}.`);
  expect(of(2, 0, { ...BOTH, figure: true }).figure).toBeUndefined();
  expect(of(2, 1).figure).toBeUndefined();
});

test('it holds no more than has room, counts the rest, and never what was not chosen', () => {
  const count = integer({ min: 1, max: 14 });
  const choices = record({
    loads: boolean(),
    exercises: boolean(),
    muscles: boolean(),
    figure: boolean(),
    coach: constantFrom(null, 'Carla Mendes'),
  });
  assert(
    property(count, integer({ min: 0, max: 6 }), choices, (done, records, chosen) => {
      const picture = of(done, records, chosen);
      const rows = picture.exercises.length + (picture.more === '' ? 0 : 1);
      expect(rows + (picture.records.length === 0 ? 0 : picture.records.length + 1)).toBeLessThan(
        10,
      );
      const [left = '0'] = picture.more.match(/\d+/) ?? [];
      const listed = picture.exercises.length + Number(left);
      expect(listed).toBe(chosen.exercises ? done : 0);
      const words = pictureWords(picture);
      if (!chosen.loads) expect(words).not.toMatch(/kg|60/);
      expect(words).not.toMatch(/doeu|Banco|esforço/i);
    }),
  );
});

test('a sticker with a figure has no list, and its text says so', () => {
  const squat = BOOK.byId('back-squat');
  if (!squat) throw new Error('The squat is missing.');
  const share = {
    title: 'Treino A',
    day: 'hoje',
    figures: [],
    records: [],
    exercises: [{ name: 'Leg press', detail: '3 séries' }],
    more: 'e mais 1 exercício',
  };
  const withFigure = { ...share, figure: squat };
  expect(pictureWords(contentFor(withFigure, 'sticker'))).toBe(
    'Treino A, hoje. Figura: Agachamento livre com barra.',
  );
  expect(contentFor(withFigure, 'story')).toEqual(withFigure);
  expect(contentFor(share, 'sticker')).toEqual(share);
});
