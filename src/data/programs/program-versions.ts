import type { ProgramVersion } from '#domain/coaching/program-version';
import type { Replica } from '../../replica/replica';
import { defineQuery } from '../store/query';
import { isProgramVersion } from '../store/shapes';
import { readUnsent, type Unsent, useUnsent } from '../store/use-unsent';

export interface VersionEntry extends ProgramVersion {
  readonly id: string;
}

/**
 * Published versions by ficha, newest first. If two devices used one number, the later version gets
 * the next, so that a reader of the first is informed of the second.
 */
export async function readAllVersions(
  replica: Pick<Replica, 'all'>,
): Promise<ReadonlyMap<string, readonly VersionEntry[]>> {
  const of = new Map<string, VersionEntry[]>();
  for (const row of await replica.all('program-version')) {
    if (!isProgramVersion(row) || row.shape.removedAt !== null) continue;
    const { program } = row.shape;
    if (program === null) continue;
    const versions = of.get(program) ?? [];
    versions.push({ id: row.id, ...row.shape });
    of.set(program, versions);
  }
  return new Map([...of].map(([program, versions]) => [program, numbered(versions)]));
}

function numbered(versions: readonly VersionEntry[]): readonly VersionEntry[] {
  let newest = 0;
  return [...versions]
    .sort((a, b) => a.number - b.number || (a.at ?? 0) - (b.at ?? 0) || (a.id < b.id ? -1 : 1))
    .map((version) => {
      newest = Math.max(newest + 1, version.number);
      return { ...version, number: newest };
    })
    .reverse();
}

/** The versions of one ficha; none if it was never published. */
export async function readVersions(
  replica: Pick<Replica, 'all'>,
  program: string,
): Promise<readonly VersionEntry[]> {
  return (await readAllVersions(replica)).get(program) ?? [];
}

/** The published versions of a ficha, newest first; none if it was never published. */
export const useProgramVersions = defineQuery<readonly VersionEntry[]>({
  read: readVersions,
  after: (value, { wide, rows }) => (wide || rows.some(isProgramVersion) ? 'reread' : value),
});

/** Versions that have not reached the server. */
export function readUnsentVersions(replica: Replica): Promise<Unsent> {
  return readUnsent(replica, ({ kind }) => kind === 'program-version');
}

export function useUnsentVersions(): Unsent {
  return useUnsent(readUnsentVersions);
}
