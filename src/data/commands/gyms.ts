import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import { type GymDraft, gymWrites, machineWrites } from '#domain/gyms/gym';
import { gymKind } from '#domain/gyms/kind';
import type { Machine } from '#domain/gyms/shape';
import {
  type AccountSource,
  commit,
  commitTo,
  type Refusal,
  removalOf,
  useAccountSource,
} from './write';

/**
 * Commands for gyms. Each resolves once it is stored on this device, with null or the refusal;
 * `create` also with the gym's id.
 */
export interface GymCommands {
  /** Creates a gym and selects it. */
  create(draft: GymDraft): Promise<{ readonly id: string; readonly refusal: Refusal | null }>;
  edit(id: string, changes: Partial<GymDraft>): Promise<Refusal | null>;
  /** Stores notes on an exercise's machine; null removes them. */
  machine(id: string, exerciseId: string, machine: Machine | null): Promise<Refusal | null>;
  /** Selects a gym; null for an unknown place. */
  choose(id: string | null): Promise<Refusal | null>;
  remove(id: string): Promise<Refusal | null>;
  restore(id: string): Promise<Refusal | null>;
}

/** The commands for the open account. */
export function gymCommands(source: AccountSource): GymCommands {
  return {
    async create(draft) {
      const id = uuidv7();
      const refusal = await commit(
        source,
        { kind: 'gym', id, write: () => gymWrites(draft) },
        { kind: 'preferences', id: 'self', write: () => ({ gym: id }) },
      );
      return { id, refusal };
    },
    edit: (id, changes) =>
      commitTo(source, 'gym', id, (registers) => gymWrites(changes, registers)),
    machine: (id, exerciseId, machine) =>
      commitTo(source, 'gym', id, () => machineWrites(exerciseId, machine)),
    choose: (id) => commitTo(source, 'preferences', 'self', () => ({ gym: id })),
    // The preference keeps the removed gym, which then counts as none; an undo restores both.
    ...removalOf(source, 'gym', gymKind),
  };
}

export function useGymCommands(): GymCommands {
  const source = useAccountSource();
  return useMemo(() => gymCommands(source), [source]);
}
