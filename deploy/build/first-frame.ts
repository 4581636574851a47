import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { BUILD_TARGET } from './oldest-browsers.ts';

const SOURCE = 'src/snapshot/show.ts';
const START = /[ \t]*<script type="module"[^>]*src="([^"]*)"><\/script>\n?/;
const STYLES = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;

/** The tag that starts the app on a page without a first frame. */
export function startTag(entry: string): string {
  return `<script type="module" crossorigin src="${entry}"></script>`;
}

/** The address of the app's entry, as in the shell's first script. */
export function entryIn(shell: string): string | undefined {
  return /<link id="entry"[^>]*href="([^"]*)"/.exec(shell)?.[1];
}

/** The shell's head without the parts that start the app. */
export function withoutStart(head: string): string {
  return head.replace(/<link id="entry"[^>]*>\s*<script>[\s\S]*?<\/script>/, '');
}

/** Builds one source as a script without imports, to be inlined in a page. */
async function scriptOf(root: string, source: string): Promise<string> {
  const outcome = await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    build: {
      write: false,
      target: BUILD_TARGET,
      modulePreload: false,
      rolldownOptions: { input: join(root, source), output: { format: 'iife' } },
    },
  });
  const files = [outcome].flat().flatMap((part) => ('output' in part ? part.output : []));
  const [script] = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  if (script === undefined) throw new Error(`${source} was not built.`);
  return script.trim();
}

/**
 * Makes the shell start the app by src/snapshot/show.ts. A script in the page would run before the
 * first frame is painted, and that frame would then wait for the stylesheets.
 */
export function firstFrame(): Plugin {
  let root = '';
  return {
    name: 'anilha:first-frame',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { path }) => {
        const entry = START.exec(html)?.[1];
        if (path !== '/index.html' || entry === undefined) return html;
        const styles = html.match(STYLES) ?? [];
        const first = [
          `<link id="entry" rel="modulepreload" crossorigin href="${entry}">`,
          `<script>${await scriptOf(root, SOURCE)}</script>`,
        ];
        const head = [...styles, ...first.map((tag) => `    ${tag}\n`)].join('');
        // The replacements are functions, because `$` in a script would have a meaning in a
        // replacement string.
        return html.replace(STYLES, '').replace(START, () => head);
      },
    },
  };
}
