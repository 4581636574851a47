import { useState } from 'react';
import * as v from 'valibot';
import { GYM_PRESETS } from '#domain/gyms/kits';
import { GOALS, LEVELS } from '#domain/programs/shape';

const KEY = 'anilha.onboarding';

/** Levels as people describe themselves; "returning" is for a person after a long break. */
const EXPERIENCES = [...LEVELS, 'returning'] as const;

const answersSchema = v.object({
  /** The account of the answers, because the next account in this tab gives its own. */
  who: v.string(),
  goal: v.nullable(v.picklist(GOALS)),
  experience: v.nullable(v.picklist(EXPERIENCES)),
  days: v.nullable(v.number()),
  place: v.nullable(v.picklist(GYM_PRESETS)),
  /** The gym created from the answer. */
  gym: v.nullable(v.string()),
});

/** The answers so far; each is null until it is given. */
export type Answers = v.InferOutput<typeof answersSchema>;

/** Props of a step with a question. */
export interface AskProps {
  answers: Answers;
  answer: (said: Partial<Answers>) => void;
}

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

/** Stored in this tab, so that a reload and going back find them; they are not needed later. */
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
        // Without storage, a reload loses the answers and nothing else.
      }
    },
  };
}

/** Called after the ficha was created. */
export function forgetAnswers(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}
