import type { Client } from '../../api/client';
import type { Replica } from '../../replica/replica';
import { createBeats } from '../../sync/beats';
import { createEngine } from '../../sync/engine';
import { createLeadership } from '../../sync/leadership';
import { createTransport } from '../../sync/transport';
import { startTriggers } from '../../sync/triggers';
import type { RunningSync } from '../store/background-sync';
import { every, schedule } from '../timers';

export interface StudentSyncDeps {
  readonly place: string;
  readonly beatKey: string;
  /** Called when the link is over; nothing more is sent or read. */
  onGone(): void;
}

/** Starts the engine of a student's copy. The coach's account receives its pokes. */
export function startStudentSync(
  replica: Replica,
  client: Client,
  { place, beatKey, onGone }: StudentSyncDeps,
): RunningSync {
  const wall = () => Date.now();
  const beats = createBeats(localStorage, beatKey);
  const leadership = createLeadership(place, { locks: navigator.locks, beats, wall, schedule });
  const transport = createTransport(client);
  const random = Math.random;
  const isHidden = () => document.visibilityState === 'hidden';
  const engine = createEngine({
    replica,
    transport,
    leadership,
    wall,
    random,
    schedule,
    isHidden,
    onGone,
  });
  const stopTriggers = startTriggers(engine.request, { window, document, every });
  return {
    engine,
    listen: () => undefined,
    close() {
      stopTriggers();
      engine.stop();
    },
  };
}
