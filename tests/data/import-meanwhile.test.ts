import { expect, test, vi } from 'vitest';
import type { ImportOutcome } from '../../src/data/commands/files/store-parts';
import { mount } from './hooks';

const info = vi.fn();
const read = vi.fn();
let stored: { signal: AbortSignal; end: (outcome: ImportOutcome) => void };

vi.mock('react', async () => {
  const hooks = await import('./hooks');
  const useRef = (initial: unknown) => hooks.useState({ current: initial })[0];
  const useCallback = <T>(act: T) => act;
  const startTransition = (act: () => void) => act();
  const { useState, useEffect } = hooks;
  return { useState, useEffect, useRef, useCallback, startTransition };
});
vi.mock('../../src/ui/layer/notify', () => ({ notify: { info } }));
vi.mock('../../src/pwa/busy', () => ({ setBusy: () => undefined }));
vi.mock('../../src/telemetry/notes', () => ({ noteUse: () => undefined }));
vi.mock('../../src/data/store/server-clock', () => ({ useServerNow: () => () => 1 }));
vi.mock('../../src/data/files/import-file', () => ({
  startImportReader: () => ({ read, offer: () => undefined, close: () => undefined }),
}));
vi.mock('../../src/data/commands/files/import', () => ({
  useImportCommands: () => ({
    store: (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<ImportOutcome>((end) => {
        stored = { signal, end };
      }),
  }),
}));

const { useImport } = await import('../../src/screens/files/import/use-import');

test('a file that the system opens while an import runs neither stops it nor hides its end', async () => {
  const screen = mount(useImport);
  const shown = () => screen.render(undefined).shown;
  shown().start('hevy', () => ({ steps: [] }));
  expect(shown().state.at).toBe('working');

  shown().choose(new File(['x'], 'outro.csv'));
  shown().lose();
  expect(info).toHaveBeenCalledOnce();
  expect(read).not.toHaveBeenCalled();
  expect(stored.signal.aborted).toBe(false);
  expect(shown().state.at).toBe('working');

  stored.end({ taken: 0, refused: [], stopped: null, unconsented: 0 });
  await vi.waitFor(() => expect(shown().state.at).toBe('finished'));
});
