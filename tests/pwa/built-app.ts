import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import * as v from 'valibot';
import { packOf } from '../../deploy/build/pack';
import { builtDist } from '../harness/built-server';

const TEXTS = new Set(['.js', '.css', '.html']);
/** A file name before its last extension, with the hash from the build. */
const STEM = /[\w.-]+-[\w-]{8}(?=\.(?:js|css|svg|woff2|json)\b)/g;

const chunksSchema = v.record(v.string(), v.object({ file: v.string() }));

/** Marks of the entry and of every screen in the page. */
async function marksOf(folder: string): Promise<Map<string, 'build' | 'chunk'>> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const marks = new Map<string, 'build' | 'chunk'>();
  for (const [source, { file }] of Object.entries(v.parse(chunksSchema, manifest))) {
    if (/^src\/screens\/.*\.tsx$/.test(source)) marks.set(file, 'chunk');
    if (source === 'index.html') marks.set(file, 'build');
  }
  return marks;
}

/**
 * The build of this run as another release: every hashed file has another name, as after a change.
 * The page's root element has the release's name in data-build, and in data-chunk that of the last
 * loaded screen. Returns a folder of its own, to be removed.
 * @param name one letter
 */
export async function markedBuild(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `anilha-build-${name}-`));
  await cp(builtDist(), folder, {
    recursive: true,
    filter: (path) => !/\.(br|gz)$/.test(path) && basename(path) !== 'server',
  });
  const marks = await marksOf(folder);
  const paths = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.parentPath !== join(folder, '.vite'))
    .map((entry) => join(entry.parentPath, entry.name));
  const stems = new Set(paths.flatMap((path) => basename(path).match(STEM) ?? []));
  const renamed = (text: string) =>
    text.replace(STEM, (stem) => (stems.has(stem) ? `${stem.slice(0, -1)}${name}` : stem));

  for (const path of paths) {
    if (TEXTS.has(extname(path))) {
      const mark = marks.get(path.slice(folder.length + 1));
      const told = mark ? `\n;document.documentElement.dataset.${mark} = '${name}';\n` : '';
      // The worker fetches the shell again if its revision changes.
      const text = (await readFile(path, 'utf8')).replaceAll('%POLICY%', name);
      await writeFile(path, renamed(text) + told);
    }
    const target = join(path, '..', renamed(basename(path)));
    if (target !== path) await rename(path, target);
  }
  await packAnew(folder);
  return folder;
}

/** Rebuilds the pack from the files of this release. */
async function packAnew(folder: string): Promise<void> {
  const files = (await readdir(join(folder, 'assets'))).map((name) => `assets/${name}`);
  const pack = files.find((file) => /\/pack-[^/]*\.json$/.test(file));
  if (pack) await writeFile(join(folder, pack), packOf(folder, files));
}
