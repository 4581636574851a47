import { expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { programTemplates } from '#catalog/programs';
import { prepareSearch } from '#domain/exercise-search';
import { exerciseFinder } from '#domain/ficha-text/find-exercise';
import { parseProgram } from '#domain/ficha-text/program';

const find = exerciseFinder(prepareSearch(exercises));

test.each(programTemplates)('$id is read without a problem and says what it holds', (template) => {
  const { draft, problems } = parseProgram(template.text, find);
  expect(problems).toEqual([]);
  expect(draft).toMatchObject({
    title: template.title,
    goal: template.goal,
    level: template.level,
  });
  expect(draft.days.length).toBeGreaterThan(0);
  for (const day of draft.days) {
    expect(day.exercises.length, day.title).toBeGreaterThan(0);
    for (const { exercise, sets } of day.exercises) expect(sets, exercise).not.toEqual([]);
  }
});

test('no two have the same id or title', () => {
  for (const of of ['id', 'title'] as const) {
    const all = programTemplates.map((template) => template[of]);
    expect(new Set(all).size).toBe(all.length);
  }
});
