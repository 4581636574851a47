import { startTransition, useEffect, useMemo, useState } from 'react';
import type { KnownHere } from '../../../data/commands/files/import-known';
import type {
  NameChoices,
  PlannedImport,
  TableHere,
} from '../../../data/commands/files/table-plan';
import type { TableSession } from '../../../data/commands/files/table-session';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { zoneHere } from '../../../data/store/zone-here';

const NOTHING_CHOSEN: NameChoices = { chosen: new Map(), suggests: true };

export interface TablePlanState {
  /** Null until the first plan; then it may be that of the choices before. */
  readonly planned: PlannedImport | null;
  /** Whether the worker failed. */
  readonly failed: boolean;
  match(name: string, exercise: string | null): void;
  /** Whether suggestions are taken. */
  readonly suggests: boolean;
  takeSuggestions(taken: boolean): void;
}

/** The plan of a table, with the person's choice of exercises. */
export function useTablePlan(
  session: TableSession,
  book: ExerciseBook,
  known: KnownHere,
): TablePlanState {
  const [choices, setChoices] = useState(NOTHING_CHOSEN);
  const [planned, setPlanned] = useState<PlannedImport | null>(null);
  const [failed, setFailed] = useState(false);
  const zone = zoneHere();
  const here = useMemo((): TableHere => {
    const { learned, shown, workouts } = known;
    const others = [...learned.values()].flatMap((id) => book.byId(id) ?? []);
    const own = shown.get('exercise') ?? new Set();
    return { exercises: book.all, others, own, learned, workouts, zone };
  }, [book, known, zone]);

  useEffect(() => {
    let current = true;
    session.plan(here, choices).then(
      // In small tasks, so that the page answers taps meanwhile.
      (plan) => startTransition(() => (current ? setPlanned(plan) : undefined)),
      (cause: unknown) => {
        console.error('A table cannot be planned', cause);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [session, here, choices]);

  return {
    planned,
    failed,
    suggests: choices.suggests,
    match: (name, exercise) =>
      setChoices(({ chosen, suggests }) => ({
        chosen: new Map(chosen).set(name, exercise),
        suggests,
      })),
    takeSuggestions: (suggests) => setChoices(({ chosen }) => ({ chosen, suggests })),
  };
}
