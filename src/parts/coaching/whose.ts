import { createContext, useContext } from 'react';
import type { StudentLink } from '../../data/coaching/students';

/** Provided around screens that show a student's records to the coach. */
export const Whose = createContext<StudentLink | null>(null);

/** The student of the shown records; null if they are the person's own. */
export function useWhose(): StudentLink | null {
  return useContext(Whose);
}
