import { expect, test } from 'vitest';
import { linkPeople } from '../../../harness/coaching';
import { onEveryDatabase } from '../../../harness/databases';
import type { Visitor } from '../../../harness/visitor';
import { ana, server, withAna } from '../../opened';
import { jpeg, place } from './jpeg-sample';

const OWN = '/api/account/photo';
const image = jpeg(256, 256).toString('base64');

onEveryDatabase('the photo of a person', (database) => {
  withAna(database);

  const photoOf = (visitor: Visitor) => visitor.get(`/api/people/${ana.user.id}/photo`);
  const versionOf = async () => Reflect.get(Object((await ana.get('/api/account')).body), 'photo');

  test('is kept, replaced and removed', async () => {
    expect([(await photoOf(ana)).status, await versionOf()]).toEqual([204, null]);
    const put = await ana.put(OWN, { image });
    expect(put.status).toBe(200);
    const first = await versionOf();
    expect(put.body).toEqual({ photo: first });
    const answer = await photoOf(ana);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    // HTTP caches store nothing; the app does until sign-out.
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    await ana.put(OWN, { image: jpeg(128, 128).toString('base64') });
    expect(await versionOf()).not.toBe(first);
    expect((await ana.delete(OWN)).body).toEqual({ photo: null });
    expect([(await photoOf(ana)).status, await versionOf()]).toEqual([204, null]);
  });

  test('tells nothing of where it was taken', async () => {
    await ana.put(OWN, { image: jpeg(256, 256, { extra: [place] }).toString('base64') });
    const row = await server.connection.db
      .selectFrom('account_photo')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(Buffer.from(row.image)).toEqual(jpeg(256, 256));
  });

  test('is seen by nobody else, who cannot tell whether there is one', async () => {
    await ana.put(OWN, { image });
    const rui = await server.signedIn({ email: 'rui@example.com', name: 'Rui' });
    const foreign = await photoOf(rui);
    const unknown = await rui.get('/api/people/nobody/photo');
    const none = await rui.get(`/api/people/${rui.user.id}/photo`);
    expect([foreign.status, foreign.text, unknown.text]).toEqual([204, none.text, none.text]);
    expect((await photoOf(server.visitor())).status).toBe(401);
  });

  test('is seen by who coaches the person or is coached by them, for as long as that lasts', async () => {
    await ana.put(OWN, { image });
    const people = ['rui', 'eva'].map((name) => server.signedIn({ email: `${name}@example.com` }));
    const [rui, eva] = await Promise.all(people);
    if (!rui || !eva) throw new Error('nobody signed up');
    const at = server.clock.now();
    const ids = { ana: ana.user.id, rui: rui.user.id, eva: eva.user.id };
    const scopes = ['program'] as const;
    const link = { professional: ids.rui, student: ids.ana, scopes, at };
    const id = await linkPeople(server.deps, link);
    await linkPeople(server.deps, { professional: ids.ana, student: ids.eva, scopes, at });
    expect([(await photoOf(rui)).status, (await photoOf(eva)).status]).toEqual([200, 200]);
    await ana.post(`/api/coaching/links/${id}/end`);
    expect([(await photoOf(rui)).status, (await photoOf(eva)).status]).toEqual([204, 200]);
  });

  test.each([
    ['no picture', { image: Buffer.from('<svg onload="alert(1)"/>').toString('base64') }],
    ['no base64', { image: '%%%' }],
    ['nothing', {}],
    ['not square', { image: jpeg(256, 200).toString('base64') }],
    ['far too large', { image: 'A'.repeat(200_000) }],
  ])('is refused in words when it is %s', async (_, body) => {
    const answer = await ana.put(OWN, body);
    expect([answer.status, answer.body]).toEqual([
      400,
      { code: 'INVALID_PHOTO', message: 'Esta imagem não serve. Escolha outra foto.' },
    ]);
  });

  test('is not changed by a visitor or another site', async () => {
    expect((await server.visitor().put(OWN, { image })).status).toBe(401);
    const forged = await ana.put(OWN, { image }, { origin: 'https://evil.example' });
    const form = await ana.put(OWN, 'image=x', { 'content-type': 'text/plain' });
    expect([forged.status, form.status, await versionOf()]).toEqual([403, 415, null]);
  });
});
