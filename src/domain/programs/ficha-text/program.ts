import { cutText } from '../../cut-text';
import type { LoadUnit } from '../../load';
import { type DayDraft, EMPTY_PROGRAM, type ProgramDraft } from '../draft';
import { PROGRAM_LIMITS } from '../paths';
import { takeHeader } from './headers';
import { dayHeading, looseHeading, titleFrom } from './headings';
import { joinedLines, sharedLines } from './joined';
import { parseLine } from './line';
import { type DayRows, dayFrom, newDay } from './program-day';
import { takeQuoted } from './quoted';
import { createScanner } from './scanner';
import type { FindExercise, ParsedLine, Problem, ProblemCode, Span } from './shape';
import { takeWeekdays } from './vocabulary';

/** A line of an exercise with its position in the whole text. */
export interface ProgramLine extends Span {
  /** Its day, counted from 0. */
  readonly day: number;
  readonly line: ParsedLine;
}

export interface ParsedProgram {
  /** Without unknown exercises; valid despite any problems. */
  readonly draft: ProgramDraft;
  readonly lines: readonly ProgramLine[];
  /** Spans refer to the whole text. */
  readonly problems: readonly Problem[];
}

interface State {
  readonly find: FindExercise;
  readonly unit: LoadUnit;
  head: ProgramDraft;
  titled: boolean;
  /** Whether the text states the order of the days. */
  scheduled: boolean;
  /** Whether a heading names days of the week. */
  named: boolean;
  readonly notes: string[];
  readonly days: DayRows[];
  readonly lines: ProgramLine[];
  readonly problems: Problem[];
}

const title = /^\s*#(?!#)\s*(.*)$/su;
const heading = /^\s*#{2,}\s*(.*)$/su;
const note = /^\s*> ?(.*)$/su;
const daysLine = /^\s*dias\s*:\s*(.*)$/isu;
const marked = /^\s*(?:[-–—•*·▪+]\s|\+|\d{1,2}\s*[).\-–:ºª])/u;

/**
 * Reads a whole ficha, in the form of `formatProgram` or as people send them. Never fails: faults
 * become problems. GRAMMAR.md has the form.
 */
export function parseProgram(
  text: string,
  find: FindExercise,
  unit: LoadUnit = 'kg',
): ParsedProgram {
  const state: State = {
    find,
    unit,
    head: EMPTY_PROGRAM,
    titled: false,
    scheduled: false,
    named: false,
    notes: [],
    days: [],
    lines: [],
    problems: [],
  };
  let from = 0;
  for (const raw of text.split('\n')) {
    const line = raw.replace(/\r$/, '');
    if (line.trim() !== '') takeLine(state, line, { from, to: from + line.length });
    from += raw.length + 1;
  }
  return { draft: draftFrom(state, text), lines: state.lines, problems: state.problems };
}

function draftFrom(state: State, text: string): ProgramDraft {
  const whole = { from: 0, to: text.length };
  const { days: mostDays, exercises: mostExercises } = PROGRAM_LIMITS;
  let left = mostExercises;
  const days: DayDraft[] = [];
  for (const rows of state.days.slice(0, mostDays)) {
    const day = dayFrom(rows, left);
    left -= day.exercises.length;
    days.push(day);
  }
  const said = state.days.reduce((sum, { rows }) => sum + rows.length, 0);
  if (state.days.length > mostDays) {
    problem(state, 'too_many', whole, { what: 'days', most: mostDays });
  }
  if (said > mostExercises) {
    problem(state, 'too_many', whole, { what: 'exercises', most: mostExercises });
  }
  return {
    ...state.head,
    schedule: scheduleOf(state),
    note: cutText(state.notes.join('\n'), PROGRAM_LIMITS.note),
    days,
  };
}

/** Days that are named by weekdays are scheduled by weekday, unless the text states otherwise. */
function scheduleOf({ scheduled, named, head }: State): ProgramDraft['schedule'] {
  return !scheduled && named ? 'weekday' : head.schedule;
}

function problem(
  state: State,
  code: ProblemCode,
  span: Span,
  figures: Problem['figures'] = {},
): void {
  state.problems.push({ code, figures, ...span });
}

function takeLine(state: State, text: string, span: Span): void {
  const told = note.exec(text);
  const day = heading.exec(text);
  const called = title.exec(text);
  if (told) takeNote(state, told[1] ?? '');
  else if (day) takeDay(state, day[1] ?? '', span);
  else if (called) takeTitle(state, called[1] ?? '', span);
  else if (marked.test(text) || !takeUnmarked(state, text, span)) takeExercises(state, text, span);
}

/** Lines without a mark, recognised by their words: a header, a heading, the name of the ficha. */
function takeUnmarked(state: State, text: string, span: Span): boolean {
  if (takeFields(state, text, span)) return true;
  const loose = looseHeading(text);
  if (loose !== null) takeDay(state, loose, span);
  else if (isLooseTitle(state, text)) takeTitle(state, text.replace(/[*_]+/gu, ''), span);
  else return false;
  return true;
}

function limited(state: State, text: string, span: Span): string {
  const most = PROGRAM_LIMITS.title;
  if (text.length > most) problem(state, 'too_many', span, { what: 'title', most });
  return cutText(text, most);
}

function takeTitle(state: State, text: string, span: Span): void {
  state.head = { ...state.head, title: limited(state, titleFrom(text), span) };
  state.titled = true;
}

function takeDay(state: State, text: string, span: Span): void {
  const { title: name, weekdays } = dayHeading(text);
  state.named ||= weekdays.length > 0;
  state.days.push(newDay(limited(state, name, span), weekdays));
}

/** note: "> " and a line, which belongs to the ficha, day or exercise above it. */
function takeNote(state: State, text: string): void {
  const line = takeQuoted(createScanner(text)) ?? text.trimEnd();
  const day = state.days.at(-1);
  const row = day?.rows.at(-1);
  if (row) row.notes.push(line);
  else (day?.notes ?? state.notes).push(line);
}

function takeFields(state: State, text: string, span: Span): boolean {
  const day = state.days.at(-1);
  const days = day ? daysLine.exec(text) : null;
  const found = days && takeWeekdays((days[1] ?? '').trim());
  if (day && found) {
    day.weekdays = found.weekdays;
    return true;
  }
  const header = takeHeader(text, state.head);
  if (!header) return false;
  if ('field' in header) {
    problem(state, 'header_value', span, { field: header.field, options: header.options });
  } else {
    state.head = { ...state.head, ...header.sets };
    if (header.sets.schedule) state.scheduled = true;
  }
  return true;
}

/** Whether a first line is the title of the ficha: it has no sets and is no exercise. */
function isLooseTitle(state: State, text: string): boolean {
  if (state.titled || state.days.length > 0) return false;
  const { body, entry, problems } = parseLine(text, state.find, state.unit);
  const plain = problems.every(({ code }) => code === 'exercise_unknown');
  return entry === null && body.sets.length === 0 && plain;
}

/** A line of several exercises is read as several lines. */
function takeExercises(state: State, text: string, span: Span): void {
  const start = state.problems.length;
  const joined = joinedLines(text);
  const whole = joined.length > 1 ? null : parseLine(text, state.find, state.unit);
  const shared = whole?.entry === null ? sharedLines(text) : null;
  if (whole && !shared) takeExercise(state, whole, span, start);
  for (const part of shared ?? (whole ? [] : joined)) {
    takeExercise(state, parseLine(part, state.find, state.unit), span, start);
  }
}

function takeExercise(state: State, line: ParsedLine, span: Span, start: number): void {
  const day = state.days.at(-1) ?? newDay('', []);
  if (state.days.length === 0) state.days.push(day);
  const above = day.rows.at(-1);
  // Some people write the sets below the name.
  const continues = line.name.text === '' && above !== undefined;
  for (const one of line.problems) {
    if (continues && one.code === 'name_missing') continue;
    const found = { ...one, from: one.from + span.from, to: one.to + span.from };
    const isSame = ({ code, from, to }: Problem) =>
      code === found.code && from === found.from && to === found.to;
    // Exercises that share their sets share the problems in them.
    if (!state.problems.slice(start).some(isSame)) state.problems.push(found);
  }
  if (continues) {
    above.more.push(line.body);
    return;
  }
  if (line.joins && !above) problem(state, 'join_first', { from: span.from, to: span.to });
  day.rows.push({ line, more: [], notes: [] });
  state.lines.push({ ...span, day: state.days.length - 1, line });
}
