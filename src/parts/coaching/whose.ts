import { createContext, useContext } from 'react';
import type { StudentLink } from '../../data/students';

/** Provided around screens that show the records of somebody's student. */
export const Whose = createContext<StudentLink | null>(null);

/** The student whose records a screen shows to their coach; null where they are the person's own. */
export function useWhose(): StudentLink | null {
  return useContext(Whose);
}
