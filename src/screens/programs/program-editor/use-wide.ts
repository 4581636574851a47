import { useEffect, useState } from 'react';

const WIDE = '(min-width: 900px)';

/** Whether the days of a ficha fit side by side. */
export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);

  useEffect(() => {
    const query = matchMedia(WIDE);
    const look = () => setWide(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);

  return wide;
}
