import * as v from 'valibot';
import type { LocalDay } from '../local-day';
import { day } from '../record/fields';
import { flatKind } from '../record/flat-kind';

/** Where it hurt, from the head down. */
export const PAIN_REGIONS = [
  'neck',
  'shoulder',
  'elbow',
  'wrist',
  'chest',
  'upper-back',
  'lower-back',
  'hip',
  'thigh',
  'knee',
  'calf',
  'ankle',
  'other',
] as const;
export type PainRegion = (typeof PAIN_REGIONS)[number];

/** Light, moderate, strong. */
export const PAIN_STRENGTHS = [1, 2, 3] as const;
export type PainStrength = (typeof PAIN_STRENGTHS)[number];

export interface PainValues {
  readonly region: PainRegion;
  /** Null if not given. */
  readonly strength: PainStrength | null;
}

/**
 * Pain that a person reported after a workout. It has the workout's id but its own record: health
 * data need a consent and a scope that a workout does not.
 */
export interface Pain extends PainValues {
  /** Id of the workout and of this record. */
  readonly id: string;
  /** When it was recorded: server time, epoch ms. */
  readonly at: number;
  /** The day of the workout. */
  readonly day: LocalDay;
}

export interface PainRecord {
  readonly at: number | null;
  readonly day: LocalDay | null;
  readonly region: PainRegion | null;
  readonly strength: PainStrength | null;
}

const regionSchema = v.picklist(PAIN_REGIONS);
const strengthSchema = v.picklist(PAIN_STRENGTHS);

export const painKind = flatKind<PainRecord>({
  name: 'pain',
  single: false,
  fields: {
    at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
    day,
    region: v.nullable(regionSchema),
    strength: v.nullable(strengthSchema),
  },
  project(read) {
    const [at, day] = [read('at'), read('day')];
    const region = v.safeParse(regionSchema, read('region'));
    const strength = v.safeParse(strengthSchema, read('strength'));
    return {
      at: typeof at === 'number' ? at : null,
      day: typeof day === 'string' ? day : null,
      region: region.success ? region.output : null,
      strength: strength.success ? strength.output : null,
    };
  },
});

/** The pain in a record; null if withdrawn, removed, erased, or unreadable here. */
export function painOf(
  id: string,
  record: PainRecord & { readonly removedAt: number | null },
): Pain | null {
  const { at, day, region, strength, removedAt } = record;
  if (at === null || day === null || region === null || removedAt !== null) return null;
  return { id, at, day, region, strength };
}

/** The registers of a pain except its recording time. */
export function painWrites({ day, region, strength }: Omit<Pain, 'id' | 'at'>) {
  return { day, region, strength };
}

/** Records that there is no pain; clears its values. */
export function noPain() {
  return { region: null, strength: null };
}
