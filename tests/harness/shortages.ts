import { statfsSync } from 'node:fs';
import { freemem, loadavg } from 'node:os';

/** The free resources of the machine at one moment; memory and room in bytes. */
export interface Supply {
  /** Mean number of processes that wanted a processor in the last minute. */
  readonly load: number;
  readonly memory: number;
  /** For temporary files. */
  readonly room: number;
}

export function supplyNow(folder: string): Supply {
  const { bavail, bsize } = statfsSync(folder);
  return { load: loadavg()[0] ?? 0, memory: freemem(), room: bavail * bsize };
}

/** The whole run alone has about three processes per processor. */
const MOST_PER_PROCESSOR = 5;
const LEAST_BYTES = 2 ** 30;

const megabytes = (bytes: number) => `${Math.floor(bytes / 2 ** 20)} MB`;

/** The resources that were short during a run, so that its failures may be of the machine. */
export function shortages(supplies: readonly Supply[], processors: number): string[] {
  const load = supplies.reduce((sum, supply) => sum + supply.load, 0) / supplies.length;
  const memory = Math.min(...supplies.map((supply) => supply.memory));
  const room = Math.min(...supplies.map((supply) => supply.room));
  const found: string[] = [];
  if (load > MOST_PER_PROCESSOR * processors) {
    found.push(`processors: ${Math.round(load)} processes wanted ${processors} on average`);
  }
  if (memory < LEAST_BYTES) found.push(`memory: ${megabytes(memory)} were free at one moment`);
  if (room < LEAST_BYTES) found.push(`room for files: ${megabytes(room)} at one moment`);
  return found;
}
