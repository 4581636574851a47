import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { ManifestTransform } from 'workbox-build';

const FILE = 'third-party.txt';
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const NOTICE = /^(licen[cs]e|copying|notice)/i;
const RULE = '='.repeat(72);

// The licence of Body Muscles requires a statement of changes.
const PREAMBLE = `A Anilha está sob a licença MIT. O que chega ao seu aparelho tem também trabalho de outras pessoas,
sob as licenças delas, que seguem por inteiro na língua original.

As fontes são Manrope e Inter. Os contornos do corpo no mapa de músculos são de Body Muscles:
separados em formas avulsas, com os nomes dos nossos músculos e outras cores.
`;

/** Licences of packages that are published without their text, from their repositories. */
const LICENCES = resolve(import.meta.dirname, 'licences');

/** The texts in a package, or the text that is kept here for it. */
function textsOf(folder: string, name: string): string[] {
  const files = readdirSync(folder).filter((file) => NOTICE.test(file));
  const paths = files.sort().map((file) => join(folder, file));
  const kept = join(LICENCES, `${name}.txt`);
  const texts = paths.length === 0 && existsSync(kept) ? [kept] : paths;
  return texts.map((path) => readFileSync(path, 'utf8').trim());
}

/** The name, version and licence of a package, and the texts that must accompany it. */
function noticeOf(folder: string): { title: string; text: string } {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    title: `${name} ${version}: ${license}`,
    text:
      textsOf(folder, name).join('\n\n') || `${license}: o pacote não traz um texto de licença.`,
  };
}

/**
 * The notices of some packages in one text. A list is followed by each wording of a licence, once,
 * under all packages that have it.
 * @param folders of the installed packages
 */
function noticesOf(folders: Iterable<string>): string {
  const notices = [...folders]
    .map(noticeOf)
    .sort((one, other) => one.title.localeCompare(other.title, 'en'));
  const byText = new Map<string, string[]>();
  for (const { title, text } of notices) byText.set(text, [...(byText.get(text) ?? []), title]);
  return [
    PREAMBLE,
    ...notices.map(({ title }) => title),
    ...[...byText].map(([text, titles]) => `\n${RULE}\n${titles.join('\n')}\n${RULE}\n\n${text}`),
    '',
  ].join('\n');
}

/**
 * Lists the licences of all third-party work in the build: of each package with modules or files in
 * a script, a style or a worker. Vite's own `build.license` covers neither the workers nor the
 * fonts, and omits NOTICE files.
 */
export function notices(): { seen: () => Plugin; plugin: Plugin; transform: ManifestTransform } {
  const packages = new Set<string>();
  let root = '';
  let folder = '';
  let written = '';
  return {
    /** The plugin for each build with served output. */
    seen: () => ({
      name: 'anilha:notices-seen',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle)) {
          const sources = file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
          for (const source of sources) {
            const [found] = PACKAGE.exec(source) ?? [];
            if (found) packages.add(resolve(root, found));
          }
        }
      },
    }),
    /** The worker is built last; its list of files is transformed then. */
    transform(entries) {
      written = noticesOf(packages);
      writeFileSync(join(folder, FILE), written);
      const revision = createHash('md5').update(written).digest('hex');
      return { manifest: [...entries, { url: FILE, revision, size: written.length }] };
    },
    /** Must follow the plugin that builds the pages. */
    plugin: {
      name: 'anilha:notices',
      apply: 'build',
      configResolved(config) {
        root = config.root;
        folder = resolve(config.root, config.build.outDir);
      },
      closeBundle: {
        order: 'post',
        sequential: true,
        handler() {
          if (written !== '' && noticesOf(packages) !== written) {
            throw new Error(`A page has a package that the app has not: it is not in ${FILE}.`);
          }
        },
      },
    },
  };
}
