import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as v from 'valibot';
import type { Registers } from '#domain/record/registers';
import type { Stamp } from '#domain/record/stamp';
import { KINDS, kindOf } from '#protocol/kinds';
import { PROTO, SCHEMA } from '#protocol/version';
import { KIND_SAMPLES } from '../interchange/kind-samples';

/**
 * Writes the request of the current schema: `npx tsx tests/golden/write-push.ts`, once per schema.
 */

const ACCOUNT = 'ana';
const DEVICE = 'a';
const MOST = 60;

let made = 0;
function newId(): string {
  made += 1;
  return `0195a000-0000-7000-8000-${made.toString(16).padStart(12, '0')}`;
}

/** Fields of every message: the link that the test creates. */
const SAID: Registers = { link: ['link-1', [50, 0, DEVICE]], from: [ACCOUNT, [50, 0, DEVICE]] };

/** The record of a kind with the most fields that is still easy to read. */
function recordOf(name: string): Registers {
  const sample = KIND_SAMPLES[name];
  const kind = kindOf(name);
  if (!sample || !kind) throw new Error(`kind-samples.ts draws no records of ${name}`);
  const drawn = fc.sample(sample, { numRuns: 400, seed: SCHEMA });
  const [fullest = {}] = drawn
    .filter((registers) => Object.keys(registers).length <= MOST)
    .sort((one, other) => Object.keys(other).length - Object.keys(one).length);
  const all = name === 'message' ? { ...fullest, ...SAID } : fullest;
  return Object.fromEntries(
    Object.entries(all).filter(([path, [value]]) => {
      const schema = kind.schemaOf(path);
      // The recipient writes `readAt`.
      return schema !== null && v.is(schema, value) && path !== 'readAt';
    }),
  );
}

const ops = Object.values(KINDS).flatMap(({ name, single }) => {
  const target = { space: `u:${ACCOUNT}`, kind: name, record: single ? 'self' : newId() };
  const full = recordOf(name);
  const values = Object.entries(full).filter(([path]) => !/(^|\.)gone\./.test(path));
  const set = Object.fromEntries(values.map(([path, [value]]) => [path, value]));
  const stamps: [Stamp, Stamp] = [
    [60, 0, DEVICE],
    [61, 0, DEVICE],
  ];
  return [
    { id: newId(), ...target, full, stamp: stamps[0] },
    { id: newId(), ...target, set, stamp: stamps[1] },
  ];
});

const request = { proto: PROTO, schema: SCHEMA, account: ACCOUNT, device: DEVICE, spaces: [], ops };
const file = join(import.meta.dirname, `push-${SCHEMA}.json`);
writeFileSync(file, `${JSON.stringify(request, null, 2)}\n`, { flag: 'wx' });
