import type { LocalDay } from '../local-day';

/** Directions of view. */
export const POSES = ['front', 'back', 'left', 'right', 'other'] as const;
export type Pose = (typeof POSES)[number];

/** The person's entries for a photo. */
export interface PhotoFacts {
  readonly day: LocalDay;
  readonly pose: Pose;
}

/** A photo of the body; its pixels are stored separately. `at`: when it was stored, epoch ms. */
export interface ProgressPhoto extends PhotoFacts {
  readonly id: string;
  readonly at: number;
}

/** Longest side of a stored photo, and of a photo in a grid, in pixels. */
export const PHOTO_SIDE = 1600;
export const THUMB_SIDE = 400;

/** Newest day first; within a day by pose, then by storage time. */
export function newestDayFirst(a: ProgressPhoto, b: ProgressPhoto): number {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1;
  return POSES.indexOf(a.pose) - POSES.indexOf(b.pose) || a.at - b.at || (a.id < b.id ? -1 : 1);
}

/** Photos in `newestDayFirst` order, grouped by day. */
export function byDay<Photo extends PhotoFacts>(
  photos: readonly Photo[],
): { readonly day: LocalDay; readonly photos: readonly Photo[] }[] {
  const days: { day: LocalDay; photos: Photo[] }[] = [];
  for (const photo of photos) {
    const last = days.at(-1);
    if (last?.day === photo.day) last.photos.push(photo);
    else days.push({ day: photo.day, photos: [photo] });
  }
  return days;
}

/** Poses with photos of at least two days, which can be compared. */
export function comparablePoses(photos: readonly PhotoFacts[]): Pose[] {
  const daysOf = (pose: Pose) =>
    new Set(photos.flatMap((photo) => (photo.pose === pose ? [photo.day] : [])));
  return POSES.filter((pose) => daysOf(pose).size > 1);
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A size in pixels with the shorter side `side`, in proportion. */
export function coveringSize({ width, height }: Size, side: number): Size {
  const scale = side / Math.min(width, height);
  return {
    width: Math.max(side, Math.round(width * scale)),
    height: Math.max(side, Math.round(height * scale)),
  };
}

/** A size in pixels scaled to a longest side, in proportion; smaller sizes stay unchanged. */
export function fittedSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}
