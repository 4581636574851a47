/** The used part of the file handle. */
type File = Pick<FileSystemSyncAccessHandle, 'getSize' | 'read' | 'write'>;

/**
 * Reserved room behind a log's content, in zeros, for a hundred taps and more. On a full disk, or
 * at the browser's limit, only bytes that the file already has can be written.
 */
export const RESERVE_BYTES = 64 * 1024;

/** Offset of the log's end, where its reserve begins: no line contains a zero byte. */
export function endOfLog(file: File): number {
  const piece = new Uint8Array(RESERVE_BYTES);
  let end = file.getSize();
  while (end > 0) {
    const from = Math.max(0, end - piece.byteLength);
    let last = file.read(piece.subarray(0, end - from), { at: from }) - 1;
    while (last >= 0 && piece[last] === 0) last -= 1;
    if (last >= 0) return from + last + 1;
    end = from;
  }
  return 0;
}

/** Refills the reserve after `end` once half of it is used; without space it stays unchanged. */
export function keepReserve(file: File, end: number): void {
  const size = file.getSize();
  const missing = end + RESERVE_BYTES - size;
  if (missing <= RESERVE_BYTES / 2) return;
  try {
    file.write(new Uint8Array(missing), { at: size });
  } catch {
    // The next write tries again.
  }
}
