import { spawnSync } from 'node:child_process';

/** Runs a file in a Node that reports another version. */
export function runAsNode(
  file: string,
  version: string,
): { status: number | null; output: string } {
  const fake = `Object.defineProperty(process, 'versions', {
    value: { ...process.versions, node: '${version}' },
  })`;
  const preload = `data:text/javascript,${encodeURIComponent(fake)}`;
  const run = spawnSync(process.execPath, ['--import', preload, file], { encoding: 'utf8' });
  return { status: run.status, output: run.stdout + run.stderr };
}
