import { useEffect, useState } from 'react';

const ROOM = '(min-width: 900px)';

/** Whether there is enough space for several workouts side by side. */
export function useColumns(): boolean {
  const [columns, setColumns] = useState(() => matchMedia(ROOM).matches);
  useEffect(() => {
    const query = matchMedia(ROOM);
    const look = () => setColumns(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return columns;
}
