import { contentOf } from '#domain/coaching/program-content';
import { type Rebase, type RebaseSide, rebase } from '#domain/coaching/rebase';
import type { Program } from '#domain/programs/shape';
import type { Writes } from '#domain/record/registers';
import { isEmptyEdit } from '../programs/publish-edits';

type Chosen = Readonly<Record<string, RebaseSide>> | undefined;

/** A draft of a coach with its base, the student's ficha that it was made from. */
export interface Based {
  readonly draft: Program;
  readonly base: Writes | null;
}

/** The ficha that a publication asks for, and its conflicts with the student's changes. */
export function rebasedDraft({ draft, base }: Based, current: Writes, chosen: Chosen = {}): Rebase {
  const theirs = contentOf(draft);
  if (isEmptyEdit(current)) return { content: theirs, conflicts: [] };
  return rebase({ base: base ?? current, mine: current, theirs, prefer: 'theirs', chosen });
}

/** The published content: the coach's draft with the values chosen from the student. */
export function versionContent(based: Based, current: Writes, chosen: Chosen): Writes {
  const taken = new Map(
    rebasedDraft(based, current, chosen)
      .conflicts.filter(({ kind, takes }) => kind === 'value' && takes === 'mine')
      .map(({ at, mine }) => [at, mine] as const),
  );
  const written = Object.entries(contentOf(based.draft)).filter(([path]) => !taken.has(path));
  const kept = [...taken].flatMap(([path, value]) => (value === undefined ? [] : [[path, value]]));
  return Object.fromEntries([...written, ...kept]);
}
