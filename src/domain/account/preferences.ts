import * as v from 'valibot';
import { noticeFields, readNoticeChoices } from '../device/notice-choices';
import { LENGTH_UNITS } from '../length';
import { LOAD_UNITS } from '../load';
import { WEEK_STARTS } from '../local-day';
import type { ActiveProgram } from '../programs/shape';
import { SETS_RANGE_LIMITS, type SetsRange } from '../progress/muscle-range';
import { ONE_REP_MAX_FORMULAS } from '../progress/one-rep-max';
import { flatKind } from '../record/flat-kind';
import type { Json } from '../record/registers';
import { consentFields, readConsent } from './consent';
import { EFFORT_SHOWN, type ExerciseChoice, type Preferences } from './preference-choices';

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600));
const grams = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

const learned = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(160)),
  exercise: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
});
/** `learnedPath` derives the path from the name. */
const LEARNED = /^i\.[a-z0-9]{1,16}$/;
const gymId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));
const program = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)),
  since: v.pipe(v.string(), v.isoDate()),
});

const weeklySets = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(SETS_RANGE_LIMITS.least),
  v.maxValue(SETS_RANGE_LIMITS.most),
);
/** Least and most; null resets to the default. */
const setsRange = v.nullable(
  v.pipe(
    v.strictTuple([weeklySets, weeklySets]),
    v.check(([least, most]) => least <= most),
  ),
);

/** Number of the last seen version of a ficha. */
const VERSION_SEEN = /^v\.([a-z0-9][a-z0-9-]{0,63})$/;
const versionNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const keyed = /^x\.([a-z0-9][a-z0-9-]{0,63})\.(rest|step|sides)$/;

function oneOf<T extends string>(options: readonly T[], value: Json | undefined): T | null {
  return options.find((option) => option === value) ?? null;
}

function programIn(value: Json | undefined): ActiveProgram | null {
  const parsed = v.safeParse(program, value);
  return parsed.success ? parsed.output : null;
}

function setsRangeIn(value: Json | undefined): SetsRange | null {
  const parsed = v.safeParse(setsRange, value);
  if (!parsed.success || parsed.output === null) return null;
  const [least, most] = parsed.output;
  return { least, most };
}

function numberOr(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

function textOr(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

/** The preferences of a person: the record `self`, one register per setting. */
export const preferencesKind = flatKind<Preferences>({
  name: 'preferences',
  single: true,
  fields: {
    unit: v.picklist(LOAD_UNITS),
    lengthUnit: v.picklist(LENGTH_UNITS),
    weekStart: v.picklist(WEEK_STARTS),
    rest: seconds,
    restWarmup: seconds,
    restExtra: seconds,
    getReady: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
    effortScale: v.picklist(EFFORT_SHOWN),
    oneRepMax: v.picklist(ONE_REP_MAX_FORMULAS),
    setsRange,
    program: v.nullable(program),
    gym: v.nullable(gymId),
    coachView: v.boolean(),
    ...consentFields,
    ...noticeFields,
  },
  schemaOf: (path) => {
    if (LEARNED.test(path)) return v.nullable(learned);
    if (VERSION_SEEN.test(path)) return versionNumber;
    const field = keyed.exec(path)?.[2];
    if (field === undefined) return null;
    if (field === 'sides') return v.nullable(v.boolean());
    return v.nullable(field === 'rest' ? seconds : grams);
  },
  project(read, paths) {
    const exercises: Record<string, ExerciseChoice> = {};
    for (const id of new Set(paths.flatMap((path) => keyed.exec(path)?.[1] ?? []))) {
      exercises[id] = {
        restSeconds: numberOr(read(`x.${id}.rest`)),
        stepGrams: numberOr(read(`x.${id}.step`)),
        sides: read(`x.${id}.sides`) === true,
      };
    }
    const learnedNames = paths
      .filter((path) => LEARNED.test(path))
      .flatMap((path) => {
        const value = v.safeParse(learned, read(path));
        return value.success ? [value.output] : [];
      });
    const seen = paths.flatMap((path) => {
      const [id, number] = [VERSION_SEEN.exec(path)?.[1], numberOr(read(path))];
      return id !== undefined && number !== null ? [[id, number] as const] : [];
    });
    const lengthUnit = oneOf(LENGTH_UNITS, read('lengthUnit'));
    const range = setsRangeIn(read('setsRange'));
    const coachView = read('coachView');
    const formula = oneOf(ONE_REP_MAX_FORMULAS, read('oneRepMax'));
    const asked = (['analytics', 'mail'] as const).flatMap((purpose) => {
      const choice = readConsent(read, purpose);
      return choice.consent || choice.withdrawnAt !== null ? [[purpose, choice] as const] : [];
    });
    return {
      unit: oneOf(LOAD_UNITS, read('unit')),
      weekStart: oneOf(WEEK_STARTS, read('weekStart')),
      restSeconds: numberOr(read('rest')),
      restWarmup: numberOr(read('restWarmup')),
      restExtra: numberOr(read('restExtra')),
      getReady: numberOr(read('getReady')),
      effortScale: oneOf(EFFORT_SHOWN, read('effortScale')),
      gym: textOr(read('gym')),
      health: readConsent(read, 'health'),
      program: programIn(read('program')),
      exercises,
      ...(lengthUnit && { lengthUnit }),
      ...(formula && { oneRepMax: formula }),
      ...(range && { setsRange: range }),
      ...(typeof coachView === 'boolean' && { coachView }),
      ...(seen.length > 0 && { versionsSeen: Object.fromEntries(seen) }),
      ...(learnedNames.length === 0 ? {} : { learnedNames }),
      ...(asked.length === 0 ? {} : { consents: Object.fromEntries(asked) }),
      ...(paths.some((path) => Object.hasOwn(noticeFields, path)) && {
        notices: readNoticeChoices(read),
      }),
    };
  },
});
