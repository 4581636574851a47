import { expect, it } from 'vitest';
import { LIMITS } from '#protocol/limits';
import { judgeBegun } from '../../src/replica/clock/begun';
import { measureContact, otherSkew } from '../../src/replica/clock/contact';
import {
  type ClockReading,
  type Contact,
  createTimekeeper,
} from '../../src/replica/clock/timekeeper';
import { newIdentity } from '../../src/replica/store/new-identity';
import type { Begun, Identity } from '../../src/replica/store/schema';
import { ACCOUNT, NOW } from './browser';
import { DAY, HOUR, MINUTE } from './device-clock';

/** A page with clocks set by the test, and the identity in its database. */
function page(clock: Identity['clock'], skew: number | null = 0) {
  const clocks = { wall: NOW, ticks: 10 * DAY };
  const time = createTimekeeper({ wall: () => clocks.wall, ticks: () => clocks.ticks });
  const stored: Identity = { ...newIdentity(ACCOUNT), skew, ...(clock && { clock }) };
  return { clocks, time, stored };
}

/** The skew that a contact leaves; null when it measures nothing. */
function skewAfter(sent: ClockReading, serverNow: number, skew = 0): number | null {
  const { time, stored } = page({ wall: NOW, met: 0 }, skew);
  return measureContact(time, stored, sent, serverNow)?.identity.skew ?? null;
}

/** The departure of a request with an answer after so many ms of either clock. */
const sentBefore = (wall: number, ticks: number): ClockReading => ({
  wall: NOW - wall,
  ticks: 10 * DAY - ticks,
});

it.each([
  [LIMITS.answerMs, -LIMITS.answerMs / 2],
  [LIMITS.answerMs + 1, null],
])('C2k2: measures after a trip of %i ms: %s', (trip, skew) => {
  expect(skewAfter(sentBefore(trip, trip), NOW - LIMITS.answerMs, 5 * HOUR)).toBe(skew);
});

it.each([
  [2000, -HOUR],
  [2001, null],
])('C2k2: measures when the wall clock ran %i ms ahead of the monotonic one: %s', (ahead, skew) => {
  expect(skewAfter(sentBefore(ahead, 0), NOW - HOUR)).toBe(skew);
});

it.each([
  ['keeps the skew when it measures 2 s more', 0, 2000, 0],
  ['takes the new skew when it measures more than 2 s more', 0, 2001, 2001],
  ['keeps the skew when it measures 2 s less', 0, -2000, 0],
  ['takes the new skew when it measures more than 2 s less', 0, -2001, -2001],
  ['keeps the skew when a long trip explains the difference', 8000, 8000, 0],
  ['takes the new skew when a long trip does not explain the difference', 8000, 8001, 8001],
])('C2k1: %s', (_, trip, measured, skew) => {
  expect(skewAfter(sentBefore(trip, trip), NOW + measured - trip / 2)).toBe(skew);
});

it.each([
  [MINUTE, null],
  [MINUTE + 1, 0],
  [-MINUTE, null],
  [-MINUTE - 1, 0],
])('C2n1: doubts an unconfirmed skew of %i ms: %s', (skew, other) => {
  const { time, stored } = page({ wall: NOW, met: 0 }, skew);
  expect(otherSkew(time, time.follow(stored))).toBe(other);
});

it.each([
  [MINUTE, 0],
  [MINUTE + 1, null],
])('C2n1: believes a wall clock %i ms before the last contact: %s', (before, other) => {
  const { time, stored } = page({ wall: NOW, met: NOW + before }, HOUR);
  expect(otherSkew(time, time.follow(stored))).toBe(other);
});

it.each([
  [MINUTE, HOUR],
  [MINUTE + 1, 0],
])('C2l1: a wall clock that is %i ms before the last write leaves a skew of %i', (before, skew) => {
  const { time, stored } = page({ wall: NOW + before, met: 0 }, HOUR);
  expect(time.follow(stored).skew).toBe(skew);
});

it.each([
  [-MINUTE, HOUR],
  [-MINUTE - 1, 0],
])('C2l1: a step of %i ms while the app is open leaves a skew of %i', (step, skew) => {
  const { clocks, time, stored } = page({ wall: NOW - DAY, met: 0 }, HOUR);
  time.follow(stored);
  clocks.wall += step;
  expect(time.follow(stored).skew).toBe(skew);
});

it('C2l2: a clock set back before the last contact shows its time and what passed since', () => {
  const { clocks, time, stored } = page({ wall: NOW, met: 0 });
  const met = measureContact(time, stored, time.reading(), NOW);
  if (!met) throw new Error('The contact measured nothing');
  clocks.wall += HOUR - DAY;
  clocks.ticks += HOUR;
  expect(clocks.wall + (time.follow(met.identity).skew ?? 0)).toBe(NOW + HOUR);
});

it('C2l2: a skew ends at the wall clock when that is later than all that is known', () => {
  const { clocks, time, stored } = page({ wall: NOW, met: NOW - 3 * HOUR }, -HOUR);
  time.follow(stored);
  clocks.wall -= 2 * HOUR;
  expect(time.follow(stored).skew).toBe(0);
});

it('C2l2: server time is at least that of the last contact, also when another tab had it', () => {
  const { clocks, time, stored } = page({ wall: NOW, met: 0 });
  const met = measureContact(time, stored, time.reading(), NOW);
  if (!met) throw new Error('The contact measured nothing');
  clocks.wall += HOUR;
  clocks.ticks += HOUR;
  expect(time.earliest(time.reading())).toBe(NOW + HOUR);
  time.follow({ ...met.identity, clock: { wall: clocks.wall, met: NOW + HOUR } });
  expect(time.earliest(time.reading())).toBe(NOW + HOUR);
});

it.each([
  ['goes on when another tab measures the same skew', 0, true],
  ['ends when another tab measures another skew', HOUR, false],
])('C2m2: a stretch %s', (_, skew, isFollowed) => {
  const { time, stored } = page({ wall: NOW, met: NOW - DAY });
  time.follow(stored);
  const { run } = time.stretch();
  time.follow({ ...stored, skew, clock: { wall: NOW, met: NOW } });
  expect(time.stretch().run === run).toBe(isFollowed);
});

it.each([
  [MINUTE, true],
  [MINUTE + 1, false],
  [-MINUTE, true],
  [-MINUTE - 1, false],
])('C2m5 C2n1: after a step of %i ms the time is still confirmed: %s', (step, isConfirmed) => {
  const { clocks, time, stored } = page({ wall: NOW, met: 0 });
  time.follow(stored);
  time.confirm();
  clocks.wall += step;
  time.follow(stored);
  expect(time.isConfirmed()).toBe(isConfirmed);
  expect(time.stretch().parted).toBe(isConfirmed ? 0 : Math.abs(step));
});

it.each([
  [0, true],
  [MINUTE, true],
  [MINUTE + 1, false],
])('C2m2: a clock set right but for %i ms leaves the stretch as it is: %s', (off, isFollowed) => {
  const { clocks, time, stored } = page({ wall: NOW, met: 0 }, -HOUR);
  time.follow(stored);
  const { run } = time.stretch();
  clocks.wall -= HOUR - off;
  time.follow(stored);
  expect(time.stretch().run === run).toBe(isFollowed);
});

/** A record that began at noon, between two contacts an hour before and after. */
const NOON: Begun = {
  space: 'u:ana',
  kind: 'workout',
  id: 'w',
  at: NOW,
  device: 'd',
  skew: 0,
  run: 1,
  parted: 0,
  after: NOW - HOUR,
};
const MET: Contact = { run: 1, parted: 0, before: 0, skew: 0, now: NOW + HOUR };

it.each([
  ['leaves a record whose time is wrong by 60 s', { skew: MINUTE }, {}, null],
  [
    'moves a record whose time is wrong by more than 60 s',
    { skew: MINUTE + 1 },
    {},
    { other: NOW + MINUTE + 1, isProven: true },
  ],
  [
    'proves a time when the clocks parted by 60 s meanwhile',
    { skew: 2 * MINUTE, parted: MINUTE },
    {},
    { other: NOW + 2 * MINUTE, isProven: true },
  ],
  [
    'doubts a time when the clocks parted by more than 60 s meanwhile',
    { skew: 2 * MINUTE, parted: MINUTE + 1 },
    {},
    { other: NOW + 2 * MINUTE, isProven: false },
  ],
  ['leaves a record 60 s before the last contact', {}, { after: NOW + MINUTE }, null],
  [
    'doubts a record more than 60 s before the last contact',
    {},
    { after: NOW + MINUTE + 1 },
    { other: NOW + MINUTE + 1, isProven: false },
  ],
  ['leaves a record 60 s after this contact', { now: NOW - MINUTE }, {}, null],
  [
    'doubts a record more than 60 s after this contact',
    { now: NOW - MINUTE - 1 },
    {},
    { other: NOW - MINUTE - 1, isProven: false },
  ],
] satisfies [string, Partial<Contact>, Partial<Begun>, unknown][])(
  'C2m2: %s',
  (_, contact, begun, verdict) => {
    expect(judgeBegun({ ...NOON, ...begun }, { ...MET, ...contact })).toEqual(verdict);
  },
);
