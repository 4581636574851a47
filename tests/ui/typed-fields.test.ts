import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptCpf, cpfComplaint, cpfOf, shownCpf } from '../../src/ui/field/typed-cpf';
import { acceptDate, dateComplaint, dayOfTyped, shownDay } from '../../src/ui/field/typed-date';
import {
  acceptMoney,
  centavosOf,
  moneyComplaint,
  shownCentavos,
} from '../../src/ui/field/typed-money';
import {
  acceptNumber,
  numberComplaint,
  numberOf,
  shownNumber,
  stepped,
} from '../../src/ui/field/typed-number';
import { acceptTime, timeComplaint, timeOf } from '../../src/ui/field/typed-time';
import { moved } from '../../src/ui/field/use-typed-value';

describe('a time of the day', () => {
  it.each([
    ['1', '1', null],
    ['18', '18', null],
    ['180', '18:0', null],
    ['1805', '18:05', '18:05'],
    ['18h05', '18:05', '18:05'],
    ['8.05', '8:05', '08:05'],
    ['18:', '18:', null],
    ['0000', '00:00', '00:00'],
    ['2460', '24:60', null],
    ['noite', '', null],
    ['às 18h05min', '18:05', '18:05'],
    ['18 às 19', '18 às 19', null],
    ['18-19', '18-19', null],
    ['18055', null, null],
  ])('typed as "%s" is shown as "%s" and means %s', (typed, shown, time) => {
    expect(acceptTime(typed)).toBe(shown);
    expect(shown === null ? null : timeOf(shown)).toBe(time);
    if (shown !== null) expect(acceptTime(shown)).toBe(shown);
  });

  it('is complained about when it is none', () => {
    expect(timeComplaint('')).toBeUndefined();
    expect(timeComplaint('8:05')).toBeUndefined();
    expect(timeComplaint('25:00')).toBe('Escreva a hora de 00:00 a 23:59, como 18:05');
  });
});

describe('a date', () => {
  it.each([
    ['2', '2'],
    ['20', '20'],
    ['200', '20/0'],
    ['2005', '20/05'],
    ['20051990', '20/05/1990'],
    ['20/', '20/'],
    ['2/5/1990', '2/5/1990'],
    ['20.05.1990', '20/05/1990'],
    [' 20 05 1990 ', '20/05/1990'],
    ['1990-05-20', '20/05/1990'],
    ['1990-05-20T00:00:00Z', '20/05/1990'],
    ['20/05/199', '20/05/199'],
    ['20/051', '20/05/1'],
    ['20 / 05 / 1990', '20/05/1990'],
    ['/05/1990', '/05/1990'],
    ['20//1990', '20//1990'],
    ['hoje', ''],
    ['200519901', null],
  ])('typed as "%s" is shown as "%s"', (typed, shown) => {
    expect(acceptDate(typed)).toBe(shown);
  });

  it.each([
    ['5/3/1990', '1990-03-05'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2023', null],
    ['29/02/1900', null],
    ['29/02/2000', '2000-02-29'],
    ['31/04/2026', null],
    ['00/01/2026', null],
    ['01/13/2026', null],
    ['20/05/90', null],
    ['', null],
  ])('"%s" names the day %s', (text, day) => {
    expect(dayOfTyped(text)).toBe(day);
  });

  it('comes back from any day as it was, in every zone', () => {
    const days = fc
      .integer({ min: Date.UTC(1000, 0, 1) / 86_400_000, max: Date.UTC(9999, 11, 31) / 86_400_000 })
      .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10));
    fc.assert(fc.property(days, (day) => dayOfTyped(shownDay(day)) === day));
  });

  it('is not rewritten again once it is shown', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d/. -]{0,12}$/), (typed) => {
        const shown = acceptDate(typed);
        return shown === null || acceptDate(shown) === shown;
      }),
    );
  });

  it.each([
    ['20/05', 'Escreva dia, mês e ano, como 05/03/1990'],
    ['20/05/90', 'Escreva o ano com quatro números'],
    ['31/02/1990', 'Esta data não existe'],
    ['31/12/1899', 'A data mais antiga aqui é 01/01/1900'],
    ['21/11/2026', 'A data mais recente aqui é 20/11/2026'],
    ['20/11/2026', undefined],
    ['', undefined],
  ])('left as "%s" is answered with "%s"', (text, complaint) => {
    expect(dateComplaint(text, { min: '1900-01-01', max: '2026-11-20' })).toBe(complaint);
  });
});

describe('an amount of money', () => {
  it.each([
    ['220', 22_000],
    ['220,5', 22_050],
    ['220,', 22_000],
    ['0,01', 1],
    ['1.234,56', 123_456],
    ['1.234', 123_400],
    ['1.234.567,89', 123_456_789],
    ['82.50', 8250],
    ['82.5', 8250],
    ['1,234.56', 123_456],
    ['19,99', 1999],
    ['', null],
    [',5', null],
    ['1,2,3', null],
    ['1.23,4', null],
    ['1,234', null],
    ['0.001', null],
    ['0.050', null],
    ['012.500,00', null],
    ['0,050.00', null],
    ['0.50', 50],
    ['10.050', 1_005_000],
  ])('"%s" is %s centavos', (text, centavos) => {
    expect(centavosOf(text)).toBe(centavos);
  });

  it('is taken with the sign of the currency, spaces and words around it', () => {
    expect(acceptMoney('R$\u00a01.234,56', '')).toBe('1.234,56');
    expect(acceptMoney('valor: 220 reais', '')).toBe('220');
    expect(acceptMoney('Total do mês: R$ 220,00', '')).toBe('220,00');
    expect(acceptMoney('220 ', '220')).toBe('220 ');
    expect(centavosOf('220 ')).toBe(22_000);
    expect(acceptMoney('9'.repeat(15), '')).toBeNull();
    expect(acceptMoney('220,005', '220,00')).toBeNull();
  });

  it.each(['1e3', '2x 110', '50 a 60', '220-230', '50/100', '50-', '50 60', '2 mil', 'US$ 50'])(
    'is refused in words when typed or pasted as "%s"',
    (text) => {
      const byKey = [...text].reduce((shown, key) => acceptMoney(shown + key, shown) ?? shown, '');
      for (const shown of [acceptMoney(text, ''), byKey]) {
        expect(centavosOf(shown ?? '')).toBeNull();
        expect(moneyComplaint(shown ?? '', {})).toBe('Escreva o valor como 220,00');
      }
      expect(acceptMoney(text, '')).toBe(text);
    },
  );

  it('comes back from what is shown, to the centavo', () => {
    const amounts = fc.integer({ min: 0, max: 99_999_999_999 });
    fc.assert(fc.property(amounts, (cents) => centavosOf(shownCentavos(cents)) === cents));
  });

  it('says its limits', () => {
    const limits = { min: 500, max: 1_000_000 };
    for (const typed of ['-50', 'R$ -50', '\u221250']) {
      expect(centavosOf(acceptMoney(typed, '') ?? '')).toBeNull();
      expect(moneyComplaint(acceptMoney(typed, '') ?? '', limits)).toBe(
        'Escreva o valor sem o sinal de menos',
      );
    }
    expect(moneyComplaint('0', { min: 1 })).toBe('O valor mínimo é R$\u00a00,01');
    expect(moneyComplaint('4,99', limits)).toBe('O valor mínimo é R$\u00a05,00');
    expect(moneyComplaint('10.000,01', limits)).toBe('O valor máximo é R$\u00a010.000,00');
    expect(moneyComplaint('1,2,3', limits)).toBe('Escreva o valor como 220,00');
    expect(moneyComplaint('0.050', limits)).toBe('Escreva o valor como 220,00');
    expect(moneyComplaint('5', limits)).toBeUndefined();
    expect(moneyComplaint('', limits)).toBeUndefined();
  });
});

describe('a CPF', () => {
  it.each([
    ['52998224725', '529.982.247-25'],
    ['529.982.247-25', '529.982.247-25'],
    [' 529 982 247/25 ', '529.982.247-25'],
    ['CPF: 529.982.247-25.', '529.982.247-25'],
    ['5299', '529.9'],
    ['529982247', '529.982.247'],
    ['5299822472', '529.982.247-2'],
    ['11.222.333/0001-81', '11222333000181'],
  ])('pasted as "%s" is shown as "%s"', (typed, shown) => {
    expect(acceptCpf(typed, '')).toBe(shown);
  });

  it('takes no twelfth figure by typing', () => {
    expect(acceptCpf('529.982.247-251', '529.982.247-25')).toBeNull();
  });

  it('is its eleven figures, when the check digits hold', () => {
    expect(cpfOf('529.982.247-25')).toBe('52998224725');
    for (const wrong of ['529.982.247-26', '111.111.111-11', '529.982.247-2', '']) {
      expect(cpfOf(wrong)).toBeNull();
    }
    expect(shownCpf('52998224725')).toBe('529.982.247-25');
  });

  it.each([
    ['529.982', 'O CPF tem 11 números; aqui há 6'],
    ['11222333000181', 'O CPF tem 11 números; aqui há 14. Este parece ser um CNPJ'],
    ['529.982.247-26', 'Este CPF não existe. Confira os números'],
    ['529.982.247-25', undefined],
    ['', undefined],
  ])('left as "%s" is answered with "%s"', (text, complaint) => {
    expect(cpfComplaint(text)).toBe(complaint);
  });
});

describe('a number', () => {
  it('is read with a comma, and shown as it may be typed over', () => {
    expect(numberOf('82,5')).toBe(82.5);
    expect(numberOf('0,')).toBe(0);
    expect(numberOf('')).toBeNull();
    expect(shownNumber(1234.5, 2)).toBe('1234,5');
    expect(shownNumber(80, 2)).toBe('80');
    expect(shownNumber(null, 2)).toBe('');
  });

  it.each([
    ['1e3', 'Escreva só um número'],
    ['8-12', 'Escreva só um número'],
    ['70 a 80', 'Escreva só um número'],
    ['10,5', 'Use um número inteiro, sem vírgula'],
  ])('of no decimals is refused in words when typed or pasted as "%s"', (text, complaint) => {
    const whole = { digits: 4, decimals: 0 };
    const byKey = [...text].reduce((shown, key) => acceptNumber(shown + key, whole) ?? shown, '');
    for (const shown of [acceptNumber(text, whole), byKey]) {
      expect(numberComplaint(shown ?? '', whole)).toBe(complaint);
    }
  });

  it('takes digits up to its limits, and a comma only with decimals', () => {
    expect(acceptNumber('82.5', { digits: 3, decimals: 1 })).toBe('82,5');
    expect(acceptNumber('1234', { digits: 3, decimals: 1 })).toBeNull();
    expect(acceptNumber('82,55', { digits: 3, decimals: 1 })).toBeNull();
    expect(acceptNumber('kg', { digits: 3, decimals: 1 })).toBe('kg');
  });

  it('steps without leaving its limits or gathering crumbs', () => {
    expect(stepped(0.2, 0.1, {})).toBe(0.3);
    expect(stepped(9.8, 0.5, { max: 10 })).toBe(10);
    expect(stepped(null, -1, { min: 0 })).toBe(0);
  });

  it.each([
    ['501', { min: 20, max: 500, unit: 'kg' }, 'Use um número de 20 a 500\u00a0kg'],
    ['0', { min: 1 }, 'O mínimo é 1'],
    ['11', { max: 10.5 }, 'O máximo é 10,5'],
    ['20', { min: 20, max: 500 }, undefined],
    ['', { min: 20 }, undefined],
  ])('left as "%s" within %j is answered with "%s"', (text, limits, complaint) => {
    expect(numberComplaint(text, limits)).toBe(complaint);
  });
});

describe('the caret of a field that rewrites its text', () => {
  it.each([
    ['typed at the end', '200', 3, '20/0', 4],
    ['a figure put in the middle', '205/1990', 3, '20/5/1990', 4],
    ['a figure erased in the middle', '2/05/1990', 1, '2/05/1990', 1],
    ['at the start', '5/1990', 0, '5/19/90', 0],
  ])('%s', (_what, typed, at, next, place) => {
    expect(moved(typed, at, next)).toBe(place);
  });
});
