import * as v from 'valibot';
import type { Bests, SetBests } from '#domain/progress/records';

const setBests = {
  repsAt: v.array(v.tuple([v.number(), v.number()])),
  seconds: v.number(),
  meters: v.number(),
};
const keptSchema = v.object({
  ...setBests,
  volume: v.number(),
  sides: v.nullable(v.object({ left: v.object(setBests), right: v.object(setBests) })),
});

type KeptSets = { repsAt: [number, number][]; seconds: number; meters: number };

function keepSets({ repsAt, seconds, meters }: SetBests): KeptSets {
  return { repsAt: [...repsAt], seconds, meters };
}

function readSets({ repsAt, seconds, meters }: KeptSets): SetBests {
  return { repsAt: new Map(repsAt), seconds, meters };
}

/** Encodes bests as text for the database. */
export function keepBests(bests: Bests): string {
  const { volume, sides } = bests;
  return JSON.stringify({
    ...keepSets(bests),
    volume,
    sides: sides && { left: keepSets(sides.left), right: keepSets(sides.right) },
  });
}

/** Decodes bests. Throws for an invalid text. */
export function readKeptBests(kept: string): Bests {
  const { volume, sides, ...all } = v.parse(keptSchema, JSON.parse(kept));
  return {
    ...readSets(all),
    volume,
    sides: sides && { left: readSets(sides.left), right: readSets(sides.right) },
  };
}
