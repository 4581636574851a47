/** A private file system with the functions that the worker uses, and with faults on demand. */
export interface FakeFiles {
  readonly files: Map<string, Uint8Array<ArrayBuffer>>;
  /** Number of times that a file is open in another tab before it is free. */
  taken: number;
  /** Maximum bytes of the disk; a write beyond is cut short. */
  room: number;
  /** Throws in the n-th call from now that changes a file, after part of it was done. */
  killIn: number;
  readonly storage: Pick<StorageManager, 'getDirectory'>;
  open: number;
}

class Killed extends Error {
  override name = 'Killed';
}

export function createFiles(): FakeFiles {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const taken = () => {
    if (fake.taken > 0) {
      fake.taken -= 1;
      throw new DOMException('open elsewhere', 'NoModificationAllowedError');
    }
  };
  const dying = () => {
    fake.killIn -= 1;
    return fake.killIn === 0;
  };
  const handleOf = (name: string) => {
    const content = () => files.get(name) ?? new Uint8Array();
    return {
      getSize: () => content().byteLength,
      read(target: Uint8Array, { at }: { at: number }) {
        const part = content().slice(at, at + target.byteLength);
        target.set(part);
        return part.byteLength;
      },
      write(bytes: Uint8Array, { at }: { at: number }) {
        const dies = dying();
        const fits = Math.max(0, Math.min(bytes.byteLength, fake.room - at));
        const length = dies ? Math.floor(fits / 2) : fits;
        const grown = new Uint8Array(Math.max(content().byteLength, at + length));
        grown.set(content());
        grown.set(bytes.slice(0, length), at);
        files.set(name, grown);
        if (dies) throw new Killed();
        return length;
      },
      truncate(size: number) {
        if (dying()) throw new Killed();
        files.set(name, content().slice(0, size));
      },
      flush: () => undefined,
      close() {
        fake.open -= 1;
      },
    };
  };
  const directory = {
    async getFileHandle(name: string) {
      if (!files.has(name)) files.set(name, new Uint8Array());
      return {
        async createSyncAccessHandle() {
          taken();
          fake.open += 1;
          return handleOf(name);
        },
      };
    },
    async removeEntry(name: string) {
      taken();
      if (!files.delete(name)) throw new DOMException('not there', 'NotFoundError');
    },
  };
  const getDirectory: unknown = async () => directory;
  const fake: FakeFiles = {
    files,
    taken: 0,
    room: Number.POSITIVE_INFINITY,
    killIn: 0,
    open: 0,
    storage: { getDirectory: isGetDirectory(getDirectory) ? getDirectory : () => Promise.reject() },
  };
  return fake;
}

function isGetDirectory(value: unknown): value is StorageManager['getDirectory'] {
  return typeof value === 'function';
}
