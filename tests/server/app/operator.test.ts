import { expect, test } from 'vitest';
import { createTestServer } from '../../harness/server';

test('anyone may read who answers for the data; what was not filled in is null', async () => {
  const server = await createTestServer({ settings: { OPERATOR_NAME: 'Academia Ferro e Cal' } });
  const answer = await server.visitor().get('/api/operator');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    name: 'Academia Ferro e Cal',
    document: null,
    contact: null,
    analytics: null,
  });
  await server.close();
});

test('the app is told where its use is counted, once a key is set', async () => {
  const server = await createTestServer({ settings: { ANALYTICS_KEY: 'phc_chave' } });
  const answer = await server.visitor().get('/api/operator');
  expect(answer.body).toMatchObject({
    analytics: { key: 'phc_chave', host: 'https://eu.i.posthog.com' },
  });
  await server.close();
});
