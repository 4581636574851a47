import * as v from 'valibot';

const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/));
const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const options = v.pipe(v.array(line(80)), v.minLength(2), v.maxLength(24));
const asked = { id, text: line(200), hint: v.optional(line(200)) };

/**
 * A question by the kind of its answer. `pain` has places, each with an intensity from 0 to 10.
 * `number` has hundredths of its unit, from `min` to `max` whole units.
 */
const questionSchema = v.variant('kind', [
  v.object({ ...asked, kind: v.literal('yes-no'), more: v.optional(line(80)) }),
  v.object({ ...asked, kind: v.literal('choice'), options }),
  // `none` is the option "none of these".
  v.object({ ...asked, kind: v.literal('multi'), options, none: v.optional(line(80)) }),
  v.object({ ...asked, kind: v.literal('pain'), options }),
  v.object({
    ...asked,
    kind: v.literal('number'),
    unit: line(20),
    min: v.pipe(v.number(), v.integer(), v.minValue(0)),
    max: v.pipe(v.number(), v.integer(), v.maxValue(9999)),
    decimals: v.optional(v.picklist([0, 1, 2])),
  }),
  v.object({
    ...asked,
    kind: v.literal('scale'),
    least: line(40),
    most: line(40),
  }),
  v.object({ ...asked, kind: v.literal('text') }),
]);

/**
 * The questions of an anamnesis as data. Every template, from this app or elsewhere, has this
 * shape. `version` is the first day of its wording.
 */
export const templateSchema = v.pipe(
  v.object({
    id,
    version: v.pipe(v.string(), v.isoDate()),
    title: line(60),
    about: line(200),
    sections: v.pipe(
      v.array(
        v.object({
          id,
          title: line(60),
          questions: v.pipe(v.array(questionSchema), v.minLength(1)),
        }),
      ),
      v.minLength(1),
      v.maxLength(30),
    ),
  }),
  v.check(({ sections }) => {
    const ids = sections.flatMap(({ questions }) => questions.map((question) => question.id));
    return new Set(ids).size === ids.length && ids.length <= 100;
  }, 'Every question has an id of its own, and there are at most a hundred'),
);

export type AnamnesisTemplate = v.InferOutput<typeof templateSchema>;
export type AnamnesisSection = AnamnesisTemplate['sections'][number];
export type AnamnesisQuestion = v.InferOutput<typeof questionSchema>;

/** Every question of a template, in the order they are asked. */
export function questionsOf({ sections }: AnamnesisTemplate): AnamnesisQuestion[] {
  return sections.flatMap(({ questions }) => questions);
}
