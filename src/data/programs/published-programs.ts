import type { Replica } from '../../replica/replica';
import { defineQuery } from '../store/query';
import { isPreferences } from '../store/shapes';
import { readAllVersions, type VersionEntry } from './program-versions';
import { type ProgramEntry, readPrograms } from './programs';

/** A ficha that a coach published for the person. */
export interface PublishedProgram extends ProgramEntry {
  /** Whether the person has seen this version. */
  readonly seen: boolean;
  readonly version: VersionEntry;
  /** The version before; null for the first. */
  readonly before: VersionEntry | null;
  /** Whether it is the active ficha. */
  readonly active: boolean;
}

async function readPublished(
  replica: Replica,
  person: string,
): Promise<readonly PublishedProgram[]> {
  const [programs, versions, row] = await Promise.all([
    readPrograms(replica),
    readAllVersions(replica),
    replica.record('preferences', 'self'),
  ]);
  const chosen = row && isPreferences(row) ? row.shape : null;
  const published = programs.flatMap((entry): PublishedProgram[] => {
    const [version, before = null] = versions.get(entry.id) ?? [];
    if (!version || version.by === person) return [];
    const seen = version.number <= (chosen?.versionsSeen?.[entry.id] ?? 0);
    return [{ ...entry, version, before, seen, active: chosen?.program?.id === entry.id }];
  });
  // The active ficha first, then the last published.
  return published.sort(
    (a, b) => Number(b.active) - Number(a.active) || (b.version.at ?? 0) - (a.version.at ?? 0),
  );
}

const KINDS: ReadonlySet<string> = new Set(['program', 'program-version', 'preferences']);

/** Fichas that coaches published for a person, the active one first. */
export const usePublishedPrograms = defineQuery<readonly PublishedProgram[]>({
  read: readPublished,
  after: (value, { wide, rows }) =>
    wide || rows.some(({ kind }) => KINDS.has(kind)) ? 'reread' : value,
});
