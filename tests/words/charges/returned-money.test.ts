import { describe, expect, test } from 'vitest';
import type { ChargeFacts, Payment } from '#domain/charges/charge';
import { UNDISPUTED } from '#domain/charges/disputes';
import { leftOf, statusSumOf } from '#domain/charges/standing';
import {
  arrivedFacts,
  missingMoneyWords,
  payersDisputeWords,
  refundedWords,
  undecidedWords,
} from '#words/charges/returned-money';

/** A charge of R$ 100,00 with these settled payments. */
function charge(...payments: Partial<Payment>[]): ChargeFacts {
  return {
    centavos: 10_000,
    due: '2026-11-30',
    zone: 'America/Sao_Paulo',
    cancelled: false,
    payments: payments.map((one, nth) => ({
      id: `p${nth}`,
      method: 'card',
      state: 'settled',
      centavos: 3000,
      refunded: 0,
      bounced: 0,
      ...UNDISPUTED,
      ...one,
    })),
  };
}

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const rows = (facts: ChargeFacts) => arrivedFacts(facts).map((row) => row.map(spaced));
const cash = { method: 'cash', centavos: 4000 } as const;
const cashAndRefund = charge(cash, { centavos: 6000, refunded: 6000 });

describe('a charge that is paid in part', () => {
  test('names refunded money as refunded, and never as paid', () => {
    expect(rows(charge({ refunded: 3000 }))).toEqual([['Pago e devolvido', 'R$ 30,00']]);
    expect(rows(charge({ refunded: 1000 }))).toEqual([
      ['Já pago', 'R$ 20,00'],
      ['Pago e devolvido', 'R$ 10,00'],
    ]);
    expect(rows(charge({}))).toEqual([['Já pago', 'R$ 30,00']]);
  });

  test('names contested money as contested while the bank decides', () => {
    const facts = charge({ dispute: 'open', contested: 3000 });
    expect(rows(facts)).toEqual([['Contestado no banco', 'R$ 30,00']]);
    expect(statusSumOf(facts)).toBe(3000);
    expect(spaced(payersDisputeWords(leftOf(facts), 'Carla'))).toContain(
      'Até lá não se paga de novo por aqui. Os R$ 70,00 que faltam ficam para depois da resposta.',
    );
    expect(spaced(undecidedWords(leftOf(facts), 'Ana'))).toContain(
      'Os R$ 70,00 que faltam ficam para depois da resposta. Se Ana já pagou',
    );
  });
});

describe('a charge of which one of two payments went back', () => {
  test('tells the payer how much went back and how much stayed', () => {
    const { title, text } = refundedWords(cashAndRefund);
    expect(spaced(title)).toBe('R$ 60,00 foram devolvidos');
    expect(spaced(text)).toContain('R$ 40,00 continuam pagos.');
    expect(statusSumOf(cashAndRefund)).toBe(6000);
    expect(refundedWords(charge({ centavos: 10_000, refunded: 10_000 })).title).toBe(
      'O valor foi devolvido',
    );
  });

  test('tells the professional how much went back above the form for outside money', () => {
    const words = (facts: ChargeFacts) => spaced(missingMoneyWords(leftOf(facts), facts));
    expect(words(cashAndRefund)).toBe('R$ 60,00 voltaram.');
    expect(words(charge(cash, { centavos: 6000, dispute: 'open', contested: 6000 }))).toBe(
      'R$ 60,00 estão em disputa.',
    );
    expect(
      words(charge({ centavos: 9900, refunded: 9800 }, { centavos: 100, refunded: 100 })),
    ).toBe('R$ 99,00 voltaram.');
    expect(words(charge({ centavos: 9850 }))).toBe('Falta R$ 1,50.');
    expect(words(charge(cash))).toBe('Faltam R$ 60,00.');
  });
});
