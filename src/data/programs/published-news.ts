import type { Replica } from '../../replica/replica';
import { defineQuery } from '../store/query';
import { isPreferences } from '../store/shapes';
import { readAllVersions, type VersionEntry } from './program-versions';
import { type ProgramEntry, readPrograms } from './programs';

/** A ficha published since the person last looked. */
export interface PublishedNews extends ProgramEntry {
  readonly version: VersionEntry;
  /** The version before; null for the first. */
  readonly before: VersionEntry | null;
  /** Whether it is the active ficha. */
  readonly active: boolean;
}

async function readNews(replica: Replica, person: string): Promise<readonly PublishedNews[]> {
  const [programs, versions, row] = await Promise.all([
    readPrograms(replica),
    readAllVersions(replica),
    replica.record('preferences', 'self'),
  ]);
  const chosen = row && isPreferences(row) ? row.shape : null;
  const news = programs.flatMap((entry): PublishedNews[] => {
    const [version, before = null] = versions.get(entry.id) ?? [];
    const seen = chosen?.versionsSeen?.[entry.id] ?? 0;
    if (!version || version.by === person || version.number <= seen) return [];
    return [{ ...entry, version, before, active: chosen?.program?.id === entry.id }];
  });
  // The active ficha first, then the last published.
  return news.sort(
    (a, b) => Number(b.active) - Number(a.active) || (b.version.at ?? 0) - (a.version.at ?? 0),
  );
}

const KINDS: ReadonlySet<string> = new Set(['program', 'program-version', 'preferences']);

/** Fichas published for a person that they have not seen, the active one first. */
export const usePublishedNews = defineQuery<readonly PublishedNews[]>({
  read: readNews,
  after: (value, { wide, rows }) =>
    wide || rows.some(({ kind }) => KINDS.has(kind)) ? 'reread' : value,
});
