import { describe, expect, test } from 'vitest';
import { filledReminder, stepName, usualWording, wordingOf } from '#words/charges/charge-reminders';
import { dueWords, missingWords, reais, standingOn } from '#words/charges/charges';

/** The text with ordinary instead of non-breaking spaces. */
const seen = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [0, 'R$ 0,00'],
  [5, 'R$ 0,05'],
  [99, 'R$ 0,99'],
  [22_000, 'R$ 220,00'],
  [123_456, 'R$ 1.234,56'],
  [10_000_000, 'R$ 100.000,00'],
  [-150, '\u2212R$ 1,50'],
])('%i centavos are %s', (centavos, text) => {
  expect(seen(reais(centavos))).toBe(text);
});

test('a sum is written as the browser writes it', () => {
  const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  for (const centavos of [1, 100, 123_456_789]) {
    expect(reais(centavos)).toBe(format.format(centavos / 100));
  }
});

const zone = 'America/Sao_Paulo';
const NOON = Date.parse('2026-11-20T15:00Z');

test.each([
  ['2026-11-20', 'Vence hoje'],
  ['2026-11-21', 'Vence amanhã'],
  ['2026-11-23', 'Vence em 3 dias'],
  ['2026-12-31', 'Vence em 31/12/2026'],
  ['2026-11-19', 'Venceu ontem'],
  ['2026-11-17', 'Venceu há 3 dias'],
  ['2026-10-01', 'Venceu em 01/10/2026'],
])('a charge due on %s: %s', (due, text) => {
  expect(dueWords({ due, zone }, NOON)).toBe(text);
});

test('a standing is told with its day while something is to be paid', () => {
  expect(standingOn({ standing: 'open', due: '2026-11-18', zone }, NOON)).toBe('Venceu anteontem');
  expect(standingOn({ standing: 'partial', due: '2026-11-20', zone }, NOON)).toBe(
    'Paga em parte · vence hoje',
  );
  expect(standingOn({ standing: 'paid', due: '2026-11-18', zone }, NOON)).toBe('Paga');
  expect(seen(missingWords(15_000, 22_000))).toBe('Faltam R$ 150,00 de R$ 220,00');
  expect(seen(missingWords(100, 22_000))).toBe('Falta R$ 1,00 de R$ 220,00');
});

describe('a reminder', () => {
  const facts = { name: 'Carla Mendes', centavos: 22_000, due: '2026-12-05' };

  test('says the first name, what is left and the day', () => {
    expect(seen(filledReminder(usualWording(-3), facts))).toBe(
      'Oi, Carla. Um lembrete: o pagamento de R$ 220,00 vence em 5 de dezembro. É só abrir a cobrança para pagar.',
    );
    expect(seen(filledReminder('{nome}, {valor} e {valor}', facts))).toBe(
      'Carla, R$ 220,00 e R$ 220,00',
    );
  });

  test('leaves the name out of who has none, and fills no name twice', () => {
    expect(filledReminder('Oi, {nome}. Vence {dia}.', { ...facts, name: '' })).toBe(
      'Oi. Vence 5 de dezembro.',
    );
    expect(filledReminder('Oi, {nome}', { ...facts, name: '{valor}' })).toBe('Oi, {valor}');
  });

  test('is in the words of the professional where there are any', () => {
    expect(wordingOf(3, { '3': 'Tudo bem, {nome}?' })).toBe('Tudo bem, {nome}?');
    expect(wordingOf(3, { '3': '  ' })).toBe(usualWording(3));
    expect(wordingOf(0, {})).toContain('vence hoje');
    expect(usualWording(3)).not.toBe(usualWording(7));
  });

  test('has a name by its day', () => {
    expect([-3, -1, 0, 1, 7].map(stepName)).toEqual([
      '3 dias antes',
      '1 dia antes',
      'No dia do vencimento',
      '1 dia depois',
      '7 dias depois',
    ]);
  });
});
