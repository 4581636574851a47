import { SHARED_FILE_CACHE } from '#protocol/device/shared-file';
import { type Mirror, noMirror } from '../../replica/mirror/mirror';
import { eraseReplica } from '../../replica/open/erase';
import { databaseName } from '../../replica/open/open';
import type { Replica } from '../../replica/replica';
import { BEAT_KEY } from '../../sync/beats';
import { FACE_KEY } from '../account/face-memory';
import { COACHING_KEYS } from '../coaching/coaching-memory';
import { PANEL_KEY } from '../coaching/panel-memory';
import { STUDENT_KEYS } from '../coaching/student-memory';
import { NOTICE_KEYS } from '../device/notice-memory';
import { CHANGES_KEY } from '../device/told-changes';
import { COLUMNS_KEY } from '../files/columns-key';
import { FICHA_TEXT_KEY } from '../programs/ficha-text-memory';
import { copiesKey, studentCopiesIn, studentPlace } from '../store/student-copies';
import { openStudentSpaces } from '../student-space/student-registry';
import { UNDER_WAY_KEY } from '../workouts/under-way';

/** Names of all students' copies of an account: listed ones, and others that exist. */
async function studentPlaces(account: string): Promise<string[]> {
  const noted = studentCopiesIn(account).map((student) => studentPlace(account, student));
  // Not every browser can list its databases.
  const there = (await globalThis.indexedDB?.databases?.().catch(() => [])) ?? [];
  const prefix = databaseName(studentPlace(account, ''));
  const found = there.flatMap(({ name = '' }) =>
    name.startsWith(prefix) ? [studentPlace(account, name.slice(prefix.length))] : [],
  );
  return [...new Set([...noted, ...found])];
}

function beatKeys(): string[] {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  return keys.filter((key) => key.startsWith(BEAT_KEY));
}

/** One worker at a time, because each opens its file in its own thread. */
async function clearMirrors(places: readonly string[], mirrorFor: (place: string) => Mirror) {
  for (const place of places) await mirrorFor(place).clear();
}

/**
 * Erases everything that this browser has of a person (rule A1e): records, students' copies, and
 * stored answers. The list of copies goes last, so that an interrupted wipe finds the rest.
 */
export async function wipe(
  account: string,
  mirrorFor: (place: string) => Mirror,
  home: Replica | null,
): Promise<void> {
  for (const key of [
    FACE_KEY,
    FICHA_TEXT_KEY,
    COLUMNS_KEY,
    UNDER_WAY_KEY,
    CHANGES_KEY,
    ...STUDENT_KEYS,
    PANEL_KEY,
    ...NOTICE_KEYS,
    ...COACHING_KEYS,
    ...beatKeys(),
  ]) {
    localStorage.removeItem(key);
  }
  // Pending writes to files of open copies are dropped, or they would arrive afterwards.
  const open = home && openStudentSpaces(home)?.wipe();
  const places = await studentPlaces(account);
  await Promise.all([
    open,
    eraseReplica(account, mirrorFor(account)),
    ...places.map((place) => eraseReplica(place, noMirror)),
    clearMirrors(places, mirrorFor),
    // Undefined on insecure pages; without it no worker stored a shared file either.
    globalThis.caches?.delete(SHARED_FILE_CACHE).catch(() => false),
  ]);
  localStorage.removeItem(copiesKey(account));
}
