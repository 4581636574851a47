import { EMPTY_DAY, EMPTY_PROGRAM, plainExercise } from '#domain/programs/draft';
import { encodeProgram } from '#domain/programs/ficha-code/encode';

/** The code of a small ficha with this title. */
export function fichaCode(title = 'Ficha de março'): string {
  const exercises = ['supino-reto-barra', 'remada-curvada-barra'].map(plainExercise);
  const draft = { ...EMPTY_PROGRAM, title, days: [{ ...EMPTY_DAY, exercises }] };
  return encodeProgram(draft, () => null);
}
