import type { CustomExercise } from '../custom-exercise';
import type { ProgramDraft } from '../program/draft';

/** An own exercise as shared with others, without its private note. */
export type SharedExercise = Omit<CustomExercise, 'note'>;

/** The exercise of the person's own that has this id; null for one of the catalogue. */
export type OwnOf = (id: string) => SharedExercise | null;

/** A ficha that came from elsewhere. */
export interface SharedProgram {
  /** Refers to own exercises by the ids in `own`. */
  readonly draft: ProgramDraft;
  readonly own: readonly { readonly id: string; readonly exercise: SharedExercise }[];
}

/** Looks up the exercises that came with a shared ficha, by their ids in it. */
export function ownOfShared({ own }: SharedProgram): OwnOf {
  return (id) => own.find((one) => one.id === id)?.exercise ?? null;
}

/** Why a code gave no ficha: it is none or damaged, made by a later version, too long. */
export type CodeFault = 'broken' | 'newer' | 'too_large';
