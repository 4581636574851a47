import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import * as consent from '#domain/account/health-consent';
import { anamnesisWrites } from '#domain/health/anamnesis/anamnesis';
import { assessmentWrites } from '#domain/health/body/assessment';
import { measureWrites } from '#domain/health/body/custom-measure';
import { goalWrites } from '#domain/health/body/goal';
import { bodyKind, type Weight, weightWrites } from '#domain/health/body-weight';
import type { HealthKind } from '#domain/health/health-kinds';
import { painWrites } from '#domain/health/pain';
import { screeningWrites, signatureWrites } from '#domain/health/screening/screening';
import { removeNode, restoreNode } from '#domain/record/deletion';
import type { Writes } from '#domain/record/registers';
import { type BodyMeasures, readBodyMeasures } from '../../health/assessments';
import { type HealthFile, readHealthFile } from '../../health/health-file';
import { choosing } from '../consents';
import { type HealthRefusal, underConsent } from '../under-consent';
import {
  type AccountSource,
  commit,
  commitTo,
  type Edit,
  type Refusal,
  useAccountSource,
} from '../write';
import { erasing, readHealthRows } from './withdrawn';

/** Records erased by a withdrawal. */
export type Withdrawn = Pick<
  BodyMeasures,
  'health' | 'weighings' | 'assessments' | 'measures' | 'goals'
> &
  Pick<HealthFile, 'screenings' | 'anamneses' | 'pains'>;

/**
 * Commands for weight entries and the consent. Each resolves once it is stored on this device. A
 * refusal is returned, null without one.
 */
export interface BodyCommands {
  /** Consents to the current text about health data. */
  agree(): Promise<Refusal | null>;
  /** Stores a weight entry; its id serves for undoing it. */
  log(weight: Weight): Promise<{ readonly id: string; readonly refusal: HealthRefusal | null }>;
  correct(id: string, weight: Weight): Promise<HealthRefusal | null>;
  remove(id: string): Promise<Refusal | null>;
  restore(id: string): Promise<HealthRefusal | null>;
  /** Withdraws the consent and erases all health records; resolves with their values. */
  withdraw(): Promise<Withdrawn>;
  /** Undoes a withdrawal with the values that it resolved with. */
  undoWithdrawal(before: Withdrawn): Promise<Refusal | null>;
}

/** An edit that stores a record with its former values and recording time. */
function kept(kind: HealthKind, id: string, at: number, writes: Writes): Edit {
  return { kind, id, write: () => ({ ...writes, at }) };
}

/** The commands for the open account. */
export function bodyCommands(source: AccountSource): BodyCommands {
  return {
    agree: () => commit(source, ...choosing('health', 'given', consent.agree)),
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
      commitTo(source, 'body', id, (registers, { device }) =>
        removeNode(bodyKind, registers, '', device),
      ),
    restore: (id) => underConsent(source, 'body', id, (_, now) => restoreNode('', now)),
    async withdraw() {
      const { replica } = source();
      const [before, { screenings, anamneses, pains }, rows] = await Promise.all([
        readBodyMeasures(replica),
        readHealthFile(replica),
        readHealthRows(replica),
      ]);
      const refusal = await commit(
        source,
        ...choosing('health', 'withdrawn', consent.withdraw),
        ...erasing(rows),
      );
      if (refusal) throw new Error(`A withdrawal was refused: ${refusal}`);
      return { ...before, screenings, anamneses, pains };
    },
    undoWithdrawal: (before) =>
      commit(
        source,
        ...choosing('health', 'restored', () => consent.chooseAgain(before.health)),
        // Erased records stay erased; their values return as new records.
        ...before.weighings.map(({ id: _, at, ...weight }) =>
          kept('body', uuidv7(), at, weightWrites(weight)),
        ),
        // These records refer to each other, so they keep their ids, and every value is written
        // again.
        ...before.assessments.map(({ id, at, ...values }) =>
          kept('assessment', id, at, assessmentWrites(values)),
        ),
        ...before.measures.map(({ id, at, ...measure }) =>
          kept('measure', id, at, measureWrites(measure)),
        ),
        ...before.goals.map(({ id, at, ...goal }) => kept('goal', id, at, goalWrites(goal))),
        ...before.screenings.map(({ id, at, doneAt, signature, ...values }) =>
          kept('screening', id, at, {
            ...screeningWrites(values),
            done: doneAt,
            ...(signature ? signatureWrites(signature) : {}),
          }),
        ),
        ...before.anamneses.map(({ id, at, doneAt, ...values }) =>
          kept('anamnesis', id, at, { ...anamnesisWrites(values), done: doneAt }),
        ),
        ...before.pains.map(({ id, at, ...pain }) => kept('pain', id, at, painWrites(pain))),
      ),
  };
}

export function useBodyCommands(): BodyCommands {
  const source = useAccountSource();
  return useMemo(() => bodyCommands(source), [source]);
}
