import { BACK_MUSCLES, FRONT_MUSCLES } from 'body-muscles';

/** One shape of the body. Left and right belong to the same region. */
export interface BodyShape {
  readonly key: string;
  /** 'chest-upper', or 'shoulder-side/1' if the drawing has several shapes with one name. */
  readonly region: string;
  readonly path: string;
}

interface Drawn {
  readonly id: string;
  readonly path: string;
}

/**
 * Splits the drawing into single shapes, because some of its names cover two muscles (the side of
 * the shoulder is front and side deltoid). Every shape is closed, and a relative start counts from
 * the start of the previous shape.
 */
export function shapesOf({ id, path }: Drawn): BodyShape[] {
  const name = id.replace(/-(left|right)$/, '');
  const pieces = path.split(/z/i).filter((piece) => piece.trim() !== '');
  let [x, y] = [0, 0];
  return pieces.map((piece, index) => {
    const [start = '', command, right, down] =
      /^\s*([mM])\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/.exec(piece) ?? [];
    const [dx, dy] = [Number(right), Number(down)];
    [x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy];
    return {
      key: `${id}/${index}`,
      region: pieces.length === 1 ? name : `${name}/${index}`,
      path: `m${x.toFixed(3)} ${y.toFixed(3)}${piece.slice(start.length)}z`,
    };
  });
}

export const FRONT_SHAPES: readonly BodyShape[] = FRONT_MUSCLES.flatMap(shapesOf);
export const BACK_SHAPES: readonly BodyShape[] = BACK_MUSCLES.flatMap(shapesOf);
