import { beforeEach, expect, test } from 'vitest';
import { rotateEpochs } from '../../../server/sync/epoch';
import { storeContract } from '../store-contract';
import {
  begun,
  createDevice,
  createEndpoint,
  type Device,
  type Endpoint,
  newId,
  valuesOf,
} from './endpoint';

storeContract('epochs', (store) => {
  let endpoint: Endpoint;
  let phone: Device;
  beforeEach(() => {
    endpoint = createEndpoint(store());
    phone = createDevice(endpoint, `p${newId()}`, 'phone');
  });

  const restored = async (device: Device) => {
    const [answer] = (await device.sync()).spaces;
    return answer && 'restored' in answer ? answer.restored : null;
  };

  test('S4: after a restore a device of the old epoch learns up to where both agree', async () => {
    const ids = [newId(), newId(), newId()];
    for (const id of ids) await phone.pull([phone.full(id, begun())]);
    expect(phone.cursor).toBe(3);
    // The backup held two of the three records.
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

  test('S4: the common rev is where the first epoch after the own one began', async () => {
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

  test('S4: a device that had not read as far goes on where it was', async () => {
    for (const id of [newId(), newId()]) await phone.push(phone.full(id, begun()));
    phone.epoch =
      (await phone.sync()).spaces.flatMap((one) => ('epoch' in one ? one.epoch : []))[0] ?? null;
    phone.cursor = 1;
    await rotateEpochs(store().db);
    expect((await restored(phone))?.commonRev).toBe(1);
  });

  test('S4: a cursor that this database never reached is a restored backup too', async () => {
    const page = await phone.pull([phone.full(newId(), begun())]);
    const [answer] = (await phone.sync([], { cursor: 40 })).spaces;
    expect(answer).toEqual({ id: phone.space, restored: { commonRev: 0, epoch: page.epoch } });
  });

  test('S4: what is pushed together with an old epoch is taken', async () => {
    const id = newId();
    await phone.pull([phone.full(id, begun())]);
    await rotateEpochs(store().db);
    const response = await phone.sync([phone.set(id, { title: 'Depois' })]);
    expect(response.results).toMatchObject([{ ok: { rev: 2 } }]);
    const { records } = await createDevice(endpoint, phone.person, 'tablet').pull();
    expect(valuesOf(records[0]).title).toBe('Depois');
  });

  test('S4: what is sent again of before is no twin: what the server holds stays, and is handed over', async () => {
    const id = newId();
    const tablet = createDevice(endpoint, phone.person, 'tablet');
    await phone.pull([phone.full(id, begun())]);
    const stamp = phone.stamp();
    // A copy of the phone's profile wrote at the same instant; the backup lost the phone's.
    await phone.push(phone.set(id, { title: 'Da cópia' }, { stamp }));
    const again = tablet.fullOf(id, {
      title: ['Do telefone', stamp],
      note: ['Nova', tablet.stamp()],
    });
    const page = await tablet.pull([again]);
    expect(valuesOf(page.records[0])).toMatchObject({ title: 'Da cópia', note: 'Nova' });
    // What an op writes itself is one.
    const twin = tablet.fullOf(id, { title: ['Outra', stamp] }, { stamp });
    expect(await tablet.push(twin)).toMatchObject([{ code: 'twin' }]);
  });
});
