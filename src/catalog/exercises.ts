import type { Exercise } from '#domain/exercises/exercise';
import { decodeRows } from './decode';
import { arms } from './rows/arms';
import { back } from './rows/back';
import { chest } from './rows/chest';
import { core } from './rows/core';
import { glutesCalves } from './rows/glutes-calves';
import { legs } from './rows/legs';
import { shoulders } from './rows/shoulders';
import { wholeBody } from './rows/whole-body';

/**
 * The exercises of the app: names, aliases, muscles, equipment. Import it lazily and pass it on
 * as a parameter. An id is never changed or used again: histories point to it.
 */
export const exercises: readonly Exercise[] = [
  chest,
  back,
  shoulders,
  arms,
  legs,
  glutesCalves,
  core,
  wholeBody,
].flatMap(decodeRows);
