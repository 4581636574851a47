import { cross, dot, unit, type Vec } from '#domain/figures/vector';

/** A point of the picture: right, down, and towards the viewer. */
export type SeenPoint = readonly [x: number, y: number, near: number];

export interface Projection {
  /** The direction to the viewer. */
  readonly viewer: Vec;
  see(point: Vec): SeenPoint;
}

/** A projection without perspective. Yaw 0 sees the person from the front, 90 from their right. */
export function createProjection([yaw, pitch]: readonly [number, number]): Projection {
  const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const viewer: Vec = [Math.cos(a) * Math.cos(b), Math.sin(b), Math.sin(a) * Math.cos(b)];
  const right = unit(cross([0, 1, 0], viewer));
  const up = cross(viewer, right);
  return { viewer, see: (point) => [dot(point, right), -dot(point, up), dot(point, viewer)] };
}

/** How near points are to the viewer, on average. */
export const nearness = (projection: Projection, ...points: readonly Vec[]): number =>
  points.reduce((sum, point) => sum + projection.see(point)[2], 0) / points.length;
