import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { prepareSearch } from '#domain/exercises/exercise-search';
import {
  type ProgramDraft,
  type ProgramExerciseDraft,
  programWrites,
} from '#domain/programs/draft';
import { exerciseFinder } from '#domain/programs/ficha-text/find-exercise';
import { formatProgram } from '#domain/programs/ficha-text/format-program';
import { parseProgram } from '#domain/programs/ficha-text/program';
import type { FindExercise, NameOf } from '#domain/programs/ficha-text/shape';
import { PROGRAM_LIMITS, programSchemaOf } from '#domain/programs/paths';
import { NAMES, programs } from './arbitrary';

const nameOf: NameOf = (id) => NAMES[id] ?? null;
const find: FindExercise = (name) => {
  const known = Object.entries(NAMES).find(
    ([, one]) => one.toLowerCase() === name.trim().toLowerCase() && one !== '',
  );
  return known ? { id: known[0] } : { candidates: [] };
};
const catalogue = exerciseFinder(prepareSearch(exercises));
const nameIn = (id: string) => exercises.find((one) => one.id === id)?.name ?? id;

/** Groups in the order of the lines. */
function regrouped(list: readonly ProgramExerciseDraft[]): ProgramExerciseDraft[] {
  let count = 0;
  return list.map((entry, at) => {
    const [above, below] = [list[at - 1], list[at + 1]];
    const joined = entry.group !== null && above?.group === entry.group;
    if (!joined) count += 1;
    const shared = joined || (entry.group !== null && below?.group === entry.group);
    return { ...entry, group: shared ? `g${count}` : null };
  });
}

function settled(draft: ProgramDraft): ProgramDraft {
  return {
    ...draft,
    days: draft.days.map((day) => ({ ...day, exercises: regrouped(day.exercises) })),
  };
}

function valid(draft: ProgramDraft): boolean {
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return keys.toString(36);
  };
  const writes = programWrites(draft, newKey, { device: 'a', now: 0 });
  return Object.entries(writes).every(([path, value]) => {
    const schema = programSchemaOf(path);
    return schema !== null && v.is(schema, value);
  });
}

describe('a ficha and its text', () => {
  test('what is written is read back alike', () => {
    fc.assert(
      fc.property(programs, (draft) => {
        const text = formatProgram(draft, nameOf);
        const read = parseProgram(text, find);
        expect(read.problems, text).toEqual([]);
        expect(read.draft, text).toEqual(settled(draft));
      }),
      { numRuns: 60 },
    );
  });

  test('any text is answered by a valid ficha, and settled when written', () => {
    const lines = fc.constantFrom(
      ...[
        '# Ficha',
        '## A',
        'Treino B - Pernas',
        'Segunda e quinta',
        '> nota',
        '> "aberta',
        '- x 4x8',
      ],
      ...[
        '+ Supino reto 3x12',
        'Supino reto',
        '4x10',
        'objetivo: força',
        'objetivo: nada',
        'semana 4:',
      ],
      ...[
        'semana 4: descarga 99%',
        'semanas: 60',
        'por: dia',
        'dias: seg',
        '',
        '  ',
        '"',
        '\r',
        '1) ',
      ],
    );
    const typed = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc.array(lines, { maxLength: 20 }).map((list) => list.join('\n')),
      fc.string({ unit: 'binary', maxLength: 60 }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const read = parseProgram(text, find);
        expect(valid(read.draft)).toBe(true);
        for (const { from, to } of [...read.problems, ...read.lines]) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThanOrEqual(from);
          expect(to).toBeLessThanOrEqual(text.length);
        }
        const written = formatProgram(read.draft, nameOf);
        expect(formatProgram(parseProgram(written, find).draft, nameOf)).toBe(written);
      }),
      { numRuns: 300 },
    );
  });

  test('the form of the manual', () => {
    const text = [
      '# Superiores e inferiores',
      'objetivo: hipertrofia',
      'nível: intermediário',
      'por: dia',
      'semanas: 4',
      'semana 4: descarga 10% "Leve"',
      '> Aquecer sempre.',
      '',
      '## Segunda e quinta · Superiores',
      '- Supino reto 4x8-10 82,5kg 90s rir2 ; dupla +2,5kg ; ou Rosca 21',
      '+ Rosca 21 3x12 ; # cotovelos parados',
      '',
      '## Sem dia',
      '- "Prancha 30 s" 3x30s',
      '',
    ].join('\n');
    const read = parseProgram(text, find);
    expect(read.problems).toEqual([]);
    expect(read.draft).toMatchObject({
      title: 'Superiores e inferiores',
      note: 'Aquecer sempre.',
      goal: 'hypertrophy',
      level: 'intermediate',
      schedule: 'weekday',
      weeks: 4,
      weekOf: { 4: { label: 'Leve', deload: 10 } },
      days: [
        { title: 'Superiores', weekdays: [1, 4], exercises: [{ group: 'g1' }, { group: 'g1' }] },
        { title: '', weekdays: [], exercises: [{ exercise: 'plank', group: null }] },
      ],
    });
    expect(formatProgram(read.draft, nameOf)).toBe(text);
  });

  test('a ficha as people paste it', () => {
    const text = [
      '*Ficha da Ana* 💪',
      '',
      '*Treino A - Peito e bíceps*',
      '1) Supino reto 4x10',
      '2- Remada curvada com barra 4 x 8-10 (60kg)',
      '- Rosca direta com barra: 3 séries de 12',
      '',
      'TREINO B',
      'Leg press 45',
      '4x12 100kg',
      'Descanso: 60s',
      '• Panturrilha encantada 3x20',
    ].join('\r\n');
    const read = parseProgram(text, catalogue);
    const shown = read.draft.days.map(({ title, exercises: list }) => [
      title,
      ...list.map(({ exercise, sets, restSeconds }) => [
        nameIn(exercise),
        sets[0]?.count,
        sets[0]?.reps,
        restSeconds,
      ]),
    ]);
    expect(read.draft.title).toBe('Ficha da Ana 💪');
    expect(shown).toEqual([
      [
        'Peito e bíceps',
        ['Supino reto com barra', 4, [10, 10], null],
        ['Remada curvada com barra', 4, [8, 10], null],
        ['Rosca direta com barra', 3, [12, 12], null],
      ],
      ['', ['Leg press 45°', 4, [12, 12], 60]],
    ]);
    expect(read.problems.map(({ code, from, to }) => [code, text.slice(from, to)])).toEqual([
      ['exercise_unknown', 'Panturrilha encantada'],
    ]);
    expect(read.lines.map(({ day }) => day)).toEqual([0, 0, 0, 1, 1]);
  });

  test.each([
    ['Segunda-feira: peito\nSupino reto 3x10', 'weekday', 'peito', [1]],
    ['TER/QUI\nSupino reto 3x10', 'weekday', '', [2, 4]],
    ['B) Costas\nSupino reto 3x10', 'letter', 'Costas', []],
    ['Dia 2: Pernas\nSupino reto 3x10', 'letter', 'Pernas', []],
    ['Supino reto 3x10', 'letter', '', []],
  ])('the heading of %j', (text, schedule, title, weekdays) => {
    const { draft, problems } = parseProgram(text, find);
    expect(problems).toEqual([]);
    expect([draft.schedule, draft.days]).toMatchObject([
      schedule,
      [{ title, weekdays, exercises: [{ exercise: 'bench' }] }],
    ]);
  });

  test('days, exercises and titles are taken up to their limits', () => {
    const problemsOf = (text: string) => parseProgram(text, find).problems.map(({ code }) => code);
    const days = (count: number) => Array(count).fill('## A\nSupino reto 3x10').join('\n');
    const exercises = (count: number) => Array(count).fill('Supino reto 3x10').join('\n');
    const title = (signs: number) => `# ${'a'.repeat(signs)}`;
    const { days: mostDays, exercises: mostExercises, title: longest } = PROGRAM_LIMITS;
    for (const [make, most] of [
      [days, mostDays],
      [exercises, mostExercises],
      [title, longest],
    ] as const) {
      expect([problemsOf(make(most)), problemsOf(make(most + 1))]).toEqual([[], ['too_many']]);
    }
    const { draft } = parseProgram(exercises(mostExercises + 1), find);
    expect(draft.days[0]?.exercises).toHaveLength(mostExercises);
  });

  test('a note under an exercise is all of its note', () => {
    const { draft } = parseProgram('## A\nSupino reto 3x10\n> devagar\n> até o fim', find);
    expect(draft.days[0]?.exercises[0]?.note).toBe('devagar\naté o fim');
  });

  test('one week may be said', () => {
    expect(parseProgram('semanas: 1', find)).toMatchObject({ draft: { weeks: 1 }, problems: [] });
  });

  test('what a header cannot be is said, and the others hold', () => {
    const read = parseProgram('objetivo: voar\nsemanas: 3\n+ Supino reto 3x10', find);
    expect(read.problems.map(({ code }) => code)).toEqual(['header_value', 'join_first']);
    expect(read.draft.weeks).toBe(3);
  });
});
