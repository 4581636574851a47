import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import { bodyKind, type Weight, weightWrites } from '#domain/body-weight';
import * as consent from '#domain/health-consent';
import { removeNode, restoreNode } from '#domain/record/deletion';
import type { Registers, Writes } from '#domain/record/registers';
import { type Body, readBody } from '../body';
import { erasing } from '../withdrawn';
import { lookAtConsent } from './under-consent';
import { type AccountSource, commitAll, commitTo, type Refusal, useAccountSource } from './write';

/** Why nothing was stored: past a limit, or without a consent that holds (rule H1). */
export type BodyRefusal = Refusal | 'consent';

/** Weighings. Every command resolves once it is stored on this device, with null or why not. */
export interface BodyCommands {
  /** Agrees to today's text about health data. */
  agree(): Promise<Refusal | null>;
  /** Keeps a weighing; its id is for taking it back. */
  log(weight: Weight): Promise<{ readonly id: string; readonly refusal: BodyRefusal | null }>;
  correct(id: string, weight: Weight): Promise<BodyRefusal | null>;
  remove(id: string): Promise<Refusal | null>;
  restore(id: string): Promise<BodyRefusal | null>;
  /** Takes the consent back and erases all weighings; resolves with what there was. */
  withdraw(): Promise<Body>;
  /** Undoes a withdrawal with what it resolved with. */
  undoWithdrawal(before: Pick<Body, 'health' | 'weighings'>): Promise<Refusal | null>;
}

type WriteUnder = (registers: Registers, recordedAt: number) => Writes;

/** One transaction that looks at the consent and writes only under it. */
async function underConsent(
  source: AccountSource,
  id: string,
  write: WriteUnder,
): Promise<BodyRefusal | null> {
  const { look, choice } = lookAtConsent();
  const refusal = await commitAll(source(), [
    look,
    {
      kind: 'body',
      id,
      write: (registers, { now }) =>
        consent.mayKeep(choice()) ? write(registers, consent.recordedAt(now, choice())) : {},
    },
  ]);
  return refusal ?? (consent.mayKeep(choice()) ? null : 'consent');
}

/** The commands over whichever account is open. */
export function bodyCommands(source: AccountSource): BodyCommands {
  return {
    agree: () => commitTo(source(), 'preferences', 'self', (_, { now }) => consent.agree(now)),
    async log(weight) {
      const id = uuidv7();
      const refusal = await underConsent(source, id, (_, at) => ({ ...weightWrites(weight), at }));
      return { id, refusal };
    },
    correct: (id, weight) =>
      underConsent(source, id, (registers) => weightWrites(weight, registers)),
    remove: (id) =>
      commitTo(source(), 'body', id, (registers, { device }) =>
        removeNode(bodyKind, registers, '', device),
      ),
    restore: (id) => underConsent(source, id, (_, now) => restoreNode('', now)),
    async withdraw() {
      const { replica } = source();
      const [before, rows] = await Promise.all([readBody(replica), replica.all('body')]);
      const refusal = await commitAll(source(), [
        { kind: 'preferences', id: 'self', write: (_, { now }) => consent.withdraw(now) },
        ...erasing(rows),
      ]);
      if (refusal) throw new Error(`A withdrawal was refused: ${refusal}`);
      return before;
    },
    undoWithdrawal: ({ health, weighings }) =>
      commitAll(source(), [
        { kind: 'preferences', id: 'self', write: () => consent.chooseAgain(health) },
        // What was erased stays so: they come back as new records.
        ...weighings.map(({ id: _, at, ...weight }) => ({
          kind: 'body' as const,
          id: uuidv7(),
          write: () => ({ ...weightWrites(weight), at }),
        })),
      ]),
  };
}

export function useBodyCommands(): BodyCommands {
  const source = useAccountSource();
  return useMemo(() => bodyCommands(source), [source]);
}
