import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const KEPT = 3;

/**
 * Keeps the assets of the last three served builds, so that a tab opened before a deployment still
 * finds its chunks. Returns the folders, newest first.
 */
export async function keepBuild(dist: string, buildsDir: string): Promise<string[]> {
  const html = await readFile(join(dist, 'index.html'));
  const current = join(buildsDir, createHash('sha256').update(html).digest('hex').slice(0, 16));
  await mkdir(buildsDir, { recursive: true });
  if (!existsSync(current)) await copyWhole(join(dist, 'assets'), current);
  const now = new Date();
  await utimes(current, now, now);

  const builds = await newestFirst(buildsDir);
  for (const old of builds.slice(KEPT)) await rm(old, { recursive: true, force: true });
  return builds.slice(0, KEPT);
}

/**
 * Copies to a temporary name and renames, so that an interrupted start leaves no incomplete build.
 */
async function copyWhole(from: string, to: string): Promise<void> {
  const partial = `${to}.${process.pid}.partial`;
  await rm(partial, { recursive: true, force: true });
  await cp(from, partial, { recursive: true });
  try {
    await rename(partial, to);
  } catch (error) {
    // Another process that starts now copied the same files first.
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

async function newestFirst(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const builds = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // Several processes may start with one folder, and another may have deleted it meanwhile.
      const found = await stat(path).catch(() => null);
      return found === null ? [] : [{ path, used: found.mtimeMs }];
    }),
  );
  return builds
    .flat()
    .sort((a, b) => b.used - a.used)
    .map(({ path }) => path);
}
