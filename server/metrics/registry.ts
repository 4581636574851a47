import { setTimeout as wait } from 'node:timers/promises';

/** Label names and values; values come from short lists, never from people. */
export type Labels = Readonly<Record<string, string>>;

export interface MetricCounter {
  add(labels?: Labels, by?: number): void;
}

export interface Histogram {
  observe(seconds: number, labels?: Labels): void;
}

/** The value of a gauge, with or without labels. */
export type MetricReading = number | readonly (readonly [Labels, number])[];

export interface Metrics {
  counter(name: string, help: string): MetricCounter;
  histogram(name: string, help: string): Histogram;
  /** @param read called for each report; a failed or late reading is left out */
  gauge(name: string, help: string, read: () => MetricReading | Promise<MetricReading>): void;
  /** All metrics in Prometheus's text format 0.0.4. */
  report(): Promise<string>;
}

type Type = 'counter' | 'gauge' | 'histogram';
type Lines = () => readonly string[] | Promise<readonly string[]>;

/** In seconds; slower ones count in +Inf. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Prometheus waits ten seconds for the whole report, also while the database is unreachable. */
const PATIENCE_MS = 2_000;

/**
 * The counters and gauges of one process.
 * @param patienceMs longest wait for a gauge
 */
export function createMetrics({ patienceMs = PATIENCE_MS } = {}): Metrics {
  const families = new Map<string, { head: string; lines: Lines }>();

  const add = (name: string, help: string, type: Type, lines: Lines) => {
    if (families.has(name)) throw new Error(`Two metrics are called ${name}`);
    families.set(name, { head: `# HELP ${name} ${help}\n# TYPE ${name} ${type}`, lines });
  };

  return {
    counter(name, help) {
      const counts = new Map<string, number>();
      add(name, help, 'counter', () =>
        [...counts].map(([labels, count]) => `${name}${labels} ${count}`),
      );
      return {
        add(labels = {}, by = 1) {
          const key = written(labels);
          counts.set(key, (counts.get(key) ?? 0) + by);
        },
      };
    },

    histogram(name, help) {
      const all = new Map<string, { labels: Labels; counts: number[]; sum: number }>();
      add(name, help, 'histogram', () =>
        [...all.values()].flatMap(({ labels, counts, sum }) => {
          let below = 0;
          const buckets = [...BOUNDS, '+Inf'].map((le, index) => {
            below += counts[index] ?? 0;
            return `${name}_bucket${written({ ...labels, le: String(le) })} ${below}`;
          });
          const key = written(labels);
          return [...buckets, `${name}_sum${key} ${sum}`, `${name}_count${key} ${below}`];
        }),
      );
      return {
        observe(seconds, labels = {}) {
          const key = written(labels);
          const one = all.get(key) ?? { labels, counts: [], sum: 0 };
          all.set(key, one);
          const found = BOUNDS.findIndex((bound) => seconds <= bound);
          const index = found < 0 ? BOUNDS.length : found;
          one.counts[index] = (one.counts[index] ?? 0) + 1;
          one.sum += seconds;
        },
      };
    },

    gauge(name, help, read) {
      add(name, help, 'gauge', async () => {
        const reading = await read();
        if (typeof reading === 'number') return [`${name} ${reading}`];
        return reading.map(([labels, value]) => `${name}${written(labels)} ${value}`);
      });
    },

    async report() {
      const over = new AbortController();
      const late = wait(patienceMs, [], { signal: over.signal, ref: false }).catch(() => []);
      const parts = await Promise.all(
        [...families.values()].map(async ({ head, lines }) => {
          const said = await Promise.race([Promise.resolve(lines()).catch(() => []), late]);
          return said.length === 0 ? '' : `${[head, ...said].join('\n')}\n`;
        }),
      );
      over.abort();
      return parts.join('');
    },
  };
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' };

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/[\\"\n]/g, (sign) => ESCAPES[sign] ?? sign)}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}
