import { type PhotoFacts, POSES, type Pose } from '#domain/health/progress-photo';
import { isLocalDay } from '#domain/local-day';

/** ASCII letters only, so that every system and zip tool shows them correctly. */
const SLUGS: Readonly<Record<Pose, string>> = {
  front: 'frente',
  back: 'costas',
  left: 'lado-esquerdo',
  right: 'lado-direito',
  other: 'outra',
};
const NAME = /^(\d{4}-\d\d-\d\d)-([a-z-]+?)(?:-\d+)?\.jpe?g$/;

/** The file name of a photo, such as "2026-11-21-frente.jpg". */
export function photoFileName({ day, pose }: PhotoFacts): string {
  return `${day}-${SLUGS[pose]}.jpg`;
}

/** Unique names for several photos: repetitions get "-2", "-3". */
export function photoFileNames(photos: readonly PhotoFacts[]): string[] {
  const seen = new Map<string, number>();
  return photos.map((photo) => {
    const name = photoFileName(photo);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : name.replace('.jpg', `-${times}.jpg`);
  });
}

/** Day and pose in a file name, in any folder; null without both. */
export function factsOfName(path: string): PhotoFacts | null {
  const name = path.split(/[\\/]/).at(-1) ?? '';
  const [, day = '', slug] = NAME.exec(name.toLowerCase()) ?? [];
  const pose = POSES.find((one) => SLUGS[one] === slug);
  return pose && isLocalDay(day) ? { day, pose } : null;
}
