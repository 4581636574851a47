import * as v from 'valibot';
import { type Json, sameJson } from '../../record/registers';

export const ANSWER_LENGTHS = { text: 1000, option: 80, more: 300 } as const;
/** Steps of a scale and of a pain. */
export const SCALE_MOST = 10;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const option = v.pipe(text(ANSWER_LENGTHS.option), v.minLength(1));
const degree = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SCALE_MOST));

/**
 * An answer by the kind of its question. It contains its words, so it is readable without the
 * template.
 */
const saidSchema = v.variant('kind', [
  v.object({ kind: v.literal('yes-no'), yes: v.boolean(), more: text(ANSWER_LENGTHS.more) }),
  v.object({ kind: v.literal('choice'), chosen: option }),
  v.object({ kind: v.literal('multi'), chosen: v.pipe(v.array(option), v.maxLength(24)) }),
  v.object({
    kind: v.literal('pain'),
    places: v.pipe(v.array(v.object({ place: option, degree })), v.maxLength(24)),
  }),
  v.object({
    kind: v.literal('number'),
    hundredths: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_900)),
    unit: text(20),
  }),
  v.object({ kind: v.literal('scale'), degree, least: text(40), most: text(40) }),
  v.object({ kind: v.literal('text'), text: text(ANSWER_LENGTHS.text) }),
]);

/** An answer with the question that it answers, as it was asked. */
export const answerSchema = v.object({
  asked: text(200),
  section: text(60),
  /** Position among the questions, from 0. */
  order: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
  said: saidSchema,
});
// Answers to question kinds of a later version are stored, and not shown here.
const laterSchema = v.looseObject({ asked: text(200), said: v.looseObject({ kind: v.string() }) });
export const keptAnswerSchema = v.union([answerSchema, laterSchema]);

export type AnswerWords = v.InferOutput<typeof saidSchema>;
export type AnamnesisAnswer = v.InferOutput<typeof answerSchema>;

/** Whether an answer has neither text nor choice; a blank one counts as no answer. */
export function isBlank(said: AnswerWords): boolean {
  if (said.kind === 'text') return said.text.trim() === '';
  if (said.kind === 'multi') return said.chosen.length === 0;
  return said.kind === 'pain' && said.places.length === 0;
}

/** An answer as a register holds it. */
export function answerJson({ said, ...question }: AnamnesisAnswer): Json {
  return { ...question, said: saidJson(said) };
}

function saidJson(said: AnswerWords): Json {
  if (said.kind === 'multi') return { ...said, chosen: [...said.chosen] };
  if (said.kind !== 'pain') return { ...said };
  return { ...said, places: said.places.map((one) => ({ ...one })) };
}

/** Whether two answers are equal, regardless of wording and position. */
export function saysTheSame(a: AnamnesisAnswer, b: AnamnesisAnswer): boolean {
  return sameJson(saidJson(a.said), saidJson(b.said));
}
