import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/local-day';
import {
  dayInText,
  headingDay,
  longDay,
  monthHeading,
  numericDay,
  recentDay,
  relativeDay,
  shortDay,
  timeOfDay,
  weekdayLetter,
  weekdayName,
} from '#words/format/day';
import { formatDuration, formatRestLeft, formatTimer } from '#words/format/duration';
import { capitalise, compareNames, formatList } from '#words/format/list';
import { formatLoad, formatLoadFigure, formatStep, formatVolume } from '#words/format/load';
import { formatChange, formatNumber, formatRange } from '#words/format/number';
import {
  exercisesCount,
  plural,
  recordsDone,
  setsCount,
  setsDone,
  workoutsCount,
} from '#words/format/plural';
import { formatEffort, formatEffortFigures } from '#words/workouts/effort';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const minutes = (count: number) => count * 60_000;

describe('figures', () => {
  it('uses the comma, the point between thousands and the minus sign', () => {
    expect(formatNumber(22.5)).toBe('22,5');
    expect(formatNumber(12_450)).toBe('12.450');
    expect(formatNumber(-2.5)).toBe('\u22122,5');
    expect(formatChange(2.5)).toBe('+2,5');
    expect(formatChange(-2)).toBe('\u22122');
    expect(formatChange(0)).toBe('0');
    expect(formatRange(8, 10)).toBe('8\u201310');
    expect(formatRange(8, 8)).toBe('8');
  });

  it('writes loads with a comma and their unit on the same line', () => {
    expect(formatLoad(22_500, 'kg')).toBe('22,5\u00a0kg');
    expect(plain(formatLoad(80_000, 'kg'))).toBe('80 kg');
    expect(formatLoadFigure(82_500, 'kg')).toBe('82,5');
    expect(formatLoadFigure(1_250_500, 'kg')).toBe('1250,5');
    expect(plain(formatLoad(20_412, 'lb'))).toBe('45 lb');
    expect(plain(formatVolume(12_450_000, 'kg'))).toBe('12.450 kg');
    expect(formatStep(2500, -1, 'kg')).toBe('\u22122,5');
    expect(formatStep(2500, 1, 'kg')).toBe('+2,5');
  });

  it('writes sets and prescriptions', () => {
    const set = { load: 82_500, reps: 8 };
    expect(plain(formatEffort(set, 'kg'))).toBe('82,5 kg × 8');
    expect(formatEffort({ load: null, reps: 12 }, 'kg')).toBe('12 reps');
    expect(formatEffort({ load: 0, reps: 1 }, 'kg')).toBe('1 rep');
    expect(formatEffort({ load: null, reps: null, seconds: 45 }, 'kg')).toBe('0:45');
    expect(plain(formatEffort({ load: 20_000, reps: null, meters: 40 }, 'kg'))).toBe(
      '20 kg · 40 m',
    );
    expect(plain(formatEffort({ load: null, reps: null, meters: 5200, seconds: 1800 }, 'kg'))).toBe(
      '30:00 · 5,2 km',
    );
    expect(formatEffortFigures({ load: 77_500, reps: 8 }, 'kg')).toBe('77,5 × 8');
    expect(formatEffortFigures({ load: null, reps: 8 }, 'kg')).toBe('× 8');
    expect(formatEffortFigures({ load: null, reps: null }, 'kg')).toBe('–');
  });
});

describe('counts', () => {
  it('writes zero by hand', () => {
    expect(setsCount(0)).toBe('Nenhuma série ainda');
    expect(setsCount(1)).toBe('1 série');
    expect(setsCount(12)).toBe('12 séries');
    expect(exercisesCount(6)).toBe('6 exercícios');
    expect(workoutsCount(1200)).toBe('1.200 treinos');
    expect(setsDone(2, 19)).toBe('2 de 19 séries');
    expect(setsDone(0, 1)).toBe('0 de 1 série');
    expect(recordsDone(0, 1)).toBe('0 de 1 registro');
    expect(recordsDone(12, 3400)).toBe('12 de 3.400 registros');
    expect(plural(0, { zero: 'Nada', one: 'Um', other: '#' })).toBe('Nada');
  });
});

describe('lists', () => {
  it('joins with commas and e', () => {
    expect(formatList(['peito', 'ombros', 'tríceps'])).toBe('peito, ombros e tríceps');
    expect(formatList(['peito'])).toBe('peito');
    expect(formatList([])).toBe('');
    expect(capitalise('ísquio')).toBe('Ísquio');
    expect(['Tríceps', 'abdômen', 'Ísquio'].toSorted(compareNames)).toEqual([
      'abdômen',
      'Ísquio',
      'Tríceps',
    ]);
  });
});

describe('durations', () => {
  it('tells how long it took', () => {
    expect(plain(formatDuration(minutes(55)))).toBe('55 min');
    expect(plain(formatDuration(minutes(65)))).toBe('1 h 05');
    expect(plain(formatDuration(59_999))).toBe('menos de 1 min');
    expect(plain(formatDuration(-5))).toBe('menos de 1 min');
  });
  it('runs a clock', () => {
    expect(formatTimer(90)).toBe('1:30');
    expect(formatTimer(7)).toBe('0:07');
    expect(formatTimer(18 * 60 + 42)).toBe('18:42');
    expect(formatTimer(3900)).toBe('1:05:00');
    expect(formatRestLeft(66_001)).toBe('1:07');
    expect(formatRestLeft(1)).toBe('0:01');
    expect(formatRestLeft(-1)).toBe('0:00');
  });
});

describe('days', () => {
  it('writes a day in every form', () => {
    expect(headingDay('2026-11-20')).toBe('Sexta, 20 de nov.');
    expect(shortDay('2026-11-20')).toBe('sex., 20 de nov.');
    expect(dayInText('2026-11-20')).toBe('sexta, 20 de nov.');
    expect(longDay('2026-11-20')).toBe('20 de novembro de 2026');
    expect(numericDay('2026-11-20')).toBe('20/11/2026');
    expect(monthHeading('2026-11-20')).toBe('Novembro de 2026');
    expect(weekdayName('2026-11-21')).toBe('Sábado');
    expect(weekdayLetter('2026-11-16')).toBe('S');
  });
  it('sees a day from today', () => {
    expect(relativeDay('2026-11-20', '2026-11-20')).toBe('hoje');
    expect(relativeDay('2026-11-19', '2026-11-20')).toBe('ontem');
    expect(relativeDay('2026-11-17', '2026-11-20')).toBe('há 3 dias');
    expect(recentDay('2026-11-14', '2026-11-20')).toBe('há 6 dias');
    expect(recentDay('2026-11-13', '2026-11-20')).toBe('13/11/2026');
  });
  it('tells the time in the zone given', () => {
    const instant = Date.UTC(2026, 10, 20, 21, 5);
    expect(timeOfDay(instant, 'America/Sao_Paulo')).toBe('18:05');
    expect(timeOfDay(Date.UTC(2026, 10, 20, 3, 0), 'America/Sao_Paulo')).toBe('00:00');
  });
  it('tells UTC where nobody knows the zone, however many there are', () => {
    const instant = Date.UTC(2026, 10, 20, 21, 5);
    for (let n = 0; n < 300; n += 1) expect(timeOfDay(instant, `Lua/${n}`)).toBe('21:05');
    expect(timeOfDay(instant, 'America/Sao_Paulo')).toBe('18:05');
  });
});

describe('what is written by hand', () => {
  const days = Array.from({ length: 800 }, (_, index) => addDays('2026-01-01', index));
  const byIntl = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' }).format(Date.parse(day));

  it('reads as the locale data of Brazilian Portuguese has it, day by day', () => {
    const full = { day: 'numeric', month: 'long', year: 'numeric' } as const;
    const short = { weekday: 'short', day: 'numeric', month: 'short' } as const;
    expect(days.map(longDay)).toEqual(days.map((day) => byIntl(day, full)));
    expect(days.map(shortDay)).toEqual(days.map((day) => byIntl(day, short)));
    expect(days.map(weekdayLetter)).toEqual(days.map((day) => byIntl(day, { weekday: 'narrow' })));
    expect(days.map(numericDay)).toEqual(days.map((day) => byIntl(day, {})));
    const near = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });
    const away = Array.from({ length: 61 }, (_, index) => index - 30);
    expect(away.map((by) => relativeDay(addDays('2026-11-20', by), '2026-11-20'))).toEqual(
      away.map((by) => near.format(by, 'day')),
    );
  });

  it('rounds and groups figures as the locale data has it', () => {
    const figures = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(figures, fc.integer({ min: 0, max: 3 }), (value, decimals) => {
        const byHand = formatNumber(value, decimals).replace('\u2212', '-');
        const expected = new Intl.NumberFormat('pt-BR', {
          maximumFractionDigits: decimals,
          signDisplay: 'negative',
        }).format(value);
        expect(byHand).toBe(expected);
      }),
    );
  });
});
