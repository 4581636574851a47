import { arms } from './cue-texts/arms';
import { back } from './cue-texts/back';
import { chest } from './cue-texts/chest';
import { core } from './cue-texts/core';
import { glutesCalves } from './cue-texts/glutes-calves';
import { legs } from './cue-texts/legs';
import { shoulders } from './cue-texts/shoulders';
import { wholeBody } from './cue-texts/whole-body';

/**
 * How to do each exercise, in a sentence or two, by the id of the exercise. Apart from the names,
 * because only the page of an exercise needs it.
 */
export const cues: ReadonlyMap<string, string> = new Map(
  [chest, back, shoulders, arms, legs, glutesCalves, core, wholeBody].flatMap((table) =>
    table.trim().split('\n').map(readCue),
  ),
);

function readCue(line: string): [id: string, cue: string] {
  const at = line.indexOf(' | ');
  return [line.slice(0, at), line.slice(at + 3)];
}
