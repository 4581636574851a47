import { beforeEach, describe, expect, it } from 'vitest';
import { removeSet } from '#domain/workouts/arrange';
import { FULL_BATCH } from '../../src/replica/exchange/batch';
import { NEWER_WAIT_MS } from '../../src/replica/outbox/outbox';
import { registersOfBase } from '../../src/replica/view/known';
import { answer, page, refusedWith, SENT, sentOps, taken, wire, writtenBy } from './answers';
import { emptyBrowser, idOf, inDatabase, NOW, outbox, SPACE } from './browser';
import { begun, type Here, openHere } from './here';

const ID = idOf(1);

beforeEach(emptyBrowser);

const restored = { spaces: [{ id: SPACE, restored: { commonRev: 0, epoch: 'e2' } }] };

/** A workout that the server had accepted before a backup replaced its data. */
async function lost() {
  const here = await openHere();
  await here.meet();
  await here.trip(page(0, 0, []));
  await here.begin(ID);
  await here.trip((sent) => taken(sent));
  await here.trip(restored);
  return here;
}

/** The name that it wrote under before it heard of the restore (rule C10h1). */
const writerOf = ({ replica }: Here) => replica.inside.identity().former?.at(-1) ?? '';

describe('S4f: an answer from before a restore that comes after it', () => {
  it('takes nothing out of the outbox: the restored server does not hold it', async () => {
    const here = await openHere();
    await here.meet();
    await here.trip(page(0, 0, []));
    await here.begin(ID);
    const late = await here.exchanger.prepare(FULL_BATCH);
    await here.trip(restored);
    await here.exchanger.apply(late, answer({ now: NOW, ...taken(late, 7) }), SENT);
    const { prepared } = await here.trip((sent) => taken(sent, 1));
    expect(prepared.ops.map(({ record }) => record)).toEqual([ID]);
    expect((await here.replica.pending()).ops).toBe(0);
  });
});

describe('S4: what is sent again', () => {
  it('S4g: keeps the stamps of its registers and is written by nobody itself', async () => {
    const here = await lost();
    const [again] = sentOps(await here.exchanger.prepare(FULL_BATCH));
    const registers = again && 'full' in again ? Object.values(again.full) : [];
    const device = writerOf(here);
    expect(registers.length).toBeGreaterThan(0);
    for (const [, stamp] of registers) expect(stamp).toEqual([NOW, 0, device]);
    expect(again?.stamp.slice(0, 2)).toEqual([NOW, 0]);
    expect(again?.stamp[2]).not.toBe(device);
  });

  it.each(['clock', 'twin'] as const)(
    'answered with %s it waits: it goes in no circle',
    async (code) => {
      const here = await lost();
      const before = await outbox();
      const { more } = await here.trip(refusedWith(code));
      expect(more).toBe(false);
      expect(await outbox()).toMatchObject([{ full: before[0]?.full, stamp: before[0]?.stamp }]);
      expect((await here.exchanger.prepare(FULL_BATCH)).ops).toEqual([]);
      here.clock.now += NEWER_WAIT_MS + 1;
      await here.trip((sent) => taken(sent));
      expect((await here.replica.pending()).ops).toBe(0);
    },
  );

  it('S4h: where the server holds another value of the same stamp, that one is shown', async () => {
    const here = await lost();
    const device = writerOf(here);
    const theirs = { ...begun(), title: 'Do servidor', note: null };
    const record = wire(ID, writtenBy(device, NOW, theirs), { rev: 2 });
    await here.trip((sent) => ({ ...taken(sent, 2), ...page(0, 2, [record], false, 'e2') }));
    expect(await here.workout(ID)).toMatchObject({ title: 'Do servidor' });
  });
});

describe('two tabs of one device hear of a restore', () => {
  /** A workout that was sent without an answer before the restore, and a set removed after it. */
  async function sentByTwoTabs() {
    const here = await openHere();
    await here.meet();
    await here.trip(page(0, 0, []));
    await here.begin(ID, 2);
    const late = await here.exchanger.prepare(FULL_BATCH);
    await here.trip(restored);
    await here.write(ID, (known, device) => removeSet(known, 's1', { device, now: NOW }));
    return { here, late, sent: await here.exchanger.prepare(FULL_BATCH) };
  }

  it('C10h3: a second `restored` changes no name of what another request carries', async () => {
    const { here, late, sent } = await sentByTwoTabs();
    const name = here.replica.device();
    await here.exchanger.apply(late, answer({ now: NOW, ...restored }), SENT);
    expect(here.replica.device()).toBe(name);
    expect(await outbox()).toEqual(sent.ops.map((op) => ({ ...op, sent: true })));
  });

  it('C4d: an ack stores a removal as it was sent when its marks followed a copied name since', async () => {
    const { here, sent } = await sentByTwoTabs();
    const [created, removal] = sent.ops;
    const read = await here.exchanger.prepare(FULL_BATCH);
    const [copied] = page(0, 0, [], false, 'e2').spaces;
    const pushes = { [created?.stamp[2] ?? '']: 'otherpush' };
    const spaces = copied ? [{ ...copied, pushes }] : [];
    await here.exchanger.apply(read, answer({ now: NOW, spaces }), SENT);
    await here.exchanger.apply(sent, answer({ now: NOW, ...taken(sent) }), SENT);

    const base = await inDatabase((database) => database.get('base', [SPACE, 'workout', ID]));
    const [[path, value] = []] = Object.entries(removal?.set ?? {});
    expect(registersOfBase(base)[path ?? '']).toEqual([value, removal?.stamp]);
    // The server holds it under this stamp with other marks: it answers `twin` (rule C3e).
    await here.trip(({ ops: [first, ...others] }) => ({
      results: [
        ...taken({ ops: first ? [first] : [] }, 2).results,
        ...refusedWith('twin')({ ops: others }).results,
      ],
    }));
    await here.trip((again) => taken(again, 3));
    expect(await here.set(ID, 's1')).toBeUndefined();
    expect(await outbox()).toEqual([]);
  });
});
