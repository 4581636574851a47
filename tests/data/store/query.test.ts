import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountState } from '../../../src/data/store/account-provider';
import { FAILED, LOADING, ready } from '../../../src/data/store/loaded';
import type { Replica } from '../../../src/replica/replica';
import type { Change } from '../../../src/replica/view/changes';
import { later } from '../../sync/engine-kit';
import { mount } from '../hooks';

let account: unknown = { state: 'closed' };

vi.mock('react', () => import('../hooks'));
vi.mock('../../../src/data/store/account-provider', () => ({ useAccountState: () => account }));

const { defineQuery } = await import('../../../src/data/store/query');
const { news } = await import('../../../src/data/store/news');

/** A replica reduced to reads by `read` and changes. */
function open() {
  const listeners = new Set<(change: Change) => void>();
  const replica = {
    subscribe(listener: (change: Change) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } satisfies Partial<Replica>;
  account = { state: 'open', account: { replica } };
  const change = (part: Partial<Change> = {}) => {
    const told = { rows: [], wide: false, ...part };
    for (const listener of listeners) listener(told);
  };
  return { replica, change, listeners };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  account = { state: 'closed' };
});

describe('a query over the replica', () => {
  it('loads, shows, and follows the changes that touch it', async () => {
    const { change } = open();
    let stored = 'um';
    const after = vi.fn((value: string, { rows }: Change) =>
      rows.length > 0 ? `${value}, ${rows.length}` : value,
    );
    const screen = mount(defineQuery({ read: async () => stored, after }));
    expect(screen.render('k').first).toEqual(LOADING);
    await settle();
    expect(screen.render('k').shown).toEqual(ready('um'));
    const row = { space: 's', kind: 'workout', id: 'a', shape: {} };
    change({ rows: [row] });
    expect(screen.render('k').shown).toEqual(ready('um, 1'));
    stored = 'dois';
    change();
    expect(screen.render('k').shown).toEqual(ready('um, 1'));
    screen.unmount();
  });

  it('shows what changed while news was held, once it is let go', async () => {
    const { change } = open();
    const after = (value: string, { rows }: Change) => `${value}, ${rows.length}`;
    const screen = mount(defineQuery({ read: async () => 'um', after }));
    screen.render('k');
    await settle();
    const letGo = news.hold();
    change();
    expect(screen.render('k').shown).toEqual(ready('um'));
    letGo();
    expect(screen.render('k').shown).toEqual(ready('um, 0'));
    screen.unmount();
  });

  it('remembers as many values as it may keep, and what is on screen goes on all the same', async () => {
    const { change } = open();
    const read = vi.fn(async (_: Replica, key: string) => key);
    const useKept = defineQuery({ keeps: 1, read, after: (value: string) => `${value}, dois` });
    const first = mount(useKept);
    const second = mount(useKept);
    first.render('a');
    await settle();
    second.render('b');
    await settle();
    expect(mount(useKept).render('b').first).toEqual(ready('b'));
    expect(mount(useKept).render('a').first).toEqual(LOADING);
    await settle();
    read.mockClear();
    change();
    expect(first.render('a').shown).toEqual(ready('a, dois'));
    expect(second.render('b').shown).toEqual(ready('b, dois'));
    expect(read).not.toHaveBeenCalled();
    first.unmount();
    second.unmount();
  });

  it('two places that show the same follow a change both, and take it once', async () => {
    const { change } = open();
    const after = (value: string, { rows }: Change) => (rows.length > 0 ? `${value}!` : value);
    const useQuery = defineQuery({ read: async () => 'um', after });
    const [one, other] = [mount(useQuery), mount(useQuery)];
    for (const each of [one, other]) each.render('k');
    await settle();
    change({ rows: [{ space: 's', kind: 'workout', id: 'a', shape: {} }] });
    expect([one.render('k').shown, other.render('k').shown]).toEqual([ready('um!'), ready('um!')]);
    change();
    expect([one.render('k').shown, other.render('k').shown]).toEqual([ready('um!'), ready('um!')]);
  });

  it('reads anew when it cannot say, and shows the old value until then', async () => {
    const { change } = open();
    let stored = 'um';
    const screen = mount(
      defineQuery({
        read: async () => stored,
        after: (value: string, { wide }) => (wide ? 'reread' : value),
      }),
    );
    screen.render('k');
    await settle();
    stored = 'dois';
    change({ wide: true });
    expect(screen.render('k').shown).toEqual(ready('um'));
    await settle();
    expect(screen.render('k').shown).toEqual(ready('dois'));
  });

  it('coming back to a screen shows the last value in the first frame', async () => {
    open();
    const useQuery = defineQuery({ read: async (_, key) => key, after: (value: string) => value });
    const before = mount(useQuery);
    before.render('k');
    await settle();
    expect(before.render('k').shown).toEqual(ready('k'));
    before.unmount();
    const again = mount(useQuery);
    expect(again.render('k').first).toEqual(ready('k'));
    expect(again.render('other').first).toEqual(LOADING);
  });

  it('coming back shows an empty list only from a completed read, when nothing followed it', async () => {
    open();
    for (const [none, some] of [
      [[], ['treino']],
      [
        { entries: [], more: false },
        { entries: ['treino'], more: false },
      ],
    ]) {
      let stored: unknown = none;
      const useList = defineQuery({ read: async () => stored, after: (value: unknown) => value });
      const [list, dock] = [mount(useList), mount(useList)];
      list.render('k');
      dock.render('k');
      await settle();
      list.unmount();
      // The dock has followed every change, so the value is the present one.
      const beside = mount(useList);
      expect(beside.render('k').first).toEqual(ready(none));
      beside.unmount();
      dock.unmount();
      stored = some;
      const again = mount(useList);
      expect(again.render('k').first).toEqual(LOADING);
      await settle();
      expect(again.render('k').shown).toEqual(ready(some));
    }
  });

  it('a slow read never overwrites what came after it', async () => {
    const { change } = open();
    const reads = [later<string>(), later<string>(), later<string>(), later<string>()];
    let nth = 0;
    const screen = mount(
      defineQuery({
        read: () => reads[nth++]?.promise ?? Promise.resolve('none'),
        after: (value: string, { wide, rows }) =>
          wide ? 'reread' : rows.length > 0 ? 'tap' : value,
      }),
    );
    screen.render('k');
    change({ wide: true });
    reads[1]?.resolve('new');
    await settle();
    expect(screen.render('k').shown).toEqual(ready('new'));
    reads[0]?.resolve('old');
    await settle();
    expect(screen.render('k').shown).toEqual(ready('new'));
    // After a tap during a read, the read may show the state before it.
    change({ wide: true });
    change({ rows: [{ space: 's', kind: 'workout', id: 'a', shape: {} }] });
    reads[2]?.resolve('before the tap');
    await settle();
    expect(screen.render('k').shown).toEqual(ready('tap'));
    reads[3]?.resolve('with the tap');
    await settle();
    expect(screen.render('k').shown).toEqual(ready('with the tap'));
  });

  it('a tap while everything is read anew does not lose what it is read anew for', async () => {
    const { change } = open();
    let stored = ['treino A', 'treino B'];
    const screen = mount(
      defineQuery<readonly string[]>({
        read: async () => stored,
        after: (value, { wide, rows }) =>
          wide ? 'reread' : [...value, ...rows.map(({ id }) => id)],
      }),
    );
    screen.render('k');
    await settle();
    // B ended on another device; a set is logged before that is read.
    stored = ['treino A'];
    change({ wide: true });
    stored = ['treino A', 'treino C'];
    change({ rows: [{ space: 's', kind: 'workout', id: 'treino C', shape: {} }] });
    await settle();
    expect(screen.render('k').shown).toEqual(ready(['treino A', 'treino C']));
  });

  it('a read that fails says so; with a value on screen that stays', async () => {
    const { change } = open();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    const read = async () => {
      if (broken) throw new Error('lost');
      return 'um';
    };
    const screen = mount(
      defineQuery({ read, after: (value: string, { wide }) => (wide ? 'reread' : value) }),
    );
    screen.render('k');
    await settle();
    expect(screen.render('k').shown).toEqual(FAILED);
    broken = false;
    change();
    await settle();
    expect(screen.render('k').shown).toEqual(ready('um'));
    broken = true;
    change({ wide: true });
    await settle();
    expect(screen.render('k').shown).toEqual(ready('um'));
    expect(error).toHaveBeenCalledTimes(2);
    error.mockRestore();
  });

  it('another key, another account: never the value of the one before', async () => {
    open();
    const useQuery = defineQuery({ read: async (_, key) => key, after: (value: string) => value });
    const screen = mount(useQuery);
    screen.render('a');
    await settle();
    screen.render('a');
    expect(screen.render('b').first).toEqual(LOADING);
    await settle();
    expect(screen.render('b').shown).toEqual(ready('b'));
    open();
    expect(screen.render('b').first).toEqual(LOADING);
  });

  it('without an account, and without a key, it waits; where the data cannot be opened, it failed', () => {
    const useQuery = defineQuery({ read: async () => 'um', after: (value: string) => value });
    expect(mount(useQuery).render('k').shown).toEqual(LOADING);
    account = { state: 'failed', reason: 'broken' } satisfies AccountState;
    expect(mount(useQuery).render('k').shown).toEqual(FAILED);
    open();
    expect(mount(useQuery).render(null).shown).toEqual(LOADING);
  });

  it('left, it listens no more, and a late read changes nothing', async () => {
    const { listeners, change } = open();
    const reading = later<string>();
    const screen = mount(
      defineQuery({ read: () => reading.promise, after: (value: string) => value }),
    );
    screen.render('k');
    expect(listeners.size).toBe(1);
    screen.unmount();
    expect(listeners.size).toBe(0);
    reading.resolve('late');
    change();
    await settle();
    expect(screen.render('k').first).toEqual(LOADING);
  });
});
