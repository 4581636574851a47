import { beforeEach, expect, it } from 'vitest';
import type { ViewRow } from '../../src/replica/store/schema';
import type { TabChannel } from '../../src/replica/view/changes';
import { emptyBrowser, idOf } from './browser';
import { type Here, openHere } from './here';

const ID = idOf(1);

/** Messages between two tabs, delivered when the test allows it. */
function betweenTabs() {
  const under: (() => void)[] = [];
  const end = (other: () => TabChannel): TabChannel => ({
    onmessage: null,
    postMessage(data: unknown) {
      const said = structuredClone(data);
      under.push(() => other().onmessage?.(new MessageEvent('message', { data: said })));
    },
    close: () => undefined,
  });
  const left: TabChannel = end(() => right);
  const right: TabChannel = end(() => left);
  const arrive = () => {
    for (const reach of under.splice(0)) reach();
  };
  return { left, right, arrive };
}

/** The row of the workout on a screen of the tab, which only follows change notifications. */
function follow({ replica }: Here) {
  let shown: ViewRow | undefined;
  let wide = 0;
  replica.subscribe((change) => {
    if (change.wide) wide += 1;
    shown = change.rows.find(({ id }) => id === ID) ?? shown;
  });
  return { shown: () => shown, wide: () => wide };
}

/** Waits until all database requests are answered. */
async function settled(here: Here): Promise<void> {
  for (let asked = 0; asked < 3; asked += 1) await here.replica.record('workout', ID);
}

/** Two tabs of one person with a workout, and the screen of the right one. */
async function twoTabs() {
  const { arrive, ...ends } = betweenTabs();
  const left = await openHere({ channel: ends.left });
  const right = await openHere({ channel: ends.right });
  const screen = follow(right);
  await left.begin(ID);
  const hear = async () => {
    arrive();
    await settled(right);
  };
  return { left, right, screen, hear };
}

const title = (text: string) => () => ({ title: text });

beforeEach(emptyBrowser);

it('T1e: what was written in one tab is told in the other as the rows it is', async () => {
  const { left, screen, hear } = await twoTabs();
  await hear();
  expect(screen.shown()).toEqual(await left.replica.record('workout', ID));
  expect(screen.wide()).toBe(0);
});

it('T1e: news of another tab that comes late does not hide a set that was logged since', async () => {
  const { left, right, screen, hear } = await twoTabs();
  await hear();
  await left.write(ID, title('Treino B'));
  await right.perform(ID, 's1', 82_500);
  const ticked = screen.shown();
  await hear();
  expect(screen.shown()).toEqual(ticked);
  expect(screen.shown()).toEqual(await left.replica.record('workout', ID));
});

it('T1e: of what is gone by the time its news arrives everything is read anew', async () => {
  const { left, screen, hear } = await twoTabs();
  await left.replica.inside.storage.write((tx) => tx.objectStore('view').clear());
  await hear();
  expect(screen.shown()).toBeUndefined();
  expect(screen.wide()).toBe(1);
});

it('T1e: another tab gets the names of changed rows, however large the rows are', async () => {
  const sent: unknown[] = [];
  const channel: TabChannel = {
    onmessage: null,
    postMessage: (data) => sent.push(data),
    close: () => undefined,
  };
  const here = await openHere({ channel });
  await here.begin(ID);
  expect(sent).toEqual([
    { rows: [{ space: here.replica.space, kind: 'workout', id: ID }], wide: false },
  ]);
});
