import { useEffect, useState } from 'react';
import type { Program } from '#domain/programs/shape';
import type { Writes } from '#domain/record/registers';
import { useOpenAccount } from '../store/account-provider';
import { FAILED, LOADING, type Loaded, ready } from '../store/loaded';
import { readVersions } from './program-versions';
import { programEntryOf } from './programs';

/** A ficha at the moment of reading. */
export interface StandingProgram {
  /** Null after its removal. */
  readonly program: Program | null;
  /** Number and content of the last published version; null without one. */
  readonly newest: number | null;
  readonly published: Writes | null;
  /** Whether the exchange with the server has ended, even without an answer. */
  readonly asked: boolean;
}

/**
 * Reads a ficha of the open space from this device, not from a cache, and again after an exchange.
 */
export function useStandingProgram(id: string): Loaded<StandingProgram> {
  const account = useOpenAccount();
  const [found, setFound] = useState<Loaded<StandingProgram>>(LOADING);
  useEffect(() => {
    if (!account) return;
    let current = true;
    const show = (loaded: Loaded<StandingProgram>) => {
      if (current) setFound(loaded);
    };
    const { replica, sync } = account;
    const read = async (asked: boolean) => {
      const row = await replica.record('program', id);
      const [last] = await readVersions(replica, id);
      const program = programEntryOf(row)?.program;
      const stands = program && program.removedAt === null ? program : null;
      const [newest, published] = [last?.number ?? null, last?.content ?? null];
      show(ready({ program: stands, newest, published, asked }));
    };
    const look = async () => {
      await read(false);
      await sync.flush().catch(() => false);
      await read(true);
    };
    look().catch((cause: unknown) => {
      console.error('A ficha of a student could not be read', cause);
      show(FAILED);
    });
    return () => {
      current = false;
    };
  }, [account, id]);
  return found;
}
