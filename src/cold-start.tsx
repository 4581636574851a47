import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useRunningWorkouts } from './data/workouts';
import { preferences } from './preferences/preferences';

/**
 * Goes straight into the running workout when the app was opened at its start page, or to the panel
 * of who looks at it as a coach. Once per start: who then goes back to that page wants to see it.
 */
export function ColdStart() {
  const [path, navigate] = useLocation();
  const running = useRunningWorkouts();
  const waiting = useRef(path === '/');

  useEffect(() => {
    if (!waiting.current || running.state === 'loading') return;
    waiting.current = false;
    const under = running.state === 'ready' && running.value.length > 0;
    if (path !== '/') return;
    if (under) navigate('/app/workout', { replace: true });
    else if (preferences.device.asCoach.get()) navigate('/app/panel', { replace: true });
  }, [path, running, navigate]);

  return null;
}
