import { beforeEach, expect, test } from 'vitest';
import type { Scope } from '#domain/account/scope';
import { MOST_SHARED_PHOTOS } from '#protocol/health/shared-photos';
import { linkPeople } from '../../harness/coaching';
import { onEveryDatabase } from '../../harness/databases';
import { comment, jpeg, place } from '../account/photo/jpeg-sample';
import { type Person, VERSION } from '../coaching/people';
import { ana, carla, server, withCarlaAndAna } from '../opened';

onEveryDatabase('photos that a student shows a coach', (database) => {
  let davi: Person;
  let ofCarla: string;
  let ofDavi: string;

  const join = (coach: Person, scopes: readonly Scope[]) =>
    linkPeople(server.deps, {
      professional: coach.user.id,
      student: ana.user.id,
      scopes,
      at: server.clock.now(),
    });

  withCarlaAndAna(database);
  beforeEach(async () => {
    davi = await server.signedIn({ name: 'Davi', email: 'davi@example.com' });
    ofCarla = await join(carla, ['program', 'body']);
    ofDavi = await join(davi, ['program', 'body']);
  });

  const photo = (more: object = {}) => ({
    day: '2026-11-20',
    pose: 'front',
    image: jpeg(900, 1600).toString('base64'),
    ...more,
  });
  const share = (link: string, id = 'p1', more: object = {}) =>
    ana.put(`/api/coaching/links/${link}/photos/${id}`, photo(more));
  const takeBack = (link: string, id = 'p1') =>
    ana.delete(`/api/coaching/links/${link}/photos/${id}`);
  const seenBy = (coach: Person) => coach.get(`/api/coaching/students/${ana.user.id}/photos`);
  const pixels = (coach: Person, id = 'p1') =>
    coach.get(`/api/coaching/students/${ana.user.id}/photos/${id}`);
  const kept = () =>
    server.connection.db.selectFrom('shared_photo').select(['link_id', 'photo_id']).execute();

  test('are seen by that coach alone, until they are taken back', async () => {
    expect((await share(ofCarla)).status).toBe(204);
    const at = server.clock.now();
    const facts = { day: '2026-11-20', pose: 'front' };
    expect((await seenBy(carla)).body).toEqual({ photos: [{ id: 'p1', ...facts, at }] });
    const answer = await pixels(carla);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await seenBy(davi)).body).toEqual({ photos: [] });
    expect((await pixels(davi)).status).toBe(404);
    expect((await ana.get('/api/coaching/photos')).body).toEqual({
      shares: [{ link: ofCarla, photo: 'p1', ...facts, sharedAt: at }],
    });
    expect((await takeBack(ofCarla)).status).toBe(204);
    expect((await takeBack(ofCarla)).status).toBe(204);
    expect((await pixels(carla)).status).toBe(404);
    expect(await kept()).toEqual([]);
  });

  test('tell nothing but their pixels', async () => {
    const image = jpeg(900, 1600, { extra: [place, comment] }).toString('base64');
    await share(ofCarla, 'p1', { image });
    const row = await server.connection.db
      .selectFrom('shared_photo')
      .select('image')
      .executeTakeFirstOrThrow();
    expect(Buffer.from(row.image)).toEqual(jpeg(900, 1600));
  });

  test('shown again under another day are the same ones', async () => {
    await share(ofCarla);
    await share(ofCarla, 'p1', { day: '2026-11-19', pose: 'back' });
    expect((await seenBy(carla)).body).toMatchObject({
      photos: [{ id: 'p1', day: '2026-11-19', pose: 'back' }],
    });
  });

  test('are gone when the link ends, by whichever side; those of another coach stay', async () => {
    await share(ofCarla);
    await share(ofDavi);
    await carla.post(`/api/coaching/links/${ofCarla}/end`);
    expect(await kept()).toEqual([{ link_id: ofDavi, photo_id: 'p1' }]);
    expect((await seenBy(carla)).status).toBe(404);
    expect((await share(ofCarla)).status).toBe(404);
  });

  test('are gone when the body is no longer shown, and need it to be', async () => {
    await share(ofCarla);
    const less = { scopes: ['program'], version: VERSION };
    await ana.post(`/api/coaching/links/${ofCarla}/scopes`, less);
    expect(await kept()).toEqual([]);
    const refused = await share(ofCarla);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('body_scope')]);
    expect((await seenBy(carla)).status).toBe(404);
  });

  test('what is no photo, or too large, is refused', async () => {
    for (const more of [
      { image: Buffer.from('nada').toString('base64') },
      { image: jpeg(900, 1700).toString('base64') },
      { pose: 'sideways' },
      { day: '2026-02-30' },
    ]) {
      expect([more, (await share(ofCarla, 'p1', more)).status]).toEqual([more, 400]);
    }
    expect((await share(ofCarla, 'p1', { image: 'A'.repeat(900_000) })).status).toBe(413);
    expect(await kept()).toEqual([]);
  });

  test('there is an end to how many, and replacing one is not another', async () => {
    const image = jpeg(64, 64);
    const rows = Array.from({ length: MOST_SHARED_PHOTOS }, (_, n) => ({
      link_id: ofCarla,
      photo_id: `p${n}`,
      day: '2026-11-20',
      pose: 'front',
      image,
      shared_at: 1,
    }));
    await server.connection.db.insertInto('shared_photo').values(rows).execute();
    expect((await share(ofCarla, 'more')).status).toBe(409);
    expect((await share(ofCarla, 'p1')).status).toBe(204);
  });

  test('are told in "baixar meus dados", with whom and since when', async () => {
    await share(ofCarla);
    expect((await ana.get('/api/account/data')).body).toMatchObject({
      parts: { shared_photo: [{ with: 'Carla', day: '2026-11-20' }] },
    });
    expect((await carla.get('/api/account/data')).body).toMatchObject({
      parts: { shared_photo: [] },
    });
  });
});
