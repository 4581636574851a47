import type { OpCode } from '#protocol/errors';
import { useOpenAccount } from '../store/account-provider';
import type { Loaded } from '../store/loaded';
import { defineQuery } from '../store/query';

/** A change that the server refused. It stays on this device until it is retried or discarded. */
export interface RefusedChange {
  readonly id: string;
  readonly kind: string;
  readonly code: OpCode;
  readonly at: number;
  /** The refused values, for the export. */
  readonly content: unknown;
}

const useRows = defineQuery<readonly RefusedChange[]>({
  async read(replica) {
    const rows = await replica.refused();
    return rows.map(({ id, op, code, at }) => ({ id, kind: op.kind, code, at, content: op }));
  },
  after: () => 'reread',
});

export function useRefusedChanges(): Loaded<readonly RefusedChange[]> {
  return useRows('refused');
}

export interface RefusedCommands {
  retry(id: string): Promise<void>;
  discard(id: string): Promise<void>;
}

export function useRefusedCommands(): RefusedCommands | null {
  const account = useOpenAccount();
  if (!account) return null;
  const { replica, sync } = account;
  return {
    async retry(id) {
      await replica.retryRefused(id);
      sync.request();
    },
    discard: (id) => replica.discardRefused(id),
  };
}
