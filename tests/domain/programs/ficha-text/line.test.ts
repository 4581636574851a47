import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { plainExercise } from '#domain/programs/draft';
import { formatLine } from '#domain/programs/ficha-text/format-line';
import { parseLine } from '#domain/programs/ficha-text/line';
import type { FindExercise, NameOf, ParsedLine } from '#domain/programs/ficha-text/shape';
import { PROGRAM_LIMITS } from '#domain/programs/paths';
import { prescriptionSchema, type SetBlock } from '#domain/programs/prescription';
import { ruleSchema } from '#domain/programs/rule';
import { lines, NAMES } from './arbitrary';

const nameOf: NameOf = (id) => NAMES[id] ?? null;
const find: FindExercise = (name) => {
  const known = Object.entries(NAMES).find(
    ([, one]) => one.toLowerCase() === name.trim().toLowerCase() && one !== '',
  );
  return known ? { id: known[0] } : { candidates: [] };
};
const any: FindExercise = () => ({ id: 'bench' });

const setsOf = (text: string) => parseLine(`Supino reto ${text}`, find).body.sets;
const block = (change: Partial<SetBlock>): SetBlock => ({
  count: 4,
  kind: 'normal',
  reps: [8, 8],
  load: null,
  ...change,
});
const kg = (kilos: number) => ({ by: 'grams' as const, grams: kilos * 1000 });
const codes = (line: ParsedLine) => line.problems.map(({ code }) => code);

describe('what people write in messages', () => {
  const ten = { reps: [10, 10] as [number, number] };
  const sets = (...reps: readonly number[]) =>
    reps.map((one) => block({ count: 1, reps: [one, one] }));
  test.each([
    ['4x10 - 60s', [block({ ...ten, rest: 60 })]],
    ["4x10 - 1'", [block({ ...ten, rest: 60 })]],
    ['4x10 – 1min', [block({ ...ten, rest: 60 })]],
    ['4x12 — 45s', [block({ reps: [12, 12], rest: 45 })]],
    ['3x30-45s', [block({ count: 3, reps: null, seconds: [30, 45] })]],
    ['3x20s-60s', [block({ count: 3, reps: null, seconds: [20, 60] })]],
    ['3x 30 a 90s', [block({ count: 3, reps: null, seconds: [30, 90] })]],
    ['4x15, 12, 10, 8', sets(15, 12, 10, 8)],
    ['4x15,12,10,8', sets(15, 12, 10, 8)],
    ['3x10, 8 e 6', sets(10, 8, 6)],
    ['3x10, 20, 90s', [block({ count: 3, ...ten, load: kg(20), rest: 90 })]],
    ['4x12 (2010)', [block({ reps: [12, 12], tempo: '2010' })]],
    ['4x12 cadência 3-1-1', [block({ reps: [12, 12], tempo: '3110' })]],
    ['4 séries, 10 reps, 60 kg', [block({ ...ten, load: kg(60) })]],
    [
      '4x10 (última drop)',
      [block({ count: 3, ...ten }), block({ count: 1, ...ten, kind: 'drop' })],
    ],
    [
      '4x10 drop na última série',
      [block({ count: 3, ...ten }), block({ count: 1, ...ten, kind: 'drop' })],
    ],
    ['4x10 + 1 drop', [block({ count: 3, ...ten }), block({ count: 1, ...ten, kind: 'drop' })]],
    [
      '4x10 última série até a falha',
      [block({ count: 3, ...ten }), block({ count: 1, ...ten, kind: 'failure' })],
    ],
    ['4x10 última', [block({ ...ten, load: { by: 'last' } })]],
  ])('%s', (text, expected) => {
    expect(setsOf(text)).toEqual(expected);
    expect(codes(parseLine(`Supino reto ${text}`, find))).toEqual([]);
  });

  test('a figure above a thousand without a unit is a note, not a load', () => {
    const line = parseLine('Supino reto 4x12 4020', find);
    expect(line.body.sets).toEqual([block({ reps: [12, 12] })]);
    expect(codes(line)).toEqual(['noted']);
  });
});

describe('a line and its draft', () => {
  test('what is written is read back alike', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom('kg' as const, 'lb' as const), (draft, unit) => {
        const text = formatLine(draft, nameOf, unit);
        const read = parseLine(text, find, unit);
        expect(read.problems, text).toEqual([]);
        expect(read.entry, text).toEqual(draft);
        expect(text).not.toContain('\n');
      }),
      { numRuns: 400 },
    );
  });

  test('whatever is typed is answered: valid, with spans inside the text, and settled when written', () => {
    const words = fc.constantFrom(
      ...[
        '4x8',
        '3 x 8-10',
        '82,5',
        '75%',
        '90s',
        '1:30',
        'rir2',
        'pse',
        'aq',
        'drop2',
        '20%',
        'rp3',
      ],
      ...[
        'cluster 4x3',
        'falha',
        '"nota',
        '# fim',
        ';',
        'ou',
        'supino reto',
        's3:',
        'dupla',
        '+2,5',
      ],
      ...[
        'trava 3',
        '-10%',
        'desc',
        '2min',
        'cad 3010',
        '=',
        '999999',
        '4x',
        'x',
        '(',
        '400m',
        'máx',
      ],
      ...[
        'séries de',
        '12/10/8',
        '@8',
        '\n',
        '1.000kg',
        '"',
        '+',
        '-',
        '1)',
        '\\',
        '0x0',
        '99x9999',
      ],
    );
    const typed = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.array(words, { maxLength: 12 }).map((list) => list.join(' ')),
      fc.array(words, { maxLength: 12 }).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const read = parseLine(text, any);
        for (const { from, to } of [...read.problems, ...read.tokens, read.name]) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThanOrEqual(from);
          expect(to).toBeLessThanOrEqual(text.length);
        }
        expect(read.tokens.every(({ from, to }) => to > from)).toBe(true);
        expect(v.is(prescriptionSchema, read.body.sets)).toBe(true);
        for (const sets of Object.values(read.body.weeks)) {
          expect(v.is(prescriptionSchema, sets)).toBe(true);
        }
        expect(v.is(v.nullable(ruleSchema), read.body.rule)).toBe(true);
        if (!read.entry) return;
        const written = formatLine(read.entry, nameOf);
        expect(formatLine(parseLine(written, find).entry ?? plainExercise('none'), nameOf)).toBe(
          written,
        );
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what people type', () => {
  test('the line of the manual', () => {
    const read = parseLine('supino reto 4x8-10 82,5 90s rir2', find);
    expect(read.problems).toEqual([]);
    expect(read.entry).toEqual({
      ...plainExercise('bench'),
      sets: [
        block({ reps: [8, 10], load: kg(82.5), rest: 90, effort: { scale: 'rir', value: 2 } }),
      ],
    });
    expect(read.tokens.map(({ kind }) => kind)).toEqual(['name', 'sets', 'load', 'rest', 'effort']);
  });

  test.each<[string, SetBlock[]]>([
    ['4X8', [block({})]],
    ['4 × 8', [block({})]],
    ['4 x 8 - 10', [block({ reps: [8, 10] })]],
    ['4x8–10', [block({ reps: [8, 10] })]],
    ['4x8 a 10 reps', [block({ reps: [8, 10] })]],
    ['4x10-8', [block({ reps: [8, 10] })]],
    ['4x8 - 16', [block({ reps: [8, 16] })]],
    ['4x8 - 17', [block({ reps: [8, 8], load: kg(17) })]],
    ['4x10 - 10', [block({ reps: [10, 10], load: kg(10) })]],
    ['4x8 @10', [block({ effort: { scale: 'pse', value: 10 } })]],
    ['4x8 @10,5', [block({ load: kg(10.5) })]],
    ['4x10 - 60', [block({ reps: [10, 10], load: kg(60) })]],
    ['4x10 - 60kg', [block({ reps: [10, 10], load: kg(60) })]],
    ['3 séries de 12', [block({ count: 3, reps: [12, 12] })]],
    ['3 series 12', [block({ count: 3, reps: [12, 12] })]],
    ['3 séries 12 repetições', [block({ count: 3, reps: [12, 12] })]],
    ['3 séries', [block({ count: 3, reps: null })]],
    ['4x8 82.5', [block({ load: kg(82.5) })]],
    ['4x8 82,5kg', [block({ load: kg(82.5) })]],
    ['4x8 (60 kg)', [block({ load: kg(60) })]],
    ['4x8 com 60kg', [block({ load: kg(60) })]],
    ['4x8 45lb', [block({ load: { by: 'grams', grams: 20_412 } })]],
    ['4x8 75%', [block({ load: { by: 'percent', percent: 75 } })]],
    ['4x8 @72,5% de 1RM', [block({ load: { by: 'percent', percent: 72.5 } })]],
    ['4x8 =', [block({ load: { by: 'last' } })]],
    ['4x8 última', [block({ load: { by: 'last' } })]],
    ['4x8 1:30', [block({ rest: 90 })]],
    ['4x8 2 min', [block({ rest: 120 })]],
    ["4x8 1'30", [block({ rest: 90 })]],
    ['4x8 60"', [block({ rest: 60 })]],
    ['4x8 sem descanso', [block({ rest: 0 })]],
    ['4x8 rpe 8,5', [block({ effort: { scale: 'pse', value: 8.5 } })]],
    ['4x8 @8', [block({ effort: { scale: 'pse', value: 8 } })]],
    ['4x8 cad 3-0-x-1', [block({ tempo: '30X1' })]],
    ['3xmax', [block({ count: 3, kind: 'amrap', reps: null })]],
    ['3 x máx', [block({ count: 3, kind: 'amrap', reps: null })]],
    ['3x8+', [block({ count: 3, kind: 'amrap' })]],
    ['3x falha', [block({ count: 3, kind: 'failure', reps: null })]],
    ['4x8 falha', [block({ kind: 'failure' })]],
    ['3x30s', [block({ count: 3, reps: null, seconds: [30, 30] })]],
    ['3x30-45s 60s', [block({ count: 3, reps: null, seconds: [30, 45], rest: 60 })]],
    ['2x5min', [block({ count: 2, reps: null, seconds: [300, 300] })]],
    ['4x400m', [block({ reps: null, meters: 400 })]],
    ['2km', [block({ count: 1, reps: null, meters: 2000 })]],
    ['5km 30min', [block({ count: 1, reps: null, meters: 5000, seconds: [1800, 1800] })]],
    [
      'aq 2x15 20 ; 4x8 80',
      [block({ count: 2, kind: 'warmup', reps: [15, 15], load: kg(20) }), block({ load: kg(80) })],
    ],
    [
      '1x5 100 ; 3x8 90',
      [block({ count: 1, reps: [5, 5], load: kg(100) }), block({ count: 3, load: kg(90) })],
    ],
    [
      '4x12/10/8/8',
      [
        block({ count: 1, reps: [12, 12] }),
        block({ count: 1, reps: [10, 10] }),
        block({ count: 2 }),
      ],
    ],
    ['4x8 drop2 20%', [block({ kind: 'drop', parts: { count: 2, percent: 20 } })]],
    ['4x8 80 drop 90s', [block({ kind: 'drop', load: kg(80), rest: 90 })]],
    [
      '4x8 rp3 15s 90s',
      [block({ kind: 'rest_pause', parts: { count: 3, seconds: 15 }, rest: 90 })],
    ],
    [
      '4x12 cluster 4x3 20s',
      [block({ reps: [12, 12], kind: 'cluster', parts: { count: 4, reps: 3, seconds: 20 } })],
    ],
    ['80kg 4x8', [block({ load: kg(80) })]],
    [
      '4 × 8–10 · 82,5 kg · 1:30 · RIR 2',
      [block({ reps: [8, 10], load: kg(82.5), rest: 90, effort: { scale: 'rir', value: 2 } })],
    ],
  ])('"%s"', (text, sets) => {
    const read = parseLine(`Supino reto ${text}`, find);
    expect(read.problems).toEqual([]);
    expect(read.entry?.exercise).toBe('bench');
    expect(read.body.sets).toEqual(sets);
  });

  test('the rest of the exercise, its rule, its alternatives and its weeks stand anywhere', () => {
    const read = parseLine(
      '+ leg press 45° 4x8 80 dupla +2,5 trava 3 -10% desc 2min ou rosca 21 ; s3-4: 3x8 60 # devagar',
      find,
    );
    expect(read.problems).toEqual([]);
    expect(read.joins).toBe(true);
    const lighter = [block({ count: 3, load: kg(60) })];
    expect(read.entry).toEqual({
      ...plainExercise('press'),
      sets: [block({ load: kg(80) })],
      rule: { type: 'double', step: 2500, stalls: 3, deload: 10 },
      restSeconds: 120,
      alternatives: ['curl'],
      weeks: { 3: lighter, 4: lighter },
      note: 'devagar',
    });
  });

  test.each([
    ['dupla +2,5', { type: 'double', step: 2500 }],
    ['linear +5 cada 2', { type: 'linear', step: 5000, every: 2 }],
    ['linear +5 a cada 2 treinos', { type: 'linear', step: 5000, every: 2 }],
    ['ondas 70/75/80/65%', { type: 'wave', waves: [70, 75, 80, 65] }],
    ['autorir', { type: 'rir' }],
    ['topo -10%', { type: 'top_backoff', backoff: 10 }],
    ['trava 0', { type: 'none', stalls: 0 }],
  ])('the rule "%s"', (text, rule) => {
    const read = parseLine(`Supino reto 4x8 ${text} rir2`, find);
    expect(read.problems).toEqual([]);
    expect(read.body.rule).toEqual(rule);
    expect(read.body.sets[0]?.effort).toEqual({ scale: 'rir', value: 2 });
  });

  test('a rest without a unit is in minutes up to nine', () => {
    const rest = (typed: string) =>
      parseLine(`Supino reto 4x8 desc ${typed}`, find).body.restSeconds;
    expect([rest('9'), rest('10')]).toEqual([540, 10]);
  });

  test('a rest is written in minutes from two whole ones on', () => {
    const written = (seconds: number) =>
      formatLine({ ...plainExercise('bench'), restSeconds: seconds }, nameOf);
    expect([60, 119, 120, 150].map(written)).toEqual([
      'Supino reto ; desc 60s',
      'Supino reto ; desc 119s',
      'Supino reto ; desc 2min',
      'Supino reto ; desc 150s',
    ]);
  });

  test('two counts with a slash are a range and nothing to complain of', () => {
    const read = parseLine('Supino reto 3x10/12', find);
    expect([read.body.sets, read.problems]).toEqual([[block({ count: 3, reps: [10, 12] })], []]);
  });

  test('a note, blocks and waves are taken up to their limits', () => {
    const longest = `Supino reto 4x8 # ${'a'.repeat(PROGRAM_LIMITS.note)}`;
    expect([codes(parseLine(longest, find)), codes(parseLine(`${longest}a`, find))]).toEqual([
      [],
      ['too_many'],
    ]);
    const heads = (count: number) =>
      parseLine(
        `Supino reto ${Array.from({ length: count }, (_, at) => `1x${at + 1}`).join(' ')}`,
        find,
      );
    expect([codes(heads(24)), codes(heads(25))]).toEqual([[], ['too_many']]);
    const waves = (count: number) =>
      parseLine(`Supino reto 4x8 ondas ${Array(count).fill(70).join('/')}%`, find);
    expect([codes(waves(16)), codes(waves(17))]).toEqual([[], ['too_many']]);
    expect(waves(16).body.rule?.waves).toHaveLength(16);
    // Invalid percentages make no waves.
    expect(parseLine('Supino reto 4x8 ondas 500/600%', find).body.rule).not.toHaveProperty('waves');
  });

  test.each(['1) ', '2- ', '3. ', '- ', '• ', '4º ', '1 - ', '10) ', '✅ '])(
    'the mark "%s" of a list is no part of the name',
    (mark) => {
      const read = parseLine(`${mark}Supino reto 4x8`, find);
      expect([read.name.text, codes(read)]).toEqual(['Supino reto', []]);
    },
  );

  test('a colon or a dash may stand after the name', () => {
    expect(parseLine('Supino reto: 3 séries de 12', find).entry?.exercise).toBe('bench');
    expect(parseLine('Supino reto - 3x12', find).entry?.exercise).toBe('bench');
  });
});

describe('what cannot be read as it stands', () => {
  test.each([
    ['', ['name_missing']],
    ['Supino retto 4x8', ['exercise_unknown']],
    ['Supino reto 4x8 ou remadinha', ['alternative_unknown']],
    ['Supino reto 4x', ['measure_missing']],
    ['Supino reto 99x8', ['out_of_range']],
    ['Supino reto 4x8 1.000kg', ['grouped_number']],
    ['Supino reto 4x8 rir 2,3', ['not_half']],
    ['Supino reto 4x12/10/8', ['list_length']],
    ['Supino reto 4x8 falha drop', ['two_kinds']],
    ['Supino reto 4x8 "sem fim', ['quote_open']],
    ['Supino reto ; rir2', ['no_sets']],
    ['Supino reto 4x8 cada lado', ['noted']],
  ])('"%s"', (text, expected) => {
    expect(codes(parseLine(text, find))).toEqual(expected);
  });

  test('words that nobody understands are kept as a note, and said', () => {
    const read = parseLine('Supino reto 3x12 (cada lado) 60s', find);
    expect(read.body.note).toBe('cada lado');
    expect(read.problems).toEqual([
      { code: 'noted', from: 18, to: 28, figures: { text: 'cada lado' } },
    ]);
    expect(setsOf('3x12 cada lado 60s')[0]?.rest).toBe(60);
  });

  test('an unknown exercise keeps what is asked for, and its candidates', () => {
    const candidates = [{ id: 'bench', name: 'Supino reto' }];
    const read = parseLine('supno 4x8', () => ({ candidates }));
    expect(read.entry).toBeNull();
    expect(read.body.sets).toEqual([block({})]);
    expect(read.problems).toEqual([
      { code: 'exercise_unknown', from: 0, to: 5, figures: { name: 'supno' }, candidates },
    ]);
  });
});

describe('a video on a line', () => {
  const videoOf = (text: string) => parseLine(text, find).body.video;

  test('is an address anywhere after the name, with its word or without', () => {
    expect(videoOf('Supino reto 4x8 80 https://youtu.be/abc')).toBe('https://youtu.be/abc');
    expect(videoOf('Supino reto vídeo: https://youtu.be/abc; 4x8')).toBe('https://youtu.be/abc');
    expect(videoOf('Supino reto 4x8 (https://youtu.be/abc), 90s')).toBe('https://youtu.be/abc');
    expect(parseLine('Supino reto https://youtu.be/abc', find).entry?.exercise).toBe('bench');
  });

  test('that cannot be opened safely stays a note', () => {
    const line = parseLine('Supino reto 4x8 http://youtu.be/abc', find);
    expect(line.body.video).toBeUndefined();
    expect(line.body.note).toContain('http://youtu.be/abc');
    expect(codes(line)).toEqual(['noted']);
    expect(videoOf('Supino reto 4x8 # https://youtu.be/abc')).toBeUndefined();
  });
});
