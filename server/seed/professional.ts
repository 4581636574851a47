import type { Kysely } from 'kysely';
import {
  PROFESSIONAL_STEPS,
  type PricePlan,
  type ProfessionalStep,
  type ProfessionalValues,
  planWrites,
  professionalWrites,
} from '#domain/coaching/professional';
import type { Writes } from '#domain/record/registers';
import type { Publish } from '#protocol/professionals';
import type { Database } from '../db/schema';
import { ownRow } from '../professionals/profile';
import { HandleTaken, publish } from '../professionals/publish';

/** What a sample professional says of herself, and what she asks for her work. */
export interface SampleProfessional {
  readonly values: ProfessionalValues;
  readonly plans: readonly PricePlan[];
  readonly skipped: readonly ProfessionalStep[];
}

/** The record that answering all steps leaves, made at `at` (epoch ms). */
export function professionalRecord(said: SampleProfessional, at: number): Writes {
  const steps = PROFESSIONAL_STEPS.map((step) =>
    professionalWrites({}, step, said.skipped.includes(step) ? 'skipped' : 'done'),
  );
  const plans = said.plans.map(({ id, ...plan }, nth) => planWrites(id, plan, at + nth));
  return Object.assign({}, professionalWrites(said.values), ...steps, ...plans);
}

/** Publishes her page, unless there ever was one, or its handle is somebody else's. */
export async function publishSample(
  db: Kysely<Database>,
  person: string,
  { values: { pix: _, ...values }, plans }: SampleProfessional,
  now: number,
): Promise<void> {
  if (await ownRow(db, person)) return;
  const form: Publish = {
    ...values,
    specialities: [...values.specialities],
    plans: plans.map(({ id: _, ...plan }) => plan),
  };
  await publish(db, person, form, now).catch((cause: unknown) => {
    if (!(cause instanceof HandleTaken)) throw cause;
  });
}
