import { describe, expect, test } from 'vitest';
import { createAlarm } from '../../src/live/alarm';

/** Locks shared by several tabs, like the browser's. */
function sharedLocks() {
  const held = new Set<string>();
  const request = async (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1);
    if (typeof work !== 'function') throw new Error('no work');
    const free = !held.has(name);
    if (free) held.add(name);
    try {
      return await work(free ? { name, mode: 'exclusive' } : null);
    } finally {
      if (free) held.delete(name);
    }
  };
  return { request };
}

function tab(options: { locks?: ReturnType<typeof sharedLocks> | null; front?: boolean } = {}) {
  const rung: string[] = [];
  const waits: (() => void)[] = [];
  const alarm = createAlarm({
    tone: { prime: () => rung.push('prime'), play: () => rung.push('tone') },
    vibrate: () => rung.push('vibrate'),
    locks: options.locks === undefined ? sharedLocks() : options.locks,
    inFront: () => options.front ?? true,
    wait: () => new Promise((resolve) => waits.push(resolve)),
  });
  const letGo = () => {
    for (const resolve of waits.splice(0)) resolve();
  };
  return { alarm, rung, letGo };
}

const BOTH = { sound: true, vibrate: true };

test('the start of a timed set sounds otherwise than its end', () => {
  const signals: unknown[] = [];
  const alarm = createAlarm({
    tone: { prime: () => {}, play: (signal) => signals.push(signal) },
    vibrate: (pattern) => signals.push(pattern.length),
    locks: null,
    inFront: () => true,
    wait: () => Promise.resolve(),
  });
  alarm.sound(BOTH, 'ready');
  alarm.sound(BOTH, 'go');
  alarm.sound(BOTH);
  alarm.sound({ sound: false, vibrate: false }, 'go');
  expect(signals).toEqual(['ready', 1, 'go', 1, 'end', 5]);
});

describe('the alarm', () => {
  test('sounds and vibrates', async () => {
    const { alarm, rung } = tab();
    expect(await alarm.ring('a-1', 0, BOTH)).toBe(true);
    expect(rung).toEqual(['tone', 'vibrate']);
  });

  test.each([
    [{ sound: true, vibrate: false }, ['tone']],
    [{ sound: false, vibrate: true }, ['vibrate']],
    [{ sound: false, vibrate: false }, []],
  ])('does only what the device is set to: %o', async (switches, expected) => {
    const { alarm, rung } = tab();
    await alarm.ring('a-1', 0, switches);
    expect(rung).toEqual(expected);
  });

  test('of two tabs one rings', async () => {
    const locks = sharedLocks();
    const [one, two] = [tab({ locks }), tab({ locks })];
    const answers = await Promise.all([
      one.alarm.ring('a-1', 0, BOTH),
      two.alarm.ring('a-1', 0, BOTH),
    ]);
    expect(answers).toEqual([true, false]);
    expect([...one.rung, ...two.rung]).toEqual(['tone', 'vibrate']);
  });

  test('the tab in front comes first', async () => {
    const locks = sharedLocks();
    const [behind, front] = [tab({ locks, front: false }), tab({ locks, front: true })];
    const late = behind.alarm.ring('a-1', 0, BOTH);
    expect(await front.alarm.ring('a-1', 0, BOTH)).toBe(true);
    behind.letGo();
    expect(await late).toBe(false);
    expect(behind.rung).toEqual([]);
  });

  test('the next rest rings again', async () => {
    const { alarm, rung } = tab();
    await alarm.ring('a-1', 0, { sound: true, vibrate: false });
    await alarm.ring('b-2', 0, { sound: true, vibrate: false });
    expect(rung).toEqual(['tone', 'tone']);
  });

  test('a rest that ended long ago does not ring', async () => {
    const { alarm, rung } = tab();
    expect(await alarm.ring('a-1', 60_000, BOTH)).toBe(false);
    expect(rung).toEqual([]);
  });

  test('without locks it rings all the same', async () => {
    const { alarm, rung } = tab({ locks: null });
    expect(await alarm.ring('a-1', 0, BOTH)).toBe(true);
    expect(rung).toEqual(['tone', 'vibrate']);
  });
});
