import { beforeEach, describe, expect, test } from 'vitest';
import { type Busy, createBusy } from '../../src/pwa/busy';
import {
  createUpdateOffer,
  LONG_HIDDEN,
  TAKES_OVER_MS,
  type UpdateOffer,
} from '../../src/pwa/update-offer';

/** A tab with its own clock, in which the test controls visibility and timers. */
function createTab() {
  const watchers: (() => void)[] = [];
  const timers = new Set<{ at: number; run: () => void }>();
  const tab = {
    time: 0,
    hidden: false,
    reloads: 0,
    takeOvers: 0,
    show(visible: boolean) {
      tab.hidden = !visible;
      for (const watcher of watchers) watcher();
    },
    pass(ms: number) {
      tab.time += ms;
      for (const timer of timers) {
        if (timer.at > tab.time) continue;
        timers.delete(timer);
        timer.run();
      }
    },
    freeze: () => timers.clear(),
    takeOver: () => {
      tab.takeOvers += 1;
    },
    environment: {
      now: () => tab.time,
      isHidden: () => tab.hidden,
      onVisibilityChange: (listener: () => void) => void watchers.push(listener),
      later: (run: () => void, ms: number) => {
        const timer = { at: tab.time + ms, run };
        timers.add(timer);
        return () => void timers.delete(timer);
      },
      reload: () => {
        tab.reloads += 1;
      },
    },
  };
  return tab;
}

let tab: ReturnType<typeof createTab>;
let busy: Busy;
let offer: UpdateOffer;

beforeEach(() => {
  tab = createTab();
  busy = createBusy();
  offer = createUpdateOffer(tab.environment, busy, true);
});

describe('a waiting update', () => {
  test('is offered and changes nothing by itself', () => {
    const seen: boolean[] = [];
    offer.subscribe(() => seen.push(offer.isOffered()));
    expect(offer.isOffered()).toBe(false);
    offer.waiting(tab.takeOver);
    tab.pass(24 * 60 * 60_000);
    expect(seen).toEqual([true]);
    expect([tab.takeOvers, tab.reloads]).toEqual([0, 0]);
  });

  test('applied by a tap, takes over and reloads exactly once', () => {
    offer.waiting(tab.takeOver);
    offer.apply();
    offer.apply();
    expect([tab.takeOvers, tab.reloads]).toEqual([1, 0]);
    expect(offer.isOffered()).toBe(false);
    offer.controllerChanged();
    offer.controllerChanged();
    expect(tab.reloads).toBe(1);
  });

  test('is offered again, and reloads nothing by itself, where the worker before did not give way', () => {
    offer.waiting(tab.takeOver);
    offer.apply();
    tab.pass(TAKES_OVER_MS);
    expect([tab.takeOvers, tab.reloads]).toEqual([1, 0]);
    offer.controllerChanged();
    expect([offer.isOffered(), tab.reloads]).toEqual([true, 0]);
    offer.apply();
    expect([tab.takeOvers, tab.reloads]).toEqual([1, 1]);
  });

  test('is held back while a workout runs or a form is dirty, and offered afterwards', () => {
    const seen: boolean[] = [];
    busy.set('workout', true);
    busy.set('form:profile', true);
    offer.subscribe(() => seen.push(offer.isOffered()));
    offer.waiting(tab.takeOver);
    offer.apply();
    busy.set('workout', false);
    expect(tab.takeOvers).toBe(0);
    busy.set('form:profile', false);
    expect(seen).toEqual([false, false, true]);
  });
});

describe('a tab hidden for long', () => {
  test('is updated without a tap after 30 minutes', () => {
    offer.waiting(tab.takeOver);
    tab.show(false);
    tab.pass(LONG_HIDDEN - 1);
    expect(tab.takeOvers).toBe(0);
    tab.pass(1);
    expect(tab.takeOvers).toBe(1);
  });

  test('is updated on return when its timers were frozen', () => {
    offer.waiting(tab.takeOver);
    tab.show(false);
    tab.freeze();
    tab.pass(LONG_HIDDEN);
    tab.show(true);
    expect(tab.takeOvers).toBe(1);
  });

  test('is updated at once by an update found after the 30 minutes', () => {
    tab.show(false);
    tab.pass(LONG_HIDDEN);
    offer.waiting(tab.takeOver);
    expect(tab.takeOvers).toBe(1);
  });

  test('stays as it is after a short absence, however often', () => {
    offer.waiting(tab.takeOver);
    for (let turn = 0; turn < 5; turn += 1) {
      tab.show(false);
      tab.pass(LONG_HIDDEN - 1);
      tab.show(true);
      tab.pass(LONG_HIDDEN);
    }
    expect(tab.takeOvers).toBe(0);
  });

  test('stays as it is during a workout and with a dirty form', () => {
    for (const reason of ['workout', 'form:profile']) {
      busy.set(reason, true);
      offer.waiting(tab.takeOver);
      tab.show(false);
      tab.pass(2 * LONG_HIDDEN);
      tab.show(true);
      busy.set(reason, false);
    }
    expect([tab.takeOvers, tab.reloads]).toEqual([0, 0]);
  });
});

describe('a change of worker that this tab did not ask for', () => {
  test('is no update when it is the first worker ever', () => {
    offer = createUpdateOffer(tab.environment, busy, false);
    offer.controllerChanged();
    expect(offer.isOffered()).toBe(false);
    expect(tab.reloads).toBe(0);
  });

  test('is offered when another tab let it in, and a tap only reloads', () => {
    offer.controllerChanged();
    expect(tab.reloads).toBe(0);
    expect(offer.isOffered()).toBe(true);
    offer.apply();
    expect([tab.takeOvers, tab.reloads]).toEqual([0, 1]);
  });
});
