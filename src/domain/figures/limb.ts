import { add, cross, dot, perpendicular, rotate, scale, size, sub, unit, type Vec } from './vector';

export interface Bend {
  readonly middle: Vec;
  readonly end: Vec;
  /** Distance by which the limb is too short for its target. */
  readonly miss: number;
}

/** Bends two bones of fixed length from `start` to `target`, the middle joint towards `pole`. */
export function bendTo(
  start: Vec,
  target: Vec,
  [upper, lower]: readonly [number, number],
  pole: Vec,
): Bend {
  const way = sub(target, start);
  const far = upper + lower - 1e-3;
  const near = Math.abs(upper - lower) + 1e-3;
  const distance = Math.min(far, Math.max(near, size(way)));
  const along = unit(way);
  const aside = perpendicular(pole, along);
  const cos = (upper * upper + distance * distance - lower * lower) / (2 * upper * distance);
  const sin = Math.sqrt(Math.max(0, 1 - cos * cos));
  const middle = add(start, add(scale(along, upper * cos), scale(aside, upper * sin)));
  const end = add(start, scale(along, distance));
  return { middle, end, miss: Math.max(0, size(sub(target, end)) - 1e-3) };
}

/**
 * Bends two bones by angles in degrees. The first bone has forward flexion and abduction, the second
 * has flexion. The last angle turns its plane outward.
 * @param hanging directions of a limb that hangs: forward, up, and out to its side
 * @param folds 1 for an elbow, which folds forward, -1 for a knee
 */
export function bendBy(
  start: Vec,
  hanging: readonly [forward: Vec, up: Vec, out: Vec],
  [flexion, abduction, fold, rotation]: readonly [number, number, number, number],
  [upper, lower]: readonly [number, number],
  folds: 1 | -1,
): Bend & { readonly front: Vec } {
  const [forward, up, out] = hanging;
  const [f, a] = [(flexion * Math.PI) / 180, (abduction * Math.PI) / 180];
  const swing = add(scale(forward, Math.sin(f)), scale(up, -Math.cos(f)));
  const first = add(scale(swing, Math.cos(a)), scale(out, Math.sin(a)));
  const ahead = add(scale(forward, Math.cos(f)), scale(up, Math.sin(f)));
  const front = rotate(ahead, first, rotation * handed(hanging));
  const bend = (fold * Math.PI) / 180;
  const second = add(scale(first, Math.cos(bend)), scale(front, folds * Math.sin(bend)));
  const middle = add(start, scale(first, upper));
  const lowerFront = add(scale(front, Math.cos(bend)), scale(first, -folds * Math.sin(bend)));
  return { middle, end: add(middle, scale(second, lower)), miss: 0, front: unit(lowerFront) };
}

/** 1 if positive rotation about a hanging limb turns its front outward, else -1. */
function handed([forward, up, out]: readonly [Vec, Vec, Vec]): 1 | -1 {
  return dot(cross(scale(up, -1), forward), out) > 0 ? 1 : -1;
}
