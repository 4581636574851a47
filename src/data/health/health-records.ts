import { anamnesisKind, anamnesisOf } from '#domain/anamnesis/anamnesis';
import { assessmentKind, assessmentOf } from '#domain/body/assessment';
import { measureKind, measureOf } from '#domain/body/custom-measure';
import { goalKind, goalOf } from '#domain/body/goal';
import { bodyKind, weighingOf } from '#domain/body-weight';
import type { HealthKind } from '#domain/health-kinds';
import { painKind, painOf } from '#domain/pain';
import type { Registers } from '#domain/record/registers';
import { screeningKind, screeningOf } from '#domain/screening/screening';

const READERS: Readonly<Record<HealthKind, (registers: Registers) => { at: number } | null>> = {
  body: (registers) => weighingOf('', bodyKind.project(registers)),
  assessment: (registers) => assessmentOf('', assessmentKind.project(registers)),
  measure: (registers) => measureOf('', measureKind.project(registers)),
  goal: (registers) => goalOf('', goalKind.project(registers)),
  screening: (registers) => screeningOf('', screeningKind.project(registers)),
  anamnesis: (registers) => anamnesisOf('', anamnesisKind.project(registers)),
  pain: (registers) => painOf('', painKind.project(registers)),
};

/** When a body record was recorded; null if it is empty or was removed. */
export function recordedIn(kind: HealthKind, registers: Registers): number | null {
  return READERS[kind](registers)?.at ?? null;
}
