import * as v from 'valibot';
import type { LocalDay } from '../../local-day';
import { day, instant } from '../../record/fields';
import { flatKind } from '../../record/flat-kind';
import { type Json, sameJson } from '../../record/registers';
import { type Answered, PAPERS, type Paper, type Signer } from './demands';
import { type LawPlace, placeOf } from './places';
import { SCREENING_QUESTIONS, type ScreeningAnswer, type ScreeningQuestion } from './questions';
import { isStrokes, STROKES_LENGTH } from './signature';

/** Maximum characters of the texts besides the answers. */
export const SCREENING_LENGTHS = { question: 400, text: 6000, name: 120, where: 80 } as const;

/** Signed papers: their text, signer, place and time. Never changed afterwards. */
export interface Signature {
  readonly papers: readonly Paper[];
  /** First day of the wording, and the shown wording. */
  readonly version: LocalDay;
  readonly text: string;
  readonly by: Signer;
  /** As it was typed. */
  readonly name: string;
  /** The drawn signature (see signature.ts); '' for a signature by name and tick. */
  readonly strokes: string;
  /** The city, as it was typed. */
  readonly where: string;
  readonly day: LocalDay;
  /** Server time, epoch ms. */
  readonly at: number;
}

/** The answers of a screening, one by one until it is finished. */
export interface ScreeningValues extends Answered {
  /** First day of the questions' wording. */
  readonly version: LocalDay;
}

export interface Screening extends ScreeningValues {
  readonly id: string;
  /** Start: server time, epoch ms. */
  readonly at: number;
  /** When it was finished; null while it is a draft. */
  readonly doneAt: number | null;
  readonly signature: Signature | null;
}

/** The readable part of a record: null where a value is missing or invalid. */
export interface ScreeningRecord
  extends Omit<ScreeningValues, 'day' | 'version' | 'place'>,
    Pick<Screening, 'doneAt' | 'signature'> {
  readonly day: LocalDay | null;
  readonly version: LocalDay | null;
  readonly state: string | null;
  readonly city: string | null;
  readonly at: number | null;
}

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const word = v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]{0,31}$/)));

const answerSchema = v.object({ yes: v.boolean(), asked: text(SCREENING_LENGTHS.question) });
const signatureSchema = v.object({
  papers: v.pipe(v.array(v.picklist(PAPERS)), v.minLength(1), v.maxLength(PAPERS.length)),
  version: day,
  text: text(SCREENING_LENGTHS.text),
  by: v.picklist(['self', 'guardian']),
  name: v.pipe(text(SCREENING_LENGTHS.name), v.trim(), v.minLength(1)),
  strokes: v.pipe(text(STROKES_LENGTH), v.check(isStrokes)),
  where: text(SCREENING_LENGTHS.where),
  day,
  at: instant,
});

/**
 * Health screenings: one record each, with a register per answer, so that a draft continues on any
 * device.
 */
export const screeningKind = flatKind<ScreeningRecord>({
  name: 'screening',
  single: false,
  fields: {
    at: instant,
    day,
    version: day,
    born: v.nullable(day),
    state: word,
    city: word,
    pregnant: v.nullable(v.boolean()),
    ...Object.fromEntries(
      SCREENING_QUESTIONS.map((question) => [`a.${question}`, v.nullable(answerSchema)]),
    ),
    done: v.nullable(instant),
    signed: v.nullable(signatureSchema),
  },
  project(read) {
    const { text, number } = read;
    const pregnant = read('pregnant');
    const answers: Partial<Record<ScreeningQuestion, ScreeningAnswer>> = {};
    for (const question of SCREENING_QUESTIONS) {
      const answer = v.safeParse(answerSchema, read(`a.${question}`));
      if (answer.success) answers[question] = answer.output;
    }
    const signed = v.safeParse(signatureSchema, read('signed'));
    return {
      at: number('at'),
      day: text('day'),
      version: text('version'),
      born: text('born'),
      state: text('state'),
      city: text('city'),
      pregnant: typeof pregnant === 'boolean' ? pregnant : null,
      answers,
      doneAt: number('done'),
      signature: signed.success ? signed.output : null,
    };
  },
});

/** The screening in a record; null when it was removed, erased, or has no day. */
export function screeningOf(
  id: string,
  record: ScreeningRecord & { readonly removedAt: number | null },
): Screening | null {
  const { at, day: on, version, born, state, city, pregnant, answers, doneAt, signature } = record;
  if (at === null || on === null || record.removedAt !== null) return null;
  const place = placeOf(state, city);
  const values = { day: on, version: version ?? on, born, place, pregnant, answers };
  return { id, at, ...values, doneAt, signature };
}

/** The registers of a screening except its start; for an edit, only the changes since `before`. */
export function screeningWrites(
  after: ScreeningValues,
  before: ScreeningValues | null = null,
): Record<string, Json> {
  const known = before ? registersOf(before) : {};
  return Object.fromEntries(
    Object.entries(registersOf(after)).filter(([path, value]) =>
      before ? !sameJson(value, known[path] ?? null) : value !== null,
    ),
  );
}

function registersOf(values: ScreeningValues): Record<string, Json> {
  const { day: on, version, born, place, pregnant, answers } = values;
  return {
    day: on,
    version,
    born,
    pregnant,
    ...placeRegisters(place),
    ...Object.fromEntries(
      SCREENING_QUESTIONS.map((question) => {
        const answer = answers[question];
        return [`a.${question}`, answer ? { ...answer } : null];
      }),
    ),
  };
}

function placeRegisters(place: LawPlace | null): Record<string, Json> {
  return { state: place?.state ?? null, city: place?.city ?? null };
}

/** The register of papers that were signed. */
export function signatureWrites(signature: Signature): Record<string, Json> {
  return { signed: { ...signature, papers: [...signature.papers] } };
}
