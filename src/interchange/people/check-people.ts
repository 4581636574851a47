import * as v from 'valibot';
import { emailSchema } from '#domain/account/account';
import { whatsappNumber } from '#domain/coaching/brazilian-phone';
import { PROFESSIONAL_LIMITS } from '#domain/coaching/professional';
import { unaccented } from '#domain/plain-text';
import type { PersonTexts } from './people-table';
import { centavosIn, dueDayIn } from './person-cells';

/** Reasons to look at a row before inviting. */
export type PersonWarning =
  | 'nobody'
  | 'inactive'
  | 'bad_email'
  | 'bad_phone'
  | 'foreign_phone'
  | 'repeated'
  | 'is_student'
  | 'is_invited'
  | 'no_contact'
  | 'bad_amount'
  | 'bad_due_day';

/** Warnings with which a row is left out until the professional decides. */
const LEAVES_OUT: ReadonlySet<PersonWarning> = new Set([
  'nobody',
  'inactive',
  'bad_email',
  'bad_phone',
  'repeated',
  'is_student',
  'is_invited',
]);

/** A row as it is sent. Unreadable parts are null, and have a warning. */
export interface CheckedPerson {
  readonly name: string;
  readonly email: string | null;
  /** With `+` and its country. */
  readonly phone: string | null;
  readonly plan: string;
  readonly centavos: number | null;
  readonly dueDay: number | null;
  readonly warnings: readonly PersonWarning[];
  /** Whether it is invited unless the professional decides otherwise. */
  readonly suggested: boolean;
}

export interface KnownPeople {
  /** Names of the present students. */
  readonly students: readonly string[];
  readonly invited: readonly {
    readonly email?: string | undefined;
    readonly phone?: string | undefined;
  }[];
}

interface ReadPhone {
  readonly phone: string | null;
  readonly warning: 'bad_phone' | 'foreign_phone' | null;
}

/** The first number of a cell that is one. */
function readPhone(text: string): ReadPhone {
  for (const part of text
    .split(/[/;|]|\bou\b|\be\b/i)
    .map((one) => one.trim().replace(/\.0$/, ''))) {
    const phone = whatsappNumber(part);
    if (phone !== null) {
      return { phone, warning: phone.startsWith('+55') ? null : 'foreign_phone' };
    }
  }
  return { phone: null, warning: text.trim() === '' ? null : 'bad_phone' };
}

/** States of people who are no longer students, also the answer to a title such as "Ativo". */
const INACTIVE =
  /^(inativ|desativ|inactive|cancel|encerrad|deslig|tranc|suspen|bloquead|blocked|expir|ex alun|arquivad|archived|pausad|paused|(nao|no|n|false|0)$)/;

const isInactive = (status: string) =>
  INACTIVE.test(
    unaccented(status)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  );

const key = (name: string) => unaccented(name).replace(/\s+/g, ' ').trim();

/** Checks the rows of a list among themselves and against the people whom the coach has. */
export function checkPeople(
  rows: readonly PersonTexts[],
  { students, invited }: KnownPeople,
): CheckedPerson[] {
  const names = new Set(students.map(key));
  const emails = new Set(invited.map(({ email }) => email));
  const phones = new Set(invited.map(({ phone }) => phone));
  const seen = new Set<string>();
  return rows.map((row) => {
    const warnings: PersonWarning[] = [];
    const warnIf = (is: boolean, warning: PersonWarning) => {
      if (is) warnings.push(warning);
    };
    const parsed = v.safeParse(emailSchema, row.email.replace(/^mailto:/i, ''));
    const email = parsed.success ? parsed.output : null;
    const { phone, warning } = readPhone(row.phone);
    const centavos = centavosIn(row.amount);
    const money = centavos !== null && centavos <= PROFESSIONAL_LIMITS.centavos ? centavos : null;
    const dueDay = dueDayIn(row.dueDay);
    const contacts = [email, phone].flatMap((one) => one ?? []);
    // Two people may share a name or a phone; without any contact the name decides.
    const marks = contacts.length > 0 ? contacts : [key(row.name)];
    warnIf(row.name === '' && contacts.length === 0, 'nobody');
    warnIf(isInactive(row.status ?? ''), 'inactive');
    warnIf(email === null && row.email.trim() !== '', 'bad_email');
    if (warning) warnings.push(warning);
    warnIf(
      marks.some((mark) => mark !== '' && seen.has(mark)),
      'repeated',
    );
    warnIf(row.name !== '' && names.has(key(row.name)), 'is_student');
    warnIf(
      (email !== null && emails.has(email)) || (phone !== null && phones.has(phone)),
      'is_invited',
    );
    warnIf(row.name !== '' && contacts.length === 0 && row.email + row.phone === '', 'no_contact');
    warnIf(money === null && !/^[\s\-–]*(R\$)?[\s0.,]*$/i.test(row.amount), 'bad_amount');
    warnIf(dueDay === null && row.dueDay.trim() !== '', 'bad_due_day');
    for (const mark of marks) seen.add(mark);
    return {
      name: row.name,
      ...{ email, phone, plan: row.plan, centavos: money, dueDay, warnings },
      suggested: !warnings.some((one) => LEAVES_OUT.has(one)),
    };
  });
}
