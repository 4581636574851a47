import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
// With their extensions, because Vite may read this file without bundling it.
import { chunkGroups } from './deploy/build/chunks.ts';
import { firstFrame } from './deploy/build/first-frame.ts';
import { notices } from './deploy/build/notices.ts';
import { BUILD_TARGET } from './deploy/build/oldest-browsers.ts';
import { packed } from './deploy/build/pack.ts';
import { precompress } from './deploy/build/precompress.ts';
import { prerender } from './deploy/build/prerender/prerender.ts';
import { shellRevision } from './deploy/build/shell-revision.ts';
import { splashLinks } from './deploy/build/splash-links.ts';
import { startPage } from './deploy/build/start-page.ts';

const root = import.meta.dirname;

/**
 * The class's own name and that of its file. The default adds its line, which costs bytes, and
 * renames the class when the file changes elsewhere.
 */
function className(name: string, file: string): string {
  const path = relative(root, file).replaceAll('\\', '/');
  return `_${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

/** Chunks of the screens that a signed-in person's start may show. */
const STARTS = /\/(home|workout|catalogue)-[^/]*\.js$/;

/** The worker and the manifest exist in the build alone: a worker in development serves stale code. */
function installable(others: ReturnType<typeof notices>): PluginOption[] {
  const pack = packed();
  return [
    pack.plugin,
    others.seen(),
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
          'assets/**/*.{js,css,svg}',
          // Portuguese lies within the latin subset; the others stay on the server.
          'assets/**/*-latin-wght-normal-*.woff2',
        ],
        // Only who consents to being counted loads it, and without network it has no use.
        globIgnores: ['assets/posthog-*.js'],
        manifestTransforms: [shellRevision(`${root}/server/web`), pack.transform, others.transform],
        buildPlugins: { vite: [others.seen()] },
        rollupFormat: 'iife',
      },
      integration: {
        configureCustomSWViteBuild: (worker) => {
          worker.logLevel = 'warn';
        },
      },
    }),
    splashLinks(),
    firstFrame(),
    startPage(),
    prerender(others.seen),
    others.plugin,
    precompress(),
  ];
}

export default defineConfig(({ command, isSsrBuild }) => {
  const forBrowsers = command === 'build' && isSsrBuild !== true;
  const others = notices();
  // A build is for production, whatever the shell that calls it is for.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root,
    resolve: {
      // The shims of SWR and wouter for React before 18; both import the one function by name.
      alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
    },
    css: { modules: { generateScopedName: className } },
    plugins: [react(), ...(forBrowsers ? installable(others) : [])],
    // Modules, so that a worker loads a reader only with the file that needs it.
    worker: { format: 'es', plugins: () => [others.seen()] },
    build: forBrowsers
      ? {
          target: BUILD_TARGET,
          manifest: true,
          sourcemap: false,
          modulePreload: {
            // Every supported browser knows modulepreload; the polyfill would only refetch.
            polyfill: false,
            // The names of what each lazy part imports weighed 3 kB in the entry. They are worth it
            // where a start leads, before the worker has the parts at hand.
            resolveDependencies: (part, names, { hostType }) =>
              hostType === 'html' || STARTS.test(part)
                ? names
                : names.filter((name) => name.endsWith('.css')),
          },
          rolldownOptions: {
            output: {
              codeSplitting: { groups: chunkGroups(root) },
            },
          },
        }
      : { target: 'node20', copyPublicDir: false },
  };
});
