import { useMemo } from 'react';
import { type AnamnesisValues, anamnesisKind, anamnesisWrites } from '#domain/anamnesis/anamnesis';
import { noPain, type Pain, painWrites } from '#domain/pain';
import { removeNode, restoreNode } from '#domain/record/deletion';
import { valueAt } from '#domain/record/registers';
import {
  type ScreeningValues,
  type Signature,
  screeningKind,
  screeningWrites,
  signatureWrites,
} from '#domain/screening/screening';
import { type HealthRefusal, underConsent } from './under-consent';
import { type AccountSource, commitTo, type Refusal, useAccountSource } from './write';

/** Kinds of what a person tells of their health. */
export type HealthFileKind = 'screening' | 'anamnesis';

const KIND = { screening: screeningKind, anamnesis: anamnesisKind };

/**
 * Screenings and anamneses. Every command resolves once it is stored on this device, with null or
 * why not; nothing is stored without a consent (rule H1).
 */
export interface HealthFileCommands {
  /** Keeps what was answered, of a draft what changed since `before`; null makes the record. */
  screen(
    id: string,
    after: ScreeningValues,
    before: ScreeningValues | null,
  ): Promise<HealthRefusal | null>;
  /** The papers are signed now; once they are, nothing is written. */
  sign(id: string, signature: Omit<Signature, 'at'>): Promise<HealthRefusal | null>;
  /** The same for an anamnesis. */
  tell(
    id: string,
    after: AnamnesisValues,
    before: AnamnesisValues | null,
  ): Promise<HealthRefusal | null>;
  /** What was a draft is finished. */
  finish(kind: HealthFileKind, id: string): Promise<HealthRefusal | null>;
  /** What hurt in a workout; null for nothing. */
  hurt(id: string, pain: Omit<Pain, 'id' | 'at'> | null): Promise<HealthRefusal | null>;
  remove(kind: HealthFileKind, id: string): Promise<Refusal | null>;
  restore(kind: HealthFileKind, id: string): Promise<HealthRefusal | null>;
}

/** The commands over whichever account is open. */
export function healthFileCommands(source: AccountSource): HealthFileCommands {
  return {
    screen: (id, after, before) =>
      underConsent(source, 'screening', id, (_, at) => ({
        ...screeningWrites(after, before),
        ...(before === null ? { at } : {}),
      })),
    sign: (id, signature) =>
      underConsent(source, 'screening', id, (registers, at) =>
        // What was signed stays as it was signed, also where somebody taps twice.
        (valueAt(registers, 'signed') ?? null) === null
          ? signatureWrites({ ...signature, at })
          : {},
      ),
    tell: (id, after, before) =>
      underConsent(source, 'anamnesis', id, (_, at) => ({
        ...anamnesisWrites(after, before),
        ...(before === null ? { at } : {}),
      })),
    finish: (kind, id) => underConsent(source, kind, id, (_, at) => ({ done: at })),
    hurt: (id, pain) =>
      pain
        ? underConsent(source, 'pain', id, (_, at) => ({ ...painWrites(pain), at }))
        : // Taking it back needs no consent.
          commitTo(source(), 'pain', id, () => noPain()),
    remove: (kind, id) =>
      commitTo(source(), kind, id, (registers, { device }) =>
        removeNode(KIND[kind], registers, '', device),
      ),
    restore: (kind, id) => underConsent(source, kind, id, (_, now) => restoreNode('', now)),
  };
}

export function useHealthFileCommands(): HealthFileCommands {
  const source = useAccountSource();
  return useMemo(() => healthFileCommands(source), [source]);
}
