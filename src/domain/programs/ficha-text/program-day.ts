import { cutText } from '../../cut-text';
import type { DayDraft, ProgramExerciseDraft } from '../draft';
import { PROGRAM_LIMITS } from '../paths';
import type { LineBody, ParsedLine } from './shape';

/** A day during parsing. */
export interface DayRows {
  readonly title: string;
  weekdays: readonly number[];
  readonly notes: string[];
  readonly rows: Row[];
}

interface Row {
  readonly line: ParsedLine;
  /** Additions from lines without a name. */
  readonly more: LineBody[];
  readonly notes: string[];
}

/**
 * A day without lines.
 * @param weekdays 1 (Monday) to 7 (Sunday)
 */
export function newDay(title: string, weekdays: readonly number[]): DayRows {
  return { title, weekdays, notes: [], rows: [] };
}

/** The day of its lines, with at most `most` exercises; joined neighbours share a group. */
export function dayFrom({ title, weekdays, notes, rows }: DayRows, most: number): DayDraft {
  let groups = 0;
  const entries: ProgramExerciseDraft[] = [];
  for (const row of rows) {
    if (!row.line.joins) groups += 1;
    const entry = entryOf(row);
    if (entry && entries.length < most) entries.push({ ...entry, group: `g${groups}` });
  }
  return {
    title,
    note: cut(notes.join('\n')),
    weekdays: [...weekdays],
    exercises: withoutLoneGroups(entries),
  };
}

function cut(note: string): string {
  return cutText(note, PROGRAM_LIMITS.note);
}

function entryOf({ line, more, notes }: Row): ProgramExerciseDraft | null {
  if (!line.entry) return null;
  const entry = more.reduce<ProgramExerciseDraft>(added, line.entry);
  const note = cut([entry.note, ...notes].filter((text, at) => at > 0 || text !== '').join('\n'));
  return { ...entry, note };
}

/**
 * An exercise completed by a further line: its sets, notes and alternatives are added, its weeks
 * replace earlier ones, and its other values fill gaps.
 */
function added(entry: ProgramExerciseDraft, body: LineBody): ProgramExerciseDraft {
  const video = entry.video ?? body.video;
  return {
    ...entry,
    sets: [...entry.sets, ...body.sets].slice(0, 24),
    weeks: { ...entry.weeks, ...body.weeks },
    restSeconds: entry.restSeconds ?? body.restSeconds,
    note: cut([entry.note, body.note].filter((text) => text !== '').join(' ')),
    alternatives: [...entry.alternatives, ...body.alternatives].slice(
      0,
      PROGRAM_LIMITS.alternatives,
    ),
    rule: entry.rule ?? body.rule,
    ...(video === undefined ? {} : { video }),
  };
}

function withoutLoneGroups(entries: readonly ProgramExerciseDraft[]): ProgramExerciseDraft[] {
  return entries.map((entry, at) => {
    const near = [entries[at - 1], entries[at + 1]];
    const shared = near.some((other) => other?.group === entry.group);
    return shared ? entry : { ...entry, group: null };
  });
}
