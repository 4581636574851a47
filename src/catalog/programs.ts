import { firstSteps } from './program-texts/first-steps';
import type { ProgramTemplate } from './program-texts/template';

/** The ready fichas. Import it lazily: only who looks for one needs their texts. */
export const programTemplates: readonly ProgramTemplate[] = [...firstSteps];
