/** Small enough that little waits unpacked in memory. */
const PIECE_BYTES = 65_536;
const PROGRESS_STEP = 0.01;

/**
 * Reports the progress of a stream, and divides it into small pieces.
 * @param onShare called with the share that has passed, from 0 to 1
 */
export function inPieces(
  size: number,
  onShare: (share: number) => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let passed = 0;
  let reported = 0;
  return new TransformStream({
    transform(chunk, controller) {
      for (let from = 0; from < chunk.length; from += PIECE_BYTES) {
        controller.enqueue(chunk.subarray(from, from + PIECE_BYTES));
      }
      passed += chunk.byteLength;
      if (passed < size && passed / size < reported + PROGRESS_STEP) return;
      reported = passed / size;
      onShare(reported);
    },
  });
}
