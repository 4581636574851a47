import { expect, test } from 'vitest';
import { createBusy } from '../../src/pwa/busy';
import { announceUpdates } from '../../src/pwa/update-notice';
import { createUpdateOffer } from '../../src/pwa/update-offer';

function createTab() {
  const watchers: (() => void)[] = [];
  const busy = createBusy();
  const tab = { now: 0, hidden: false, notices: [] as string[], busy, watchers };
  const page = {
    isHidden: () => tab.hidden,
    onVisibilityChange: (listener: () => void) => void watchers.push(listener),
  };
  const offer = createUpdateOffer(
    { ...page, now: () => tab.now, later: () => () => {}, reload: () => {} },
    busy,
    true,
  );
  announceUpdates(offer, {
    ...page,
    now: () => tab.now,
    show: () => tab.notices.push('shown'),
    hide: () => tab.notices.push('hidden'),
  });
  return { tab, offer };
}

test('an update is announced once, to somebody who looks', () => {
  const { tab, offer } = createTab();
  tab.hidden = true;
  offer.waiting(() => {});
  expect(tab.notices).toEqual([]);
  tab.hidden = false;
  for (const watcher of tab.watchers) watcher();
  for (const watcher of tab.watchers) watcher();
  expect(tab.notices).toEqual(['shown']);
});

test('the announcement waits for the end of a workout and goes when one begins', () => {
  const { tab, offer } = createTab();
  tab.busy.set('workout', true);
  offer.waiting(() => {});
  expect(tab.notices).toEqual([]);
  tab.busy.set('workout', false);
  tab.now += 6000;
  tab.busy.set('workout', true);
  expect(tab.notices).toEqual(['shown', 'hidden']);
  tab.busy.set('workout', false);
  expect(tab.notices).toEqual(['shown', 'hidden']);
});

test('an announcement that was taken away before it could be read comes again', () => {
  const { tab, offer } = createTab();
  offer.waiting(() => {});
  tab.now += 100;
  tab.busy.set('workout', true);
  tab.busy.set('workout', false);
  expect(tab.notices).toEqual(['shown', 'hidden', 'shown']);
});
