import type { RenewingPeriod } from '#domain/charges/due-days';
import type { MonthMoney } from '#domain/charges/money-months';
import type { LocalDay } from '#domain/local-day';
import { monthOf } from '#domain/progress/calendar';
import { longDay, monthName, numericDay } from '../format/day';
import { formatList } from '../format/list';
import { firstName } from '../format/people';
import { plural } from '../format/plural';
import { eachPeriod, reais, sumDid } from './charges';

const GROUPS = {
  claimed: 'Para confirmar',
  disputed: 'Contestadas',
  late: 'Atrasadas',
  pending: 'Aguardando o banco',
  ahead: 'A vencer',
  paid: 'Pagas',
  over: 'Canceladas e devolvidas',
  unknown: 'Atualize o app para ver',
} as const;

/** A part of the professional's list: "Para confirmar", "Atrasadas". */
export function groupName(group: keyof typeof GROUPS): string {
  return GROUPS[group];
}

/** Beside the name of a group: "2 · R$ 440,00". */
export function groupSum(count: number, centavos: number): string {
  return `${count} · ${reais(centavos)}`;
}

/** "1 cobrança", "12 cobranças". */
export function chargesCount(count: number): string {
  return plural(count, { zero: 'Nenhuma cobrança', one: '1 cobrança', other: '# cobranças' });
}

/** The name of a month, with its year unless it is this year's: "novembro", "maio de 2025". */
function namedMonth(month: string, today: LocalDay): string {
  const name = monthName(`${month}-01`);
  return month.slice(0, 4) === today.slice(0, 4) ? name : `${name} de ${month.slice(0, 4)}`;
}

/**
 * A month of money in sentences: "Previsto para novembro: R$ 1.100,00, já pago disso: R$ 440,00.
 * Recebido em novembro: R$ 440,00. Nada em atraso."
 */
export function monthMoney(money: MonthMoney, today: LocalDay): string {
  const { expected, paid, held, received, fromOthers, overdue, overdueBefore } = money;
  const name = namedMonth(money.month, today);
  const late = overdue + overdueBefore;
  if (expected + received + late === 0) return `Nada previsto nem recebido em ${name}.`;
  const isAhead = money.month > monthOf(today);
  const paidPart =
    paid === 0 ? 'nada pago ainda' : paid === expected ? 'tudo pago' : `já pago: ${reais(paid)}`;
  const said = [
    expected === 0
      ? `Nada previsto para ${name}`
      : `Previsto para ${name}: ${reais(expected)}, ${paidPart}`,
    ...(held > 0 ? [heldPart(held)] : []),
  ];
  if (received > 0) {
    said.push(`Recebido em ${name}: ${reais(received)}${partOf(fromOthers, received, 'outros')}`);
  } else if (!isAhead) said.push(`Nada recebido em ${name}`);
  if (late > 0) said.push(`Em atraso: ${reais(late)}${partOf(overdueBefore, late, 'anteriores')}`);
  else if (!isAhead) said.push('Nada em atraso');
  return `${said.join('. ')}.`;
}

/**
 * The contested sums of a month and those of other months, which its figures do not show. Null
 * without any. "Do recebido, R$ 40,00 são de outros meses. O atraso é de meses anteriores."
 */
export function monthDetails(money: MonthMoney, today: LocalDay): string | null {
  const { expected, held, received, fromOthers, overdue, overdueBefore } = money;
  const late = overdue + overdueBefore;
  if (expected + received + late === 0) return monthMoney(money, today);
  const said: string[] = held > 0 ? [`${heldPart(held)}.`] : [];
  if (fromOthers > 0) {
    said.push(
      fromOthers === received
        ? 'O recebido é de outros meses.'
        : `Do recebido, ${sumDid(fromOthers, ['é', 'são'])} de outros meses.`,
    );
  }
  if (overdueBefore > 0) {
    said.push(
      overdueBefore === late
        ? 'O atraso é de meses anteriores.'
        : `Do atraso, ${sumDid(overdueBefore, ['é', 'são'])} de meses anteriores.`,
    );
  }
  return said.length === 0 ? null : said.join(' ');
}

/** The part of the paid money that banks may still give back. */
function heldPart(held: number): string {
  return `Do que foi pago, ${sumDid(held, ['está contestado', 'estão contestados'])} no banco`;
}

/** The part of a sum that belongs to charges of other months: ", R$ 40,00 de outros meses". */
function partOf(part: number, whole: number, which: 'outros' | 'anteriores'): string {
  if (part === 0) return '';
  const months = which === 'outros' ? 'de outros meses' : 'de meses anteriores';
  return part === whole ? `, ${months}` : `, ${reais(part)} ${months}`;
}

/** The outcome of an act on several charges: "2 lembretes enviados. 1 não foi: …". */
export function bulkOutcome(
  act: 'remind' | 'cancel',
  done: number,
  failed: number,
  why: string | undefined,
): string {
  const told =
    act === 'remind'
      ? plural(done, {
          zero: 'Nenhum lembrete enviado',
          one: '1 lembrete enviado',
          other: '# lembretes enviados',
        })
      : plural(done, {
          zero: 'Nenhuma cobrança cancelada',
          one: '1 cobrança cancelada',
          other: '# cobranças canceladas',
        });
  if (failed === 0) return `${told}.`;
  return `${told}; ${failed} não. ${why ?? ''}`.trim();
}

/** How often a charge repeats. */
export type Repeat = 'once' | 'parts' | RenewingPeriod;

interface NewChargeFacts {
  readonly names: readonly string[];
  /** Price and discount per student, of each charge or of all instalments together. */
  readonly centavos: number;
  readonly discount: number;
  /** Number of charges with the discount, if the charge repeats; null for all. */
  readonly discountLeft: number | null;
  readonly repeat: Repeat;
  readonly parts: number;
  readonly due: LocalDay;
}

const NAMED = 2;

/** A preview of what sending the form will do. */
export function newChargeWords(facts: NewChargeFacts): string {
  const { names, centavos: price, discount, discountLeft, repeat, parts, due } = facts;
  const centavos = price - discount;
  const who = names.length > NAMED ? `${names.length} pessoas` : formatList(names.map(firstName));
  const sum = names.length === 1 ? `paga ${reais(centavos)}` : `pagam ${reais(centavos)} cada`;
  const day = longDay(due);
  if (repeat === 'once') return `${who} ${sum} até ${day}.`;
  if (repeat === 'parts') {
    return `${who} ${sum} em ${parts} parcelas mensais, a primeira em ${day}.`;
  }
  if (discount > 0 && discountLeft !== null) {
    const first =
      discountLeft === 1 ? 'na primeira cobrança' : `nas primeiras ${discountLeft} cobranças`;
    return `${who} ${sum} ${first}, a partir de ${day}. Depois, ${reais(price)} ${eachPeriod(repeat)}, até você encerrar.`;
  }
  return `${who} ${sum} ${eachPeriod(repeat)}, a partir de ${day}, até você encerrar.`;
}

const PLANS = {
  quarterly: ['trimestral', 'trimestrais'],
  semiannual: ['semestral', 'semestrais'],
  annual: ['anual', 'anuais'],
} as const;

/** The button that sends the form: "Cobrar", "Criar plano anual". */
export function newChargeAct(repeat: Repeat): string {
  if (repeat === 'once' || repeat === 'parts') return 'Cobrar';
  return repeat === 'monthly' ? 'Criar mensalidade' : `Criar plano ${PLANS[repeat][0]}`;
}

/** The outcome: "Cobrança criada", "3 mensalidades criadas". */
export function madeWords(repeat: Repeat, made: number): string {
  switch (repeat) {
    case 'once':
    case 'parts':
      return plural(made, { zero: '', one: 'Cobrança criada.', other: '# cobranças criadas.' });
    case 'monthly':
      return plural(made, {
        zero: '',
        one: 'Mensalidade criada.',
        other: '# mensalidades criadas.',
      });
    default: {
      const [one, other] = PLANS[repeat];
      return plural(made, {
        zero: '',
        one: `Plano ${one} criado.`,
        other: `# planos ${other} criados.`,
      });
    }
  }
}

interface Shared {
  readonly other: { readonly name: string };
  readonly title: string;
  readonly left: number;
  readonly due: LocalDay;
}

/** The message that accompanies the link of a charge. */
export function chargeMessage({ other, title, left, due }: Shared, address: string): string {
  return `Oi, ${firstName(other.name)}. ${title}: ${reais(left)}, com vencimento em ${numericDay(due)}. Para ver e pagar: ${address}`;
}

interface PixFacts extends Pick<Shared, 'title' | 'left' | 'due'> {
  /** The payee. */
  readonly to: string;
  /** The first name of the payer, if the professional writes. */
  readonly greeted?: string;
}

/**
 * A Pix code as a message, alone in its last paragraph so that it can be selected. For a bank's app,
 * without an account here.
 */
export function pixMessage({ to, title, left, due, greeted }: PixFacts, code: string): string {
  const hello = greeted === undefined ? '' : `Oi, ${greeted}. `;
  return `${hello}Pix de ${reais(left)} para ${to} (${title}), com vencimento em ${numericDay(due)}. Copie o código abaixo e cole no app do banco, em Pix copia e cola:\n\n${code}`;
}

/** How many sessions of a pack are left: "Restam 3 aulas". */
export function sessionsLeft(used: number, total: number): string {
  return plural(total - used, {
    zero: 'Todas as aulas do pacote foram dadas.',
    one: 'Resta 1 aula.',
    other: 'Restam # aulas.',
  });
}
