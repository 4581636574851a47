import * as v from 'valibot';
import { LOAD_UNITS } from '../load';
import { whole } from '../record/fields';
import { flatKind } from '../record/flat-kind';
import type { Json } from '../record/registers';
import { GYM_NAME_LENGTH, type GymRecord, MACHINE_NOTE_LENGTH, type Machine } from './shape';

const grams = whole(0, 1_000_000);
const weight = whole(1, 1_000_000);
const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/));

const bars = v.pipe(v.array(v.strictObject({ kind: word, grams })), v.maxLength(24));
const plates = v.pipe(
  v.array(v.strictObject({ grams: weight, count: v.nullable(whole(0, 200)) })),
  v.maxLength(32),
);
const weights = v.pipe(v.array(weight), v.maxLength(120));
const equipment = v.pipe(v.array(word), v.maxLength(40));
const machine = v.strictObject({
  startGrams: v.nullable(grams),
  stepGrams: v.nullable(weight),
  maxGrams: v.nullable(weight),
  stackGrams: v.nullable(v.pipe(v.array(grams), v.maxLength(60))),
  plateLoaded: v.boolean(),
  note: v.pipe(v.string(), v.maxLength(MACHINE_NOTE_LENGTH)),
});

const keyed = /^m\.([a-z0-9][a-z0-9-]{0,63})$/;

/** The value if it is valid, otherwise null. */
function kept<Schema extends v.GenericSchema>(
  schema: Schema,
  value: Json | undefined,
): v.InferOutput<Schema> | null {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : null;
}

/** A place to train: one record per gym, one register per kind of equipment and per machine. */
export const gymKind = flatKind<GymRecord>({
  name: 'gym',
  single: false,
  fields: {
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(GYM_NAME_LENGTH)),
    unit: v.picklist(LOAD_UNITS),
    bars,
    plates,
    dumbbells: weights,
    kettlebells: weights,
    equipment: v.nullable(equipment),
  },
  schemaOf: (path) => (keyed.test(path) ? v.nullable(machine) : null),
  project(read, paths) {
    const machines: Record<string, Machine> = {};
    for (const path of paths) {
      const id = keyed.exec(path)?.[1];
      const value = id === undefined ? null : kept(machine, read(path));
      if (id !== undefined && value) machines[id] = value;
    }
    const name = read('name');
    return {
      name: typeof name === 'string' ? name : '',
      unit: LOAD_UNITS.find((unit) => unit === read('unit')) ?? null,
      bars: kept(bars, read('bars')),
      plates: kept(plates, read('plates')),
      dumbbells: kept(weights, read('dumbbells')),
      kettlebells: kept(weights, read('kettlebells')),
      equipment: kept(equipment, read('equipment')),
      machines,
    };
  },
});
