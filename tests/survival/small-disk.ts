import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small file system that can be filled and emptied. */
export interface SmallDisk {
  readonly path: string;
  /** Fills it completely. */
  fill(): void;
  makeRoom(): void;
  remove(): void;
}

const BLOCK = Buffer.alloc(64 * 1024);

function run(command: string, args: string[]): void {
  const done = spawnSync(command, args, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${command}: ${done.error ?? done.stderr}`);
}

/** Whether this machine permits mounting; root does not suffice in every container. */
export function mayMount(): boolean {
  const disk = mountSmallDisk(1);
  disk?.remove();
  return disk !== null;
}

/** Mounts a file system in memory; null without permission. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'anilha-disk-'));
  const filler = join(path, 'filler');
  try {
    run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]);
  } catch {
    rmSync(path, { recursive: true });
    return null;
  }
  return {
    path,
    fill() {
      for (const block of [BLOCK, BLOCK.subarray(0, 4096), BLOCK.subarray(0, 1)]) {
        try {
          for (;;) writeFileSync(filler, block, { flag: 'a' });
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        }
      }
    },
    makeRoom: () => rmSync(filler),
    remove() {
      run('umount', [path]);
      rmSync(path, { recursive: true });
    },
  };
}
