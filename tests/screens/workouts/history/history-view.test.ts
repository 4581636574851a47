import { assert, constant, constantFrom, option, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOTHING_SOUGHT } from '#domain/progress/find-workouts';
import {
  type HistoryView,
  historyAddressOf,
  historyViewOf,
} from '../../../../src/screens/workouts/history/history-view';

const ALL: HistoryView = { sought: NOTHING_SOUGHT, limit: 30, month: null, calendar: false };
const read = (address: string) => historyViewOf(address.split('?')[1] ?? '');

describe('what the history shows lies in its address', () => {
  test('which says nothing of what is usual', () => {
    expect(historyAddressOf(ALL)).toBe('/app/history');
    expect(historyViewOf('')).toEqual(ALL);
  });

  test('and leads back to the same', () => {
    const name = option(string({ minLength: 1 }), { nil: null });
    const day = option(constantFrom('2026-11-20', '2024-02-29'), { nil: null });
    const sought = record({
      query: string(),
      exercise: name,
      group: option(constantFrom('chest' as const, 'back' as const), { nil: null }),
      program: constant('f'),
      programDay: name,
      from: day,
      to: day,
      noted: constantFrom(true, false),
    });
    assert(
      property(sought, constantFrom(30, 60), constantFrom(null, '2025-03'), (of, limit, month) => {
        const view = { sought: of, limit, month, calendar: month !== null };
        expect(read(historyAddressOf(view))).toEqual(view);
      }),
    );
  });

  test('and is not believed where it makes no sense', () => {
    const odd =
      'n=5000&month=2026-13&from=2026-02-30&to=x&group=arms&noted=yes&programDay=a&view=x';
    expect(historyViewOf(odd)).toEqual({ ...ALL, limit: 60 });
    expect(historyViewOf('n=-1')).toEqual(ALL);
  });
});
