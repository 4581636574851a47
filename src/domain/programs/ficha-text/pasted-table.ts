import { looseHeading } from './headings';
import { quoted, standsBare } from './quoted';
import { plainWord } from './vocabulary';

type Column = 'day' | 'name' | 'sets' | 'reps' | 'load' | 'rest' | 'effort' | 'note';

/** Words at the beginning of a column's title. */
const TITLES: readonly (readonly [Column, RegExp])[] = [
  ['name', /^(?:exercicios?|movimentos?|exercises?|nome do exercicio)\b/u],
  ['sets', /^(?:n[.º°]? de )?(?:series?|sets?)\b/u],
  ['reps', /^(?:n[.º°]? de )?(?:repeticoes|repeticao|reps?)\b/u],
  ['load', /^(?:carga|peso|load|weight|kg)\b/u],
  ['rest', /^(?:descanso|intervalo|pausa|recuperacao|rest)\b/u],
  ['effort', /^(?:rir|pse|rpe)\b/u],
  ['day', /^(?:treino|dia|divisao|ficha|day|workout)\b/u],
  ['note', /^(?:obs|observac|anotac|nota|tecnica|metodo|notes?|cadencia|execucao)/u],
];

type Titles = readonly { readonly column: Column; readonly title: string }[];

const barred = /^\s*\|.*\|\s*$/u;
const barredRule = /^[\s|:-]+$/u;

/** Rows between bars, and those with semicolons under a title row, as rows with tabs. */
function tabbed(lines: readonly string[]): string[] {
  const rows: string[] = [];
  let separated = false;
  for (const line of lines) {
    if (barred.test(line)) {
      const inside = line.trim().slice(1, -1);
      if (!barredRule.test(line)) rows.push(inside.replaceAll('|', '\t'));
      continue;
    }
    const cells = line.split(';');
    separated =
      cells.length > 1 && (separated || titlesIn(cells.map((cell) => cell.trim())) !== null);
    rows.push(separated ? cells.join('\t') : line);
  }
  return rows;
}

const cellsOf = (line: string) => line.split('\t').map((cell) => cell.trim());
const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '');

/** The columns of a title row; null for any other row. Columns with other titles are notes. */
function titlesIn(cells: readonly string[]): Titles | null {
  const taken = new Set<Column>();
  const titles = cells.map((title) => {
    const found = TITLES.find(([, words]) => words.test(plainWord(title)))?.[0] ?? 'note';
    const column = found !== 'note' && taken.has(found) ? 'note' : found;
    taken.add(column);
    return { column, title };
  });
  return taken.has('name') && (taken.has('sets') || taken.has('reps')) ? titles : null;
}

/** Rewrites rows of a spreadsheet or of a table drawn with bars into lines of exercises. */
export function tableLines(given: readonly string[]): string[] {
  const lines = tabbed(given);
  let titles: Titles | null = null;
  let day = '';
  const written: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (!line.includes('\t')) {
      written.push(line);
      continue;
    }
    const cells = cellsOf(line);
    const found = titlesIn(cells);
    if (found) {
      titles = found;
      day = '';
    } else if (filled(cells).length <= 1) {
      written.push(lonely(filled(cells)[0] ?? '', lines[at + 1] ?? ''));
    } else {
      const named = titles === null ? '' : (cellIn(titles, cells, 'day') ?? '');
      if (named !== '' && named !== day) written.push(`## ${named}`);
      if (named !== '') day = named;
      written.push(titles === null ? untitledRow(cells) : titledRow(titles, cells));
    }
  }
  return written;
}

/** A row with one cell: the title of a day where a table follows. */
function lonely(cell: string, next: string): string {
  if (cell === '' || looseHeading(cell) !== null) return cell;
  return next.includes('\t') && titlesIn(cellsOf(next)) ? `## ${cell}` : cell;
}

function cellIn(titles: Titles, cells: readonly string[], column: Column): string | undefined {
  const at = titles.findIndex((one) => one.column === column);
  return at < 0 ? undefined : cells[at];
}

const count = /^\d{1,2}(?:[.,]0)?$/u;
const reps =
  /^(?:\d[\d\s/+.,:–-]*(?:(?:a|at[eé])\s*\d+)?\s*(?:reps?|repeti[cç][oõ]es|s|seg|min|m)?|m[aá]x\.?|falha|amrap)$/iu;
const whole = /\d\s*[x×*]\s*(?:\d|m[aá]x|falha)/iu;
const mass = /^\d{1,4}(?:[.,]\d{1,3})?\s*(?:kgs?|lbs?)?$/iu;
const time =
  /^\d{1,3}(?::\d{2})?\s*(?:['"]|s|segs?\.?|segundos?|min\.?|minutos?|min\s*\d{1,2}\s*s?)?$/iu;
const effort = /^\d{1,2}(?:[.,]5)?$/u;

function titledRow(titles: Titles, cells: readonly string[]): string {
  const said = (column: Column) => cellIn(titles, cells, column) ?? '';
  const notes: string[] = [];
  const part = (column: Column, fits: RegExp, text: (cell: string) => string): string => {
    const cell = said(column);
    if (cell === '') return '';
    if (fits.test(cell)) return text(cell);
    notes.push(`${titles.find((one) => one.column === column)?.title ?? ''}: ${cell}`);
    return '';
  };
  const line = [
    nameText(said('name')),
    setsText(said('sets'), said('reps'), notes),
    part('load', mass, (cell) => loadText(cell, titles)),
    part('rest', time, (cell) => `desc ${cell.replace("'", 'min').replace('"', 's')}`),
    part('effort', effort, (cell) => `${effortWord(titles)} ${cell}`),
  ];
  for (const [at, { column, title }] of titles.entries()) {
    const cell = cells[at] ?? '';
    if (column === 'note' && cell !== '')
      notes.push(/^obs/iu.test(title) || title === '' ? cell : `${title}: ${cell}`);
  }
  notes.push(...filled(cells.slice(titles.length)));
  return joined(line, notes);
}

/** A row under no titles: a name, sets and repetitions; every other cell becomes a note. */
function untitledRow(cells: readonly string[]): string {
  const [name = '', first = '', second = '', ...rest] = filled(cells);
  if (count.test(first) && reps.test(second)) {
    return joined([nameText(name), `${Number.parseInt(first, 10)}x${second}`], rest);
  }
  return [nameText(name), first, second, ...rest].join(' ').trim();
}

function setsText(sets: string, times: string, notes: string[]): string {
  if (whole.test(sets)) return [sets, times].join(' ').trim();
  if (whole.test(times) && (sets === '' || count.test(sets))) return times;
  if (count.test(sets) && reps.test(times))
    return `${Number.parseInt(sets, 10)}x${times.replace(/\s*(?:a|at[eé]|–)\s*(?=\d)/iu, '-').replace(/\s+/gu, '')}`;
  if (count.test(sets) && times === '') return `${Number.parseInt(sets, 10)} séries`;
  if (sets !== '') notes.push(`Séries: ${sets}`);
  if (times !== '') notes.push(`Repetições: ${times}`);
  return '';
}

function loadText(cell: string, titles: Titles): string {
  const inPounds = titles.some(({ column, title }) => column === 'load' && /lb/iu.test(title));
  const inKilos = titles.some(({ column, title }) => column === 'load' && /kg/iu.test(title));
  if (/[a-z]/iu.test(cell)) return cell;
  return inPounds ? `${cell}lb` : inKilos ? `${cell}kg` : `com ${cell}`;
}

function effortWord(titles: Titles): string {
  const title = titles.find(({ column }) => column === 'effort')?.title ?? '';
  return plainWord(title).startsWith('rir') ? 'rir' : 'pse';
}

/** A name as it is, in quotation marks where a sign of it would end the name. */
function nameText(name: string): string {
  return /[;#"“”]/u.test(name) || !standsBare(name) ? quoted(name) : name;
}

function joined(parts: readonly string[], notes: readonly string[]): string {
  const line = filled(parts).join(' ');
  return notes.length === 0 ? line : `${line} # ${notes.join(' · ')}`;
}
