import { describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { programTemplates } from '#catalog/programs';
import type { Exercise } from '#domain/exercises/exercise';
import { prepareSearch } from '#domain/exercises/exercise-search';
import { type MuscleGroup, muscleGroup } from '#domain/exercises/muscles';
import type { DayDraft } from '#domain/programs/draft';
import { exerciseFinder } from '#domain/programs/ficha-text/find-exercise';
import { formatProgram } from '#domain/programs/ficha-text/format-program';
import { parseProgram } from '#domain/programs/ficha-text/program';
import { GOALS, LEVELS } from '#domain/programs/shape';

const find = exerciseFinder(prepareSearch(exercises));
const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));

function known(id: string): Exercise {
  const exercise = byId.get(id);
  if (!exercise) throw new Error(`${id} is not in the catalogue`);
  return exercise;
}

const read = (text: string) => parseProgram(text, find);

/** Working sets of every exercise of a day, without breathing exercises. */
function work(day: DayDraft): { exercise: Exercise; sets: number }[] {
  return day.exercises.flatMap((entry) => {
    const exercise = known(entry.exercise);
    const working = entry.sets.filter(({ kind }) => kind !== 'warmup');
    const sets = working.reduce((sum, { count }) => sum + count, 0);
    return exercise.equipment === 'cardio' ? [] : [{ exercise, sets }];
  });
}

/** Weekly sets per group: whole for a primary group, half for a secondary one. */
function weeklySets(days: readonly DayDraft[], daysPerWeek: number): Map<MuscleGroup, number> {
  const weekly = new Map<MuscleGroup, number>();
  for (const { exercise, sets } of days.flatMap(work)) {
    const main = new Set(exercise.primary.map(muscleGroup));
    const helping = new Set(exercise.secondary.map(muscleGroup));
    const share = (sets * daysPerWeek) / days.length;
    for (const group of new Set([...main, ...helping])) {
      weekly.set(group, (weekly.get(group) ?? 0) + (main.has(group) ? share : share / 2));
    }
  }
  return weekly;
}

const SETTLE = 5 * 60;
const CHANGE = 90;
const SET = 40;

/** Duration of a day in minutes: sets, rests, and 1.5 minutes for each change of exercise. */
function minutesOf(day: DayDraft): number {
  const seconds = day.exercises.reduce((sum, { exercise, sets, restSeconds, group }, index) => {
    // In a group the rest comes only after the round.
    const joined = group !== null && day.exercises[index + 1]?.group === group;
    const { unilateral, loadKind } = known(exercise);
    const sides = unilateral && loadKind !== 'total' ? 1.6 : 1;
    const blocks = sets.map(({ count, seconds: [least, most] = [SET, SET], rest }) => {
      const lasting = ((least + most) / 2) * sides;
      return count * (lasting + (rest ?? restSeconds ?? (joined ? 0 : 90)));
    });
    return sum + CHANGE + blocks.reduce((all, block) => all + block, 0);
  }, SETTLE);
  return seconds / 60;
}

describe.each(programTemplates)('$id', (template) => {
  const { draft, problems } = read(template.text);

  test('is read without a problem, says what it holds and can be written back', () => {
    expect(problems).toEqual([]);
    expect(draft).toMatchObject({
      title: template.title,
      goal: template.goal,
      level: template.level,
    });
    expect(draft.days.length).toBeGreaterThan(0);
    for (const day of draft.days) {
      expect(day.exercises.length, day.title).toBeGreaterThanOrEqual(4);
      for (const { exercise, sets } of day.exercises) expect(sets, exercise).not.toEqual([]);
    }
    const written = formatProgram(draft, (id) => known(id).name);
    expect(formatProgram(read(written).draft, (id) => known(id).name)).toBe(written);
  });

  test('trains every large group, and none beyond reason', () => {
    const weekly = weeklySets(draft.days, template.daysPerWeek);
    for (const group of ['chest', 'back', 'shoulders', 'legs', 'glutes'] as const) {
      const least = group === 'back' && template.place === 'home' ? 3 : 4;
      expect(weekly.get(group) ?? 0, group).toBeGreaterThanOrEqual(least);
    }
    for (const [group, sets] of weekly) expect(sets, group).toBeLessThanOrEqual(36);
  });

  test('takes about as long as it says', () => {
    const minutes = draft.days.map(minutesOf);
    const mean = minutes.reduce((sum, each) => sum + each, 0) / minutes.length;
    expect(Math.abs(mean - template.minutes)).toBeLessThanOrEqual(8);
    expect(Math.max(...minutes) - Math.min(...minutes)).toBeLessThanOrEqual(20);
  });
});

describe('the ready fichas', () => {
  test('have ids and titles of their own', () => {
    for (const of of ['id', 'title'] as const) {
      const all = programTemplates.map((template) => template[of]);
      expect(new Set(all).size).toBe(all.length);
    }
    for (const { id } of programTemplates) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('cover every goal and level, two to six days, gym and home', () => {
    expect(programTemplates.length).toBeGreaterThanOrEqual(12);
    const of = <T>(read: (template: (typeof programTemplates)[number]) => T) =>
      new Set(programTemplates.map(read));
    expect(of(({ goal }) => goal)).toEqual(new Set(GOALS));
    expect(of(({ level }) => level)).toEqual(new Set(LEVELS));
    expect(of(({ daysPerWeek }) => daysPerWeek)).toEqual(new Set([2, 3, 4, 5, 6]));
    expect(of(({ place }) => place)).toEqual(new Set(['gym', 'home']));
  });
});
