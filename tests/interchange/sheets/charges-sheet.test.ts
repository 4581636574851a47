import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { UNDISPUTED } from '#domain/charges/disputes';
import { chargesSheet, type SheetCharge } from '../../../src/interchange/sheets/charges-sheet';

const charge: SheetCharge = {
  other: { name: '=HYPERLINK("http://x")' },
  title: 'Plano mensal; 3 treinos',
  centavos: 124_005,
  discount: 2000,
  discountReason: '-10 reais',
  part: 1,
  parts: 3,
  due: '2026-11-10',
  zone: 'America/Sao_Paulo',
  cancelledAt: null,
  payments: [
    {
      id: 'a',
      method: 'pix-own',
      state: 'settled',
      centavos: 50_000,
      refunded: 0,
      bounced: 0,
      ...UNDISPUTED,
      day: '2026-11-12',
      settledAt: null,
    },
    {
      id: 'b',
      method: 'card',
      state: 'failed',
      centavos: 72_005,
      refunded: 0,
      bounced: 0,
      ...UNDISPUTED,
      day: null,
      settledAt: null,
    },
  ],
};

function rowsOf(text: string) {
  expect(text.startsWith('\uFEFF')).toBe(true);
  return Papa.parse<string[]>(text.slice(1).trimEnd(), { delimiter: ';' }).data;
}

test('a charge is a row that a spreadsheet in Brazil reads, and nothing in it is a formula', () => {
  const [titles = [], cells = []] = rowsOf(chargesSheet([charge], Date.parse('2026-11-20T15:00Z')));
  const told = Object.fromEntries(titles.map((title, nth) => [title, cells[nth]]));
  expect(told).toEqual({
    Vencimento: '10/11/2026',
    Nome: `'=HYPERLINK("http://x")`,
    Cobrança: 'Plano mensal; 3 treinos',
    Parcela: '1 de 3',
    'Preço (R$)': '1240,05',
    'Desconto (R$)': '20,00',
    'Motivo do desconto': `'-10 reais`,
    'A pagar (R$)': '1220,05',
    'Previsto (R$)': '1220,05',
    'Recebido (R$)': '500,00',
    'Falta (R$)': '720,05',
    Situação: 'Paga em parte',
    'Em atraso (R$)': '720,05',
    'Dias de atraso': '10',
    'Recebido em': '12/11/2026: 500,00',
    Forma: 'Pix',
  });
});
