/** A point or direction: forward, up, to the right of a person who faces forward. */
export type Vec = readonly [x: number, y: number, z: number];

/** Three perpendicular unit directions of a part of the body. */
export interface Axes {
  readonly forward: Vec;
  readonly up: Vec;
  readonly right: Vec;
}

export const WORLD: Axes = { forward: [1, 0, 0], up: [0, 1, 0], right: [0, 0, 1] };

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const size = (a: Vec): number => Math.hypot(a[0], a[1], a[2]);
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The point at a share of the way from `a` to `b`. */
export const mix = (a: Vec, b: Vec, share: number): Vec => add(a, scale(sub(b, a), share));

/** The direction of `a`; forward for a vector without length. */
export function unit(a: Vec): Vec {
  const length = size(a);
  return length < 1e-9 ? WORLD.forward : scale(a, 1 / length);
}

/** The part of `a` that is perpendicular to the unit direction `along`, as a direction. */
export function perpendicular(a: Vec, along: Vec): Vec {
  const rest = sub(a, scale(along, dot(a, along)));
  if (size(rest) > 1e-6) return unit(rest);
  return unit(cross(along, Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
}

/** Rotates `a` about a unit axis, in degrees, by the right-hand rule (Rodrigues' formula). */
export function rotate(a: Vec, axis: Vec, degrees: number): Vec {
  if (degrees === 0) return a;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return add(add(scale(a, cos), scale(cross(axis, a), sin)), scale(axis, dot(axis, a) * (1 - cos)));
}

/** A frame rotated about one of its own directions. */
export function turned(frame: Axes, about: keyof Axes, degrees: number): Axes {
  if (degrees === 0) return frame;
  const axis = frame[about];
  return {
    forward: rotate(frame.forward, axis, degrees),
    up: rotate(frame.up, axis, degrees),
    right: rotate(frame.right, axis, degrees),
  };
}

/** The point at a distance from `origin` along the directions of a frame. */
export function place(origin: Vec, frame: Axes, [x, y, z]: Vec): Vec {
  const across = add(scale(frame.forward, x), scale(frame.up, y));
  return add(origin, add(across, scale(frame.right, z)));
}
