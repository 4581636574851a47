import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import { groupKind } from '#domain/coaching/group';
import {
  type AccountSource,
  commit,
  commitTo,
  type Refusal,
  removalOf,
  useAccountSource,
} from '../write';

/**
 * Commands for the open account's groups. Each resolves once it is stored; unless noted, with null
 * or the refusal.
 */
export interface GroupCommands {
  /** Creates a group after the existing ones; resolves with its id. */
  create(name: string): Promise<{ readonly id: string; readonly refusal: Refusal | null }>;
  rename(id: string, name: string): Promise<Refusal | null>;
  /** Adds or removes people. */
  put(id: string, people: Readonly<Record<string, boolean>>): Promise<Refusal | null>;
  /** People who accept the invitation join the group. */
  invite(id: string, invitation: string): Promise<Refusal | null>;
  /** Swaps the positions of two groups. */
  swap(a: PlacedGroup, b: PlacedGroup): Promise<Refusal | null>;
  remove(id: string): Promise<Refusal | null>;
  restore(id: string): Promise<Refusal | null>;
}

export interface PlacedGroup {
  readonly id: string;
  readonly order: number;
}

/** The commands for the open account. */
function groupCommands(source: AccountSource): GroupCommands {
  return {
    async create(name) {
      const id = uuidv7();
      const refusal = await commitTo(source, 'group', id, (_, { now }) => ({
        name: name.trim(),
        order: now,
      }));
      return { id, refusal };
    },
    rename: (id, name) => commitTo(source, 'group', id, () => ({ name: name.trim() })),
    put: (id, people) =>
      commitTo(source, 'group', id, () =>
        Object.fromEntries(Object.entries(people).map(([person, is]) => [`m.${person}`, is])),
      ),
    invite: (id, invitation) =>
      commitTo(source, 'group', id, () => ({ [`i.${invitation}`]: true })),
    swap: (a, b) =>
      commit(
        source,
        { kind: 'group', id: a.id, write: () => ({ order: b.order }) },
        { kind: 'group', id: b.id, write: () => ({ order: a.order }) },
      ),
    ...removalOf(source, 'group', groupKind),
  };
}

export function useGroupCommands(): GroupCommands {
  const source = useAccountSource();
  return useMemo(() => groupCommands(source), [source]);
}
