import type { Author, Registers, Writes } from '#domain/record/registers';
import type { Stamp } from '#domain/record/stamp';
import { nextStamp } from '#protocol/clock';
import { stamped } from '#protocol/merge';

/** A record as one device writes it, command by command. */
export interface Notebook {
  readonly registers: Registers;
  /** Stamp of the newest write. */
  readonly stamp: Stamp;
  /** Stores what a command answers, as written at `now` (epoch ms). */
  write(now: number, command: (registers: Registers, author: Author) => Writes): void;
}

const DEVICE = 'exemplo';

/** An empty record that commands are written into, at the times they are given. */
export function createNotebook(): Notebook {
  let registers: Registers = {};
  let stamp: Stamp = [0, 0, DEVICE];
  return {
    get registers() {
      return registers;
    },
    get stamp() {
      return stamp;
    },
    write(now, command) {
      const writes = command(registers, { device: DEVICE, now });
      stamp = nextStamp(now, DEVICE, [stamp]);
      registers = { ...registers, ...stamped(writes, stamp) };
    },
  };
}
