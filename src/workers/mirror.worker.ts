import { type LogEntry, putLines, readLog, removeLines } from './keyed-log';
import { endOfLog, keepReserve, RESERVE_BYTES } from './reserve';

/**
 * Keeps the mirror of unsent writes in a file of the origin's private file system (rule C1m of
 * protocol/SPEC-REPLICA.md). The file is open only while it is written, because every tab writes to it.
 */
type Ask =
  | { readonly ask: 'open'; readonly file: string }
  | { readonly ask: 'put'; readonly entries: readonly LogEntry[] }
  | { readonly ask: 'remove'; readonly keys: readonly string[] }
  | { readonly ask: 'load' | 'settle' | 'clear' };

const COMPACT_BYTES = 256 * 1024;
const TRIES = 200;
const PAUSE_MS = 5;

let file = 'mirror.log';
let compactAt = COMPACT_BYTES;

/** Tries again while another tab has the file open. */
async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      const taken = cause instanceof DOMException && cause.name === 'NoModificationAllowedError';
      if (!taken || attempt === TRIES) throw cause;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

async function withFile<T>(work: (handle: FileSystemSyncAccessHandle) => T): Promise<T> {
  const directory = await navigator.storage.getDirectory();
  const entry = await directory.getFileHandle(file, { create: true });
  return whenFree(async () => {
    const handle = await entry.createSyncAccessHandle();
    try {
      return work(handle);
    } finally {
      handle.close();
    }
  });
}

async function remove(): Promise<void> {
  const directory = await navigator.storage.getDirectory();
  try {
    await whenFree(() => directory.removeEntry(file));
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'NotFoundError')) throw cause;
  }
}

function readAll(handle: FileSystemSyncAccessHandle): string {
  const bytes = new Uint8Array(handle.getSize());
  handle.read(bytes, { at: 0 });
  return new TextDecoder().decode(bytes);
}

function write(handle: FileSystemSyncAccessHandle, bytes: Uint8Array<ArrayBuffer>, at: number) {
  if (handle.write(bytes, { at }) < bytes.byteLength) throw new Error('The file took only a part');
}

/**
 * Overwrites the log with its current content, and only then blanks the rest. On a full disk there
 * is no room for a second copy. After an interrupted rewrite the old lines behind it still have
 * their content.
 */
function compact(handle: FileSystemSyncAccessHandle, end: number): void {
  const bytes = new TextEncoder().encode(putLines([...readLog(readAll(handle))]));
  write(handle, bytes, 0);
  const rest = Math.max(0, end - bytes.byteLength);
  if (rest > 0) write(handle, new Uint8Array(rest), bytes.byteLength);
  handle.truncate(Math.min(handle.getSize(), bytes.byteLength + RESERVE_BYTES));
  handle.flush();
  compactAt = Math.max(COMPACT_BYTES, bytes.byteLength * 2);
}

function append(handle: FileSystemSyncAccessHandle, lines: string): void {
  const bytes = new TextEncoder().encode(lines);
  const before = endOfLog(handle);
  try {
    write(handle, bytes, before);
  } catch (cause) {
    // The torn part must not take the room of smaller writes.
    const torn = Math.max(0, endOfLog(handle) - before);
    if (torn > 0) handle.write(new Uint8Array(torn), { at: before });
    throw cause;
  }
  handle.flush();
  const end = before + bytes.byteLength;
  if (end > compactAt) compact(handle, end);
  else keepReserve(handle, end);
}

async function answer(asked: Ask): Promise<unknown> {
  switch (asked.ask) {
    case 'open':
      file = asked.file;
      return withFile((handle) => handle.getSize());
    case 'put':
      return withFile((handle) => append(handle, putLines(asked.entries)));
    case 'remove':
      return withFile((handle) => append(handle, removeLines(asked.keys)));
    case 'load':
      return withFile((handle) => [...readLog(readAll(handle))]);
    case 'settle':
      return null;
    case 'clear':
      return remove();
  }
}

let queue: Promise<unknown> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<{ id: number; asked: Ask }>) => {
  queue = queue.then(async () => {
    try {
      self.postMessage({ id: data.id, ok: true, value: await answer(data.asked) });
    } catch (cause) {
      self.postMessage({ id: data.id, ok: false, reason: String(cause) });
    }
  });
});
