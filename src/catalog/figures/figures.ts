import { arms } from './arms';
import { cardio } from './cardio';
import { core } from './core';
import { hinge } from './hinge';
import { legMachines } from './legs';
import { lunge } from './lunge';
import { places } from './places';
import { press } from './press';
import { pull } from './pull';
import { raise } from './raise';
import { squat } from './squat';
import { wholeBody } from './whole-body';

/** The figures of the exercises, in order: a text may inherit from those before it. */
export const figureTexts: readonly string[] = [
  places,
  squat,
  lunge,
  hinge,
  press,
  raise,
  pull,
  arms,
  legMachines,
  core,
  wholeBody,
  cardio,
];
