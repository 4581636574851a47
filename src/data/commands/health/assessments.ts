import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import { type AssessmentValues, assessmentWrites } from '#domain/health/body/assessment';
import { type CustomMeasure, measureWrites } from '#domain/health/body/custom-measure';
import { type GoalValues, goalWrites } from '#domain/health/body/goal';
import type { HealthKind } from '#domain/health/health-kinds';
import { removeNode, restoreNode } from '#domain/record/deletion';
import type { Writes } from '#domain/record/registers';
import { KINDS } from '#protocol/kinds';
import { type HealthRefusal, underConsent } from '../under-consent';
import { type AccountSource, commitTo, type Refusal, useAccountSource } from '../write';

type Kept = { readonly id: string; readonly refusal: HealthRefusal | null };

/**
 * Commands for assessments, custom measurements and goals. Each resolves once it is stored on this
 * device, with null or the refusal, and with the id of a new record. Without a consent nothing is
 * stored (rule H1a).
 */
export interface AssessmentCommands {
  /** Stores an assessment; its id serves for undoing it. */
  assess(values: AssessmentValues, id?: string): Promise<Kept>;
  /** Writes only values that differ from `before`, so that changes of other devices stay. */
  change(
    id: string,
    after: AssessmentValues,
    before: AssessmentValues,
  ): Promise<HealthRefusal | null>;
  makeMeasure(measure: Pick<CustomMeasure, 'name' | 'unit'>): Promise<Kept>;
  renameMeasure(id: string, name: string): Promise<HealthRefusal | null>;
  setGoal(goal: GoalValues): Promise<Kept>;
  changeGoal(id: string, after: GoalValues, before: GoalValues): Promise<HealthRefusal | null>;
  /**
   * Removes an assessment, a measurement or a goal. A measurement's values stay, and return with
   * it.
   */
  remove(kind: HealthKind, id: string): Promise<Refusal | null>;
  restore(kind: HealthKind, id: string): Promise<HealthRefusal | null>;
}

/** The commands for the open account. */
export function assessmentCommands(source: AccountSource): AssessmentCommands {
  const keep = async (kind: HealthKind, writes: Writes, id: string = uuidv7()): Promise<Kept> => ({
    id,
    refusal: await underConsent(source, kind, id, (_, at) => ({ ...writes, at })),
  });
  const edit = (kind: HealthKind, id: string, writes: Writes) =>
    underConsent(source, kind, id, () => writes);
  return {
    assess: (values, id) => keep('assessment', assessmentWrites(values), id),
    change: (id, after, before) => edit('assessment', id, assessmentWrites(after, before)),
    makeMeasure: (measure) => keep('measure', measureWrites(measure)),
    renameMeasure: (id, name) => edit('measure', id, { name: name.trim() }),
    setGoal: (goal) => keep('goal', goalWrites(goal)),
    changeGoal: (id, after, before) => edit('goal', id, goalWrites(after, before)),
    remove: (kind, id) =>
      commitTo(source, kind, id, (registers, { device }) =>
        removeNode(KINDS[kind], registers, '', device),
      ),
    restore: (kind, id) => underConsent(source, kind, id, (_, now) => restoreNode('', now)),
  };
}

export function useAssessmentCommands(): AssessmentCommands {
  const source = useAccountSource();
  return useMemo(() => assessmentCommands(source), [source]);
}
