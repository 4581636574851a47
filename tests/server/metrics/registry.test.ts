import { expect, test } from 'vitest';
import { createMetrics } from '../../../server/metrics/registry';

test('counters, gauges and histograms are told in the text format of Prometheus', async () => {
  const metrics = createMetrics();
  const asked = metrics.counter('asked_total', 'Questions.');
  const took = metrics.histogram('took_seconds', 'Time.');
  metrics.gauge('open', 'Doors.', () => 3);
  metrics.gauge('rooms', 'Rooms.', async () => [[{ of: 'a "b"\n\\' }, 1]]);
  asked.add({ by: 'ana' });
  asked.add({ by: 'ana' }, 2);
  asked.add({ by: 'bia' });
  took.observe(0.003);
  took.observe(0.005);
  took.observe(11);
  const text = await metrics.report();
  expect(text).toContain('# HELP asked_total Questions.\n# TYPE asked_total counter\n');
  expect(text).toContain('asked_total{by="ana"} 3\nasked_total{by="bia"} 1\n');
  expect(text).toContain('# TYPE open gauge\nopen 3\n');
  expect(text).toContain('rooms{of="a \\"b\\"\\n\\\\"} 1\n');
  expect(text).toContain('took_seconds_bucket{le="0.0025"} 0\n');
  expect(text).toContain('took_seconds_bucket{le="0.005"} 2\n');
  expect(text).toContain('took_seconds_bucket{le="10"} 2\n');
  expect(text).toContain('took_seconds_bucket{le="+Inf"} 3\n');
  expect(text).toContain('took_seconds_sum 11.008\ntook_seconds_count 3\n');
});

test('what was never counted is left out, and a gauge that fails takes nothing else with it', async () => {
  const metrics = createMetrics();
  metrics.counter('never_total', 'Nothing.');
  metrics.gauge('broken', 'The database is gone.', () => Promise.reject(new Error('gone')));
  metrics.gauge('thrown', 'Nothing either.', () => {
    throw new Error('gone');
  });
  metrics.gauge('whole', 'Something.', () => 1);
  expect(await metrics.report()).toBe('# HELP whole Something.\n# TYPE whole gauge\nwhole 1\n');
});

test('what a silent database does not tell is left out, and the rest is told', async () => {
  const metrics = createMetrics({ patienceMs: 1 });
  metrics.gauge('silent', 'The database says nothing.', () => new Promise(() => {}));
  metrics.gauge('whole', 'Something.', () => 1);
  expect(await metrics.report()).toBe('# HELP whole Something.\n# TYPE whole gauge\nwhole 1\n');
});

test('a name stands for one thing', () => {
  const metrics = createMetrics();
  metrics.counter('a_total', 'A.');
  expect(() => metrics.counter('a_total', 'Another.')).toThrow('a_total');
});
