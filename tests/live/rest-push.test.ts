import { beforeEach, expect, test } from 'vitest';
import type { Rest } from '#domain/workouts/shape';
import { createRestPush, type RestPush } from '../../src/live/rest-push';
import { manualTimers } from './manual-timers';

let timers: ReturnType<typeof manualTimers>;
let calls: string[];
let answers: (() => void)[];
let held: boolean;
let failing: boolean;
let push: RestPush;

async function call(name: string) {
  calls.push(name);
  if (held) await new Promise<void>((resolve) => answers.push(resolve));
  if (failing) throw new TypeError('Failed to fetch');
}

/** Waits until all started promises are settled or blocked. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await null;
};

beforeEach(() => {
  timers = manualTimers();
  calls = [];
  answers = [];
  held = false;
  failing = false;
  push = createRestPush({
    now: timers.now,
    schedule: (at) => call(`at ${at - timers.now()}`),
    cancel: () => call('cancel'),
  });
});

const restOf = (seconds: number, change: Partial<Rest> = {}): Rest => ({
  set: 'a',
  endsAt: timers.now() + seconds * 1000,
  total: seconds,
  pausedLeft: null,
  device: 'phone',
  ...change,
});

test('a rest is asked for once, a little after its end; the same one again changes nothing', async () => {
  const rest = restOf(90);
  push.follow(rest);
  push.follow({ ...rest });
  await settled();
  push.follow({ ...rest });
  await settled();
  expect(calls).toEqual(['at 91500']);
});

test('the same one again in its last seconds, and after its end, is not taken back', async () => {
  const rest = restOf(90);
  push.follow(rest);
  await settled();
  timers.pass(85_000);
  push.follow({ ...rest });
  await settled();
  timers.pass(5500);
  push.follow({ ...rest });
  await settled();
  expect(calls).toEqual(['at 91500']);
});

test('a rest that changes takes the place of the other; one that is skipped is taken back', async () => {
  const rest = restOf(90);
  push.follow(rest);
  await settled();
  push.follow({ ...rest, endsAt: rest.endsAt + 15_000 });
  await settled();
  push.follow(null);
  await settled();
  expect(calls).toEqual(['at 91500', 'at 106500', 'cancel']);
});

test('a paused rest has no end to tell; it is asked for anew when it goes on', async () => {
  const rest = restOf(60);
  push.follow(rest);
  await settled();
  push.follow({ ...rest, pausedLeft: 40_000 });
  await settled();
  timers.pass(10_000);
  push.follow({ ...rest, endsAt: timers.now() + 40_000 });
  await settled();
  expect(calls).toEqual(['at 61500', 'cancel', 'at 41500']);
});

test('one call at a time, and of what changed meanwhile only the last', async () => {
  held = true;
  const rest = restOf(90);
  push.follow(rest);
  for (const more of [15, 30, 45]) push.follow({ ...rest, endsAt: rest.endsAt + more * 1000 });
  await settled();
  expect(calls).toEqual(['at 91500']);
  held = false;
  for (const answer of answers) answer();
  await settled();
  expect(calls).toEqual(['at 91500', 'at 136500']);
});

test('seen as it ended, it is taken back before it is sent', async () => {
  push.follow(restOf(60));
  await settled();
  timers.pass(60_000);
  push.follow(null);
  await settled();
  expect(calls).toEqual(['at 61500', 'cancel']);
});

test('what was sent long ago is not taken back; without a rest nothing is asked', async () => {
  push.follow(null);
  push.follow(restOf(60));
  await settled();
  timers.pass(120_000);
  push.follow(null);
  await settled();
  expect(calls).toEqual(['at 61500']);
});

test('a rest of a few seconds is not worth a push', async () => {
  push.follow(restOf(8));
  await settled();
  expect(calls).toEqual([]);
});

test('without network nothing happens, and the next rest is tried like the first', async () => {
  failing = true;
  push.follow(restOf(60));
  await settled();
  failing = false;
  push.follow(restOf(70, { set: 'b' }));
  await settled();
  expect(calls).toEqual(['at 61500', 'at 71500']);
});
