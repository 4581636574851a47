import { join } from 'node:path';
import { defineConfig } from 'vite';

/** Folder of the built server. */
const folder = process.env.SERVER_DIR ?? '';

/**
 * The built server with its packages in one file. Reading hundreds of package files takes half of a
 * start, and the tests start it a hundred times.
 */
export default defineConfig({
  ssr: { noExternal: true, external: ['pg-native'] },
  build: {
    ssr: join(folder, 'main.js'),
    outDir: folder,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'joined.js', codeSplitting: false } },
  },
});
