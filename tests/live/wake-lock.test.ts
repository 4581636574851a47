import { describe, expect, test } from 'vitest';
import { createWakeKeeper, wakeSupport } from '../../src/live/wake-lock';

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  become(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

class Lock extends EventTarget {
  async release() {
    this.dispatchEvent(new Event('release'));
  }
}

function surroundings(answer: 'given' | 'refused' = 'given') {
  const page = new Page();
  const locks: Lock[] = [];
  const request = async () => {
    if (answer === 'refused') throw new DOMException('low battery', 'NotAllowedError');
    const lock = new Lock();
    locks.push(lock);
    return lock;
  };
  return { page, locks, request };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the screen during a workout', () => {
  test('stays on while wanted and goes its way afterwards', async () => {
    const { page, locks, request } = surroundings();
    const keeper = createWakeKeeper({ page, request });
    expect(keeper.state()).toBe('off');
    keeper.want(true);
    await settled();
    expect(keeper.state()).toBe('on');
    keeper.want(false);
    expect(keeper.state()).toBe('off');
    expect(locks).toHaveLength(1);
  });

  test('is held again when the person comes back to the app', async () => {
    const { page, locks, request } = surroundings();
    const keeper = createWakeKeeper({ page, request });
    const seen: string[] = [];
    keeper.subscribe(() => seen.push(keeper.state()));
    keeper.want(true);
    await settled();
    page.become('hidden');
    await locks[0]?.release();
    page.become('visible');
    await settled();
    expect(seen).toEqual(['on', 'off', 'on']);
    expect(locks).toHaveLength(2);
  });

  test('is not asked for while the page is hidden', async () => {
    const { page, locks, request } = surroundings();
    page.visibilityState = 'hidden';
    const keeper = createWakeKeeper({ page, request });
    keeper.want(true);
    await settled();
    expect(locks).toHaveLength(0);
    page.become('visible');
    await settled();
    expect(keeper.state()).toBe('on');
  });

  test('a workout that ended while the system was asked leaves no lock behind', async () => {
    const { page, request } = surroundings();
    const keeper = createWakeKeeper({ page, request });
    keeper.want(true);
    keeper.want(false);
    await settled();
    expect(keeper.state()).toBe('off');
  });

  test('a refusal is known, and so is a browser without it', async () => {
    const { page, request } = surroundings('refused');
    const keeper = createWakeKeeper({ page, request });
    keeper.want(true);
    await settled();
    expect(keeper.state()).toBe('refused');
    expect(createWakeKeeper({ page, request: null }).state()).toBe('unsupported');
  });
});

describe('whether wake locks keep the screen on', () => {
  const wakeLock: WakeLock = { request: () => Promise.reject() };
  test.each([
    ['in Safari of iOS 16.4', { navigator: { wakeLock, standalone: false } }, 'works'],
    [
      'in an app on the home screen of iOS 18.3',
      { navigator: { wakeLock, standalone: true } },
      'outdated',
    ],
    [
      'in an app on the home screen of iOS 18.4',
      { navigator: { wakeLock, standalone: true }, cookieStore: {} },
      'works',
    ],
    ['in Chrome', { navigator: { wakeLock } }, 'works'],
    ['in Firefox before 126', { navigator: {} }, 'missing'],
  ])('%s', (_, browser, support) => {
    expect(wakeSupport(browser)).toBe(support);
  });
});
