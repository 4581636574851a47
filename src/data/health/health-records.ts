import { anamnesisKind, anamnesisOf } from '#domain/health/anamnesis/anamnesis';
import { assessmentKind, assessmentOf } from '#domain/health/body/assessment';
import { customMeasureOf, measureKind } from '#domain/health/body/custom-measure';
import { goalKind, goalOf } from '#domain/health/body/goal';
import { bodyKind, weighingOf } from '#domain/health/body-weight';
import type { HealthKind } from '#domain/health/health-kinds';
import { painKind, painOf } from '#domain/health/pain';
import { screeningKind, screeningOf } from '#domain/health/screening/screening';
import type { Registers } from '#domain/record/registers';

const READERS: Readonly<Record<HealthKind, (registers: Registers) => { at: number } | null>> = {
  body: (registers) => weighingOf('', bodyKind.project(registers)),
  assessment: (registers) => assessmentOf('', assessmentKind.project(registers)),
  measure: (registers) => customMeasureOf('', measureKind.project(registers)),
  goal: (registers) => goalOf('', goalKind.project(registers)),
  screening: (registers) => screeningOf('', screeningKind.project(registers)),
  anamnesis: (registers) => anamnesisOf('', anamnesisKind.project(registers)),
  pain: (registers) => painOf('', painKind.project(registers)),
};

/** When a health record was recorded; null if it is empty or was removed. */
export function recordedIn(kind: HealthKind, registers: Registers): number | null {
  return READERS[kind](registers)?.at ?? null;
}
