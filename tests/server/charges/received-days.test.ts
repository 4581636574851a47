import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../harness/databases';
import { ana, carla, server, withCoachedAna } from '../opened';
import { chargedOne, codeOf, readCharge } from './charging';

const HOUR = 3_600_000;

/** At 22:00 of 20 November in São Paulo, where 21 November has begun for Tokyo. */
onEveryDatabase('the day on which money was received', (database) => {
  withCoachedAna(database);
  beforeEach(() => server.clock.advance(Date.parse('2026-11-21T01:00:00Z') - server.clock.now()));

  const charge = (zone: string) => chargedOne(carla, [ana.user.id], { zone });
  const record = (id: string, day: string) => {
    const form = { id: randomUUID(), paid: 0, method: 'cash', centavos: 15_000, day, note: '' };
    return carla.post(`/api/charges/${id}/payments`, form);
  };
  async function confirm(id: string, day: string) {
    const { body } = await ana.post(`/api/charges/${id}/claims`, { note: '', receipt: null });
    const claim = v.parse(v.object({ id: v.string() }), body).id;
    return carla.put(`/api/charges/${id}/claims/${claim}`, { found: true, centavos: 15_000, day });
  }

  test.each([
    ['recorded', record],
    ['found for a claim', confirm],
  ])(
    'is refused in words when it has not come yet where the money is charged (%s)',
    async (_, act) => {
      const id = await charge('America/Sao_Paulo');
      const answer = await act(id, '2026-11-21');
      expect(codeOf(answer)).toEqual([409, 'future_day']);
      expect(answer.text).toContain('Este dia ainda não chegou');
      expect((await readCharge(carla, id)).left).toBe(15_000);
    },
  );

  test.each([
    ['today', 'America/Sao_Paulo', '2026-11-20'],
    ['today, tomorrow for the server', 'Asia/Tokyo', '2026-11-21'],
    ['a day of last month', 'America/Sao_Paulo', '2026-10-31'],
  ])('is stored when it is %s', async (_, zone, day) => {
    for (const act of [record, confirm]) {
      const id = await charge(zone);
      expect((await act(id, day)).status).toBeLessThan(300);
      expect((await readCharge(carla, id)).payments).toMatchObject([{ state: 'settled', day }]);
    }
  });

  test('stays the recorded one when its entry is sent again', async () => {
    const id = await charge('America/Sao_Paulo');
    const form = { method: 'cash', centavos: 15_000, day: '2026-11-20', note: '', paid: 0 };
    const entry = { ...form, id: randomUUID() };
    for (let tried = 0; tried < 2; tried += 1) {
      expect((await carla.post(`/api/charges/${id}/payments`, entry)).status).toBe(201);
      server.clock.advance(HOUR);
    }
  });
});
