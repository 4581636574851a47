import { isPublishedChange } from '#domain/coaching/conflict-author';
import { programChanges } from '#domain/coaching/program-changes';
import type { Conflict, RebaseSide } from '#domain/coaching/rebase';
import type { LoadUnit } from '#domain/load';
import type { Writes } from '#domain/record/registers';
import { type ChangeWords, changeWords } from '#words/coaching/program-changes';
import { conflictValues, conflictWords } from '#words/coaching/student-programs';
import { RadioGroup } from '../../ui/control/radio-group';

interface ProgramConflictsProps {
  base: Writes;
  conflicts: readonly Conflict[];
  /** The student's current ficha, and the content of its last version; null without one. */
  current: Writes;
  published: Writes | null;
  /** Name of the student who made the changes in `mine`. */
  student: string;
  unit: LoadUnit;
  nameOf: (exercise: string | null) => string;
  onChoose: (at: string, side: RebaseSide) => void;
}

/** Conflicting changes of coach and student, each to be decided. */
export function ProgramConflicts(props: ProgramConflictsProps) {
  const { base, conflicts, current, published, student, unit, nameOf, onChoose } = props;
  /** The first change from the base to a content, in words; null without one. */
  const said = (content: Writes): ChangeWords | null => {
    const change = programChanges(base, content)[0];
    return change ? changeWords(change, { unit, nameOf }) : null;
  };
  return conflicts.map((conflict) => {
    const { at, kind, takes } = conflict;
    const only = (value: typeof conflict.mine) => said(withValue(base, at, value));
    const [mine, theirs] =
      kind === 'value' ? [only(conflict.mine), only(conflict.theirs)] : [null, null];
    const removed = kind === 'value' ? null : said(withoutNode(base, at));
    const found = theirs ?? mine ?? removed;
    // An invisible change of order needs no decision.
    if (!found) return null;
    const about = [found.about, found.where].filter((part) => part !== '');
    const same = 'Como era';
    const stays = 'Fica na ficha';
    const goes = 'Sai da ficha';
    const isPublished = isPublishedChange(conflict, current, published);
    const values = { theirs: theirs?.what ?? same, mine: mine?.what ?? same };
    const labels = {
      value: conflictValues(values, student, isPublished),
      removed_theirs: [goes, stays],
      removed_mine: [stays, goes],
    } as const;
    const [coach, own] = labels[kind];
    return (
      <RadioGroup<RebaseSide>
        key={at}
        legend={`${about.join(' · ')}: ${conflictWords(conflict, student, isPublished)}`}
        value={takes}
        options={[
          { value: 'theirs', label: coach },
          { value: 'mine', label: own },
        ]}
        onChange={(side) => onChoose(at, side)}
      />
    );
  });
}

function withValue(base: Writes, at: string, value: Conflict['mine']): Writes {
  const others = Object.entries(base).filter(([path]) => path !== at);
  return Object.fromEntries(value === undefined ? others : [...others, [at, value]]);
}

function withoutNode(base: Writes, node: string): Writes {
  return Object.fromEntries(Object.entries(base).filter(([path]) => !path.startsWith(`${node}.`)));
}
