import { bareJpeg } from '../../http/jpeg';

const LONGEST_SIDE = 512;
const SHORTEST_SIDE = 32;

/**
 * A profile picture without metadata: the JPEG of a square of 32 to 512 px; null for anything else.
 */
export function bareSquareJpeg(bytes: Buffer): Buffer | null {
  return bareJpeg(
    bytes,
    (width, height) => width === height && width >= SHORTEST_SIDE && width <= LONGEST_SIDE,
  );
}
