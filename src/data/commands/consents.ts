import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import {
  type ChosenPurpose,
  giveConsent,
  readConsent,
  withdrawConsent,
} from '#domain/account/consent';
import { type ConsentAct, type ConsentEntry, entryWrites } from '#domain/account/consent-act';
import { valueAt, type Writes } from '#domain/record/registers';
import { type AccountSource, commit, type Edit, type Refusal, useAccountSource } from './write';

/** Purposes without stored data; health data has its own commands. */
type FreePurpose = Exclude<ChosenPurpose, 'health'>;

export interface ConsentCommands {
  /** Consents to the current text. */
  give(purpose: FreePurpose): Promise<Refusal | null>;
  withdraw(purpose: FreePurpose): Promise<Refusal | null>;
}

/** The choice and its log entry for one transaction, with the same instant. */
export function choosing(
  purpose: ChosenPurpose,
  act: ConsentAct,
  write: (now: number) => Writes,
): readonly [Edit, Edit] {
  let entry: ConsentEntry | null = null;
  return [
    {
      kind: 'preferences',
      id: 'self',
      write(registers, { now }) {
        const writes = write(now);
        const before = readConsent((path) => valueAt(registers, path), purpose).consent;
        const after = readConsent((path) => writes[path], purpose).consent;
        entry = { purpose, act, version: (after ?? before)?.version ?? null, at: now };
        return writes;
      },
    },
    { kind: 'consent', id: uuidv7(), write: () => (entry ? entryWrites(entry) : {}) },
  ];
}

/** The commands for the open account. */
export function consentCommands(source: AccountSource): ConsentCommands {
  return {
    give: (purpose) =>
      commit(source, ...choosing(purpose, 'given', (now) => giveConsent(purpose, now))),
    withdraw: (purpose) =>
      commit(source, ...choosing(purpose, 'withdrawn', (now) => withdrawConsent(purpose, now))),
  };
}

export function useConsentCommands(): ConsentCommands {
  const source = useAccountSource();
  return useMemo(() => consentCommands(source), [source]);
}
