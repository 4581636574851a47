import { useMemo } from 'react';
import {
  type AnamnesisValues,
  anamnesisKind,
  anamnesisWrites,
} from '#domain/health/anamnesis/anamnesis';
import { noPain, type Pain, painWrites } from '#domain/health/pain';
import {
  type ScreeningValues,
  type Signature,
  screeningKind,
  screeningWrites,
  signatureWrites,
} from '#domain/health/screening/screening';
import { removeNode, restoreNode } from '#domain/record/deletion';
import { valueAt } from '#domain/record/registers';
import { type HealthRefusal, underConsent } from '../under-consent';
import { type AccountSource, commitTo, type Refusal, useAccountSource } from '../write';

/** Kinds of records in the health file. */
export type HealthFileKind = 'screening' | 'anamnesis';

const KIND = { screening: screeningKind, anamnesis: anamnesisKind };

/**
 * Commands for screenings, anamneses and pain. Each resolves once it is stored on this device, with
 * null or the refusal. Without a consent nothing is stored (rule H1a).
 */
export interface HealthFileCommands {
  /**
   * Stores the answers; for a draft only those that changed since `before`. Null creates the
   * record.
   */
  screen(
    id: string,
    after: ScreeningValues,
    before: ScreeningValues | null,
  ): Promise<HealthRefusal | null>;
  /** Signs a screening; a signed one is never written again. */
  sign(id: string, signature: Omit<Signature, 'at'>): Promise<HealthRefusal | null>;
  /** Stores the answers of an anamnesis. */
  tell(
    id: string,
    after: AnamnesisValues,
    before: AnamnesisValues | null,
  ): Promise<HealthRefusal | null>;
  /** Finishes a draft. */
  finish(kind: HealthFileKind, id: string): Promise<HealthRefusal | null>;
  /** Stores the pain of a workout; null for none. */
  hurt(id: string, pain: Omit<Pain, 'id' | 'at'> | null): Promise<HealthRefusal | null>;
  remove(kind: HealthFileKind, id: string): Promise<Refusal | null>;
  restore(kind: HealthFileKind, id: string): Promise<HealthRefusal | null>;
}

/** The commands for the open account. */
export function healthFileCommands(source: AccountSource): HealthFileCommands {
  return {
    screen: (id, after, before) =>
      underConsent(source, 'screening', id, (_, at) => ({
        ...screeningWrites(after, before),
        ...(before === null ? { at } : {}),
      })),
    sign: (id, signature) =>
      underConsent(source, 'screening', id, (registers, at) =>
        // A signature never changes, even after a double tap.
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
        : // Removing it needs no consent.
          commitTo(source, 'pain', id, () => noPain()),
    remove: (kind, id) =>
      commitTo(source, kind, id, (registers, { device }) =>
        removeNode(KIND[kind], registers, '', device),
      ),
    restore: (kind, id) => underConsent(source, kind, id, (_, now) => restoreNode('', now)),
  };
}

export function useHealthFileCommands(): HealthFileCommands {
  const source = useAccountSource();
  return useMemo(() => healthFileCommands(source), [source]);
}
