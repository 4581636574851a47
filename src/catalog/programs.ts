import { conditioning } from './program-texts/conditioning';
import { firstSteps } from './program-texts/first-steps';
import { home } from './program-texts/home';
import { hypertrophy } from './program-texts/hypertrophy';
import { splits } from './program-texts/splits';
import { strength } from './program-texts/strength';
import type { ProgramTemplate } from './program-texts/template';

/** The ready fichas. Import it lazily: only who looks for one needs their texts. */
export const programTemplates: readonly ProgramTemplate[] = [
  ...firstSteps,
  ...hypertrophy,
  ...splits,
  ...strength,
  ...home,
  ...conditioning,
];
