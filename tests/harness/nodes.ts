import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import * as v from 'valibot';

/** One version of each Node line on which the server runs. */
export const NODES = ['20.20.2', '22.23.3', '24.21.0', '26.10.0'];

const root = join(import.meta.dirname, '..', '..');
const CACHE = join(root, 'node_modules', '.cache', 'nodes');
const SYSTEM = process.platform === 'win32' ? 'win' : process.platform;
/** npm's package of the program alone; the package `node` downloads it in a script. */
const PACKAGE = `node-${SYSTEM}-${process.arch}`;

const manifestSchema = v.object({ optionalDependencies: v.record(v.string(), v.string()) });

export interface InstalledNode {
  readonly program: string;
  /** Settings of its process besides the packages of the project. */
  readonly settings: Record<string, string>;
}

/** The environment in which `node` and `npm` are those of a program. */
export function withNode({ program }: InstalledNode): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH ?? ''}` };
}

/**
 * Installs a version of Node and its SQLite driver below node_modules. Null if the registry fails.
 */
export function installNode(version: string): InstalledNode | null {
  const folder = join(CACHE, version);
  const program =
    version === process.versions.node
      ? process.execPath
      : join(folder, 'node_modules', PACKAGE, 'bin', 'node');
  if (!existsSync(program)) install(folder, `${PACKAGE}@${version}`, process.env);
  if (!existsSync(program)) return null;
  const node = { program, settings: { NODE_PATH: join(folder, 'node_modules') } };
  // `npm ci` installed the driver for the Node that runs the tests.
  const driver = version.startsWith('20.') ? 'better-sqlite3-node20' : 'better-sqlite3';
  const isThere = () => [root, folder].some((one) => existsSync(join(one, 'node_modules', driver)));
  if (!isThere()) {
    const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const { optionalDependencies } = v.parse(manifestSchema, manifest);
    install(folder, `${driver}@${optionalDependencies[driver]}`, withNode(node));
  }
  return isThere() ? node : null;
}

function install(folder: string, what: string, env: NodeJS.ProcessEnv): void {
  mkdirSync(folder, { recursive: true });
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{"private":true}');
  spawnSync('npm', ['install', '--prefix', folder, '--no-package-lock', what], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
}
