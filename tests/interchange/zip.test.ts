import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  crc32,
  directory,
  END_LOOKED_AT,
  type FoundEntry,
  findDirectory,
  localHeader,
  localHeaderLength,
  readDirectory,
  type ZipEntry,
} from '../../src/interchange/zip';

interface Content {
  name: string;
  bytes: Uint8Array;
}

function zip(contents: readonly Content[]): Uint8Array {
  const entries: ZipEntry[] = contents.map(({ name, bytes }) => ({
    name,
    day: '2026-11-21',
    crc: crc32(bytes),
    size: bytes.length,
  }));
  const parts = entries.flatMap((entry, index) => [
    localHeader(entry),
    contents[index]?.bytes ?? new Uint8Array(),
  ]);
  return Buffer.concat([...parts, directory(entries)]);
}

function found(archive: Uint8Array): FoundEntry[] {
  const place = findDirectory(archive.subarray(-END_LOOKED_AT));
  if (!place) throw new Error('No archive');
  return readDirectory(archive.subarray(place.offset, place.offset + place.length)) ?? [];
}

function unpacked(archive: Uint8Array, entry: FoundEntry): Uint8Array {
  const from = entry.offset + (localHeaderLength(archive.subarray(entry.offset)) ?? Number.NaN);
  return Uint8Array.from(archive.subarray(from, from + entry.packed));
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'anilha-zip-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The complaints of a system tool about the archive; empty for none. */
function complaintsOfTool(archive: Uint8Array): string {
  const path = join(folder, 'fotos.zip');
  writeFileSync(path, archive);
  const tools = [
    ['unzip', '-t', path],
    ['python3', '-m', 'zipfile', '-t', path],
  ];
  for (const [tool = '', ...args] of tools) {
    const run = spawnSync(tool, args, { encoding: 'utf8' });
    if (run.error) continue;
    return run.status === 0 ? '' : run.stdout + run.stderr;
  }
  return '';
}

test('the check value of CRC-32 is the published one', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  expect(crc32(new Uint8Array())).toBe(0);
});

describe('an archive', () => {
  test('gives back what went in, byte by byte', () => {
    const contents = fc.uniqueArray(
      fc.record({
        name: fc.stringMatching(/^[a-z]{1,8}\/[a-z0-9-]{1,20}\.jpg$/),
        bytes: fc.uint8Array({ maxLength: 300 }),
      }),
      { selector: ({ name }) => name, maxLength: 12 },
    );
    fc.assert(
      fc.property(contents, (files) => {
        const archive = zip(files);
        const entries = found(archive);
        expect(entries.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
        for (const [index, entry] of entries.entries()) {
          const bytes = unpacked(archive, entry);
          expect(bytes).toEqual(Uint8Array.from(files[index]?.bytes ?? []));
          expect([entry.method, entry.crc, entry.size]).toEqual([
            'stored',
            crc32(bytes),
            bytes.length,
          ]);
        }
      }),
    );
  });

  test('is accepted by the tools of the system, empty too', () => {
    const text = (words: string) => new TextEncoder().encode(words);
    expect(
      complaintsOfTool(
        zip([
          { name: 'fotos/2026-11-21-frente.jpg', bytes: text('frente') },
          { name: 'fotos/2026-11-21-costas.jpg', bytes: new Uint8Array(70_000).fill(7) },
        ]),
      ),
    ).toBe('');
  });

  test('what is none, or is cut, is said to be none', () => {
    const archive = zip([{ name: 'a.jpg', bytes: new Uint8Array(40) }]);
    expect(findDirectory(new Uint8Array(100))).toBeNull();
    expect(findDirectory(archive.subarray(0, 60))).toBeNull();
    expect(readDirectory(archive.subarray(0, 50))).toBeNull();
    expect(localHeaderLength(new Uint8Array(30))).toBeNull();
  });
});
