import { beforeEach, describe, expect, it } from 'vitest';
import { FULL_BATCH } from '../../src/replica/batch';
import { answer, emptyBrowser, idOf, NOW, openHere, page, SPACE, taken } from './here';

const ID = idOf(1);

beforeEach(emptyBrowser);

describe('S4: an answer from before a restore that comes after it', () => {
  it('takes nothing out of the outbox: the restored server does not hold it', async () => {
    const here = await openHere();
    await here.meet();
    await here.trip(page(0, 0, []));
    await here.begin(ID);
    const late = await here.exchanger.prepare(FULL_BATCH);
    const restored = { id: SPACE, restored: { commonRev: 0, epoch: 'e2' } };
    await here.trip({ spaces: [restored] });
    await here.exchanger.apply(late, answer({ now: NOW, ...taken(late, 7) }), NOW);
    const { prepared } = await here.trip((sent) => taken(sent, 1));
    expect(prepared.ops.map(({ record }) => record)).toEqual([ID]);
    expect((await here.replica.pending()).ops).toBe(0);
  });
});
