import { useCallback, useEffect, useRef, useState } from 'react';
import type { PersonalRecord } from '#domain/workouts/records';
import type { Effort, WorkoutSet } from '#domain/workouts/shape';
import { recordNotice, spokenRecord } from '#words/progress/records';
import { spokenRestStart, spokenSetDone } from '#words/workouts/spoken';
import type { WorkoutCommands } from '../../data/commands/workouts/workouts';
import { news } from '../../data/store/news';
import { usePreferences } from '../../data/store/preferences';
import { afterDrawn, painted } from '../../data/store/timers';
import { pulse } from '../../live/pulse';
import { useDevicePreference } from '../../preferences/use-preferences';
import { RecordMark } from '../../training/workouts/record-mark';
import { createTicks, type Ticks } from '../../training/workouts/ticks';
import { notify } from '../../ui/layer/notify';
import { useAnnounce } from '../../ui/state/live-region';
import { guarded } from '../input/guarded';

/** A second tap within this time, ms, was meant for the first. */
export const TAP_GUARD_MS = 350;
/** A faster commit shows no "storing" state, because drawing it would delay the tick, ms. */
const SLOW_STORE_MS = 100;
/** How long the disc keeps the logged set's colour, ms: the ring fills before it turns. */
const LIT_MS = { done: 600, record: 1200 };
/** Delay of the rest's announcement after the toast of the logged set, ms. */
const SAY_REST_MS = 900;
export const LOGGED_TOAST = 'set-logged';

interface Tap {
  readonly set: WorkoutSet;
  readonly number: number;
  readonly effort: Effort;
  /** In seconds, 0 for none. */
  readonly rest: number;
  /** Personal records that the set beats. */
  readonly best: readonly PersonalRecord[];
}

/** A set that was just logged. */
export interface Fresh {
  readonly set: string;
  readonly as: 'done' | 'record';
}

export interface SetLog {
  /** The set of the tap that is being stored. */
  readonly pending: string | null;
  /**
   * Whether a set was just stored: the disc now means the next one, and ignores taps for a moment.
   */
  readonly justDone: boolean;
  /** The logged set, while disc and row still show it. */
  readonly fresh: Fresh | null;
  /** Ticks of sets with rows that are not redrawn yet. */
  readonly ticks: Ticks;
  /** Whether a set was tapped so recently that another tap on it must be the same one. */
  isHeld(set: string): boolean;
  /** Whether a set was logged on this screen, and not undone. */
  isOwn(set: string): boolean;
  /** The set that was tapped last, until the screen has been drawn with it. */
  underWay(): string | null;
  /** Undoes a set, also one that is not on the screen yet; false if it was not stored. */
  takeBack(set: string): Promise<boolean>;
  /** Resolves once the set is stored; false if the tap did not count or was not stored. */
  log(tap: Tap): Promise<boolean>;
}

/** Logs one set per tap: stored first, then shown, with six seconds for an undo (rule W1). */
export function useLogSet(
  workoutId: string,
  commands: WorkoutCommands,
  whose: string | null,
): SetLog {
  const announce = useAnnounce();
  const { unit } = usePreferences();
  const [vibrates] = useDevicePreference('vibrate');
  const [pending, setPending] = useState<string | null>(null);
  const [justDone, setJustDone] = useState<string | null>(null);
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const held = useRef(new Set<string>());
  const own = useRef(new Set<string>());
  const underWay = useRef<string | null>(null);
  const told = useRef<string | null>(null);
  const [ticks] = useState(createTicks);
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

  const takeBack = useCallback(
    (set: string) => {
      own.current.delete(set);
      if (underWay.current === set) underWay.current = null;
      if (told.current === set) notify.dismiss(LOGGED_TOAST);
      return guarded(commands.unperform(workoutId, set));
    },
    [workoutId, commands],
  );

  const log = useCallback(
    async ({ set: { key: set, side }, number, effort, rest, best }: Tap) => {
      if (held.current.has(set)) return false;
      held.current.add(set);
      own.current.add(set);
      underWay.current = set;
      const slow = setTimeout(() => setPending(set), SLOW_STORE_MS);
      // Only the tick is drawn in this frame; everything else follows in the next one.
      const letGo = news.hold();
      const done = await guarded(commands.perform(workoutId, set, effort, rest));
      clearTimeout(slow);
      if (done) {
        ticks.show(set);
        await painted();
      }
      letGo();
      // By then the row itself shows it.
      afterDrawn(() => {
        if (done) ticks.show(null);
        if (underWay.current === set) underWay.current = null;
      });
      setPending((now) => (now === set ? null : now));
      if (!done) {
        held.current.delete(set);
        own.current.delete(set);
        return false;
      }
      const record = best.length > 0;
      const logged: Fresh = { set, as: record ? 'record' : 'done' };
      setJustDone(set);
      setFresh(logged);
      after(TAP_GUARD_MS, () => {
        held.current.delete(set);
        setJustDone((now) => (now === set ? null : now));
      });
      after(LIT_MS[logged.as], () => setFresh((now) => (now === logged ? null : now)));
      if (record && vibrates) pulse();
      const name = whose === null ? '' : `${whose}: `;
      const said = record ? recordNotice(best, effort, unit) : spokenSetDone(number, side);
      const tell = () => {
        if (!own.current.has(set)) return;
        told.current = set;
        notify.plain(`${name}${said}`, {
          id: LOGGED_TOAST,
          stores: true,
          ...(record && {
            icon: <RecordMark />,
            say: `${name}${spokenRecord(number, best, effort, unit)}`,
          }),
          action: {
            label: 'Desfazer',
            onAction: () => void takeBack(set),
          },
        });
      };
      // The tick is painted before the announcements.
      afterDrawn(tell);
      const sayRest = () => {
        if (own.current.has(set)) announce(spokenRestStart(rest));
      };
      if (rest > 0) after(SAY_REST_MS, sayRest);
      return true;
    },
    [workoutId, commands, whose, announce, after, unit, vibrates, ticks, takeBack],
  );

  return {
    pending,
    justDone: justDone !== null,
    fresh,
    ticks,
    isHeld: (set) => held.current.has(set),
    isOwn: (set) => own.current.has(set),
    underWay: () => underWay.current,
    takeBack,
    log,
  };
}
