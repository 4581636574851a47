import { describe, expect, test } from 'vitest';
import { instantOf } from '#domain/wall-time';
import { figureOrderOf, readWallTime } from '../../../src/interchange/apps/dates';

const shown = (text: string) => {
  const read = readWallTime(text);
  const minutes = Math.floor((read?.seconds ?? 0) / 60);
  return read && `${read.day} ${Math.floor(minutes / 60)}:${minutes % 60}`;
};

describe('dates of other apps', () => {
  test.each([
    ['15 Sep 2024, 18:02', '2024-09-15 18:2'],
    ['May 15, 2026, 7:26 PM', '2026-05-15 19:26'],
    ['May 15, 2026, 12:05\u202fAM', '2026-05-15 0:5'],
    ['2026-07-05 17:00:00', '2026-07-05 17:0'],
    ['2026-07-05T17:00:00', '2026-07-05 17:0'],
    ['2019-01-11 1:31:54\u202fPM', '2019-01-11 13:31'],
    ['5 de fev. de 2026, 08:07', '2026-02-05 8:7'],
    ['5 fev 2026, 08:07', '2026-02-05 8:7'],
    ['5 de fevereiro de 2026 08:07', '2026-02-05 8:7'],
    ['1 mar. 2026, 20:15', '2026-03-01 20:15'],
    ['9 ene 2026, 8:07', '2026-01-09 8:7'],
    ['9 sept 2025, 8:07 p. m.', '2025-09-09 20:7'],
    ['5 févr. 2026, 08:07', '2026-02-05 8:7'],
    ['5 août 2026 à 18 h 07', '2026-08-05 18:7'],
    ['5 juin 2026, 08:07', '2026-06-05 8:7'],
    ['5 juil. 2026, 08:07', '2026-07-05 8:7'],
    ['5 déc. 2026, 08:07', '2026-12-05 8:7'],
    ['5. März 2026, 08:07', '2026-03-05 8:7'],
    ['24. Dez. 2025, 17:45 Uhr', '2025-12-24 17:45'],
    ['3 giu 2026, 19:00', '2026-06-03 19:0'],
    ['5 мая 2026, 08:07', '2026-05-05 8:7'],
    ['2026年2月5日 08:07', '2026-02-05 8:7'],
    ['2026년 2월 5일 오후 8:07', '2026-02-05 20:7'],
    ['05/02/2026 08:07', '2026-02-05 8:7'],
    ['2026-08-04', '2026-08-04 12:0'],
    ['03/fev/2026', '2026-02-03 12:0'],
    ['3-fev-26', '2026-02-03 12:0'],
    ['03-Feb-2026 18:30', '2026-02-03 18:30'],
    ['seg, 03/02/2026', '2026-02-03 12:0'],
    ['20260203', '2026-02-03 12:0'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test.each([
    '',
    'ontem',
    '31 Feb 2026, 10:00',
    '3 fev 26',
    '20261340',
    '15 Foo 2024, 18:02',
    '15 Sep 2024, 25:02',
    '12',
  ])('is none: %s', (text) => {
    expect(readWallTime(text)).toBeNull();
  });

  // Month names as written by dayjs 1.11 and Intl; all must be recognised in every language.
  const LANGUAGES = [
    'pt-BR',
    'pt-PT',
    'en-US',
    'es',
    'fr',
    'de',
    'it',
    'nl',
    'sv',
    'da',
    'nb',
    'id',
    'pl',
    'tr',
    'ru',
  ];
  test.each(LANGUAGES)('every month in %s, short and long', (language) => {
    for (const month of ['short', 'long'] as const) {
      const format = new Intl.DateTimeFormat(language, {
        day: 'numeric',
        month,
        year: 'numeric',
        timeZone: 'UTC',
      });
      for (let index = 0; index < 12; index += 1) {
        const text = `${format.format(Date.UTC(2025, index, 17)).replace(/ г\.$/, '')}, 08:07`;
        const expected = `2025-${String(index + 1).padStart(2, '0')}-17`;
        expect([text, readWallTime(text)?.day]).toEqual([text, expected]);
      }
    }
  });

  test('of before instants are counted are none: their sets could not be stored', () => {
    expect(readWallTime('1900-01-01 10:00')).toBeNull();
    expect(readWallTime('31/12/1969 23:00')).toBeNull();
    expect(shown('02/01/1970 08:00')).toBe('1970-01-02 8:0');
  });

  test('figures say themselves which comes first, when one is above twelve', () => {
    const told = (order: string) => ({ order, remarks: [] });
    expect(figureOrderOf(['05/02/2026 10:00', '17/02/2026 10:00'])).toEqual(told('day-first'));
    expect(figureOrderOf(['02/05/2026 10:00', '02/17/2026 10:00'])).toEqual(told('month-first'));
    expect(figureOrderOf(['15 Sep 2024, 18:02'])).toEqual(told('day-first'));
    expect(readWallTime('02/17/2026 10:00', 'month-first')?.day).toBe('2026-02-17');
  });
});

describe('dates of which every figure can be a day and a month', () => {
  const NOW = Date.UTC(2026, 2, 2, 12);
  const guessed = (order: string) => ({ order, remarks: [order] });

  test('are read day first, as in Brazil, and that is said', () => {
    expect(figureOrderOf(['05/02/2026 10:00'], null, NOW)).toEqual(guessed('day-first'));
    // If both readings are in the future, neither is more likely.
    expect(figureOrderOf(['05/06/2026', '06/05/2026'], null, NOW)).toEqual(guessed('day-first'));
    // In some zone it is already the next day.
    expect(figureOrderOf(['03/03/2026'], null, NOW)).toEqual(guessed('day-first'));
  });

  test('are read month first where that alone keeps workouts out of the future', () => {
    const dates = ['01/05/2026 10:00', '02/10/2026 10:00'];
    expect(figureOrderOf(dates, null, NOW)).toEqual(guessed('month-first'));
    expect(figureOrderOf(dates, null, Date.UTC(2026, 11, 1))).toEqual(guessed('day-first'));
  });
});

describe('instants of wall times', () => {
  const at = (day: string, hours: number, zone: string) =>
    new Date(instantOf({ day, seconds: hours * 3600 }, zone)).toISOString();

  test('the offset of that day counts', () => {
    expect(at('2026-07-05', 18, 'America/Sao_Paulo')).toBe('2026-07-05T21:00:00.000Z');
    // Brazil had summer time until 2019.
    expect(at('2018-12-05', 18, 'America/Sao_Paulo')).toBe('2018-12-05T20:00:00.000Z');
    expect(at('2026-07-05', 18, 'Europe/Lisbon')).toBe('2026-07-05T17:00:00.000Z');
  });

  test('an hour that comes twice is the first, one that never came is read all the same', () => {
    expect(at('2025-10-26', 2.5, 'Europe/Berlin')).toBe('2025-10-26T00:30:00.000Z');
    expect(at('2025-03-30', 2.5, 'Europe/Berlin')).toBe('2025-03-30T01:30:00.000Z');
  });
});
