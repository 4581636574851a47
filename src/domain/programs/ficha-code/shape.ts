import type { CustomExercise } from '../../exercises/custom-exercise';
import type { ProgramDraft } from '../draft';

/** An own exercise as shared with others, without its private note. */
export type SharedExercise = Omit<CustomExercise, 'note'>;

/** The person's own exercise of an id; null for a catalogue exercise. */
export type OwnOf = (id: string) => SharedExercise | null;

/** A ficha from another person. */
export interface SharedProgram {
  /** Refers to own exercises by the ids in `own`. */
  readonly draft: ProgramDraft;
  readonly own: readonly { readonly id: string; readonly exercise: SharedExercise }[];
}

/** Looks up the exercises that came with a shared ficha, by their ids in it. */
export function ownOfShared({ own }: SharedProgram): OwnOf {
  return (id) => own.find((one) => one.id === id)?.exercise ?? null;
}

/** Why a code gave no ficha: invalid or damaged, from a later version, or too long. */
export type CodeFault = 'broken' | 'newer' | 'too_large';
