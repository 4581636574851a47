import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Exchanger } from '../../src/replica/exchange/exchanger';
import { NotStored } from '../../src/replica/open/storage';
import { syncPass } from '../../src/sync/pass';
import { answer, page, wire, writtenBy } from '../replica/answers';
import { emptyBrowser, idOf, SPACE } from '../replica/browser';
import { failEverything, recover } from '../replica/failing-database';
import type { Here } from '../replica/here';
import { takeAll } from './engine-kit';
import { pass, requestOf, withOps } from './pass-steps';

beforeEach(emptyBrowser);
afterEach(recover);

describe('a pass', () => {
  /**
   * Three pages of one record each; records the order of events, with `between` between two pages.
   */
  async function threePages(between: (here: Here) => Promise<unknown> = async () => null) {
    const here = await withOps(0);
    const heard: string[] = [];
    const exchanger: Exchanger = {
      ...here.exchanger,
      async apply(...args) {
        const outcome = await here.exchanger.apply(...args);
        heard.push(`stored ${outcome.received.views.map(({ id }) => id.slice(-1)).join()}`);
        if (heard.filter((one) => one.startsWith('stored')).length === 1) await between(here);
        return outcome;
      },
    };
    const end = await syncPass({
      exchanger,
      transport: {
        digest: async () => null,
        async sync({ ops, spaces: [space] }) {
          const from = space?.cursor ?? 0;
          heard.push(`asked after ${from}${ops.length > 0 ? ' with a change' : ''}`);
          const registers = writtenBy('b', 5, { title: 'x' });
          const record = wire(idOf(from + 1), registers, { rev: from + 1 });
          const response = { ...takeAll(requestOf(ops)), now: here.clock.now };
          return {
            kind: 'ok',
            response: { ...response, ...page(from, from + 1, [record], from < 2) },
          };
        },
      },
      onTrip: () => undefined,
    });
    expect(end.kind).toBe('done');
    return heard;
  }

  it('F3a: asks for the next page while it stores one, and for each page once', async () => {
    expect(await threePages()).toEqual([
      'asked after 0',
      'asked after 1',
      'stored 1',
      'asked after 2',
      'stored 2',
      'stored 3',
    ]);
  });

  it('C8a: says that the database fails, also between two pages', async () => {
    const pages = threePages(async () => failEverything());
    await expect(pages).rejects.toBeInstanceOf(NotStored);
  });

  it('F3b: asks again with what changed here since the next page was asked for', async () => {
    const heard = await threePages((here) => here.begin(idOf(9)));
    expect(heard).toEqual([
      'asked after 0',
      'asked after 1',
      'stored 1',
      'asked after 1 with a change',
      'asked after 2',
      'stored 2',
      'stored 3',
    ]);
  });

  it('T1f: announces a write under its new name before it sends it again', async () => {
    const here = await withOps(0);
    await here.trip(page(0, 1, [wire(idOf(1), writtenBy('b', 5, { title: 'x' }))], true));
    await here.begin(idOf(9));
    const heard: string[] = [];
    here.replica.subscribe(() => heard.push('announced'));
    const restored = { id: SPACE, restored: { commonRev: 1, epoch: 'e2' } };
    const { end } = await pass(here, (ops, trip) => {
      heard.push(`asked with ${ops.length}`);
      const spaces = trip === 1 ? [restored] : page(1, 1, [], false, 'e2').spaces;
      const { results } = takeAll(requestOf(trip === 1 ? [] : ops));
      return { kind: 'ok', response: answer({ now: here.clock.now, results, spaces }) };
    });
    expect(end.kind).toBe('done');
    expect(heard).toEqual(['asked with 1', 'announced', 'asked with 1', 'announced']);
  });

  it('goes on while either side has more, and ends with what stands in the way', async () => {
    const here = await withOps(1);
    const records = [1, 2, 3].map((n) =>
      wire(idOf(50 + n), writtenBy('b', 5, { title: `S${n}` }), { rev: n }),
    );
    const { end } = await pass(here, (ops, trip) => ({
      kind: 'ok',
      response: {
        ...takeAll(requestOf(ops)),
        now: here.clock.now,
        ...page(trip - 1, trip, records.slice(trip - 1, trip), trip < 3),
      },
    }));
    expect(end).toEqual({ kind: 'done', parked: 0 });
    expect((await here.workout(idOf(53))).title).toBe('S3');
    expect((await pass(here, () => ({ kind: 'offline' }))).end).toEqual({ kind: 'offline' });
  });

  it('T1c: whose lead was stolen stops before its next trip, with what it had read stored', async () => {
    const here = await withOps(0);
    const asked: number[] = [];
    let leading = true;
    const end = await syncPass({
      exchanger: here.exchanger,
      transport: {
        digest: async () => null,
        async sync({ spaces: [space] }) {
          const from = space?.cursor ?? 0;
          asked.push(from);
          leading = from < 1;
          const record = wire(idOf(from + 1), writtenBy('b', 5, { title: 'x' }), { rev: from + 1 });
          const response = { ...takeAll(requestOf([])), now: here.clock.now };
          return { kind: 'ok', response: { ...response, ...page(from, from + 1, [record], true) } };
        },
      },
      onTrip: () => undefined,
      leads: () => leading,
    });
    expect(end).toEqual({ kind: 'broken' });
    expect(asked).toEqual([0, 1]);
    expect((await here.workout(idOf(1))).title).toBe('x');
  });

  it('ends, also with a server that always has more', async () => {
    const here = await withOps(0);
    const { end, sent } = await pass(here, (_, trip) => ({
      kind: 'ok',
      response: {
        ...takeAll(requestOf([])),
        now: here.clock.now,
        ...page(trip - 1, trip, [], true),
      },
    }));
    expect(end.kind).toBe('broken');
    expect(sent).toHaveLength(2000);
  });
});

describe('426: too old to read', () => {
  it('E1g: what was pushed counts all the same, and nothing is read', async () => {
    const here = await withOps(2);
    const { end } = await pass(here, (ops) => ({
      kind: 'too_old',
      response: {
        ...takeAll(requestOf(ops)),
        ...page(0, 9, [wire(idOf(99), writtenBy('b', 5, { title: 'x' }))]),
      },
    }));
    expect(end.kind).toBe('too_old');
    expect((await here.replica.pending()).ops).toBe(0);
    expect(await here.replica.record('workout', idOf(99))).toBeNull();
  });
});
