import type { CustomExercise } from '../custom-exercise';
import type { ProgramDraft } from '../program/draft';

/** What another person needs of an exercise of one's own; its note stays at home. */
export type SharedExercise = Omit<CustomExercise, 'note'>;

/** The exercise of the person's own that has this id; null for one of the catalogue. */
export type OwnOf = (id: string) => SharedExercise | null;

/** A ficha that came from elsewhere. */
export interface SharedProgram {
  /** Own exercises stand in it by the ids of `own`. */
  readonly draft: ProgramDraft;
  readonly own: readonly { readonly id: string; readonly exercise: SharedExercise }[];
}

/** The exercises that came with a ficha, by the ids that stand in it. */
export function ownOfShared({ own }: SharedProgram): OwnOf {
  return (id) => own.find((one) => one.id === id)?.exercise ?? null;
}

/** Why a code gave no ficha: it is none or damaged, made by a later version, too long. */
export type CodeFault = 'broken' | 'newer' | 'too_large';
