import { LENGTHS } from './body';
import { type Axes, add, scale, turned, type Vec, WORLD } from './vector';

/** The numbers of a pose's key, each with its fallback. */
export type Read = (key: string, ...fallback: number[]) => number[];

export interface SolvedTrunk {
  readonly pelvis: Axes;
  readonly chest: Axes;
  readonly face: Axes;
  readonly hip: Vec;
  readonly waist: Vec;
  readonly top: Vec;
  readonly neck: Vec;
  readonly head: Vec;
}

/** Places pelvis, chest and head. */
export function solveTrunk(read: Read): SolvedTrunk {
  const [x = 0, y = 0, z = 0] = read('hip', 0, 52.6, 0);
  const [lean = 0, bend = 0, side = 0, twist = 0] = read('trunk', 0, 0, 0, 0);
  const [turn = 0] = read('turn', 0);
  const [roll = 0] = read('roll', 0);
  const [tilt = 0] = read('tilt', 0);
  const [nod = 0, look = 0, cock = 0] = read('head', 0, 0, 0);
  const facing = turned(WORLD, 'up', -turn);
  const pelvis = turned(turned(turned(facing, 'right', -lean), 'up', roll), 'forward', tilt);
  const chest = turned(turned(turned(pelvis, 'right', -bend), 'forward', side), 'up', twist);
  const hip: Vec = [x, y, z];
  const waist = add(hip, scale(pelvis.up, LENGTHS.pelvis));
  const top = add(waist, scale(chest.up, LENGTHS.ribs));
  const neck = add(top, scale(chest.up, LENGTHS.neck));
  const face = turned(turned(turned(chest, 'right', -nod), 'up', look), 'forward', cock);
  const head = add(neck, add(scale(face.up, LENGTHS.head), scale(face.forward, 1)));
  return { pelvis, chest, face, hip, waist, top, neck, head };
}
