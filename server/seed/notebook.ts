import type { Author, Registers, Writes } from '#domain/record/registers';
import type { Stamp } from '#domain/record/stamp';
import { nextStamp } from '#protocol/clock';
import { stamped } from '#protocol/merge';

/** A record written by one device, command by command. */
export interface Notebook {
  readonly registers: Registers;
  /** Stamp of the newest write. */
  readonly stamp: Stamp;
  /** Stores the result of a command as written at `now` (epoch ms). */
  write(now: number, command: (registers: Registers, author: Author) => Writes): void;
}

const DEVICE = 'exemplo';

/** An empty record, into which commands are written at given times. */
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
