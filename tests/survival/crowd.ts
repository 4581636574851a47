import * as v from 'valibot';
import { expect } from 'vitest';
import type { Registers } from '#domain/record/registers';
import { workoutKind } from '#domain/workouts/kind';
import { changeDigest, EMPTY_DIGEST, sumOf } from '#protocol/digest';
import { mergeRegisters } from '#protocol/merge';
import { spaceOf } from '#protocol/space';
import { digestResponseSchema } from '#protocol/sync';
import { signInByApi } from '../bench/fill';
import { createPerson } from '../e2e/person-steps';
import type { BuiltServer } from '../harness/built-server';
import { type Chance, createChance } from '../sync/chance';
import type { Door } from './door';
import { createPhone, type Person, type Phone } from './phone';

const PEOPLE = ['Ana', 'Bia', 'Caio'];
const PHONES = ['a', 'b'];

/** Some people who train at once, each with two phones that write to the same workouts. */
export interface Crowd {
  readonly phones: number;
  /** Lets all phones log at once, until `stop`; rejects at the first wrong answer. */
  train(): Promise<void>;
  stop(): void;
  /** Each person reads all their records on a new phone. */
  readAll(): Promise<void>;
  /** Checks that everything exists exactly once, on the server and every phone. */
  judge(): Promise<Judged>;
}

interface Judged {
  readonly sets: number;
  readonly repeated: number;
}

export async function gather(server: BuiltServer, door: Door, chance: Chance): Promise<Crowd> {
  const phones: Phone[] = [];
  const people: Person[] = [];
  for (const name of PEOPLE) {
    const email = `${name.toLowerCase()}@example.com`;
    await createPerson(server, name, email);
    const person = { ...(await signInByApi(server, email)), workouts: [] };
    people.push(person);
    for (const letter of PHONES) {
      const device = `${name.toLowerCase()}${letter}`;
      phones.push(createPhone(person, device, createChance(chance.below(2 ** 31)), door));
    }
  }
  return {
    phones: phones.length,
    async readAll() {
      for (const person of people) await readAnew(person, door);
    },
    async train() {
      await Promise.all(phones.map((phone) => phone.run()));
    },
    stop() {
      for (const phone of phones) phone.stop();
    },
    async judge() {
      for (const phone of phones) await phone.catchUp();
      let sets = 0;
      for (const person of people) {
        const own = phones.filter((phone) => phone.person === person);
        sets += await judgePerson(server, door, person, own);
      }
      return { sets, repeated: phones.reduce((sum, phone) => sum + phone.repeated(), 0) };
    },
  };
}

async function readAnew(person: Person, door: Door): Promise<Phone> {
  const newcomer = createPhone(person, 'new', createChance(1), door);
  await newcomer.catchUp();
  return newcomer;
}

/** @returns the number of sets that the person has done */
async function judgePerson(
  server: BuiltServer,
  door: Door,
  person: Person,
  phones: readonly Phone[],
): Promise<number> {
  const newcomer = await readAnew(person, door);
  // A phone that followed the cursor through all kills has the state of a first reading.
  for (const phone of phones) expect(phone.held).toEqual(newcomer.held);

  const acknowledged = new Map<string, Registers>();
  for (const [record, registers] of phones.flatMap((phone) => [...phone.acknowledged])) {
    const merged = mergeRegisters(acknowledged.get(record) ?? {}, registers);
    acknowledged.set(record, merged.registers);
  }
  // The phone must have exactly the acknowledged changes, because every change was sent until it
  // was acknowledged.
  expect(newcomer.held).toEqual(acknowledged);

  let digest = EMPTY_DIGEST;
  let sets = 0;
  for (const [record, registers] of newcomer.held) {
    digest = changeDigest(digest, null, sumOf('workout', record, registers));
    const logged = Object.keys(registers).filter((path) => path.includes('.done.'));
    const shown = workoutKind.project(registers).exercises.flatMap((exercise) => exercise.sets);
    expect(shown.filter((set) => set.done !== null)).toHaveLength(logged.length);
    sets += logged.length;
  }
  // The server updates this digest by differences, so a change counted twice would alter it.
  const kept = await fetch(`${server.apiUrl}/api/sync/digest?space=${spaceOf(person.userId)}`, {
    headers: { cookie: person.cookie },
  });
  expect(v.parse(digestResponseSchema, await kept.json()).kinds).toEqual({ workout: digest });
  return sets;
}
