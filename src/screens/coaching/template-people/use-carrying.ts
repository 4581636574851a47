import { useState } from 'react';
import type { RebaseSide } from '#domain/coaching/rebase';
import type { AssignmentEntry } from '../../../data/coaching/assignments';
import { useAction } from '../../../data/remote/use-action';
import { useSession } from '../../../data/session/session';
import { notify } from '../../../ui/layer/notify';
import type { Errand } from './carrier';

/** A coach's decisions on conflicts, by assignment and place. */
export type Decided = ReadonlyMap<string, Readonly<Record<string, RebaseSide>>>;

export interface Carrying {
  readonly busy: boolean;
  /** The current act in a student's records, to be rendered. */
  readonly errand: Errand | null;
  /** Numbers of finished and all people; null while nothing runs. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  carry(entries: readonly AssignmentEntry[], decided: Decided): void;
  takeBack(entries: readonly AssignmentEntry[]): void;
}

/**
 * Runs an act for one student after the other, because a device cannot hold all copies open at
 * once. `onDone` runs after each, with the assignment.
 */
export function useCarrying(onDone: (assignment: string) => void): Carrying {
  const session = useSession();
  const [errand, setErrand] = useState<Errand | null>(null);
  const [progress, setProgress] = useState<Carrying['progress']>(null);
  const said = { byName: 'user' in session ? session.user.name : '', note: '' };

  async function eachOf(
    entries: readonly AssignmentEntry[],
    act: (entry: AssignmentEntry) => Errand['act'],
  ): Promise<AssignmentEntry[]> {
    const stored: AssignmentEntry[] = [];
    for (const [done, entry] of entries.entries()) {
      setProgress({ done, total: entries.length });
      const isStored = await new Promise<boolean>((resolve) => {
        setErrand({ id: entry.id, student: entry.student, act: act(entry), done: resolve });
      });
      if (isStored) stored.push(entry);
      onDone(entry.id);
    }
    setErrand(null);
    setProgress(null);
    return stored;
  }

  const takingBack = useAction(async (entries: readonly AssignmentEntry[]) => {
    const done = await eachOf(
      entries,
      ({ id }) =>
        (commands) =>
          commands.takeBackCarried(id, said),
    );
    if (done.length > 0) notify.plain('A mudança foi desfeita');
  });
  const carrying = useAction(async (entries: readonly AssignmentEntry[], decided: Decided) => {
    const done = await eachOf(
      entries,
      ({ id }) =>
        (commands) =>
          commands.carry(id, said, decided.get(id)),
    );
    if (done.length === 0) return;
    notify.stored(
      done.length === 1 ? 'Mudança levada a 1 pessoa' : `Mudança levada a ${done.length} pessoas`,
      { action: { label: 'Desfazer', onAction: () => void takingBack.run(done) } },
    );
  });
  return {
    busy: carrying.busy || takingBack.busy,
    errand,
    progress,
    carry: (entries, decided) => void carrying.run(entries, decided),
    takeBack: (entries) => void takingBack.run(entries),
  };
}
