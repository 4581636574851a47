import * as v from 'valibot';
import { stampSchema } from '#protocol/encoding';
import { type MirroredOp, type MirroredText, mirroredOpSchema } from '../store/stored-op';
import type { MirrorContents, MirrorHeader } from './mirror';

/** A mirror stores keyed texts; the header has keys of its own. */
export type MirrorEntry = readonly [key: string, text: string];

const HEADER = 'header';
/** Separate, because another tab that does not know of the contact yet writes headers too. */
const MET = 'met';

/** Separate too, because only the sending tab knows them. */
const PUSHES = 'pushes';

const headerSchema = v.object({
  databaseId: v.string(),
  device: v.string(),
  lastStamp: stampSchema,
  skew: v.nullable(v.number()),
});

const metSchema = v.object({ databaseId: v.string(), skew: v.number() });

const pushesSchema = v.object({
  databaseId: v.string(),
  of: v.record(v.string(), v.object({ acked: v.nullable(v.string()), all: v.array(v.string()) })),
});

export function headerEntries(header: MirrorHeader): MirrorEntry[] {
  const { databaseId, device, lastStamp, skew, pushes = {} } = header;
  const entries: MirrorEntry[] = [
    [HEADER, JSON.stringify({ databaseId, device, lastStamp, skew })],
  ];
  if (skew !== null) entries.push([MET, JSON.stringify({ databaseId, skew })]);
  if (Object.keys(pushes).length > 0)
    entries.push([PUSHES, JSON.stringify({ databaseId, of: pushes })]);
  return entries;
}

export function opEntry(op: MirroredOp | MirroredText): MirrorEntry {
  return [op.id, 'text' in op ? op.text : JSON.stringify(op)];
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Ops that are parsed without a break, because an import leaves a thousand. */
const AT_ONCE = 25;

/** A message, because hidden pages have a timer once a second at most. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

async function parsedOps(texts: readonly string[]): Promise<MirroredOp[]> {
  const ops: MirroredOp[] = [];
  for (const [at, text] of texts.entries()) {
    if (at > 0 && at % AT_ONCE === 0) await nextTask();
    const op = parsed(mirroredOpSchema, text);
    if (op) ops.push(op);
  }
  return ops;
}

/** The contents of log entries; null without a readable header. Unreadable ops are left out. */
export async function contentsOf(entries: readonly MirrorEntry[]): Promise<MirrorContents | null> {
  const texts = new Map(entries);
  const header = parsed(headerSchema, texts.get(HEADER) ?? '');
  if (!header) return null;
  const met = parsed(metSchema, texts.get(MET) ?? '');
  const pushes = parsed(pushesSchema, texts.get(PUSHES) ?? '');
  for (const key of [HEADER, MET, PUSHES]) texts.delete(key);
  const ops = await parsedOps([...texts.values()]);
  const known = met?.databaseId === header.databaseId ? met.skew : null;
  const own = pushes?.databaseId === header.databaseId ? { pushes: pushes.of } : {};
  return { ...header, ...own, skew: header.skew ?? known, ops };
}
