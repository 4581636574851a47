import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './registry';

const NS = 1e9;
const US = 1e6;
const QUANTILES = [0.5, 0.9, 0.99, 1];

/** Gauges of the process: event loop delay, memory, processor, age. */
export function watchProcess(metrics: Metrics, closing: AbortSignal): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  closing.addEventListener('abort', () => delay.disable());
  metrics.gauge(
    'nodejs_eventloop_lag_seconds',
    'How late timers were since the last report, by quantile.',
    () => lagOf(delay),
  );
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () =>
    process.memoryUsage.rss(),
  );
  metrics.gauge('nodejs_heap_used_bytes', 'Memory that JavaScript holds.', () => {
    return process.memoryUsage().heapUsed;
  });
  metrics.gauge('process_cpu_seconds', 'Processor time since the start.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / US;
  });
  metrics.gauge('process_uptime_seconds', 'Time since the start.', () => process.uptime());
}

function lagOf(delay: IntervalHistogram) {
  // The measured delay includes the timer's resolution of 10 ms, which is subtracted.
  const lag = QUANTILES.map((quantile) => {
    const seconds = Math.max(0, delay.percentile(quantile * 100) / NS - 0.01);
    return [{ quantile: String(quantile) }, seconds] as const;
  });
  delay.reset();
  return lag;
}
