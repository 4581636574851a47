import { useState } from 'react';
import * as v from 'valibot';
import { GYM_PRESETS } from '#domain/gyms/kits';
import { GOALS, LEVELS } from '#domain/programs/shape';

const KEY = 'anilha.onboarding';

/** Levels as a person knows theirs: who comes back after a pause is none of them. */
const EXPERIENCES = [...LEVELS, 'returning'] as const;

const answersSchema = v.object({
  /** The account that answered: the next one in this tab answers for itself. */
  who: v.string(),
  goal: v.nullable(v.picklist(GOALS)),
  experience: v.nullable(v.picklist(EXPERIENCES)),
  days: v.nullable(v.number()),
  place: v.nullable(v.picklist(GYM_PRESETS)),
  /** The gym that was made of the answer. */
  gym: v.nullable(v.string()),
});

/** Answers so far; null without one. */
export type Answers = v.InferOutput<typeof answersSchema>;

function nothing(who: string): Answers {
  return { who, goal: null, experience: null, days: null, place: null, gym: null };
}

function readAnswers(who: string): Answers {
  try {
    const kept = v.safeParse(answersSchema, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return kept.success && kept.output.who === who ? kept.output : nothing(who);
  } catch {
    return nothing(who);
  }
}

/** Kept in this tab, so that a reload and going back find them; nothing needs them afterwards. */
export function useAnswers(who: string): {
  readonly answers: Answers;
  readonly answer: (said: Partial<Answers>) => void;
} {
  const [answers, setAnswers] = useState(() => readAnswers(who));
  return {
    answers,
    answer(said) {
      const now = { ...answers, ...said };
      setAnswers(now);
      try {
        sessionStorage.setItem(KEY, JSON.stringify(now));
      } catch {
        // A full or closed storage costs the answers a reload, nothing else.
      }
    },
  };
}

/** The ficha that they were given for is made. */
export function forgetAnswers(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}
