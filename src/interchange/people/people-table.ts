import Papa from 'papaparse';
import { whatsappNumber } from '#domain/coaching/brazilian-phone';
import { normalCpf } from '#domain/coaching/tax-number';
import { unaccented } from '#domain/plain-text';
import { CPF_IN_TEXT, centavosIn, dueDayIn, EMAIL_IN_TEXT, PHONE_IN_TEXT } from './person-cells';

/** Meanings of the columns of a list of people. */
export const PERSON_ROLES = [
  'name',
  'surname',
  'email',
  'phone',
  'plan',
  'amount',
  'dueDay',
  'status',
] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];
/** Index of the column of each role. */
export type PersonRoles = Readonly<Partial<Record<PersonRole, number>>>;

interface PeopleRow {
  /** Number of the line in the text, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface PeopleTable {
  /** One per column; a title is '' in a list without titles. */
  readonly columns: readonly { readonly title: string; readonly example: string }[];
  readonly rows: readonly PeopleRow[];
  readonly guess: PersonRoles;
}

/** The texts about one person, as the list has them. */
export interface PersonTexts {
  readonly line: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly plan: string;
  readonly amount: string;
  readonly dueDay: string;
  /** "Ativo", "Cancelado" and the like, where the list has it. */
  readonly status?: string | undefined;
}

const TITLES: Readonly<Record<PersonRole, RegExp>> = {
  name: /^(nome( (completo|(do )?(aluno|cliente)|(da )?aluna|e sobrenome))?|aluno|aluna|alunos?( a)?|cliente|(full |first |student |client )?name|student|client)$/,
  surname: /^(sobrenome|ultimo nome|last name|surname|family name)$/,
  email: /^(e ?mail( (do aluno|do cliente|address|principal))?|correio eletronico|mail)$/,
  phone:
    /^((numero d[eo] )?(telefone|celular|whatsapp|whats|fone|tel|cel|zap|phone|mobile|cell)( (1|celular|principal|do aluno|number|phone|whatsapp|com ddd))*|contato|phone number)$/,
  plan: /^(plano( (atual|contratado|do aluno))?|nome do plano|contrato|contratos?( ativos?)?|servico|modalidade|plan( name)?|membership|package|pacote)$/,
  amount:
    /^(valor( (mensal|(do )?plano|(do )?contrato|(da )?mensalidade|r|rs|reais))?|mensalidade( (r|rs))?|preco|price|amount|fee|monthly fee)$/,
  dueDay:
    /^((dia |data )?(d[eo] |proximo )?(vencimento|pagamento|cobranca)|vence( em| dia)?|dia( de pagar)?|due( (day|date))?|payment day|billing day)$/,
  status:
    /^(status|situacao|estado|ativo|ativa|active|(status|situacao|estado) d[aeo] (alun[oa]|cliente|matricula|contrato|plano|cadastro))$/,
};

/** Titles of numbers that look like a phone, and of other people's contacts. */
const OTHER_NUMBERS =
  /\b(cpf|cnpj|rg|documento|matricula|codigo|id|cep|emergencia|responsavel|professor|personal|emergency|guardian|coach|trainer)\b/;

function plain(title: string): string {
  return unaccented(title)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

const DELIMITERS = ['\t', ';', '|', ','];

/** The comma of an amount such as "150,00". */
const DECIMAL_COMMA = /(?<=\d),(?=\d)/g;

/** The delimiter on the most lines; '' for a list without one. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const counts = DELIMITERS.map(
    (sign) => lines.filter((line) => line.replace(DECIMAL_COMMA, '').includes(sign)).length,
  );
  const most = Math.max(...counts);
  return most * 2 < lines.length ? '' : (DELIMITERS[counts.indexOf(most)] ?? '');
}

/** Joins the two halves of an amount that its comma divided, as in `Ana,150,00,10`. */
function withWholeAmounts(cells: readonly string[]): string[] {
  const joined: string[] = [];
  for (const cell of cells) {
    const before = joined.at(-1);
    const halves = before !== undefined && /^\s*(R\$\s*)?[\d.]+$/.test(before);
    if (halves && /^\d{2}\s*$/.test(cell)) joined[joined.length - 1] = `${before},${cell}`;
    else joined.push(cell);
  }
  return joined;
}

function rowsOf(text: string, delimiter: string): PeopleRow[] {
  if (delimiter === '') {
    const lines = text.split(/\r?\n/).map((line, nth) => ({ line: nth + 1, cells: [line.trim()] }));
    return lines.filter(({ cells }) => cells[0] !== '');
  }
  const { data } = Papa.parse<string[]>(text, { delimiter });
  let line = 1;
  const rows: PeopleRow[] = [];
  for (const cells of data) {
    const trimmed = cells.map((cell) => cell.replace(/\s+/g, ' ').trim());
    if (trimmed.some((cell) => cell !== '')) rows.push({ line, cells: trimmed });
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.split('\n').length - 1), 0);
  }
  return rows;
}

function titledRoles(titles: readonly string[]): PersonRoles {
  const roles: Partial<Record<PersonRole, number>> = {};
  for (const [column, title] of titles.map(plain).entries()) {
    const role = PERSON_ROLES.find((one) => roles[one] === undefined && TITLES[one].test(title));
    if (role) roles[role] = column;
  }
  return roles;
}

/** Words that name a list of people, and no person. */
const LIST =
  /^(?:(?:lista|rela[cç][aã]o|turma|grupo|planilha) (?:d[aeo]s? )?|meus |minhas )?(?:alun[oa]s|alun[oa]\(a\)s|clientes|students|clients|contatos|turma|lista)(?:\b.*)?$/iu;

/** Whether a lone cell is a heading of the rows below it, such as "Alunos de dezembro:". */
function isHeading(cells: readonly string[]): boolean {
  const [only = '', ...others] = cells.filter((cell) => cell !== '');
  if (others.length > 0 || EMAIL_IN_TEXT.test(only) || PHONE_IN_TEXT.test(only)) return false;
  return (
    LIST.test(only.replace(/[\s*_:–-]+$|^[\s*_–-]+/g, '')) || /:$/.test(only.replace(/\*+$/, ''))
  );
}

/** The rows without headings, unless a lone word is the title of a column. */
function withoutHeadings(rows: readonly PeopleRow[]): readonly PeopleRow[] {
  return rows.filter(({ cells }, at) => {
    const isTitle = at === 0 && Object.keys(titledRoles(cells)).length > 0;
    return isTitle || rows.length === 1 || !isHeading(cells);
  });
}

/** The role that most cells of a column look like. */
function shapeOf(cells: readonly string[]): PersonRole | null {
  const votes = new Map<PersonRole, number>();
  const filled = cells.filter((cell) => cell !== '');
  for (const cell of filled) {
    const role = cellShape(cell);
    if (role) votes.set(role, (votes.get(role) ?? 0) + 1);
  }
  const [role, count] = [...votes].sort(([, a], [, b]) => b - a)[0] ?? [null, 0];
  return count * 2 > filled.length ? role : null;
}

function cellShape(cell: string): PersonRole | null {
  if (cell.includes('@')) return 'email';
  if (isCpfLike(cell) || isBareDate(cell)) return null;
  if (isPhoneLike(cell)) return 'phone';
  if (dueDayIn(cell) !== null) return 'dueDay';
  if (centavosIn(cell) !== null) return 'amount';
  return /\p{L}{2}/u.test(cell) ? 'name' : null;
}

/** A number for WhatsApp, or one without its area code. A CPF or a date is neither. */
function isPhoneLike(cell: string): boolean {
  if (isCpfLike(cell) || isBareDate(cell) || dueDayIn(cell) !== null) return false;
  const isLocal = /^[\d\s.-]+$/.test(cell) && /^\d{8,9}$/.test(cell.replace(/\D/g, ''));
  return isLocal || whatsappNumber(cell) !== null;
}

/** A written CPF, or eleven bare digits that pass its check, as one phone in a hundred does. */
function isCpfLike(cell: string): boolean {
  return CPF_IN_TEXT.test(cell) || (/^\d{11}$/.test(cell) && normalCpf(cell) !== null);
}

/** "03041990" or "19900403": a day without signs. */
function isBareDate(cell: string): boolean {
  return /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d{2}|(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/.test(
    cell,
  );
}

function shapedRoles(rows: readonly PeopleRow[], width: number): PersonRoles {
  const roles: Partial<Record<PersonRole, number>> = {};
  for (let column = 0; column < width; column += 1) {
    const shape = shapeOf(rows.map(({ cells }) => cells[column] ?? ''));
    // The second column of words is the plan.
    const role = shape === 'name' && roles.name !== undefined ? 'plan' : shape;
    if (role && roles[role] === undefined) roles[role] = column;
  }
  return roles;
}

/** Adds contacts under unknown titles. Other shapes are shared with birthdays and numbers. */
function withContacts(titled: PersonRoles, titles: readonly string[], rows: readonly PeopleRow[]) {
  const roles: Partial<Record<PersonRole, number>> = { ...titled };
  const taken = new Set(Object.values(titled));
  for (const [column, title] of titles.entries()) {
    if (taken.has(column) || OTHER_NUMBERS.test(plain(title))) continue;
    const cells = rows.map((row) => row.cells[column] ?? '');
    const role = shapeOf(cells);
    const isContact =
      role === 'email' || (role === 'phone' && cells.some((cell) => whatsappNumber(cell) !== null));
    if (isContact && roles[role] === undefined) roles[role] = column;
  }
  return roles;
}

/** Divides a list of people, with or without titles, into columns, and guesses what they say. */
export function readPeopleTable(given: string): PeopleTable {
  const text = given.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '');
  const delimiter = delimiterOf(text);
  const rows = withoutHeadings(rowsOf(text, delimiter));
  const [first, ...others] = rows;
  const titled = titledRoles(first?.cells ?? []);
  const hasTitles =
    Object.keys(titled).length > 0 && !first?.cells.some((cell) => EMAIL_IN_TEXT.test(cell));
  const titles = hasTitles ? (first?.cells ?? []) : [];
  const body = (hasTitles ? others : rows).map((row) =>
    delimiter !== ',' || (hasTitles && row.cells.length <= titles.length)
      ? row
      : { ...row, cells: withWholeAmounts(row.cells) },
  );
  const width = Math.max(titles.length, ...body.map(({ cells }) => cells.length), 0);
  const columns = Array.from({ length: width }, (_, column) => ({
    title: titles[column] ?? '',
    example: body.map(({ cells }) => cells[column] ?? '').find((cell) => cell !== '') ?? '',
  }));
  return {
    columns,
    rows: body,
    guess: hasTitles ? withContacts(titled, titles, body) : shapedRoles(body, width),
  };
}

/** The texts about each person; every row of the list is one of them. */
export function personTextsOf({ rows, columns }: PeopleTable, roles: PersonRoles): PersonTexts[] {
  return rows.map(({ line, cells }) => {
    if (columns.length === 1) return { line, ...textsInLine(cells[0] ?? '') };
    const at = (role: PersonRole) => cells[roles[role] ?? -1] ?? '';
    const plan = at('plan');
    const paid = /^(.*?)[\s-]*(R\$\s*[\d.,]+)\s*$/i.exec(roles.amount === undefined ? plan : '');
    return {
      line,
      name: `${at('name')} ${at('surname')}`.trim(),
      email: at('email'),
      phone: at('phone'),
      plan: paid?.[1] ?? plan,
      amount: paid?.[2] ?? at('amount'),
      dueDay: at('dueDay'),
      ...(roles.status === undefined ? {} : { status: at('status') }),
    };
  });
}

/** The parts of a typed line such as "Ana Lima 11 98765-4321 ana@exemplo.com dia 10". */
function textsInLine(line: string): Omit<PersonTexts, 'line'> {
  let rest = line.replace(/^\s*([-*•]|\d{1,3}[.)])\s+/, '').replace(CPF_IN_TEXT, ' ');
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest)?.[0] ?? '';
    if (found !== '') rest = rest.replace(found, ' ');
    return found.trim();
  };
  const email = take(EMAIL_IN_TEXT);
  const amount = take(/R\$\s*\d[\d.,]*|\b\d{1,6}([.,]\d{1,3})*\s*reais\b/i);
  const dueDay = take(/\b(vence |vencimento )?dia \d{1,2}\b/i);
  // Without another number, eleven digits may be a phone, and stay visible in the name.
  const withoutCpf = rest.replace(/\b\d{11}\b/g, (digits) => (normalCpf(digits) ? ';' : digits));
  const isCpfAlone = withoutCpf !== rest && !PHONE_IN_TEXT.test(withoutCpf);
  if (!isCpfAlone) rest = withoutCpf;
  const phone = isCpfAlone ? '' : take(PHONE_IN_TEXT);
  const name = rest
    .replace(/[\s:,;–-]+$|^[\s:,;–-]+/g, '')
    .replace(/\s+[:,;–-]?\s+/g, ' ')
    .trim();
  return { name, email, phone, plan: '', amount, dueDay };
}
