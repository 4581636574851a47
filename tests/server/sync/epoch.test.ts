import { expect, test } from 'vitest';
import { rotateEpochs } from '../../../server/sync/space/epoch';
import { storeContract } from '../store-contract';
import { begun, createDevice, type Device, done, newId, valuesOf } from './endpoint';
import { endpoint, phone, withPhone } from './opened';

storeContract('epochs', (store) => {
  withPhone(store);

  const restored = async (device: Device) => {
    const [answer] = (await device.sync()).spaces;
    return answer && 'restored' in answer ? answer.restored : null;
  };

  test('S4a S4b: after a restore a device of the old epoch learns up to where both agree', async () => {
    const ids = [newId(), newId(), newId()];
    for (const id of ids) await phone.pull([phone.full(id, begun())]);
    expect(phone.cursor).toBe(3);
    // The backup had two of the three records.
    const { db } = store();
    await db
      .deleteFrom('record')
      .where('space_id', '=', phone.space)
      .where('rev', '=', 3)
      .execute();
    await db.updateTable('space').set({ rev: 2 }).where('id', '=', phone.space).execute();
    expect(await rotateEpochs(db)).toBeGreaterThan(0);

    const answer = await restored(phone);
    expect(answer?.commonRev).toBe(2);
    phone.cursor = answer?.commonRev ?? 0;
    phone.epoch = answer?.epoch ?? null;
    const page = await phone.pull([phone.full(ids[2] ?? '', begun())]);
    expect(page).toMatchObject({ from: 2, to: 3 });
  });

  test('S4b: the common rev is where the first epoch after the own one began', async () => {
    await phone.pull([phone.full(newId(), begun())]);
    const first = phone.epoch;
    await rotateEpochs(store().db);
    phone.epoch = (await restored(phone))?.epoch ?? null;
    await phone.pull([phone.full(newId(), begun())]);
    const second = phone.epoch;
    await phone.pull([phone.full(newId(), begun())]);
    await rotateEpochs(store().db);
    phone.epoch = first;
    expect((await restored(phone))?.commonRev).toBe(1);
    phone.epoch = second;
    expect((await restored(phone))?.commonRev).toBe(3);
    phone.epoch = 'nobodys';
    expect((await restored(phone))?.commonRev).toBe(0);
  });

  test('S4b: a device that had not read as far goes on where it was', async () => {
    for (const id of [newId(), newId()]) await phone.push(phone.full(id, begun()));
    phone.epoch =
      (await phone.sync()).spaces.flatMap((one) => ('epoch' in one ? one.epoch : []))[0] ?? null;
    phone.cursor = 1;
    await rotateEpochs(store().db);
    expect((await restored(phone))?.commonRev).toBe(1);
  });

  test('S4b: a cursor that this database never reached is a restored backup too', async () => {
    const page = await phone.pull([phone.full(newId(), begun())]);
    const [answer] = (await phone.sync([], { cursor: 40 })).spaces;
    expect(answer).toEqual({ id: phone.space, restored: { commonRev: 0, epoch: page.epoch } });
  });

  test('S4c S4d: what a device writes waits until it has sent again what the backup lost', async () => {
    const id = newId();
    const tablet = createDevice(endpoint, phone.person, 'tablet');
    await phone.pull([phone.full(id, begun())]);
    await tablet.pull();
    const { db } = store();
    const backup = await db
      .selectFrom('record')
      .selectAll()
      .where('space_id', '=', phone.space)
      .executeTakeFirstOrThrow();
    const tap = { stamp: phone.stamp(), writes: { 's.um.done.phone': done(60_000) } };
    await phone.pull([phone.set(id, tap.writes, { stamp: tap.stamp })]);
    await db.deleteFrom('record').where('space_id', '=', phone.space).execute();
    await db.insertInto('record').values(backup).execute();
    await db.updateTable('space').set({ rev: 1 }).where('id', '=', phone.space).execute();
    await rotateEpochs(db);

    // Its next write must not reach others before its tap, because they would remove both as one.
    endpoint.clock += 1000;
    const next = phone.set(id, { title: 'Depois' });
    const response = await phone.sync([next]);
    expect(response.results).toEqual([]);
    const [answer] = response.spaces;
    expect(answer).toMatchObject({ restored: { commonRev: 1 } });
    expect(valuesOf((await tablet.pull([], { cursor: 0, epoch: null })).records[0]).title).toBe(
      'Treino A',
    );

    phone.cursor = 1;
    phone.epoch = answer && 'restored' in answer ? answer.restored.epoch : null;
    const full = { 's.um.done.phone': [done(60_000), tap.stamp] as const };
    const again = phone.fullOf(id, full, { stamp: [tap.stamp[0], tap.stamp[1], 'outro'] });
    const { results } = await phone.sync([again, next]);
    expect(results).toMatchObject([{ ok: {} }, { ok: {} }]);
    const { records } = await createDevice(endpoint, phone.person, 'reader').pull();
    expect(valuesOf(records[0])).toMatchObject({
      title: 'Depois',
      's.um.done.phone': done(60_000),
    });
  });

  test('S4h S4i: what is sent again of before is no twin: what the server holds stays, and is handed over', async () => {
    const id = newId();
    const tablet = createDevice(endpoint, phone.person, 'tablet');
    await phone.pull([phone.full(id, begun())]);
    const stamp = phone.stamp();
    // A copy of the phone's profile wrote at the same instant; the backup lost the phone's write.
    await phone.push(phone.set(id, { title: 'Da cópia' }, { stamp }));
    const again = tablet.fullOf(id, {
      title: ['Do telefone', stamp],
      note: ['Nova', tablet.stamp()],
    });
    const page = await tablet.pull([again]);
    expect(valuesOf(page.records[0])).toMatchObject({ title: 'Da cópia', note: 'Nova' });
    // An op's own write counts as a twin.
    const twin = tablet.fullOf(id, { title: ['Outra', stamp] }, { stamp });
    expect(await tablet.push(twin)).toMatchObject([{ code: 'twin' }]);
  });
});
