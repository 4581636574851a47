import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import {
  type PricePlan,
  type ProfessionalStep,
  type ProfessionalValues,
  planWrites,
  professionalWrites,
} from '#domain/coaching/professional';
import { valueAt } from '#domain/record/registers';
import { commitTo, type Refusal, useAccountSource, type Write } from '../write';

/**
 * Commands on a person's professional profile. Each resolves once it is stored on this device, with
 * null or the refusal.
 */
export interface ProfessionalCommands {
  /** Stores the answers of a step, and marks it as done. */
  answer(step: ProfessionalStep, changes: Partial<ProfessionalValues>): Promise<Refusal | null>;
  skip(step: ProfessionalStep): Promise<Refusal | null>;
  /** Creates a plan, or changes one. */
  plan(id: string | null, plan: Omit<PricePlan, 'id'>): Promise<Refusal | null>;
  removePlan(id: string): Promise<Refusal | null>;
}

/** The creation time of a plan, from its register. */
function madeAt(value: unknown): number | null {
  const at: unknown = typeof value === 'object' && value !== null && Reflect.get(value, 'at');
  return typeof at === 'number' ? at : null;
}

export function useProfessionalCommands(): ProfessionalCommands {
  const source = useAccountSource();
  return useMemo(() => {
    const write = (edit: Write) => commitTo(source, 'professional', 'self', edit);
    return {
      answer: (step, changes) => write(() => professionalWrites(changes, step)),
      skip: (step) => write(() => professionalWrites({}, step, 'skipped')),
      plan: (id, plan) =>
        write((registers, { now }) => {
          const at = id === null ? null : madeAt(valueAt(registers, `p.${id}`));
          return planWrites(id ?? uuidv7(), plan, at ?? now);
        }),
      removePlan: (id) => write(() => planWrites(id, null, 0)),
    };
  }, [source]);
}
