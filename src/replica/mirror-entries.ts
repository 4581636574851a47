import * as v from 'valibot';
import type { Json } from '#domain/record/registers';
import { encodedRegistersSchema, stampSchema } from '#protocol/encoding';
import type { MirrorContents, MirroredOp, MirrorHeader } from './mirror';

/** A mirror is kept as keyed texts; the header has keys of its own. */
export type MirrorEntry = readonly [key: string, text: string];

const HEADER = 'header';
/** Apart: another tab, which does not know yet that the server was met, writes headers too. */
const MET = 'met';
const json = v.custom<Json>((value) => value !== undefined, 'json');

const headerSchema = v.object({
  databaseId: v.string(),
  device: v.string(),
  lastStamp: stampSchema,
  skew: v.nullable(v.number()),
});

const metSchema = v.object({ databaseId: v.string(), skew: v.number() });

const opSchema = v.object({
  id: v.string(),
  space: v.string(),
  kind: v.string(),
  record: v.string(),
  set: v.record(v.string(), json),
  full: v.exactOptional(encodedRegistersSchema),
  stamp: stampSchema,
  sent: v.boolean(),
  needsFull: v.boolean(),
  waitUntil: v.exactOptional(v.number()),
  moved: v.exactOptional(v.number()),
  unsaved: v.exactOptional(v.literal(true)),
});

export function headerEntries(header: MirrorHeader): MirrorEntry[] {
  const { databaseId, device, lastStamp, skew } = header;
  const entry: MirrorEntry = [HEADER, JSON.stringify({ databaseId, device, lastStamp, skew })];
  return skew === null ? [entry] : [entry, [MET, JSON.stringify({ databaseId, skew })]];
}

export function opEntry(op: MirroredOp): MirrorEntry {
  return [op.id, JSON.stringify(op)];
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** What entries come to; null without a readable header. Unreadable ops are left out. */
export function contentsOf(entries: readonly MirrorEntry[]): MirrorContents | null {
  const texts = new Map(entries);
  const header = parsed(headerSchema, texts.get(HEADER) ?? '');
  if (!header) return null;
  const met = parsed(metSchema, texts.get(MET) ?? '');
  texts.delete(HEADER);
  texts.delete(MET);
  const ops = [...texts.values()].flatMap((text) => parsed(opSchema, text) ?? []);
  const known = met?.databaseId === header.databaseId ? met.skew : null;
  return { ...header, skew: header.skew ?? known, ops };
}
