import { describe, expect, test } from 'vitest';
import { SCHEMA } from '#protocol/version';
import { storeContract } from '../store-contract';
import { begun, createDevice, done, heavy, newId, readAll, T0, valuesOf } from './endpoint';
import { endpoint, phone, withPhone } from './opened';

storeContract('push', (store) => {
  withPhone(store);

  test('S1: every changed record gets a rev of its own, in the order of the ops', async () => {
    const [a, b] = [newId(), newId()];
    const results = await phone.push(phone.full(a, begun()), phone.full(b, begun()));
    expect(results.map((result) => 'ok' in result && result.ok.rev)).toEqual([1, 2]);
    const pages = await readAll(createDevice(endpoint, phone.person, 'tablet'));
    expect(pages.flatMap(({ records }) => records.map(({ id }) => id))).toEqual([a, b]);
  });

  test('S2a: the same request again answers the same and writes nothing', async () => {
    const id = newId();
    const ops = [phone.full(id, begun()), phone.set(id, { 's.um.done.phone': done(60_000) })];
    const first = await phone.push(...ops);
    const again = await phone.push(...ops);
    expect(again).toEqual(first);
    expect((await phone.pull()).to).toBe(1);
    expect(endpoint.changes).toHaveLength(1);
  });

  test('E2a: ok echoes the stamp, and rev and born of the record', async () => {
    const id = newId();
    const create = phone.full(id, begun());
    await phone.push(create);
    const write = phone.set(id, { title: 'Peito' });
    const [result] = await phone.push(write);
    expect(result).toEqual({ id: write.id, ok: { rev: 2, born: 1, stamp: write.stamp } });
  });

  test('E2a E2b: a bad op never blocks the rest, and results come in the order of the ops', async () => {
    const id = newId();
    const results = await phone.push(
      { nonsense: true },
      phone.full(id, begun()),
      phone.set(id, { 's.um.plan': 'pesado' }),
      phone.set(id, { title: 'Costas' }),
    );
    expect(results.map((result) => ('code' in result ? result.code : 'ok'))).toEqual([
      'invalid',
      'ok',
      'invalid',
      'ok',
    ]);
    expect(valuesOf((await phone.pull([], { cursor: 0 })).records[0]).title).toBe('Costas');
  });

  describe('codes', () => {
    const code = async (op: unknown, schema = SCHEMA) => {
      const { results } = await phone.sync([op], { schema });
      const [result] = results;
      return result && 'code' in result ? result.code : 'ok';
    };

    test('E2c: clock: a stamp more than 60 s ahead, echoed and never edited', async () => {
      const op = phone.full(newId(), begun(), { stamp: phone.stamp(T0 + 60_001) });
      expect(await phone.push(op)).toEqual([{ id: op.id, code: 'clock', stamp: op.stamp }]);
      expect(await code(phone.full(newId(), begun(), { stamp: phone.stamp(T0 + 60_000) }))).toBe(
        'ok',
      );
    });

    test('clock: a register of a full op that is ahead', async () => {
      const ahead = phone.stamp(T0 + 60_001);
      const op = phone.fullOf(newId(), { title: ['Perna', ahead] }, { stamp: phone.stamp(T0) });
      expect(await phone.push(op)).toEqual([{ id: op.id, code: 'clock', stamp: op.stamp }]);
    });

    test('E2d: full: a record that the server does not hold', async () => {
      const id = newId();
      expect(await code(phone.set(id, { title: 'Perna' }))).toBe('full');
      expect(await code(phone.full(id, begun()))).toBe('ok');
      expect(await code(phone.set(id, { title: 'Perna' }))).toBe('ok');
    });

    test('E2e: invalid: values, paths, kinds and ids that no version knows', async () => {
      const id = newId();
      expect(await code(phone.full(id, { ...begun(), start: 'ontem' }))).toBe('invalid');
      expect(await code(phone.full(id, { ...begun(), humor: 'bom' }))).toBe('invalid');
      expect(await code(phone.full(id, begun(), { kind: 'recipe' }))).toBe('invalid');
      expect(await code(phone.full('meu-treino', begun()))).toBe('invalid');
      expect(await code(phone.full(id, { unit: 'kg' }, { kind: 'preferences' }))).toBe('invalid');
      expect(await code(phone.full(id, {}))).toBe('invalid');
      expect(await code(phone.full('self', { unit: 'kg' }, { kind: 'preferences' }))).toBe('ok');
      expect(await code(null)).toBe('invalid');
    });

    test('invalid: keys that reach into prototypes, wherever they stand', async () => {
      const id = newId();
      const raw = (text: string) => JSON.parse(text);
      expect(await code(phone.full(id, raw('{"__proto__": "x", "title": "y"}')))).toBe('invalid');
      expect(await code(phone.full(id, begun(), { kind: '__proto__' }))).toBe('invalid');
      expect(await code(phone.full(id, begun(), { kind: 'constructor' }))).toBe('invalid');
      expect(await code(phone.full('__proto__', begun()))).toBe('invalid');
      const start = raw('{"__proto__": {"at": 1}, "at": 1, "zone": "UTC", "day": "2026-01-01"}');
      expect(await code(phone.full(id, { ...begun(), start }))).toBe('invalid');
    });

    test('invalid: values nested without end', async () => {
      const op = JSON.stringify(phone.full(newId(), { ...begun(), title: 'AQUI' }));
      const nested = op.replace('"AQUI"', '['.repeat(50_000) + ']'.repeat(50_000));
      const { person: account, id: device } = phone;
      const body = JSON.stringify({ proto: 1, schema: 1, account, device, spaces: [], ops: [] });
      const answer = await endpoint.post(account, body.replace('"ops":[]', `"ops":[${nested}]`));
      expect(await answer.json()).toMatchObject({ results: [{ code: 'invalid' }] });
    });

    test('E2h: newer: a path or a kind of a schema that the server does not have yet', async () => {
      const id = newId();
      const newer = SCHEMA + 1;
      expect(await code(phone.full(id, { ...begun(), humor: 'bom' }), newer)).toBe('newer');
      expect(await code(phone.full(id, begun(), { kind: 'recipe' }), newer)).toBe('newer');
      expect(await code(phone.full(id, { ...begun(), title: 7 }), newer)).toBe('invalid');
    });

    test('E2e: forbidden: a space of another person, whether it exists or not', async () => {
      const other = createDevice(endpoint, `p${newId()}`, 'other');
      await other.push(other.full(newId(), begun()));
      expect(await code(phone.full(newId(), begun(), { space: other.space }))).toBe('forbidden');
      expect(await code(phone.full(newId(), begun(), { space: 'u:ninguem' }))).toBe('forbidden');
      expect((await other.pull()).to).toBe(1);
    });

    test('M2c: too_large: nothing of the op is kept', async () => {
      const id = newId();
      expect(await code(phone.full(id, heavy(112_000)))).toBe('ok');
      const more = { note: 'n'.repeat(4096) };
      for (let index = 40; index < 45; index += 1) {
        Object.assign(more, { [`e.x${index}.note`]: 'n'.repeat(4096) });
      }
      expect(await code(phone.set(id, more))).toBe('too_large');
      expect(await code(phone.set(id, { title: 'Cabe' }))).toBe('ok');
      const [record] = (await phone.pull([], { cursor: 0 })).records;
      expect(valuesOf(record)).toMatchObject({ title: 'Cabe' });
      expect(valuesOf(record).note).toBeUndefined();
    });

    test('too_large: more sets than a workout may have', async () => {
      const sets = Object.fromEntries(
        Array.from({ length: 401 }, (_, index) => [`s.k${index}.kind`, 'normal']),
      );
      expect(await code(phone.full(newId(), { ...begun(), ...sets }))).toBe('too_large');
    });

    test('E2g: twin: the same stamp with another value', async () => {
      const id = newId();
      const create = phone.full(id, begun());
      await phone.push(create);
      const clone = phone.full(id, { title: 'Outro' }, { stamp: create.stamp });
      expect(await phone.push(clone)).toEqual([
        { id: clone.id, code: 'twin', stamp: create.stamp },
      ]);
    });
  });

  test('merges by stamp, register by register, whatever the order of arrival', async () => {
    const id = newId();
    const tablet = createDevice(endpoint, phone.person, 'tablet');
    await phone.push(phone.full(id, begun()));
    const older = tablet.set(
      id,
      { title: 'Antes', note: 'Do tablet' },
      { stamp: tablet.stamp(T0 + 1) },
    );
    const newer = phone.set(id, { title: 'Depois' }, { stamp: phone.stamp(T0 + 2) });
    await phone.push(newer);
    await tablet.push(older);
    const [record] = (await phone.pull([], { cursor: 0 })).records;
    expect(valuesOf(record)).toMatchObject({ title: 'Depois', note: 'Do tablet' });
  });

  test('refused ops are noted for the person they belong to, cut short', async () => {
    const op = phone.full(newId(), { ...begun(), note: 7, title: 'x'.repeat(5_000) });
    await phone.push(op);
    const rows = await store()
      .db.selectFrom('sync_reject')
      .selectAll()
      .where('space_id', '=', phone.space)
      .execute();
    expect(rows).toMatchObject([{ op_id: op.id, reason: 'invalid' }]);
    expect(rows[0]?.body.length).toBeLessThanOrEqual(2_000);
  });

  test('the transition is told after the commit, with the device that wrote', async () => {
    await phone.push(phone.full(newId(), begun()));
    expect(endpoint.changes).toEqual([{ space: phone.space, rev: 1, device: 'phone' }]);
  });
});
