import { startTransition, useEffect, useMemo, useState } from 'react';
import type { KnownHere } from '../../../data/commands/files/import-known';
import { NO_NAME_CHOICES } from '../../../data/commands/files/table-messages';
import type { PlannedImport, TableHere } from '../../../data/commands/files/table-plan';
import type { TableSession } from '../../../data/commands/files/table-session';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { zoneHere } from '../../../data/store/zone-here';

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

/** The person's data with which a table is planned; null while it loads. */
export function useTableHere(book: ExerciseBook | null, known: KnownHere | null): TableHere | null {
  const zone = zoneHere();
  return useMemo(() => {
    if (!book || !known) return null;
    const { learned, shown, workouts } = known;
    const others = [...learned.values()].flatMap((id) => book.byId(id) ?? []);
    const own = shown.get('exercise') ?? new Set();
    return { exercises: book.all, others, own, learned, workouts, zone };
  }, [book, known, zone]);
}

/** The plan of a table, with the person's choice of exercises. */
export function useTablePlan({ first, plan }: TableSession, here: TableHere): TablePlanState {
  const [choices, setChoices] = useState(NO_NAME_CHOICES);
  const isFirst = choices === NO_NAME_CHOICES && first?.here === here;
  const [planned, setPlanned] = useState<PlannedImport | null>(
    isFirst ? (first?.planned ?? null) : null,
  );
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // The worker has planned it already.
    if (isFirst) return;
    let current = true;
    plan(here, choices).then(
      // In small tasks, so that the page answers taps meanwhile.
      (found) => startTransition(() => (current ? setPlanned(found) : undefined)),
      (cause: unknown) => {
        console.error('A table cannot be planned', cause);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [isFirst, plan, here, choices]);

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
