import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import { assessmentWrites } from '#domain/body/assessment';
import { measureWrites } from '#domain/body/custom-measure';
import { goalWrites } from '#domain/body/goal';
import { bodyKind, type Weight, weightWrites } from '#domain/body-weight';
import * as consent from '#domain/health-consent';
import type { HealthKind } from '#domain/health-kinds';
import { removeNode, restoreNode } from '#domain/record/deletion';
import type { Writes } from '#domain/record/registers';
import { type BodyMeasures, readBodyMeasures } from '../assessments';
import { erasing, readHealthRows } from '../withdrawn';
import { type HealthRefusal, underConsent } from './under-consent';
import {
  type AccountSource,
  commitAll,
  commitTo,
  type Edit,
  type Refusal,
  useAccountSource,
} from './write';

/** What a withdrawal erased. */
export type Withdrawn = Pick<
  BodyMeasures,
  'health' | 'weighings' | 'assessments' | 'measures' | 'goals'
>;

/** Weighings. Every command resolves once it is stored on this device, with null or why not. */
export interface BodyCommands {
  /** Agrees to today's text about health data. */
  agree(): Promise<Refusal | null>;
  /** Keeps a weighing; its id is for taking it back. */
  log(weight: Weight): Promise<{ readonly id: string; readonly refusal: HealthRefusal | null }>;
  correct(id: string, weight: Weight): Promise<HealthRefusal | null>;
  remove(id: string): Promise<Refusal | null>;
  restore(id: string): Promise<HealthRefusal | null>;
  /** Takes the consent back and erases all that tells of the body; resolves with what there was. */
  withdraw(): Promise<Withdrawn>;
  /** Undoes a withdrawal with what it resolved with. */
  undoWithdrawal(before: Withdrawn): Promise<Refusal | null>;
}

/** A record as it stood, recorded when it was. */
function kept(kind: HealthKind, id: string, at: number, writes: Writes): Edit {
  return { kind, id, write: () => ({ ...writes, at }) };
}

/** The commands over whichever account is open. */
export function bodyCommands(source: AccountSource): BodyCommands {
  return {
    agree: () => commitTo(source(), 'preferences', 'self', (_, { now }) => consent.agree(now)),
    async log(weight) {
      const id = uuidv7();
      const refusal = await underConsent(source, 'body', id, (_, at) => ({
        ...weightWrites(weight),
        at,
      }));
      return { id, refusal };
    },
    correct: (id, weight) =>
      underConsent(source, 'body', id, (registers) => weightWrites(weight, registers)),
    remove: (id) =>
      commitTo(source(), 'body', id, (registers, { device }) =>
        removeNode(bodyKind, registers, '', device),
      ),
    restore: (id) => underConsent(source, 'body', id, (_, now) => restoreNode('', now)),
    async withdraw() {
      const { replica } = source();
      const [before, rows] = await Promise.all([
        readBodyMeasures(replica),
        readHealthRows(replica),
      ]);
      const refusal = await commitAll(source(), [
        { kind: 'preferences', id: 'self', write: (_, { now }) => consent.withdraw(now) },
        ...erasing(rows),
      ]);
      if (refusal) throw new Error(`A withdrawal was refused: ${refusal}`);
      return before;
    },
    undoWithdrawal: (before) =>
      commitAll(source(), [
        { kind: 'preferences', id: 'self', write: () => consent.chooseAgain(before.health) },
        // What was erased stays so: they come back as new records.
        ...before.weighings.map(({ id: _, at, ...weight }) =>
          kept('body', uuidv7(), at, weightWrites(weight)),
        ),
        // These name each other: they come back where they were, with every value written anew.
        ...before.assessments.map(({ id, at, ...values }) =>
          kept('assessment', id, at, assessmentWrites(values)),
        ),
        ...before.measures.map(({ id, at, ...measure }) =>
          kept('measure', id, at, measureWrites(measure)),
        ),
        ...before.goals.map(({ id, at, ...goal }) => kept('goal', id, at, goalWrites(goal))),
      ]),
  };
}

export function useBodyCommands(): BodyCommands {
  const source = useAccountSource();
  return useMemo(() => bodyCommands(source), [source]);
}
