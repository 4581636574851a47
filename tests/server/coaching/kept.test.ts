import * as v from 'valibot';
import { expect, test } from 'vitest';
import { KEPT_DAYS } from '#domain/account/retention';
import { privacySchema } from '#protocol/account/privacy';
import { keepNoLonger } from '../../../server/app/retention';
import { DAY } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { ana, carla, server, withCarlaAndAna } from '../opened';
import { invite, link, type Person, VERSION } from './people';

onEveryDatabase('what is kept of links', (database) => {
  withCarlaAndAna(database);

  test('the student reads what they let whom do, when and under which text; nobody else does', async () => {
    const from = server.clock.now();
    const id = await link(carla, ana, ['program']);
    server.clock.advance(1000);
    const more = { scopes: ['program', 'log'], version: VERSION };
    await ana.post(`/api/coaching/links/${id}/scopes`, more);
    server.clock.advance(1000);
    await ana.post(`/api/coaching/links/${id}/end`);
    const told = async (who: Person) =>
      v.parse(privacySchema, (await who.get('/api/privacy')).body).coaches;
    expect(await told(ana)).toEqual([
      {
        link: id,
        coach: 'Carla',
        grants: [
          { from: from + 1000, until: from + 2000, scopes: more.scopes, version: VERSION },
          { from, until: from + 1000, scopes: ['program'], version: VERSION },
        ],
      },
    ]);
    expect(await told(carla)).toEqual([]);
  });

  test('a link goes five years after its end, an invitation a month after its own; what holds stays', async () => {
    const bia = await server.signedIn({ email: 'bia@example.com' });
    const over = await link(carla, ana);
    await link(carla, bia);
    await invite(carla);
    await ana.post(`/api/coaching/links/${over}/end`);
    const { db } = server.connection;
    const counts = async () => {
      await keepNoLonger(server.deps);
      const [links, grants, invitations] = await Promise.all([
        db.selectFrom('coaching_link').select('id').execute(),
        db.selectFrom('coaching_grant').select('link_id').execute(),
        db.selectFrom('invitation').select('id').execute(),
      ]);
      return [links.length, grants.length, invitations.length];
    };
    expect(await counts()).toEqual([2, 2, 3]);
    server.clock.advance((KEPT_DAYS.invitations + 8) * DAY);
    expect(await counts()).toEqual([2, 2, 0]);
    server.clock.advance(KEPT_DAYS.links * DAY);
    expect(await counts()).toEqual([1, 1, 0]);
  });
});
