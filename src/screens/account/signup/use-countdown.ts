import { useEffect, useState } from 'react';

/** Whole seconds until an act is possible again, from now and from every restart. */
export function useCountdown(seconds: number) {
  const [restarts, setRestarts] = useState(0);
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    // The clock is read, because timers of hidden tabs stop.
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);

  return {
    left,
    restarts,
    restart: () => {
      setRestarts((count) => count + 1);
      setEndsAt(Date.now() + seconds * 1000);
    },
  };
}
