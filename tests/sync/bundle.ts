import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Connection } from '../../server/db/database';
import type { Played } from './schedule';
import type { Weather } from './weather';

const root = join(import.meta.dirname, '..', '..');
/** The folder is inside the project, so that packages are found. */
const CACHE = join(root, 'node_modules', '.cache', 'simulation');

/** A change of the source that switches one rule off. */
export interface Fault {
  /** Path from the root. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

export type Play = (
  connection: Connection,
  seed: number,
  forced?: Partial<Weather>,
  trace?: (line: string) => void,
  others?: readonly Connection[],
) => Promise<Played>;

function isPlay(made: unknown): made is { playSchedule: Play } {
  return typeof made === 'object' && made !== null && 'playSchedule' in made;
}

/** Builds the whole simulation, with replica, engine and server, and with the faults applied. */
export async function buildSimulation(name: string, faults: readonly Fault[]): Promise<Play> {
  const made = await bundle('schedule.ts', name, faults);
  if (!isPlay(made)) throw new Error('The simulation has no schedules');
  return made.playSchedule;
}

/** Bundles one file. A fault without its place in the source is an error. */
async function bundle(entry: string, name: string, faults: readonly Fault[]): Promise<unknown> {
  const missing = new Set(faults);
  for (const fault of faults) {
    if (!readFileSync(join(root, fault.file), 'utf8').includes(fault.find)) {
      throw new Error(`${fault.file} does not say: ${fault.find}`);
    }
  }
  mkdirSync(CACHE, { recursive: true });
  const file = `${name}-${process.pid}.mjs`;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(root, 'tests/sync', entry),
      outDir: CACHE,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      target: 'node20',
      // One file, because a second copy of a module would have a second disk.
      rolldownOptions: { output: { entryFileNames: file, codeSplitting: false } },
    },
    plugins: [
      {
        name: 'faults',
        enforce: 'pre',
        transform(code, id) {
          let changed = code;
          for (const fault of faults) {
            if (id !== join(root, fault.file)) continue;
            changed = changed.replaceAll(fault.find, fault.put);
            missing.delete(fault);
          }
          return changed === code ? null : { code: changed, map: null };
        },
      },
    ],
  });
  if (missing.size > 0)
    throw new Error(`${[...missing].map(({ file: at }) => at)} is not in the simulation`);
  const made: unknown = await import(/* @vite-ignore */ pathToFileURL(join(CACHE, file)).href);
  rmSync(join(CACHE, file));
  return made;
}
