import type { ProgramDraft } from '../draft';
import { PROGRAM_LIMITS } from '../paths';
import { GOALS, LEVELS, type ProgramWeek, SCHEDULES } from '../shape';
import { titleFrom, titleText } from './headings';
import { quoted } from './quoted';
import * as words from './vocabulary';
import { codeOf, optionsOf } from './vocabulary';

type Head = Pick<ProgramDraft, 'goal' | 'level' | 'schedule' | 'weeks' | 'weekOf' | 'template'>;

/** The values of a header line, or the field of an invalid one with its valid options. */
export type Header =
  | { readonly sets: Partial<Head> }
  | { readonly field: string; readonly options: string };

const line = /^\s*(objetivo|n[ií]vel|por|semanas|modelo)\s*:\s*(.*)$/isu;
const weekLine = /^\s*semana\s+(\d{1,2})\s*:\s*(.*)$/isu;
const deloadWord = /^descarga\s+(\d{1,2})\s*%\s*/iu;
const LABEL = 60;

/** header: a word, ":" and its value; null for any other line. */
export function takeHeader(text: string, known: Head): Header | null {
  const week = weekLine.exec(text);
  if (week) return weekHeader(Number(week[1]), (week[2] ?? '').trim(), known);
  const found = line.exec(text);
  if (!found) return null;
  const value = (found[2] ?? '').trim();
  switch (words.plainWord(found[1] ?? '')) {
    case 'objetivo': {
      const goal = codeOf(words.GOAL_WORDS, GOALS, value);
      return goal ? { sets: { goal } } : refused('objetivo', optionsOf(words.GOAL_WORDS));
    }
    case 'nivel': {
      const level = codeOf(words.LEVEL_WORDS, LEVELS, value);
      return level ? { sets: { level } } : refused('nível', optionsOf(words.LEVEL_WORDS));
    }
    case 'por': {
      const schedule = codeOf(words.SCHEDULE_WORDS, SCHEDULES, value);
      return schedule ? { sets: { schedule } } : refused('por', optionsOf(words.SCHEDULE_WORDS));
    }
    case 'semanas': {
      const weeks = /^\d{1,2}$/.test(value) ? Number(value) : 0;
      const fits = weeks >= 1 && weeks <= PROGRAM_LIMITS.weeks;
      return fits ? { sets: { weeks } } : refused('semanas', `de 1 a ${PROGRAM_LIMITS.weeks}`);
    }
    default:
      return { sets: { template: titleFrom(value).slice(0, 64) || null } };
  }
}

function refused(field: string, options: string): Header {
  return { field, options };
}

/** week: "descarga 10%", a name, both, or "normal". */
function weekHeader(week: number, value: string, { weekOf }: Head): Header {
  const deload = deloadWord.exec(value);
  const percent = deload ? Number(deload[1]) : null;
  const label = value.slice(deload?.[0].length ?? 0);
  const fits = week >= 1 && week <= PROGRAM_LIMITS.weeks;
  if (!fits || (percent !== null && (percent < 1 || percent > 60))) {
    return refused('semana', 'semana 1 a 52, com descarga de 1% a 60%');
  }
  const named = words.plainWord(label) === 'normal' ? '' : titleFrom(label).slice(0, LABEL);
  const one: ProgramWeek = { label: named, deload: percent };
  return { sets: { weekOf: { ...weekOf, [week]: one } } };
}

function weekText({ label, deload }: ProgramWeek): string {
  const parts = [
    deload === null ? '' : `descarga ${deload}%`,
    label === '' ? '' : quoted(label),
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'normal' : parts.join(' ');
}

/** The header lines of a ficha, without default values. */
export function headerLines(draft: ProgramDraft): string[] {
  const { goal, level, schedule, weeks, weekOf, template } = draft;
  return [
    goal ? `objetivo: ${words.GOAL_WORDS[goal][0]}` : '',
    level ? `nível: ${words.LEVEL_WORDS[level][0]}` : '',
    schedule === 'weekday' ? `por: ${words.SCHEDULE_WORDS.weekday[0]}` : '',
    weeks === 1 ? '' : `semanas: ${weeks}`,
    ...Object.entries(weekOf).map(([week, one]) => `semana ${week}: ${weekText(one)}`),
    template === null ? '' : `modelo: ${titleText(template)}`,
  ].filter((text) => text !== '');
}
