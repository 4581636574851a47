import * as v from 'valibot';
import type { LocalDay } from '../../local-day';
import { day, instant } from '../../record/fields';
import { flatKind } from '../../record/flat-kind';
import { type Json, sameJson } from '../../record/registers';
import {
  type AnamnesisAnswer,
  answerJson,
  answerSchema,
  isBlank,
  keptAnswerSchema,
} from './answer';

export type AnamnesisAnswers = Readonly<Record<string, AnamnesisAnswer>>;

/** The answer to a question; null without one. */
export function answerTo(answers: AnamnesisAnswers, question: string): AnamnesisAnswer | null {
  return Object.hasOwn(answers, question) ? (answers[question] ?? null) : null;
}

/** Answers in the order of their questions, grouped by section. */
export function answersBySection(
  answers: AnamnesisAnswers,
): (readonly [section: string, answers: readonly AnamnesisAnswer[]])[] {
  const sections = new Map<string, AnamnesisAnswer[]>();
  for (const answer of Object.values(answers).sort((a, b) => a.order - b.order)) {
    const section = sections.get(answer.section) ?? [];
    section.push(answer);
    sections.set(answer.section, section);
  }
  return [...sections];
}

/** An anamnesis of one day: answers by the id of their question. */
export interface AnamnesisValues {
  readonly day: LocalDay;
  /** The template, with its version and title at that time. */
  readonly template: string;
  readonly version: LocalDay;
  readonly title: string;
  readonly answers: AnamnesisAnswers;
}

export interface Anamnesis extends AnamnesisValues {
  readonly id: string;
  /** Start: server time, epoch ms. */
  readonly at: number;
  /** When it was finished; null while it is a draft. */
  readonly doneAt: number | null;
}

/** The readable part of a record: null where a value is missing or invalid. */
export interface AnamnesisRecord extends Pick<Anamnesis, 'doneAt' | 'answers' | 'title'> {
  readonly at: number | null;
  readonly day: LocalDay | null;
  readonly template: string | null;
  readonly version: LocalDay | null;
}

const QUESTION = /^q\.([a-z][a-z0-9-]{0,39})$/;
const kept = v.nullable(keptAnswerSchema);

/**
 * Anamneses: one record each, with a register per question, so that two devices can answer in
 * parallel.
 */
export const anamnesisKind = flatKind<AnamnesisRecord>({
  name: 'anamnesis',
  single: false,
  fields: {
    at: instant,
    day,
    template: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)),
    version: day,
    title: v.pipe(v.string(), v.maxLength(60)),
    done: v.nullable(instant),
  },
  schemaOf: (path) => (QUESTION.test(path) ? kept : null),
  project(read, paths) {
    const { text, number } = read;
    const answers: Record<string, AnamnesisAnswer> = {};
    for (const path of paths) {
      const question = QUESTION.exec(path)?.[1];
      const answer = question === undefined ? null : v.safeParse(answerSchema, read(path));
      if (question !== undefined && answer?.success) answers[question] = answer.output;
    }
    return {
      at: number('at'),
      day: text('day'),
      template: text('template'),
      version: text('version'),
      title: text('title') ?? '',
      answers,
      doneAt: number('done'),
    };
  },
});

/** The anamnesis in a record; null when it was removed, erased, or has no day. */
export function anamnesisOf(
  id: string,
  record: AnamnesisRecord & { readonly removedAt: number | null },
): Anamnesis | null {
  const { at, day: on, template, version, title, answers, doneAt, removedAt } = record;
  if (at === null || on === null || removedAt !== null) return null;
  return {
    id,
    at,
    day: on,
    template: template ?? '',
    version: version ?? on,
    title,
    answers,
    doneAt,
  };
}

/** The registers of an anamnesis except its start; for an edit, only the changes since `before`. */
export function anamnesisWrites(
  after: AnamnesisValues,
  before: AnamnesisValues | null = null,
): Record<string, Json> {
  const known = before ? registersOf(before) : {};
  const wanted = registersOf(after);
  const writes: Record<string, Json> = {};
  for (const path of new Set([...Object.keys(wanted), ...Object.keys(known)])) {
    const [value, old] = [wanted[path] ?? null, known[path] ?? null];
    if (!sameJson(value, old)) writes[path] = value;
  }
  return writes;
}

function registersOf({ answers, ...facts }: AnamnesisValues): Record<string, Json> {
  const said = Object.entries(answers).filter(([, answer]) => !isBlank(answer.said));
  const { day: on, version, title } = facts;
  return {
    day: on,
    version,
    title,
    ...(facts.template === '' ? {} : { template: facts.template }),
    ...Object.fromEntries(said.map(([id, answer]) => [`q.${id}`, answerJson(answer)])),
  };
}
