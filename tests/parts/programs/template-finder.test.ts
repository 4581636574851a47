import { expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { programTemplates } from '#catalog/programs';
import { exerciseFromCustom } from '#domain/exercises/exercise';
import { parseProgram } from '#domain/programs/ficha-text/program';
import { templateFinder } from '../../../src/parts/programs/template-finder';

test('a ready ficha keeps every exercise where the person has some that are called alike', () => {
  const own = exercises.map(({ id, name }) =>
    exerciseFromCustom(`own-${id}`, {
      name,
      primary: [],
      secondary: [],
      equipment: null,
      unilateral: false,
      loadKind: null,
      note: '',
    }),
  );
  const book = { all: [...own, ...exercises], shipped: exercises };
  const find = templateFinder(book);
  for (const { text } of programTemplates) {
    const { draft, lines, problems } = parseProgram(text, find);
    expect(problems).toEqual([]);
    expect(draft.days.flatMap((day) => day.exercises)).toHaveLength(lines.length);
  }
});
