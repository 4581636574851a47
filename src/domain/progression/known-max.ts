import type { LoadKind } from '../exercises/exercise';
import { RULE_DEFAULTS, type Rule } from '../programs/rule';
import {
  MAX_ESTIMATED_REPS,
  type OneRepMaxFormula,
  oneRepMax,
  USUAL_FORMULA,
} from '../progress/one-rep-max';
import type { WholeSession } from './session';
import { isStalled } from './stall';

/** Load kinds with an estimate: the load is all that is lifted, without an unknown body weight. */
const ESTIMATED: ReadonlySet<LoadKind> = new Set(['total', 'per_dumbbell', 'per_side']);

/** Maximum rise at once (ACSM, 2009), also after a pause. */
const MOST_BACK = 1.1;

/** A load this close to its percent counts as equal: the gym may only have the next smaller one. */
const NEARLY = 0.95;

type Part = WholeSession['parts'][number];

/** The 1RM that the percentage loads of an exercise refer to. */
export interface KnownMax {
  /** Grams. */
  readonly grams: number;
  /** Number of sessions without success that just lowered it; 0 for none. */
  readonly missed: number;
}

/** The state after the sessions so far. */
interface Standing extends KnownMax {
  /** The best shown or confirmed value since the last decrease. */
  readonly best: number;
  readonly misses: number;
  /** The best shown value since the first of these misses. */
  readonly since: number;
}

const NOTHING: Standing = { grams: 0, missed: 0, best: 0, misses: 0, since: 0 };

/** The best estimate of a session; a set of twelve implies a set of ten. */
function shownIn({ sets }: WholeSession, formula: OneRepMaxFormula): number {
  const estimates = sets.flatMap(({ kind, done }) => {
    if (!done || kind === 'warmup') return [];
    return oneRepMax(done.load ?? 0, Math.min(done.reps ?? 0, MAX_ESTIMATED_REPS), formula) ?? [];
  });
  return Math.max(0, ...estimates);
}

interface Asked {
  /** The 1RM of the prescription, grams. */
  readonly max: number;
  readonly isDone: boolean;
}

/**
 * The 1RM of a prescription by percent, and whether its sets were completed; null without one, or
 * if no set was tried. A set's plan does not count, because people lower it when it is too heavy.
 */
function askedOf({ advice, sets }: Part): Asked | null {
  const { max, percent, load } = advice?.figures ?? {};
  if (typeof max !== 'number' || typeof percent !== 'number' || typeof load !== 'number')
    return null;
  if (max <= 0 || percent <= 0 || !sets.some(({ done }) => done)) return null;
  const asked = sets.filter(({ kind, target }) => target && kind !== 'warmup' && kind !== 'drop');
  // In a wave the sets have no percent; if some have one, the others are not by percent.
  const named = asked.filter(({ target }) => target?.percent !== undefined);
  const isDone = (named.length > 0 ? named : asked).every(({ target, done }) => {
    const share = (target?.percent ?? percent) / percent;
    // The figures are those of the first set; the possible loads of the others are less certain.
    const least = share === 1 ? load : load * share * NEARLY;
    return done && (done.load ?? 0) >= least && (done.reps ?? 0) >= (target?.reps?.[0] ?? 0);
  });
  return { max, isDone };
}

function askedIn({ parts }: WholeSession): Asked | null {
  const asked = parts.flatMap((part) => askedOf(part) ?? []);
  if (asked.length === 0) return null;
  return {
    max: Math.max(...asked.map(({ max }) => max)),
    isDone: asked.every(({ isDone }) => isDone),
  };
}

function after(
  before: Standing,
  session: WholeSession,
  rule: Rule | null,
  formula: OneRepMaxFormula,
): Standing {
  const shown = shownIn(session, formula);
  const asked = askedIn(session);
  const best = Math.max(before.best, shown);
  const since = Math.max(before.misses > 0 ? before.since : 0, shown);
  if (!asked) return { ...before, best, since, grams: Math.max(before.grams, shown) };
  if (asked.isDone) {
    const held = Math.max(best, asked.max);
    return {
      ...NOTHING,
      best: held,
      grams: Math.max(shown, Math.min(held, asked.max * MOST_BACK)),
    };
  }
  const misses = before.misses + 1;
  if (!isStalled(rule, misses)) {
    return { best, since, misses, missed: 0, grams: Math.max(asked.max, shown) };
  }
  const lowered = asked.max * (1 - (rule?.deload ?? RULE_DEFAULTS.deload) / 100);
  const left = Math.max(lowered, since);
  return { ...NOTHING, best: left, grams: left, missed: misses };
}

/**
 * The 1RM for loads in percent; null if it cannot be estimated. Sets at 75 to 85 % never show the
 * full 1RM. So completing all sets prescribed by a percent of it confirms it, however old it is.
 * After as many sessions in a row without success as the rule allows (default three), it falls by
 * the rule's percent. It never falls below what those sessions showed, and a better set then raises
 * it. After a pause with a lighter first session, it may recover by a tenth at once.
 * @param sessions newest first
 * @param rule of the exercise
 */
export function knownMax(
  sessions: readonly WholeSession[],
  kind: LoadKind,
  rule: Rule | null,
  formula: OneRepMaxFormula = USUAL_FORMULA,
): KnownMax | null {
  if (!ESTIMATED.has(kind)) return null;
  const { grams, missed } = sessions.reduceRight(
    (standing, session) => after(standing, session, rule, formula),
    NOTHING,
  );
  return grams > 0 ? { grams: Math.round(grams), missed } : null;
}
