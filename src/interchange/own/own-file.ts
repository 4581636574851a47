import * as v from 'valibot';
import type { Json } from '#domain/record/registers';
import type { Unreadable } from '../model';
import type { PlainRecord } from './plain-record';

/** Version of the format; a reader refuses later versions instead of reading them partly. */
const VERSION = 1;

/**
 * Maximum nesting; our values need less, and an endless value could not be passed between threads.
 */
const DEEPEST = 8;

function isShallow(value: unknown, levels = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

const json = v.custom<Json>((value) => value !== undefined && isShallow(value), 'json');
const headSchema = v.object({
  format: v.literal('anilha'),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  exportedAt: v.exactOptional(v.number()),
});
const recordSchema = v.object({
  kind: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,31}$/)),
  id: v.pipe(v.string(), v.maxLength(64)),
  values: v.record(v.string(), json),
});

/**
 * The lines of our own file: one JSON object with a record per line. So readers hold one line at a
 * time.
 * @param exportedAt epoch ms
 */
export function* ownFileLines(
  records: Iterable<PlainRecord>,
  exportedAt: number,
): Generator<string> {
  const head = JSON.stringify({ format: 'anilha', version: VERSION, exportedAt });
  yield `${head.slice(0, -1)},"records":[\n`;
  let first = true;
  for (const record of records) {
    yield `${first ? '' : ',\n'}${JSON.stringify(record)}`;
    first = false;
  }
  yield '\n]}\n';
}

/** The result of reading a file in our format. */
export interface OwnRecords {
  readonly exportedAt: number | null;
  readonly records: readonly PlainRecord[];
  /** Number of invalid records. */
  readonly broken: number;
}

export interface OwnFileReader {
  /**
   * Reads the next part of the text; false if the file is in another format and reading can stop.
   */
  take(text: string): boolean;
  end(): OwnRecords | { readonly unreadable: Unreadable };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const HEAD_END = ',"records":[';

/** Reads a file in our format as a stream. A reformatted one is read whole. */
export function createOwnFileReader(): OwnFileReader {
  const records: PlainRecord[] = [];
  let broken = 0;
  let head: v.InferOutput<typeof headSchema> | null = null;
  let whole: string[] | null = null;
  let rest = '';
  let closed = false;

  const takeRecord = (value: unknown) => {
    const read = v.safeParse(recordSchema, value);
    if (read.success) records.push(read.output);
    else broken += 1;
  };
  const takeHead = (line: string): boolean => {
    if (!line.endsWith(HEAD_END)) return false;
    const read = v.safeParse(headSchema, parseJson(`${line.slice(0, -HEAD_END.length)}}`));
    if (read.success) head = read.output;
    return read.success;
  };
  const takeLine = (line: string) => {
    const bare = line.trim().replace(/,$/, '');
    if (bare === ']}') closed = true;
    else if (bare !== '') takeRecord(parseJson(bare));
  };

  return {
    take(text) {
      if (whole) {
        whole.push(text);
        return true;
      }
      rest += text;
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      if (!head && lines.length > 0) {
        const first = lines.shift() ?? '';
        if (!takeHead(first.replace(/^\uFEFF/, '').trim())) {
          whole = [[first, ...lines, rest].join('\n')];
          return true;
        }
      }
      for (const line of lines) takeLine(line);
      return head === null || head.version <= VERSION;
    },
    end() {
      if (!head) return readWhole((whole ?? [rest]).join(''));
      if (head.version > VERSION) return { unreadable: { reason: 'newer', version: head.version } };
      takeLine(rest);
      // A truncated file lacks its closing bracket.
      if (!closed) return { unreadable: { reason: 'broken' } };
      return { exportedAt: head.exportedAt ?? null, records, broken };
    },
  };

  function readWhole(text: string): OwnRecords | { readonly unreadable: Unreadable } {
    const content = parseJson(text.replace(/^\uFEFF/, ''));
    if (content === undefined) {
      const cut = /"format"\s*:\s*"anilha"/.test(text.slice(0, 200));
      const seen = { as: 'text' } as const;
      return { unreadable: cut ? { reason: 'broken' } : { reason: 'unknown', seen } };
    }
    const read = v.safeParse(
      v.object({ ...headSchema.entries, records: v.array(v.unknown()) }),
      content,
    );
    if (!read.success) return { unreadable: { reason: 'unknown', seen: { as: 'json' } } };
    const { version, exportedAt, records: all } = read.output;
    if (version > VERSION) return { unreadable: { reason: 'newer', version } };
    for (const one of all) takeRecord(one);
    return { exportedAt: exportedAt ?? null, records, broken };
  }
}
