import type { LoadUnit } from '../../load';
import type { DayDraft, ProgramDraft } from '../draft';
import type { Schedule } from '../shape';
import { formatLine } from './format-line';
import { headerLines } from './headers';
import { headingText, titleText } from './headings';
import { quoted, standsBare } from './quoted';
import type { NameOf } from './shape';
import { weekdaysText } from './vocabulary';

/**
 * A ficha as a text that `parseProgram` reads back as the same draft. Groups get new keys, and a
 * group with separated members is split.
 */
export function formatProgram(draft: ProgramDraft, nameOf: NameOf, unit: LoadUnit = 'kg'): string {
  const head = [
    draft.title === '' ? '' : `# ${titleText(draft.title)}`,
    ...headerLines(draft),
    noteText(draft.note),
  ].filter((line) => line !== '');
  const days = draft.days.map((day, index) => dayText(day, draft.schedule, index, nameOf, unit));
  return `${[head.join('\n'), ...days].filter((part) => part !== '').join('\n\n')}\n`;
}

function dayText(
  day: DayDraft,
  schedule: Schedule,
  index: number,
  nameOf: NameOf,
  unit: LoadUnit,
): string {
  const weekdays = [...new Set(day.weekdays)].sort((a, b) => a - b);
  const hidden = schedule === 'letter' && weekdays.length > 0;
  return [
    `## ${headingText({ title: day.title, weekdays }, schedule, index)}`,
    hidden ? `dias: ${weekdaysText(weekdays)}` : '',
    noteText(day.note),
    ...day.exercises.map((entry, at) => {
      const above = day.exercises[at - 1];
      const joined = entry.group !== null && above?.group === entry.group;
      return `${joined ? '+' : '-'} ${formatLine(entry, nameOf, unit)}`;
    }),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function noteText(note: string): string {
  if (note === '') return '';
  const lines = note.split('\n');
  const bare = lines.every((line) => line === '' || standsBare(line));
  return bare ? lines.map((line) => `> ${line}`.trimEnd()).join('\n') : `> ${quoted(note)}`;
}
