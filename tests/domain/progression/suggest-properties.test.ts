import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Equipment, LOAD_KINDS, type LoadKind } from '#domain/exercises/exercise';
import { loadsNear } from '#domain/gyms/loadable';
import { MAX_LOAD_GRAMS } from '#domain/load';
import { RULE_TYPES, type Rule } from '#domain/programs/rule';
import { ADVICE_CODES } from '#domain/progression/advice';
import type { PastSession } from '#domain/progression/session';
import { adviceSchema, effortSchema, targetSchema } from '#domain/workouts/paths';
import { SET_KINDS } from '#domain/workouts/shape';
import { anyBlock } from '../programs/arbitrary';
import { ask, block, GYM, KG, loadable, session } from './asking';

const EQUIPMENT: Readonly<Record<LoadKind, Equipment>> = {
  total: 'barbell',
  per_dumbbell: 'dumbbell',
  per_side: 'machine',
  added_bodyweight: 'pull-up-bar',
  assisted_bodyweight: 'machine',
  time: 'other',
  distance: 'cardio',
  reps_only: 'bodyweight',
};

const rule: fc.Arbitrary<Rule> = fc.record(
  {
    type: fc.constantFrom(...RULE_TYPES),
    step: fc.integer({ min: 500, max: 20_000 }),
    every: fc.integer({ min: 1, max: 4 }),
    waves: fc.array(fc.integer({ min: 40, max: 110 }), { minLength: 1, maxLength: 5 }),
    backoff: fc.integer({ min: 1, max: 50 }),
    stalls: fc.integer({ min: 0, max: 4 }),
    deload: fc.integer({ min: 1, max: 50 }),
  },
  { requiredKeys: ['type'] },
);

const effort = fc.record({
  kg: fc.option(
    fc.integer({ min: 0, max: 400 }).map((half) => half / 2),
    { nil: undefined },
  ),
  reps: fc.integer({ min: 0, max: 30 }),
  seconds: fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined }),
  rir: fc.option(
    fc.integer({ min: 0, max: 20 }).map((half) => half / 2),
    { nil: undefined },
  ),
});

const sessions: fc.Arbitrary<PastSession[]> = fc
  .array(
    fc.tuple(
      fc.array(effort, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(...SET_KINDS),
      fc.constantFrom('left', 'right', null),
    ),
    { maxLength: 6 },
  )
  .map((drawn) => {
    let daysAgo = 0;
    return drawn.map(([efforts, days, kind, side]) => {
      daysAgo += days;
      const done = session(
        efforts.map(({ kg, reps, seconds, rir }) => ({
          reps,
          ...(kg === undefined ? {} : { kg }),
          ...(seconds === undefined ? {} : { seconds }),
          ...(rir === undefined ? {} : { rir }),
        })),
        daysAgo,
      );
      return {
        ...done,
        sets: done.sets.map((set, index) => (index % 2 === 0 ? set : { ...set, kind, side })),
      };
    });
  });

const asked = fc.record({
  prescription: fc.array(anyBlock, { minLength: 1, maxLength: 4 }),
  deload: fc.option(fc.integer({ min: 1, max: 60 })),
  rule: fc.option(rule),
  week: fc.integer({ min: 1, max: 60 }),
  sessions,
  oneRepMax: fc.option(fc.integer({ min: 1000, max: 300_000 })),
  gym: fc.constantFrom(GYM, null),
  exercise: fc.constantFrom(...LOAD_KINDS).map((kind) => loadable(kind, EQUIPMENT[kind])),
});

describe('whatever is asked for and was done', () => {
  test('every set has a plan that can be stored and loaded, and the reason has a known code', () => {
    fc.assert(
      fc.property(asked, (question) => {
        const { sets, advice } = ask(question);
        for (const { plan, target, kind } of sets) {
          expect(v.is(effortSchema, plan)).toBe(true);
          expect(target === null || v.is(targetSchema, target)).toBe(true);
          if (plan.load === null) continue;
          expect(plan.load).toBeGreaterThanOrEqual(0);
          expect(plan.load).toBeLessThanOrEqual(MAX_LOAD_GRAMS);
          const near = loadsNear(
            question.gym,
            question.exercise ?? loadable('total', 'barbell'),
            plan.load,
          );
          if (near.by !== 'step') expect([kind, near.below]).toEqual([kind, plan.load]);
        }
        if (advice) {
          expect(v.is(adviceSchema, advice)).toBe(true);
          expect(ADVICE_CODES.map(String)).toContain(advice.code);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('the same question has the same answer', () => {
    fc.assert(
      fc.property(asked, (question) => {
        expect(ask(question)).toEqual(ask(structuredClone({ ...question })));
      }),
    );
  });
});

/** The load in kilograms and the repetitions of every set of a session. */
const even = fc.record({
  kg: fc.integer({ min: 8, max: 60 }).map((steps) => steps * 2.5),
  reps: fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 4 }),
  daysAgo: fc.integer({ min: 1, max: 90 }),
});

describe('a rule that raises loads', () => {
  test('never goes beyond one step above what was done', () => {
    const raising = fc.constantFrom('double' as const, 'linear' as const, 'top_backoff' as const);
    fc.assert(
      fc.property(
        raising,
        fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
        even,
        fc.boolean(),
        (type, step, { kg, reps, daysAgo }, atGym) => {
          const rule = { type, ...(step === undefined ? {} : { step: step * 500 }) };
          const past = session(
            reps.map((each) => ({ kg, reps: each })),
            daysAgo,
          );
          const { sets } = ask({ rule, sessions: [past], gym: atGym ? GYM : null });
          // A step too small for the equipment becomes the next possible load.
          const most = kg * KG + Math.max(2500, step === undefined ? 0 : step * 500);
          for (const { plan } of sets) expect(plan.load ?? 0).toBeLessThanOrEqual(most);
        },
      ),
    );
  });

  test('by reserve goes no further than 10 %, or one step', () => {
    fc.assert(
      fc.property(even, fc.integer({ min: 0, max: 10 }), ({ kg, reps }, rir) => {
        const past = session(reps.map((each) => ({ kg, reps: each, rir })));
        const { sets } = ask({ rule: { type: 'rir' }, sessions: [past] });
        const load = kg * KG;
        for (const { plan } of sets) {
          expect(plan.load ?? 0).toBeLessThanOrEqual(load + Math.max(2500, load * 0.1));
        }
      }),
    );
  });

  test('lowers loads after a pause and in planned lighter weeks, and never raises them', () => {
    fc.assert(
      fc.property(even, rule, fc.option(fc.integer({ min: 1, max: 60 })), (done, of, deload) => {
        fc.pre(of.type !== 'wave');
        fc.pre(deload !== null || done.daysAgo >= 14);
        const past = session(
          done.reps.map((each) => ({ kg: done.kg, reps: each })),
          done.daysAgo,
        );
        const { sets } = ask({ rule: of, sessions: [past], deload, prescription: [block(3)] });
        for (const { plan } of sets) expect(plan.load ?? 0).toBeLessThanOrEqual(done.kg * KG);
      }),
    );
  });
});
