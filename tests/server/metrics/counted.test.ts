import { beforeEach, expect, test } from 'vitest';
import { watchDatabase } from '../../../server/metrics/database';
import { createMetrics } from '../../../server/metrics/registry';
import { onEveryDatabase } from '../../harness/databases';
import { server, withServer } from '../opened';
import { sendRecords } from '../sending';

onEveryDatabase('what is counted', (database) => {
  withServer(database);
  beforeEach(async () => {
    watchDatabase(server.deps.metrics, server.connection, server.clock.now);
  });

  test('tells requests by their pattern, ops by their outcome, and of nobody', async () => {
    const email = 'contada@example.com';
    const ana = await server.signedIn({ email });
    const sent = (kind: string) =>
      sendRecords(ana, ana.user.id, server.clock.now(), [
        { kind, id: 'self', values: { unit: 'kg' } },
      ]);
    await sent('preferences');
    await sent('nonsense');
    await ana.get('/api/links/segredo-que-ninguem-conta');
    await ana.get(`/api/people/${ana.user.id}/photo`);
    await ana.get('/api/nada/disso');
    await server.visitor().get('/api/coaching/students');
    const text = await server.deps.metrics.report();
    const ok = '{method="POST",route="/api/sync",status="200"} 2';
    expect(text).toContain(`anilha_http_requests_total${ok}`);
    expect(text).toContain('anilha_http_request_seconds_count{method="POST",route="/api/sync"} 2');
    expect(text).toMatch(
      /requests_total\{method="GET",route="\/api\/links\/:token",status="4\d\d"\} 1/,
    );
    expect(text).toContain('requests_total{method="GET",route="none",status="404"} 1');
    expect(text).toMatch(/route="\/api\/coaching\/students",status="401"\} 1/);
    expect(text).toContain('anilha_sync_ops_total{result="ok"} 1');
    expect(text).toContain('anilha_sync_ops_total{result="invalid"} 1');
    expect(text).toContain('anilha_sync_exchanges_total{kind="push"} 2');
    expect(text).toContain('anilha_live_sockets 0');
    expect(text).toContain('anilha_mail_outbox 0');
    expect(text.includes('anilha_db_connections{state="busy"}')).toBe(database.name !== 'SQLite');
    for (const personal of [email, ana.user.id, 'segredo', 'nada', '203.0.113']) {
      expect(text).not.toContain(personal);
    }
  });

  test('tells what waits to be mailed, and since when', async () => {
    const letter = { subject: 'a', text: 'b', html: 'c' };
    await server.deps.mail.queue(server.connection.db, 'contada@example.com', letter);
    const later = server.clock.now() + 90_000;
    const metrics = createMetrics();
    watchDatabase(metrics, server.connection, () => later);
    const text = await metrics.report();
    expect(text).toContain('anilha_mail_outbox 1');
    expect(text).toContain('anilha_mail_oldest_seconds 90');
    expect(text).not.toContain('contada');
  });
});
