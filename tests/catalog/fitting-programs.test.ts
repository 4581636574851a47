import { describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { fittingPrograms, type Wishes } from '#catalog/fitting-programs';
import { UNASKED_FICHA } from '#catalog/program-texts/template';
import { programTemplates } from '#catalog/programs';
import { prepareSearch } from '#domain/exercises/exercise-search';
import { isHere } from '#domain/gyms/gym';
import { GYM_PRESETS, type GymPreset, kitOf } from '#domain/gyms/kits';
import { exerciseFinder } from '#domain/programs/ficha-text/find-exercise';
import { GOALS, LEVELS } from '#domain/programs/shape';

const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));
const book = {
  find: exerciseFinder(prepareSearch(exercises)),
  equipmentOf: (id: string) => byId.get(id)?.equipment ?? null,
};
const UNSAID: Wishes = {
  goal: null,
  level: null,
  returning: false,
  daysPerWeek: null,
  equipment: null,
  age: null,
};
const fits = (wishes: Partial<Wishes>) =>
  fittingPrograms(programTemplates, { ...UNSAID, ...wishes }, book);
const best = (wishes: Partial<Wishes>) => fits(wishes)[0]?.template.id;
const at = (preset: GymPreset) => kitOf(preset, 'kg').equipment;

/** Every combination of answers. */
const ALL = GYM_PRESETS.flatMap((preset) =>
  GOALS.flatMap((goal) =>
    LEVELS.flatMap((level) =>
      [2, 3, 4, 5, 6].map((daysPerWeek) => ({
        goal,
        level,
        daysPerWeek,
        equipment: at(preset),
      })),
    ),
  ),
);

describe('a ficha of the answers', () => {
  test('is there whatever is answered, with a ficha that holds days and names its model', () => {
    for (const wishes of ALL) {
      const [first] = fits(wishes);
      expect(first?.draft.days.length, JSON.stringify(wishes)).toBeGreaterThan(0);
      expect(first?.draft.template).toBe(first?.template.id);
    }
  });

  test('without any answer is the one that a visitor begins with', () => {
    expect(best({})).toBe(UNASKED_FICHA);
  });

  test('is never more than a level above the person, nor for who has to be asked first', () => {
    for (const wishes of ALL) {
      for (const { template } of fits(wishes)) {
        expect(LEVELS.indexOf(template.level)).toBeLessThanOrEqual(
          LEVELS.indexOf(wishes.level) + 1,
        );
        expect(template.audience).toBeUndefined();
      }
    }
  });

  test('of who begins is for who begins', () => {
    for (const wishes of ALL.filter(({ level }) => level === 'adaptation')) {
      expect(['adaptation', 'beginner']).toContain(fits(wishes)[0]?.template.level);
    }
  });

  test('asks for what is there, and names the little that is not', () => {
    for (const wishes of ALL) {
      for (const { draft, missing } of fits(wishes)) {
        const uses = draft.days.flatMap((day) =>
          day.exercises.map(({ exercise }) => book.equipmentOf(exercise) ?? 'other'),
        );
        const lacks = uses.filter((equipment) => !isHere(wishes, { equipment }));
        expect(new Set(missing)).toEqual(new Set(lacks));
        expect(lacks.length / uses.length).toBeLessThanOrEqual(0.25);
      }
    }
  });

  test('is the one of just these answers where there is one', () => {
    for (const template of programTemplates) {
      const { goal, level, daysPerWeek, place } = template;
      if (template.audience !== undefined || place === 'home') continue;
      const [first] = fits({ goal, level, daysPerWeek });
      expect(first?.template).toMatchObject({ goal, level, daysPerWeek, place });
    }
  });
});

test.each<[string, Partial<Wishes>, string]>([
  ['nothing said: a beginner with three days', {}, 'full-body-beginner-3'],
  ['a first gym, two days', { goal: 'health', level: 'adaptation', daysPerWeek: 2 }, 'machines-2'],
  [
    'muscle in four days',
    { goal: 'hypertrophy', level: 'intermediate', daysPerWeek: 4 },
    'upper-lower-4',
  ],
  ['weight to lose', { goal: 'fat_loss', level: 'beginner', daysPerWeek: 3 }, 'circuit-3'],
  [
    'more days than there are for a level',
    { goal: 'strength', level: 'beginner', daysPerWeek: 6 },
    'strength-linear-3',
  ],
  [
    'dumbbells at home',
    { goal: 'hypertrophy', level: 'beginner', equipment: at('dumbbells') },
    'home-dumbbells-3',
  ],
  ['bands', { goal: 'health', level: 'adaptation', equipment: at('bands') }, 'home-bands-3'],
  [
    'the body alone',
    { goal: 'conditioning', level: 'beginner', equipment: at('body') },
    'home-bodyweight-start',
  ],
  [
    'back after a pause',
    { goal: 'health', level: 'beginner', returning: true, daysPerWeek: 3 },
    'return-3',
  ],
  ['past sixty', { goal: 'health', level: 'beginner', daysPerWeek: 2, age: 64 }, 'older-adults-2'],
])('%s', (_, wishes, id) => {
  expect(best(wishes)).toBe(id);
});
