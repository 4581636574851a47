import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shellRevision } from '../../deploy/build/shell-revision.ts';

const ENTRIES = [
  { url: 'index.html', revision: 'text-1', size: 1 },
  { url: 'manifest.webmanifest', revision: 'text-2', size: 1 },
];

test('the shell is fetched anew when the code of its headers changes, and only then', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'anilha-headers-'));
  try {
    const revise = async () => (await shellRevision(folder)([...ENTRIES], undefined)).manifest;
    const [empty] = await revise();
    await writeFile(join(folder, 'policy.ts'), "export const policy = 'a';");
    const [first, other] = await revise();
    const [again] = await revise();
    await writeFile(join(folder, 'policy.ts'), "export const policy = 'b';");
    const [changed] = await revise();
    expect(again?.revision).toBe(first?.revision);
    expect(new Set([empty, first, changed].map((entry) => entry?.revision)).size).toBe(3);
    expect(other?.revision).toBe('text-2');
  } finally {
    await rm(folder, { recursive: true });
  }
});
