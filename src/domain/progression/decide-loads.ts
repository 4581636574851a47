import type { Rule, RuleType } from '../programs/rule';
import type { Advice } from '../workouts/shape';
import { adviceOf } from './advice';
import { double } from './double';
import { linear } from './linear';
import { none } from './none';
import type { PastWork } from './past-work';
import type { Pause } from './pause';
import { percentAdvice, percentLoad, percentOf } from './percent';
import { rir } from './rir';
import type { Loads } from './rounding';
import { type Counts, type Decision, decided, kept, lastLoads, type Situation } from './situation';
import type { Slot } from './slots';
import type { SuggestInput } from './suggestion';
import { topBackoff } from './top-backoff';

interface Question extends SuggestInput {
  /** Working sets; at least one. */
  readonly slots: readonly Slot[];
  readonly works: readonly PastWork[];
  readonly loads: Loads;
  readonly pause: Pause;
}

interface Answer {
  readonly loads: readonly (number | null)[];
  readonly counts: Counts;
  readonly advice: Advice;
}

const PLAIN: Rule = { type: 'none' };

const BY_RULE: Record<RuleType, (situation: Situation) => Decision> = {
  none,
  double,
  linear,
  rir,
  top_backoff: topBackoff,
  // Its loads are percentages; a set without one repeats the last load.
  wave: none,
};

/** The written load of a set, in grams. */
function writtenLoad({ block: { load } }: Slot): number | null {
  return load?.by === 'grams' ? load.grams : null;
}

/** Whether the rule only starts from written loads; otherwise they apply every time. */
function startsFromWritten({ type }: Rule): boolean {
  return type !== 'none' && type !== 'wave';
}

/** In a deload week the lowered load is computed, not written by a person. */
function ofWeek({ loads, deload }: Question): Loads {
  return deload === null ? loads : { ...loads, near: loads.reckoned };
}

/** The loads of an exercise's working sets, with the reason. */
export function decideLoads(asked: Question): Answer {
  const question = { ...asked, loads: ofWeek(asked) };
  const { slots, loads, week, deload, pause, oneRepMax: known } = question;
  const rule = question.rule ?? PLAIN;
  const answer = withoutPercents(question, rule);
  const percents = slots.map((slot) => percentOf(slot, rule, week, deload));
  const max = known && known.grams * (1 - pause.percent / 100);
  const byPercent = percents.map((percent) =>
    percent === null ? null : percentLoad(percent, max, loads),
  );
  const first = percents[0] ?? null;
  const advice =
    first === null
      ? answer.advice
      : percentAdvice(
          {
            percent: first,
            load: byPercent[0] ?? null,
            max: max === null ? null : Math.round(max),
          },
          { isWave: slots[0]?.block.load?.by !== 'percent', week, missed: known?.missed ?? 0 },
        );
  return {
    loads: slots.map((_, index) =>
      (percents[index] ?? null) === null
        ? (answer.loads[index] ?? null)
        : (byPercent[index] ?? null),
    ),
    counts: first === null ? answer.counts : 'least',
    advice,
  };
}

function withoutPercents(question: Question, rule: Rule): Answer {
  const { slots, works, loads, deload, pause } = question;
  const [last] = works;
  const written = slots.map(writtenLoad);
  const start = written.find((load) => load !== null) ?? null;
  const situation = last ? { slots, rule, loads, works, last } : null;
  if (!startsFromWritten(rule)) return fixedOrAgain(question, situation, written);

  if (deload !== null) return lighterWeek(question, situation, written, deload);
  if (start !== null) {
    const said = works.find((work) => work.start !== null)?.start ?? null;
    if (!situation || said !== start) {
      return {
        loads: written.map((load) => loads.near(load ?? start)),
        counts: 'least',
        advice: writtenAdvice(said === null ? 'plan_start' : 'plan_changed', start, loads, start),
      };
    }
  }
  if (!situation) return open(slots);
  const answer = pause.percent > 0 ? afterPause(situation, pause) : BY_RULE[rule.type](situation);
  return start === null ? answer : { ...answer, advice: withStart(answer.advice, start) };
}

/** Before the first session the person chooses. */
function open(slots: readonly Slot[]): Answer {
  return { loads: slots.map(() => null), counts: 'least', advice: adviceOf('first_open', {}) };
}

/** Stored with every advice, so that a later change of the written load is detected. */
function withStart(advice: Advice, start: number): Advice {
  return { ...advice, figures: { ...advice.figures, start } };
}

function writtenAdvice(
  code: 'plan_start' | 'plan_changed' | 'fixed',
  written: number,
  loads: Loads,
  start: number | null,
): Advice {
  const load = loads.near(written);
  return adviceOf(code, {
    load,
    asked: load === written ? null : written,
    assisted: loads.assisted ? 1 : null,
    start,
  });
}

/** Without a rule: the written load every time, else the last one, lighter after a long pause. */
function fixedOrAgain(
  question: Question,
  situation: Situation | null,
  written: readonly (number | null)[],
): Answer {
  const { slots, loads } = question;
  const again = situation && unruled(question, situation);
  const answer = again ?? open(slots);
  const fixed = written.find((load) => load !== null) ?? null;
  return {
    loads: slots.map((_, index) => {
      const load = written[index] ?? null;
      return load === null ? (answer.loads[index] ?? null) : loads.near(load);
    }),
    counts: answer.counts,
    advice: fixed === null ? answer.advice : fixedAdvice(question, fixed),
  };
}

function unruled({ deload, pause }: Question, situation: Situation): Decision {
  if (deload !== null) return lowered(situation, 'deload_week', Math.max(deload, pause.percent));
  return pause.percent > 0 ? afterPause(situation, pause) : none(situation);
}

/** A pause does not change a written load; the advice only offers a lighter one. */
function fixedAdvice({ loads, pause }: Question, written: number): Advice {
  const load = loads.near(written);
  const lighter = pause.percent === 0 ? load : loads.lowered(load, pause.percent);
  if (lighter === load) return writtenAdvice('fixed', written, loads, null);
  return adviceOf('fixed_after_break', {
    load,
    lighter,
    days: pause.days,
    assisted: loads.assisted ? 1 : null,
  });
}

function lighterWeek(
  { slots, loads, pause }: Question,
  situation: Situation | null,
  written: readonly (number | null)[],
  deload: number,
): Answer {
  if (situation) return lowered(situation, 'deload_week', Math.max(deload, pause.percent));
  const start = written.find((load) => load !== null) ?? null;
  if (start === null) return open(slots);
  return {
    loads: written.map((load) => loads.near(load ?? start)),
    counts: 'least',
    advice: writtenAdvice('fixed', start, loads, null),
  };
}

function lowered(
  situation: Situation,
  code: 'deload_week' | 'break_return',
  percent: number,
  days: number | null = null,
): Decision {
  const { loads } = situation;
  const to = lastLoads(situation).map((load) =>
    code === 'deload_week' ? loads.loweredSurely(load, percent) : loads.lowered(load, percent),
  );
  return decided(situation, code, to, 'least', { percent, days });
}

/** Lighter than the last time; a load without a lighter one nearby stays. */
function afterPause(situation: Situation, { percent, days }: Pause): Decision {
  const easier = lowered(situation, 'break_return', percent, days);
  const from = lastLoads(situation);
  const isEasier = easier.loads.some((load, index) => load !== (from[index] ?? load));
  return isEasier ? easier : kept(situation, 'break_keep', 'least', { days });
}
