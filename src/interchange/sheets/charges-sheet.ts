import {
  type DatedPayment,
  expectedOf,
  type ListedCharge,
  monthFacts,
  receivedOn,
} from '#domain/charges/money-months';
import { chargeStanding, leftOf, overdueDays, overdueOf, paidOf } from '#domain/charges/standing';
import { methodName, standingName } from '#words/charges/charges';
import { numericDay } from '#words/format/day';
import { spreadsheet } from './spreadsheet';

const TITLES = [
  'Vencimento',
  'Nome',
  'Cobrança',
  'Parcela',
  'Preço (R$)',
  'Desconto (R$)',
  'Motivo do desconto',
  'A pagar (R$)',
  'Previsto (R$)',
  'Recebido (R$)',
  'Falta (R$)',
  'Situação',
  'Em atraso (R$)',
  'Dias de atraso',
  'Recebido em',
  'Forma',
];

/** A charge as a row of the table. */
export interface SheetCharge extends ListedCharge {
  readonly other: { readonly name: string };
  readonly title: string;
  readonly discountReason: string;
  readonly part: number;
  readonly parts: number;
}

/** Centavos in the format of Brazilian spreadsheets: a comma, no groups, no currency. */
function figure(centavos: number): string {
  const figures = String(centavos).padStart(3, '0');
  return `${figures.slice(0, -2)},${figures.slice(-2)}`;
}

/** A table of charges for spreadsheets, a row each, with whole days and decimal commas. */
export function chargesSheet(charges: readonly SheetCharge[], now: number): string {
  const rows = charges.map((charge) => {
    const { due, other, title, part, parts, centavos, discount, discountReason, zone } = charge;
    const facts = monthFacts(charge);
    const keptOf = (one: DatedPayment) => paidOf({ ...facts, payments: [one] });
    const came = charge.payments.filter((one) => keptOf(one) > 0);
    const received = came
      .map((one) => [receivedOn(one, zone) ?? due, keptOf(one)] as const)
      .sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
    const late = overdueDays(facts, now);
    return [
      numericDay(due),
      other.name,
      title,
      parts === 1 ? '' : `${part} de ${parts}`,
      figure(centavos),
      figure(discount),
      discountReason,
      figure(facts.centavos),
      figure(expectedOf(facts)),
      figure(paidOf(facts)),
      figure(leftOf(facts)),
      standingName(chargeStanding(facts)),
      figure(overdueOf(facts, now)),
      late === 0 ? '' : String(late),
      received.map(([day, centavos]) => `${numericDay(day)}: ${figure(centavos)}`).join(' · '),
      [...new Set(came.map(({ method }) => methodName(method)))].join(', '),
    ];
  });
  return spreadsheet(TITLES, rows);
}
