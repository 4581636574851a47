import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { emailSchema, nameSchema, newPasswordSchema } from '#domain/account/account';
import { guardianFields } from '#domain/account/guardian';
import { passkeyNameSchema } from '#domain/account/second-factor';
import { dayTimeSchema } from '#domain/agenda/appointments';
import { exerciseSchema } from '#domain/exercises/exercise';
import { MUSCLES } from '#domain/exercises/muscles';
import { answerSchema } from '#domain/health/anamnesis/answer';
import { templateSchema } from '#domain/health/anamnesis/template';
import { prescriptionSchema } from '#domain/programs/prescription';
import { ruleSchema } from '#domain/programs/rule';
import { batchSchema } from '#domain/record/batch';
import { originSchema, startSchema, targetSchema } from '#domain/workouts/paths';
import { KINDS, type KindName } from '#protocol/kinds';

type Taker = (value: unknown) => boolean;

const LAST_INSTANT = 8.64e15;

/** Whether a register of a kind accepts a value. */
function into(kind: KindName, path: string): Taker {
  const schema = KINDS[kind].schemaOf(path);
  if (!schema) throw new Error(`${kind} has no ${path}`);
  return (value) => v.is(schema, value);
}
/** Whether a schema accepts a value within its surrounding object. */
const fits =
  (schema: v.GenericSchema, around: (value: unknown) => unknown = (value) => value): Taker =>
  (value) =>
    v.is(schema, around(value));
const said = (around: (value: unknown) => object): Taker =>
  fits(answerSchema, (value) => ({ asked: 'a', section: 'a', order: 0, said: around(value) }));
const catalogue = (field: 'id' | 'name' | 'aliases' | 'primary' | 'stepGrams'): Taker =>
  fits(v.pick(exerciseSchema, [field]), (value) => ({ [field]: value }));

type NumberRow = readonly [what: string, takes: Taker, least: number, most: number];
const NUMBERS: readonly NumberRow[] = [
  ['grams of a weighing', into('body', 'weight'), 20_000, 400_000],
  ['grams in an assessment', into('assessment', 'weight'), 20_000, 400_000],
  ['years in an assessment', into('assessment', 'age'), 5, 120],
  ['values of an own measure', into('assessment', 'm.x'), 0, 1_000_000_000],
  ['the target of a goal', into('goal', 'target'), 0, 1_000_000_000],
  ['percent of the body in an exercise', into('exercise', 'bodyweightShare'), 0, 100],
  ['grams of a step', into('exercise', 'stepGrams'), 1, 9_999_000],
  ['grams of a step in the catalogue', catalogue('stepGrams'), 1, 9_999_000],
  ['grams of a chosen step', into('preferences', 'x.squat.step'), 1, 100_000],
  ['seconds of rest', into('preferences', 'rest'), 0, 3600],
  ['seconds to get ready', into('preferences', 'getReady'), 0, 60],
  ['minutes of a day', fits(dayTimeSchema), 0, 1439],
  ['percent of a target', fits(targetSchema, (percent) => ({ percent })), 1, 150],
  ['sets a week', fitsTwice(into('preferences', 'setsRange')), 1, 40],
  ['weeks of a ficha', fits(originSchema, (week) => ({ program: 'p', day: 'a', week })), 1, 520],
  [
    'instants of an import',
    fits(batchSchema, (at) => ({ id: 'b', at, from: 'hevy' })),
    0,
    LAST_INSTANT,
  ],
  ['instants of a pain', into('pain', 'at'), 0, LAST_INSTANT],
  ['degrees of a scale', said((degree) => ({ kind: 'scale', degree, least: '', most: '' })), 0, 10],
  [
    'hundredths of a number',
    said((hundredths) => ({ kind: 'number', hundredths, unit: '' })),
    0,
    999_900,
  ],
  [
    'places of a question',
    fits(answerSchema, (order) => ({
      asked: '',
      section: '',
      order,
      said: { kind: 'text', text: '' },
    })),
    0,
    999,
  ],
];

function fitsTwice(takes: Taker): Taker {
  return (value) => takes([value, value]);
}

const FROM: readonly (readonly [what: string, takes: Taker, least: number])[] = [
  ['a version that was seen', into('preferences', 'v.ficha'), 1],
  ['a published version', into('program-version', 'number'), 1],
  [
    'a version that was carried',
    (version) =>
      into(
        'assignment',
        'carried',
      )({ step: { fields: [], added: [], removed: [] }, content: {}, version }),
    1,
  ],
  ['the instant of a weighing', into('body', 'at'), 0],
  ['the instant of an assessment', into('assessment', 'at'), 0],
  ['the instant of a measure', into('measure', 'at'), 0],
  ['the instant of a goal', into('goal', 'at'), 0],
  ['the instant of a consent', into('consent', 'at'), 0],
  ['the instant of a note', into('coach-note', 'at'), 0],
];

describe('whole numbers', () => {
  test.each(NUMBERS)('%s', (_, takes, least, most) => {
    // Beside the last instant, adjacent whole numbers differ by two.
    const around = [least - 1, least, most, most + 2];
    expect(around.map(takes)).toEqual([false, true, true, false]);
  });

  test.each(FROM)('%s', (_, takes, least) => {
    expect([least - 1, least].map(takes)).toEqual([false, true]);
  });
});

const signed = (change: object) => ({
  papers: ['term'],
  version: '2026-11-22',
  text: '',
  by: 'self',
  name: 'Ana',
  strokes: '',
  where: '',
  day: '2026-11-22',
  at: 1,
  ...change,
});
const machine = (change: object) => ({
  startGrams: null,
  stepGrams: null,
  maxGrams: null,
  stackGrams: null,
  plateLoaded: false,
  note: '',
  ...change,
});
const template = (change: object) => ({
  id: 'a',
  version: '2026-11-22',
  title: 'A',
  about: 'A',
  sections: [{ id: 's', title: 'S', questions: [{ id: 'q', text: 'Q', kind: 'text' }] }],
  ...change,
});
const asking = (question: object) =>
  template({
    sections: [{ id: 's', title: 'S', questions: [{ id: 'q', text: 'Q', ...question }] }],
  });

type LengthRow = readonly [what: string, takes: Taker, least: number, most: number];
const TEXTS: readonly LengthRow[] = [
  ['a password', fits(newPasswordSchema), 8, 128],
  ['a name', fits(nameSchema), 1, 80],
  ["a guardian's name", fits(guardianFields.name), 3, 80],
  ["a key's name", fits(passkeyNameSchema), 1, 60],
  ['the note of a weighing', into('body', 'note'), 0, 1000],
  ['the note of an assessment', into('assessment', 'note'), 0, 1000],
  ['the name of a measure', into('measure', 'name'), 1, 40],
  ['the name of an exercise', into('exercise', 'name'), 1, 80],
  ['the note of an exercise', into('exercise', 'note'), 0, 4096],
  ['an id of the catalogue', catalogue('id'), 1, 64],
  ['a name of the catalogue', catalogue('name'), 1, 80],
  ['the name of who was let in', into('consent', 'name'), 0, 120],
  ['a scope', (scope) => into('consent', 'scopes')([scope]), 0, 16],
  ['a learned name', (name) => into('preferences', 'i.x')({ name, exercise: 'a' }), 1, 160],
  ['a learned exercise', (exercise) => into('preferences', 'i.x')({ name: 'a', exercise }), 1, 64],
  ['the title of a workout', into('workout', 'title'), 0, 120],
  ['a zone', fits(startSchema, (zone) => ({ at: 1, zone, day: '2026-11-22' })), 1, 64],
  ['the title of a ficha', into('program', 'title'), 0, 120],
  ['the name of a gym', into('gym', 'name'), 1, 60],
  ['the note of a machine', (note) => into('gym', 'm.x')(machine({ note })), 0, 1000],
  ['the title of an anamnesis', into('anamnesis', 'title'), 0, 60],
  ['an answer in words', said((words) => ({ kind: 'text', text: words })), 0, 1000],
  ['an option', said((chosen) => ({ kind: 'choice', chosen })), 1, 80],
  ['the title of a template', fits(templateSchema, (title) => template({ title })), 1, 60],
  ['the text of a paper', (words) => into('screening', 'signed')(signed({ text: words })), 0, 6000],
  ['who signed', (name) => into('screening', 'signed')(signed({ name })), 1, 120],
  ['what a professional says', into('professional', 'bio'), 0, 1000],
  ['the name of a group', into('group', 'name'), 0, 60],
  ['a message', into('message', 'text'), 0, 2000],
  ['the title of a ready message', into('message-template', 'title'), 0, 60],
  ['a ready message', into('message-template', 'text'), 0, 2000],
  ["a coach's note", into('coach-note', 'text'), 0, 2000],
  ['the name of who published', into('program-version', 'byName'), 0, 120],
  ['the note of a version', into('program-version', 'note'), 0, 2000],
];

describe('texts', () => {
  test.each(TEXTS)('%s', (_, takes, least, most) => {
    const lengths = [...(least > 0 ? [least - 1] : []), least, most, most + 1];
    expect(lengths.map((length) => takes('a'.repeat(length)))).toEqual([
      ...(least > 0 ? [false] : []),
      true,
      true,
      false,
    ]);
  });

  test('an e-mail of 254 characters, a telephone of 120, a video of 500', () => {
    const domain = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.com`;
    const email = (length: number) => `${'a'.repeat(length - domain.length - 1)}@${domain}`;
    expect([254, 255].map((length) => fits(emailSchema)(email(length)))).toEqual([true, false]);
    const telephone = (length: number) => '1'.repeat(length);
    const contact = fits(guardianFields.contact);
    expect([9, 10, 120, 121].map((length) => contact(telephone(length)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const video = (length: number) => 'https://youtu.be/'.padEnd(length, 'a');
    const takes = into('exercise', 'video');
    expect([500, 501].map((length) => takes(video(length)))).toEqual([true, false]);
  });
});

const set = { count: 1, kind: 'normal', reps: null, load: null };
type ListRow = readonly [what: string, takes: Taker, one: unknown, least: number, most: number];
const LISTS: readonly ListRow[] = [
  ['other names of an exercise', into('exercise', 'aliases'), 'corda', 0, 12],
  ['muscles of an exercise', into('exercise', 'primary'), 'lats', 0, 12],
  ['muscles that help in an exercise', into('exercise', 'secondary'), 'lats', 0, 12],
  ['other names of the catalogue', catalogue('aliases'), 'corda', 0, 12],
  ['muscles of the catalogue', catalogue('primary'), 'lats', 0, MUSCLES.length],
  ['scopes', into('consent', 'scopes'), 'training', 0, 16],
  ['blocks of sets', fits(prescriptionSchema), set, 0, 24],
  ['waves', fits(ruleSchema, (waves) => ({ type: 'wave', waves })), 70, 1, 16],
  ['bars', into('gym', 'bars'), { kind: 'barbell', grams: 1 }, 0, 24],
  ['plates', into('gym', 'plates'), { grams: 1, count: 1 }, 0, 32],
  ['dumbbells', into('gym', 'dumbbells'), 1, 0, 120],
  ['equipment', into('gym', 'equipment'), 'barbell', 0, 40],
  ['a stack', (stackGrams) => into('gym', 'm.x')(machine({ stackGrams })), 1, 0, 60],
  ['chosen options', said((chosen) => ({ kind: 'multi', chosen })), 'a', 0, 24],
  [
    'places of a pain',
    said((places) => ({ kind: 'pain', places })),
    { place: 'a', degree: 1 },
    0,
    24,
  ],
  ['options', fits(templateSchema, (options) => asking({ kind: 'choice', options })), 'a', 2, 24],
  ['papers', (papers) => into('screening', 'signed')(signed({ papers })), 'term', 1, 2],
  ['specialities', into('professional', 'specialities'), 'strength', 0, 40],
];

describe('lists', () => {
  test.each(LISTS)('%s', (_, takes, one, least, most) => {
    const lengths = [...(least > 0 ? [least - 1] : []), least, most, most + 1];
    expect(lengths.map((length) => takes(Array(length).fill(one)))).toEqual([
      ...(least > 0 ? [false] : []),
      true,
      true,
      false,
    ]);
  });

  test('a template has one to thirty sections with a question each, and figures up to 9999', () => {
    const sections = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        id: 's',
        title: 'S',
        questions: [{ id: `q${at}`, text: 'Q', kind: 'text' }],
      }));
    const takes = fits(templateSchema);
    expect([0, 1, 30, 31].map((count) => takes(template({ sections: sections(count) })))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(takes(template({ sections: [{ id: 's', title: 'S', questions: [] }] }))).toBe(false);
    const figure = (max: number) => takes(asking({ kind: 'number', unit: 'x', min: 0, max }));
    expect([9999, 10_000].map(figure)).toEqual([true, false]);
  });
});
