import { type ListedCharge, monthFacts, receivedOn } from '#domain/charges/money-months';
import { chargeStanding, leftOf, overdueDays, paidOf } from '#domain/charges/standing';
import type { LocalDay } from '#domain/local-day';
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
  'Recebido (R$)',
  'Falta (R$)',
  'Situação',
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
export function chargesSheet(charges: readonly SheetCharge[], today: LocalDay): string {
  const rows = charges.map((charge) => {
    const { due, other, title, part, parts, centavos, discount, discountReason, zone } = charge;
    const facts = monthFacts(charge);
    const came = charge.payments.filter((one) => paidOf({ ...facts, payments: [one] }) > 0);
    const days = came.flatMap((one) => receivedOn(one, zone) ?? []).sort();
    const late = overdueDays(facts, today);
    return [
      numericDay(due),
      other.name,
      title,
      parts === 1 ? '' : `${part} de ${parts}`,
      figure(centavos),
      figure(discount),
      discountReason,
      figure(facts.centavos),
      figure(paidOf(facts)),
      figure(leftOf(facts)),
      standingName(chargeStanding(facts)),
      late === 0 ? '' : String(late),
      [...new Set(days.map(numericDay))].join(', '),
      [...new Set(came.map(({ method }) => methodName(method)))].join(', '),
    ];
  });
  return spreadsheet(TITLES, rows);
}
