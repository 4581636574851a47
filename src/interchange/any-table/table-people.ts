import { unaccented } from '#domain/plain-text';
import { mergedNames, personKey } from '../apps/merged-names';
import { cellAt, columnsOf, type Row, type Table } from '../apps/table';
import type { ColumnRoles, PersonRows, ReadTable } from '../model';
import { monthIn } from './month-names';

/** Titles of the people who trained, beside the names of exercises. */
const TITLES = {
  person: [
    ...['aluno', 'aluna', 'aluno a', 'alunos', 'nome do aluno', 'nome da aluna', 'cliente'],
    ...['nome do cliente', 'atleta', 'pessoa', 'quem', 'praticante', 'usuario', 'paciente'],
    ...['nome', 'nome completo', 'student', 'client', 'athlete', 'person', 'user', 'name'],
    ...['alumno', 'alumna', 'nombre', 'kunde'],
  ],
} as const;

/** The column with the names of people; -1 without one. */
export function columnOfPeople(titles: readonly string[]): number {
  return columnsOf(titles, TITLES)('person');
}

/** A table with rows of several people. */
interface SharedTable {
  /** The name of each row, in the order of the table. */
  readonly names: readonly string[];
  /** The first form of each name, those with the most rows first. */
  readonly people: readonly Pick<PersonRows, 'name' | 'rows' | 'isSheet'>[];
  /** Their column; -1 if the names are those of sheets. */
  readonly column: number;
}

/** The people of a table's rows; null if it has no column of several names. */
export function sharedTable({ titles, rows }: Table, roles: ColumnRoles): SharedTable | null {
  const column = columnOfPeople(titles);
  if (column < 0 || Object.values(roles).includes(column)) return null;
  const names = namesOf(rows, column, roles.date ?? -1);
  const people = peopleNamed(names, rows, column);
  return people.length < 2 ? null : { names, people, column };
}

/** The people of a table whose rows are in sheets with their names; null for any other table. */
export function sharedSheets({ rows }: Pick<Table, 'rows'>): SharedTable | null {
  const bySheet = new Map(
    [...new Set(rows.map(({ sheet = '' }) => sheet))].map((one) => [one, personOfSheet(one)]),
  );
  const persons = new Set([...bySheet.values()].filter(Boolean).map(personKey));
  if (persons.size < 2) return null;
  const names = rows.map(({ sheet = '' }) => bySheet.get(sheet) ?? '');
  const people = peopleNamed(names, rows, -1).map((one) => ({ ...one, isSheet: true as const }));
  return people.length < 2 ? null : { names, people, column: -1 };
}

/** People with the number of their rows, those with the most rows first. */
function peopleNamed(names: readonly string[], rows: readonly Row[], column: number) {
  const people = new Map<string, { name: string; rows: number }>();
  for (const [at, name] of names.entries()) {
    if (!hasFigure(rows[at], column)) continue;
    const known = people.get(personKey(name)) ?? { name, rows: 0 };
    people.set(personKey(name), { ...known, rows: known.rows + 1 });
  }
  return [...people.values()].sort((a, b) => b.rows - a.rows);
}

const hasFigure = (row: Row | undefined, column: number) =>
  row?.cells.some((cell, at) => at !== column && /\d/.test(cell)) ?? false;

/** The name of each row. A blank one without a date belongs to the row above. */
function namesOf(rows: readonly Row[], column: number, date: number): readonly string[] {
  const { names } = mergedNames(rows.map((row) => cellAt(row, column)));
  let above = '';
  let sheet: string | undefined;
  return rows.map((row, at) => {
    if (row.sheet !== sheet) above = '';
    sheet = row.sheet;
    const isHeading = !hasFigure(rows[at - 1], column) && above !== '';
    const leans = cellAt(row, date) === '' || isHeading;
    above = names[at] || (leans ? above : '');
    return above;
  });
}

/** The rows of the chosen people. */
export function rowsOfPeople(
  table: Table,
  { names }: SharedTable,
  chosen: readonly string[],
): Table {
  const keys = new Set(chosen.map(personKey));
  return { ...table, rows: table.rows.filter((_, at) => keys.has(personKey(names[at] ?? ''))) };
}

/** People with the days of their workouts. */
export function peopleWithDays(
  { people }: SharedTable,
  readOf: (name: string) => Pick<ReadTable, 'workouts'>,
): readonly PersonRows[] {
  return people.map((person) => {
    const days = readOf(person.name)
      .workouts.map(({ start }) => start.day)
      .sort();
    return { ...person, from: days[0] ?? null, to: days.at(-1) ?? null };
  });
}

/** Words in names of sheets that are no names of people. */
const OTHER_WORDS = new Set(
  [
    'treino treinos treinamento training workout workouts ficha fichas plan plano planilha plan sheet',
    'page pagina pag hoja feuille tabelle folha aba log logs registro registros historico history',
    'dados data database diario semana semanas week weeks mes meses month ano year ciclo mesociclo',
    'microciclo macrociclo fase bloco block dia dias day days academia gym casa home geral resumo',
    'total base modelo template copia copy atual antigo antiga novo nova velho anterior old new',
    'peito costas perna pernas braco bracos ombro ombros biceps triceps gluteo gluteos abdomen',
    'abdominal abs core peitoral dorsal quadriceps posterior panturrilha panturrilhas antebraco',
    'trapezio superior superiores inferior inferiores membros upper lower full body push pull legs',
    'leg chest back arms shoulders cardio funcional corrida bike natacao hiit crossfit mobilidade',
    'alongamento forca hipertrofia resistencia hypertrophy strength deload potencia',
    'segunda terca quarta quinta sexta sabado domingo feira seg ter qua qui sex sab dom',
    'supino agachamento terra levantamento remada desenvolvimento rosca squat bench deadlift press',
    'peso pesos medida medidas avaliacao avaliacoes bioimpedancia composicao corporal corpo balanca',
    'weight measures measurements de do da dos das em no na the of para com e primeiro segundo',
  ]
    .join(' ')
    .split(' '),
);

/** "Aluno 1", "Cliente nº 2" or "Atleta B": people without their names. */
const NUMBERED =
  /(?<!\p{L})(alun[oa]|cliente|atleta|pessoa|paciente|student|client|alumn[oa])\s*(?:n[º°o]?\.?\s*)?#?(\d{1,3}|\p{L})(?![\p{L}\d])/iu;

/** The words of a sheet's name that may be those of a person; '' without any. */
export function personOfSheet(sheet: string): string {
  const [, word, number] = NUMBERED.exec(sheet) ?? [];
  if (word !== undefined && number !== undefined) return `${word} ${number}`;
  return sheet
    .split(/[^\p{L}\p{M}'’]+/u)
    .filter((part) => part.length > 1 && !OTHER_WORDS.has(unaccented(part)) && !monthIn(part))
    .join(' ');
}
