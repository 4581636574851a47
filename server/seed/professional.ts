import {
  PROFESSIONAL_STEPS,
  type PricePlan,
  type ProfessionalStep,
  type ProfessionalValues,
  planWrites,
  professionalWrites,
} from '#domain/coaching/professional';
import type { Writes } from '#domain/record/registers';

/** A sample professional's profile and prices. */
export interface SampleProfessional {
  readonly values: ProfessionalValues;
  readonly plans: readonly PricePlan[];
  readonly skipped: readonly ProfessionalStep[];
}

/** The record that results from answering all steps, written at `at` (epoch ms). */
export function professionalRecord(said: SampleProfessional, at: number): Writes {
  const steps = PROFESSIONAL_STEPS.map((step) =>
    professionalWrites({}, step, said.skipped.includes(step) ? 'skipped' : 'done'),
  );
  const plans = said.plans.map(({ id, ...plan }, nth) => planWrites(id, plan, at + nth));
  return Object.assign({}, professionalWrites(said.values), ...steps, ...plans);
}
