import { useState } from 'react';
import { floorKept, keepFloor } from '../../../data/coaching/floor-memory';
import type { StudentLink } from '../../../data/coaching/students';
import { useSession } from '../../../data/session/session';

/** Students on the floor, stored on this device while the coach may log for them. */
export function useChosenStudents(able: readonly StudentLink[]) {
  const session = useSession();
  const person = 'user' in session ? session.user.id : '';
  const [ids, setIds] = useState(() => floorKept(person));
  return {
    chosen: ids.flatMap((id) => able.find(({ student }) => student.id === id) ?? []),
    choose(next: readonly string[]) {
      setIds(next);
      keepFloor(person, next);
    },
  };
}
