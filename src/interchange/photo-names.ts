import { type PhotoFacts, POSES, type Pose } from '#domain/health/progress-photo';
import { isLocalDay } from '#domain/local-day';

/** Plain letters, so that any system and any zip tool shows them as they are. */
const SLUGS: Readonly<Record<Pose, string>> = {
  front: 'frente',
  back: 'costas',
  left: 'lado-esquerdo',
  right: 'lado-direito',
  other: 'outra',
};
const NAME = /^(\d{4}-\d\d-\d\d)-([a-z-]+?)(?:-\d+)?\.jpe?g$/;

/** "2026-11-21-frente.jpg": the name of one photo as a file. */
export function photoFileName({ day, pose }: PhotoFacts): string {
  return `${day}-${SLUGS[pose]}.jpg`;
}

/** The names of several, no two alike: what comes again gets "-2", "-3". */
export function photoFileNames(photos: readonly PhotoFacts[]): string[] {
  const seen = new Map<string, number>();
  return photos.map((photo) => {
    const name = photoFileName(photo);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : name.replace('.jpg', `-${times}.jpg`);
  });
}

/** Day and pose in a file's name, in any folder; null without both. */
export function factsOfName(path: string): PhotoFacts | null {
  const name = path.split(/[\\/]/).at(-1) ?? '';
  const [, day = '', slug] = NAME.exec(name.toLowerCase()) ?? [];
  const pose = POSES.find((one) => SLUGS[one] === slug);
  return pose && isLocalDay(day) ? { day, pose } : null;
}
