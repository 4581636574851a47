import { armFigures } from './arms';
import { cardioFigures } from './cardio';
import { coreFigures } from './core';
import { hingeFigures } from './hinge';
import { legFigures } from './legs';
import { lungeFigures } from './lunge';
import { placeFigures } from './places';
import { pressFigures } from './press';
import { pullFigures } from './pull';
import { raiseFigures } from './raise';
import { squatFigures } from './squat';
import { wholeBodyFigures } from './whole-body';

/** The figures of the exercises, in order: a text may inherit from those before it. */
export const figureTexts: readonly string[] = [
  placeFigures,
  squatFigures,
  lungeFigures,
  hingeFigures,
  pressFigures,
  raiseFigures,
  pullFigures,
  armFigures,
  legFigures,
  coreFigures,
  wholeBodyFigures,
  cardioFigures,
];
