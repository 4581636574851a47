import fc from 'fast-check';
import * as v from 'valibot';

type Schema = v.GenericSchema;

/** Own keys with these names, as JSON may contain them. */
const POISON = ['__proto__', 'constructor', 'prototype', 'then'];
const polluting = (key: string) =>
  Object.defineProperty({}, key, { value: { polluted: true }, enumerable: true });

/** Texts that pass a check of the type but break later code. */
const TEXTS = [
  '',
  ' ',
  'texto',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e',
  '💪'.repeat(20),
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '=1+1',
  'javascript:',
  '__proto__',
  'toString',
  'null',
  '1e999',
  '-1',
  '9'.repeat(400),
  'a'.repeat(70_000),
  '2026-02-30',
  '99999-99-99',
  '\r\nSet-Cookie: a=b',
  'a@example.com\n',
  '//evil.example',
];
const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.1,
  2 ** 31,
  2 ** 53,
  2 ** 64,
  1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  -8.64e15,
];
const OTHERS = [
  null,
  true,
  [],
  {},
  [[[]]],
  [null],
  Array(300).fill(0),
  { $gt: '' },
  { length: 1e9 },
  { toJSON: 1, toString: 1, valueOf: 1 },
  ...POISON.map(polluting),
];

/** Values of any type, for any field. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  ...[TEXTS, NUMBERS, OTHERS].map((values) => fc.constantFrom<unknown>(...values)),
);

/**
 * Values that mostly equal a good example, partly fit the schema, and partly do not. Texts and
 * numbers of a certain sort (an id, a day) come from `pool`.
 */
export function nearSchema(
  schema: Schema,
  pool: readonly unknown[],
  example?: unknown,
): fc.Arbitrary<unknown> {
  const near: Near = (inner, of) =>
    nearSchema(v.is(schemaSchema, inner) ? inner : v.any(), pool, of);
  return fc.oneof(
    { weight: 40, arbitrary: fitting(schema, pool, example, near) },
    { weight: example === undefined ? 0 : 40, arbitrary: fc.constant(example) },
    { weight: 2, arbitrary: hostile },
  );
}

type Near = (inner: unknown, example?: unknown) => fc.Arbitrary<unknown>;
const schemaSchema = v.custom<Schema>((value) => Reflect.has(Object(value), '~run'));

function fitting(
  schema: Schema,
  pool: readonly unknown[],
  example: unknown,
  near: Near,
): fc.Arbitrary<unknown> {
  const part = (name: string): unknown => Reflect.get(schema, name);
  const parts = (name: string): unknown[] => v.parse(v.array(v.unknown()), part(name));
  const at = (key: string | number): unknown => Reflect.get(Object(example), key);
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(Object(part('entries')));
      const model = Object.fromEntries(entries.map(([key, inner]) => [key, near(inner, at(key))]));
      const lacking = fc.record(model, { requiredKeys: [] });
      return fc.oneof({ weight: 9, arbitrary: fc.record(model) }, lacking, withMore(lacking));
    }
    case 'union':
    case 'variant':
      return fc.oneof(...parts('options').map((one) => near(one, example)));
    case 'array':
      return fc.oneof(
        { weight: 12, arbitrary: fc.array(near(part('item'), at(0)), { maxLength: 3 }) },
        near(part('item'), at(0)).map((one) => Array(2_000).fill(one)),
      );
    case 'tuple':
      return fc.tuple(...parts('items').map((one, nth) => near(one, at(nth))));
    case 'record':
      return withMore(fc.dictionary(fc.constantFrom(...textsOf(pool)), near(part('value'))));
    case 'optional':
    case 'nullable':
    case 'nullish':
    case 'exact_optional': {
      const none = schema.type === 'nullable' ? null : undefined;
      const there = near(part('wrapped'), example ?? undefined);
      return fc.oneof({ weight: 3, arbitrary: there }, fc.constant(none));
    }
    case 'picklist':
      return fc.constantFrom(...parts('options'));
    case 'literal':
      return fc.constant(part('literal'));
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constantFrom(...leavesOf(schema, pool));
  }
}

/** Adds a key that the schema does not have. */
function withMore(arbitrary: fc.Arbitrary<object>): fc.Arbitrary<object> {
  const key = fc.constantFrom(...POISON, 'id', 'userId', 'emailVerified', 'toJSON', 'a\u0000');
  return fc
    .tuple(arbitrary, key, hostile)
    .map(([one, name, value]) =>
      Object.defineProperty({ ...one }, name, { value, enumerable: true }),
    );
}

function textsOf(pool: readonly unknown[]): string[] {
  return pool.filter((value): value is string => typeof value === 'string');
}

/** Fitting values of the pool, and the limits that the schema names. */
function leavesOf(schema: Schema, pool: readonly unknown[]): unknown[] {
  const edges = v.parse(v.optional(v.array(v.unknown()), []), Reflect.get(schema, 'pipe'));
  const named = edges
    .map((action) => Reflect.get(Object(action), 'requirement'))
    .filter((edge) => typeof edge === 'number');
  const around = named.flatMap((edge): unknown[] =>
    schema.type === 'number'
      ? [edge - 1, edge, edge + 1]
      : [edge, edge + 1].map((length) => 'é'.repeat(Math.min(length, 300_000))),
  );
  const fits = pool.filter((value) => v.is(schema, value));
  if (fits.length + around.length === 0) throw new Error(`nothing near ${schema.expects}`);
  // Fitting values are listed several times, so that edge values are rarer.
  return [...fits, ...fits, ...fits, ...fits, ...around];
}
