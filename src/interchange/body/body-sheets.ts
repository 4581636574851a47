import { personOfSheet } from '../any-table/table-people';
import { personKey } from '../apps/merged-names';
import { sheetText } from '../files/read-sheets';
import type { BodyQuestion, UnreadColumn } from '../model';
import type { SheetRows } from '../sheets/ods';
import type { MeasuredPerson, ReadBody } from './model';
import { type BodyChoices, readBodyTable } from './read-body';

/** The measures of a workbook, and its sheets that have none. */
interface BodySheets {
  readonly found:
    | ReadBody
    | { readonly people: readonly MeasuredPerson[] }
    | { readonly question: BodyQuestion }
    | null;
  /** Sheets that may have something else. */
  readonly others: readonly SheetRows[];
}

interface SheetBody {
  readonly sheet: SheetRows;
  readonly read: NonNullable<ReturnType<typeof readBodyTable>>;
}

const titlesOf = ({ rows }: SheetRows) =>
  rows.find((cells) => cells.some((cell) => cell.trim() !== ''))?.join('\n') ?? '';

/**
 * Reads the measures of all sheets of a workbook. Days and figures under unknown titles are a
 * question only where no sheet has known measures.
 */
export function readBodySheets(
  sheets: readonly SheetRows[],
  choices: BodyChoices,
  zone: string,
): BodySheets {
  const { measures, ...others } = choices;
  const answers = sheets.flatMap((sheet): SheetBody[] => {
    const read = readBodyTable(sheetText(sheet), others, zone);
    return read === null || 'unreadable' in read ? [] : [{ sheet, read }];
  });
  const asked = answers.find(({ read }) => 'question' in read);
  const known = answers.filter(({ read }) => !('question' in read));
  if (known.length > 0) return measuresOf(known, sheets, choices);
  if (!asked || !('question' in asked.read)) return { found: null, others: sheets };
  if (!measures) return { found: { question: asked.read.question }, others: sheets };
  const named = answers.flatMap(({ sheet }): SheetBody[] => {
    const isSame = titlesOf(sheet) === titlesOf(asked.sheet);
    const read = isSame ? readBodyTable(sheetText(sheet), choices, zone) : null;
    return read ? [{ sheet, read }] : [];
  });
  return measuresOf(named, sheets, choices);
}

function measuresOf(
  found: readonly SheetBody[],
  sheets: readonly SheetRows[],
  { people: chosen }: BodyChoices,
): BodySheets {
  const others = sheets.filter((one) => !found.some(({ sheet }) => sheet === one));
  const inTables = found.flatMap(({ read }) => ('people' in read ? (listOf(read) ?? []) : []));
  if (inTables.length > 0 && !chosen) return { found: { people: joined(inTables) }, others };
  const read = found.flatMap(({ sheet, read: one }) =>
    'readings' in one ? [{ sheet, body: one }] : [],
  );
  const bySheet = peopleOfSheets(read);
  if (bySheet && !chosen) return { found: { people: bySheet }, others };
  const keys = new Set(chosen?.map(personKey));
  const own = bySheet
    ? read.filter(({ sheet }) => keys.has(personKey(personOfSheet(sheet.name))))
    : read;
  const body = oneBody(own, sheets.length > 1);
  if (!body) return { found: null, others };
  const people = bySheet && chosen ? { people: { all: bySheet, chosen } } : {};
  return { found: { ...body, ...people }, others };
}

const listOf = (read: SheetBody['read']) =>
  'people' in read && read.people && !('all' in read.people) ? read.people : null;

interface SheetReadings {
  readonly sheet: SheetRows;
  readonly body: ReadBody;
}

/** The people that sheets with equal titles are named after; null if they are not. */
function peopleOfSheets(read: readonly SheetReadings[]): readonly MeasuredPerson[] | null {
  if (new Set(read.map(({ sheet }) => titlesOf(sheet))).size > 1) return null;
  const persons = read.map(({ sheet }) => personOfSheet(sheet.name));
  if (new Set(persons.filter(Boolean).map(personKey)).size < 2) return null;
  return joined(
    read.map(({ body }, at): MeasuredPerson => {
      const days = body.readings.map(({ day }) => day).sort();
      const span = { from: days[0] ?? null, to: days.at(-1) ?? null };
      return { name: persons[at] ?? '', rows: days.length, ...span, isSheet: true };
    }),
  );
}

/** People of several sheets, each once. */
function joined(people: readonly MeasuredPerson[]): readonly MeasuredPerson[] {
  const found = new Map<string, MeasuredPerson>();
  for (const person of people) {
    const known = found.get(personKey(person.name)) ?? person;
    const days = [known.from, known.to, person.from, person.to].flatMap((day) => day ?? []).sort();
    const rows = known === person ? person.rows : known.rows + person.rows;
    const span = { from: days[0] ?? null, to: days.at(-1) ?? null };
    found.set(personKey(person.name), { ...known, rows, ...span });
  }
  return [...found.values()].sort((a, b) => b.rows - a.rows);
}

/** The measures of several sheets as those of one file. */
function oneBody(read: readonly SheetReadings[], isNamed: boolean): ReadBody | null {
  const [first] = read;
  if (!first) return null;
  const bodies = read.map(({ body }) => body);
  const sum = (countOf: (body: ReadBody) => number | undefined) =>
    bodies.reduce((total, body) => total + (countOf(body) ?? 0), 0);
  const [completed, named] = [sum((body) => body.completed), sum((body) => body.named)];
  const [open, dated, people] = [
    bodies.find(({ unit }) => !unit.known),
    bodies.find(({ dateOrder }) => dateOrder !== undefined),
    bodies.find((body) => body.people),
  ];
  const years = bodies.flatMap(({ year }) => year ?? []);
  return {
    source: first.body.source,
    readings: bodies.flatMap(({ readings }) => readings),
    workouts: [],
    warnings: read.flatMap(({ sheet, body }) =>
      body.warnings.map((one) => (isNamed ? { ...one, sheet: sheet.name } : one)),
    ),
    remarks: [...new Set(bodies.flatMap(({ remarks }) => remarks))],
    unread: withoutRepeated(bodies.flatMap(({ unread }) => unread)),
    unit: (open ?? first.body).unit,
    ...(dated?.dateOrder ? { dateOrder: dated.dateOrder } : {}),
    ...(dated?.dateExample ? { dateExample: dated.dateExample } : {}),
    ...(years.length > 0 ? { year: Math.max(...years) } : {}),
    ...(completed > 0 ? { completed } : {}),
    ...(named > 0 ? { named } : {}),
    ...(people?.people ? { people: people.people } : {}),
  };
}

function withoutRepeated(columns: readonly UnreadColumn[]): readonly UnreadColumn[] {
  const found = new Map<string, UnreadColumn>();
  for (const column of columns) {
    const known = found.get(column.title);
    const filled = (known?.filled ?? 0) + column.filled;
    found.set(column.title, { ...(known ?? column), filled });
  }
  return [...found.values()];
}
