import { createContext, useContext } from 'react';
import type { StudentLink } from '../../data/coaching/students';

/** Set around screens that show a student's records to the coach. */
export const Whose = createContext<StudentLink | null>(null);

/** The student of the shown records; null for the person's own records. */
export function useWhose(): StudentLink | null {
  return useContext(Whose);
}
