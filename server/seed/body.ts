import {
  type AssessmentValues,
  assessmentWrites,
  emptyAssessment,
} from '#domain/health/body/assessment';
import { goalWrites } from '#domain/health/body/goal';
import { weightWrites } from '#domain/health/body-weight';
import { addDays, daysBetween, type LocalDay, localDay } from '#domain/local-day';
import type { Writes } from '#domain/record/registers';
import type { KindName } from '#protocol/kinds';
import { ZONE } from './calendar';
import type { Chance } from './chance';

/** A record written at a past instant, epoch ms. */
interface BodyRecord {
  readonly kind: KindName;
  readonly at: number;
  readonly writes: Writes;
}

const WEEK = 7;
/** Weeks between two assessments. */
const ASSESSED = 6;
/** Changes per week: grams, and tenths of a millimetre of waist and of every skinfold. */
const A_WEEK = { grams: -180, waist: -35, fold: -3 } as const;
const FIRST = { grams: 66_400, waist: 7650, hips: 10_150, arm: 2780, thigh: 5820 } as const;

/**
 * Three months of a woman's body data: weight every three days, an assessment every six weeks, and
 * a goal.
 */
export function bodyRecords(joinedAt: number, now: number, chance: Chance): BodyRecord[] {
  const [first, today] = [localDay(joinedAt, ZONE), localDay(now, ZONE)];
  const records: BodyRecord[] = [];
  const add = (kind: KindName, day: LocalDay, writes: Writes) => {
    const at = Date.parse(`${day}T06:30:00-03:00`);
    // In the early hours, this morning's records do not exist yet.
    if (at <= now) records.push({ kind, at, writes: { ...writes, at } });
  };
  for (let day = first; day <= today; day = addDays(day, 3)) {
    const weeks = daysBetween(first, day) / WEEK;
    const water = 100 * chance.between(-4, 5);
    const grams = FIRST.grams + Math.round((A_WEEK.grams * weeks) / 100) * 100 + water;
    add('body', day, weightWrites({ day, grams, note: '' }));
  }
  for (let day = first; day <= today; day = addDays(day, ASSESSED * WEEK)) {
    add('assessment', day, assessmentWrites(assessmentOn(day, daysBetween(first, day) / WEEK)));
  }
  add(
    'goal',
    first,
    goalWrites({
      of: 'c.waist',
      target: 7000,
      start: FIRST.waist,
      since: first,
      due: addDays(first, 26 * WEEK),
      reached: null,
    }),
  );
  return records;
}

function assessmentOn(day: LocalDay, weeks: number): AssessmentValues {
  const waist = FIRST.waist + A_WEEK.waist * weeks;
  const fold = (tenths: number) => tenths + A_WEEK.fold * weeks;
  return {
    ...emptyAssessment(day),
    sex: 'female',
    age: 32,
    height: 16_600,
    grams: FIRST.grams + A_WEEK.grams * weeks,
    circumferences: {
      neck: 3220,
      waist,
      abdomen: waist + 720,
      hips: FIRST.hips + Math.round((A_WEEK.waist * weeks) / 2),
      'arm-right': FIRST.arm + 10 * weeks,
      'arm-left': FIRST.arm - 20 + 10 * weeks,
      'thigh-right': FIRST.thigh + 15 * weeks,
      'thigh-left': FIRST.thigh - 30 + 15 * weeks,
    },
    skinfolds: { triceps: fold(215), suprailiac: fold(205), thigh: fold(290) },
    protocol: 'jackson-pollock-3',
    equation: 'siri',
    note: weeks === 0 ? 'Primeira avaliação, em jejum.' : '',
  };
}
