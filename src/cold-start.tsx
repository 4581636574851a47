import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useRunningWorkouts } from './data/workouts';

/**
 * Goes straight into the running workout when the app was opened at its start page. Once per
 * start: who then goes back to that page wants to see it.
 */
export function ColdStart() {
  const [path, navigate] = useLocation();
  const running = useRunningWorkouts();
  const waiting = useRef(path === '/');

  useEffect(() => {
    if (!waiting.current || running.state === 'loading') return;
    waiting.current = false;
    const under = running.state === 'ready' && running.value.length > 0;
    if (under && path === '/') navigate('/app/workout', { replace: true });
  }, [path, running, navigate]);

  return null;
}
