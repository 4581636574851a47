import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoadKind } from '#domain/exercises/exercise';
import type { PersonalRecord } from '#domain/progress/records';
import { findSet } from '#domain/workouts/perform';
import type { Effort, Workout, WorkoutSet } from '#domain/workouts/shape';
import { recordNotice, spokenRecord } from '#words/progress/records';
import { spokenRestStart, spokenSetDone } from '#words/workouts/spoken';
import type { WorkoutCommands } from '../../data/commands/workouts/workouts';
import { news } from '../../data/store/news';
import { usePreferences } from '../../data/store/preferences';
import { afterDrawn, painted } from '../../data/timers';
import type { WorkoutEntry } from '../../data/workouts/workouts';
import { pulse } from '../../live/pulse';
import { useDevicePreference } from '../../preferences/use-preferences';
import { RecordMark } from '../../training/workouts/record-mark';
import { createTicks, type Ticks } from '../../training/workouts/ticks';
import { notify } from '../../ui/layer/notify';
import { useAnnounce } from '../../ui/state/live-region';
import { guarded } from '../input/guarded';

/** A second tap within this time, ms, was meant for the first. */
const TAP_GUARD_MS = 350;
/** A faster commit shows no "storing" state, because drawing it would delay the tick, ms. */
const SLOW_STORE_MS = 100;
/** How long the disc keeps the logged set's colour, ms: the ring fills before it turns. */
const LIT_MS = { done: 600, record: 1200 };
/** Delay of the rest's announcement after the toast of the logged set, ms. */
const SAY_REST_MS = 900;
export const LOGGED_TOAST = 'set-logged';

/** The content of the notice about a logged set. */
interface Logged {
  readonly number: number;
  readonly effort: Effort;
  /** In seconds, 0 for none. */
  readonly rest: number;
  readonly loadKind: LoadKind;
  /** Personal records of the set if it is praised; else none. */
  readonly best: readonly PersonalRecord[];
}

/** A tap on a set that is being stored. */
interface SetTap {
  /** The set was not stored, and can be tapped again. */
  fail(): void;
  /** Shows the stored set: the tick first, then everything else. */
  succeed(logged: Logged): Promise<void>;
}

/** A set that was just logged. */
export interface Fresh {
  readonly set: string;
  readonly as: 'done' | 'record';
}

export interface SetTaps {
  /** The set of the tap that is being stored. */
  readonly pending: string | null;
  /**
   * Whether a set was just stored: the disc now means the next one, and ignores taps for a moment.
   */
  readonly justDone: boolean;
  /** Whether another device did the current set a moment ago: a tap was not meant for the next. */
  readonly justTaken: boolean;
  /** The logged set, while disc and row still show it. */
  readonly fresh: Fresh | null;
  /** Ticks of sets with rows that are not redrawn yet. */
  readonly ticks: Ticks;
  /** Whether a set was tapped so recently that another tap on it must be the same one. */
  isHeld(set: string): boolean;
  /** The set that was tapped last, until the screen has been drawn with it. */
  underWay(): string | null;
  /** Undoes a set, also one that is not on the screen yet; false if it was not stored. */
  takeBack(set: string): Promise<boolean>;
  /** Begins a tap, before the write; null if the set is held. */
  begin(set: WorkoutSet): SetTap | null;
}

interface SetTapsOptions {
  readonly entry: WorkoutEntry;
  readonly commands: WorkoutCommands;
  /** The key of the set that the disc logs. */
  readonly current: string | null;
  /** Name of the person, if several train on one screen. */
  readonly whose: string | null;
}

/** Taps on sets: stored first, then shown, with six seconds for an undo (rule W1). */
export function useSetTaps({ entry, commands, current, whose }: SetTapsOptions): SetTaps {
  const { id: workoutId, workout } = entry;
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

  const begin = useCallback(
    ({ key: set, side, kind }: WorkoutSet): SetTap | null => {
      if (held.current.has(set)) return null;
      held.current.add(set);
      own.current.add(set);
      underWay.current = set;
      const slow = setTimeout(() => setPending(set), SLOW_STORE_MS);
      // Only the tick is drawn in this frame; everything else follows in the next one.
      const letGo = news.hold();
      const end = () => {
        letGo();
        afterDrawn(() => {
          // By then the row itself shows it.
          if (ticks.current() === set) ticks.show(null);
          if (underWay.current === set) underWay.current = null;
        });
        setPending((now) => (now === set ? null : now));
      };
      return {
        fail() {
          clearTimeout(slow);
          end();
          held.current.delete(set);
          own.current.delete(set);
        },
        async succeed({ number, effort, rest, loadKind, best }) {
          clearTimeout(slow);
          ticks.show(set);
          await painted();
          end();
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
          const said = record
            ? recordNotice(best, effort, unit, loadKind)
            : spokenSetDone(number, side, kind);
          const tell = () => {
            if (!own.current.has(set)) return;
            told.current = set;
            notify.plain(`${name}${said}`, {
              id: LOGGED_TOAST,
              stores: true,
              ...(record && {
                icon: <RecordMark />,
                say: `${name}${spokenRecord(number, best, effort, unit, loadKind)}`,
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
        },
      };
    },
    [whose, announce, after, unit, vibrates, ticks, takeBack],
  );

  const justTaken = useTakenElsewhere(workout, current, (set) => own.current.has(set));
  return {
    pending,
    justDone: justDone !== null,
    justTaken,
    fresh,
    ticks,
    isHeld: (set) => held.current.has(set),
    underWay: () => underWay.current,
    takeBack,
    begin,
  };
}

/**
 * True for a moment after another device did the current set: a tap under way was not meant for the
 * next one. `isOwn` tests for sets logged here, because a slow phone may draw one long after its
 * tap.
 */
function useTakenElsewhere(
  workout: Workout,
  atHand: string | null,
  isOwn: (set: string) => boolean,
): boolean {
  const [shown, setShown] = useState(atHand);
  const [taken, setTaken] = useState<string | null>(null);
  if (shown !== atHand) {
    setShown(atHand);
    if (shown !== null && !isOwn(shown) && findSet(workout, shown)?.set.done) setTaken(shown);
  }
  useEffect(() => {
    if (taken === null) return;
    const timer = setTimeout(() => setTaken(null), TAP_GUARD_MS);
    return () => clearTimeout(timer);
  }, [taken]);
  return taken !== null;
}
