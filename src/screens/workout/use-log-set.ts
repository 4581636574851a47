import { useCallback, useEffect, useRef, useState } from 'react';
import type { Effort } from '#domain/workout/shape';
import { spokenRestStart, spokenSetDone } from '#words/spoken';
import type { WorkoutCommands } from '../../data/commands/workouts';
import { useAnnounce } from '../../ui/live-region';
import { notify } from '../../ui/notify';
import { guarded } from '../guarded';

/** A second tap this soon after the first was meant for the first. */
const GUARD_MS = 350;
/** The rest is said after the toast has said which set was logged. */
const SAY_REST_MS = 900;
export const LOGGED_TOAST = 'set-logged';

interface Tap {
  readonly set: string;
  readonly number: number;
  readonly effort: Effort;
  /** Seconds; 0 for none. */
  readonly rest: number;
}

export interface SetLog {
  /** The set whose tap is being stored. */
  readonly pending: string | null;
  /** A set was stored just now: no further tap counts yet. */
  readonly justDone: boolean;
  /** Resolves once the set is stored; false when the tap did not count or was not stored. */
  log(tap: Tap): Promise<boolean>;
}

/** One tap, one set: stored first, then shown, with six seconds to take it back (rule W1). */
export function useLogSet(workoutId: string, commands: WorkoutCommands): SetLog {
  const announce = useAnnounce();
  const [pending, setPending] = useState<string | null>(null);
  const [justDone, setJustDone] = useState(false);
  const held = useRef(false);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);

  const after = useCallback((ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      work();
    }, ms);
    timers.current.add(timer);
  }, []);

  const log = useCallback(
    async ({ set, number, effort, rest }: Tap) => {
      if (held.current) return false;
      held.current = true;
      setPending(set);
      const done = await guarded(commands.perform(workoutId, set, effort, rest));
      setPending(null);
      if (!done) {
        held.current = false;
        return false;
      }
      setJustDone(true);
      after(GUARD_MS, () => {
        held.current = false;
        setJustDone(false);
      });
      notify.plain(spokenSetDone(number), {
        id: LOGGED_TOAST,
        action: {
          label: 'Desfazer',
          onAction: () => void guarded(commands.unperform(workoutId, set)),
        },
      });
      if (rest > 0) after(SAY_REST_MS, () => announce(spokenRestStart(rest)));
      return true;
    },
    [workoutId, commands, announce, after],
  );

  return { pending, justDone, log };
}
