import * as v from 'valibot';
import { stampSchema } from '#protocol/encoding';
import type { MirrorContents, MirrorHeader } from './mirror';
import { type MirroredOp, mirroredOpSchema } from './stored-op';

/** A mirror is kept as keyed texts; the header has keys of its own. */
export type MirrorEntry = readonly [key: string, text: string];

const HEADER = 'header';
/** Apart: another tab, which does not know yet that the server was met, writes headers too. */
const MET = 'met';

const headerSchema = v.object({
  databaseId: v.string(),
  device: v.string(),
  lastStamp: stampSchema,
  skew: v.nullable(v.number()),
});

const metSchema = v.object({ databaseId: v.string(), skew: v.number() });

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
  const ops = [...texts.values()].flatMap((text) => parsed(mirroredOpSchema, text) ?? []);
  const known = met?.databaseId === header.databaseId ? met.skew : null;
  return { ...header, skew: header.skew ?? known, ops };
}
