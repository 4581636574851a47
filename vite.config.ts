import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
// With their extensions, because Vite may read this file without bundling it.
import { packed } from './deploy/build/pack.ts';
import { precompress } from './deploy/build/precompress.ts';
import { prerender } from './deploy/build/prerender/prerender.ts';
import { shellRevision } from './deploy/build/shell-revision.ts';
import { splashLinks } from './deploy/build/splash-links.ts';

const root = import.meta.dirname;

const FIRST_LOAD_LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|swr|dequal|idb)\//;

/** Parts of the kit that most screens need, home not. */
const FORM_PARTS =
  'chip|control|disclosure|field|form-value|icon-button|list-row|notify|segmented-control|select-field|sheet|switch-row|text-area-field|text-field|top-bar|use-modal-dialog';

/** The data of who is signed in: opened by the entry, read by every screen. */
const FIRST_LOAD_MODULES =
  /\/src\/(replica\/(replica|storage|open|reads|changes|identity|unsaved|upgrades|schema|erase|refusal)|data\/(account|account-provider|background-sync|query|session|shapes|workouts|loaded|failure|api-client|sync-status|use-action|commands\/write|preferences)|sync\/(status|beats)|domain\/(preference-choices|local-day)|preferences\/(stored-value|theme))\.tsx?$/;

/** The screen that a start of a signed-in person leads to. */
const HOME = /\/home-[^/]*\.js$/;

/** The worker and the manifest exist in the build alone: a worker in development serves stale code. */
function installable(): PluginOption[] {
  const pack = packed();
  return [
    pack.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: JSON.parse(readFileSync(`${root}/manifest.webmanifest`, 'utf8')),
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: [
          'index.html',
          '*.svg',
          'third-party.txt',
          'assets/**/*.{js,css,svg}',
          // Portuguese lies within the latin subset; the others stay on the server.
          'assets/**/*-latin-wght-normal-*.woff2',
        ],
        // Only who consents to being counted loads it, and without network it has no use.
        globIgnores: ['assets/posthog-*.js'],
        manifestTransforms: [shellRevision(`${root}/server/web`), pack.transform],
        rollupFormat: 'iife',
      },
      integration: {
        configureCustomSWViteBuild: (worker) => {
          worker.logLevel = 'warn';
        },
      },
    }),
    splashLinks(),
    prerender(),
    precompress(),
  ];
}

export default defineConfig(({ command, isSsrBuild }) => {
  const forBrowsers = command === 'build' && isSsrBuild !== true;
  return {
    root,
    resolve: {
      // The shims of SWR and wouter for React before 18; both import the one function by name.
      alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
    },
    plugins: [react(), ...(forBrowsers ? installable() : [])],
    build: forBrowsers
      ? {
          target: 'es2022',
          manifest: true,
          sourcemap: false,
          modulePreload: {
            // Every supported browser knows modulepreload; the polyfill would only refetch.
            polyfill: false,
            // The names of what each lazy part imports weighed 3 kB in the entry. They are worth it
            // where a start leads, before the worker has the parts at hand.
            resolveDependencies: (part, names, { hostType }) =>
              hostType === 'html' || HOME.test(part)
                ? names
                : names.filter((name) => name.endsWith('.css')),
          },
          rolldownOptions: {
            output: {
              codeSplitting: {
                // What every first load needs and deploys hardly ever change. Libraries that a part
                // of the app loads later must stay out of it.
                groups: [
                  { name: 'vendor', test: FIRST_LOAD_LIBRARIES },
                  // By itself and by this name, because devices do not keep it.
                  { name: 'posthog', test: /node_modules\/posthog-js\// },
                  // The rest of every first load, apart from the entry: one file, packed as one.
                  { name: 'first', test: FIRST_LOAD_MODULES },
                  // Parts that many screens share come as two files instead of fifty. Home loads
                  // both, so what it has no use for stays out: forms and dialogs, and of the words
                  // all but those for any figure. Kinds of records would bring valibot along.
                  {
                    name: 'kit',
                    test: new RegExp(
                      String.raw`/src/ui/(?!(${FORM_PARTS})\b|use-typed)|lucide-react/(?!.*wifi-off)`,
                    ),
                    minShareCount: 22,
                  },
                  {
                    name: 'forms',
                    test: new RegExp(String.raw`/src/ui/(${FORM_PARTS})\.`),
                    minShareCount: 22,
                  },
                  // What home shares with few others: as one file it is packed better than as three.
                  {
                    name: 'home-parts',
                    test: /\/src\/(ui\/week-dots|screens\/(next-workout|use-today))\./,
                    minShareCount: 2,
                  },
                  {
                    name: 'words',
                    test: /\/src\/(words\/(day|duration|list|load|number|plural)|domain\/load)\.ts$/,
                    minShareCount: 8,
                  },
                ],
              },
            },
          },
        }
      : { target: 'node20', copyPublicDir: false },
  };
});
