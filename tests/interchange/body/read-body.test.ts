import { describe, expect, test } from 'vitest';
import { readOffset } from '../../../src/interchange/apps/dates';
import type { ReadBody } from '../../../src/interchange/body/model';
import { readBodyJson, readBodyTable } from '../../../src/interchange/body/read-body';

const ZONE = 'America/Sao_Paulo';

function read(text: string): ReadBody {
  const found = text.startsWith('[')
    ? readBodyJson(text, 'kg', ZONE)
    : readBodyTable(text, 'kg', ZONE);
  if (!found || 'unreadable' in found) throw new Error(`Not read: ${JSON.stringify(found)}`);
  return found;
}

describe('a file of Fitbit', () => {
  const body = 'Body\nDate,Weight,BMI,Fat\n"2026-02-03","80.5","24.8","18"\n';

  test.each([
    ['distances', 'Activities\nDate,Calories Burned,Distance\n"2026-02-03","2,100","7"\n'],
    ['sleep', 'Sleep\nStart Time,Minutes Awake\n"2026-02-03 11:00PM","30"\n'],
    ['food', 'Foods\nDate,Calories In\n"2026-02-03","1,800"\n'],
  ])('has only the measures of its body, also beside %s', (_, other) => {
    const alone = read(body);
    expect(alone.readings).toHaveLength(1);
    for (const text of [`${body}\n${other}`, `${other}\n${body}`]) {
      expect(read(text).readings).toEqual(alone.readings);
    }
  });

  test('has the month first in its list, whatever the days are', () => {
    const logs = ['01/05/22', '01/09/22'].map((date, at) => ({
      logId: at,
      weight: 80,
      bmi: 24.8,
      date,
      time: '07:30:00',
      source: 'API',
    }));
    const { readings, remarks } = read(JSON.stringify(logs));
    expect(readings.map(({ day }) => day)).toEqual(['2022-01-05', '2022-01-09']);
    expect(remarks).toEqual([]);
  });
});

test.each(['2024-01-06 02:30:00+0000', '2024-01-06T02:30:00+00:00', '2024-01-06 02:30:00 UTC'])(
  'a weight at %s is of the evening before in São Paulo',
  (time) => {
    const [reading] = read(`time,weight(kg)\n${time},80.5`).readings;
    expect(reading).toMatchObject({ day: '2024-01-05', seconds: 84_600 });
  },
);

test('a year behind a day is no distance from UTC', () => {
  expect(readOffset('13-07-2024')).toBeNull();
  expect(readOffset('2024-07-13 10:00:00 -0300')).toBe(-180);
  expect(readOffset('2024-07-13T10:00:00.000Z')).toBe(0);
});
