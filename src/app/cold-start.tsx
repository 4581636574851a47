import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useIsCoach } from '../data/session/session';
import type { UnderWay } from '../data/workouts/under-way';
import { useRunningWorkouts } from '../data/workouts/workouts';
import { startOf } from './straight-in';

export interface ColdStartProps {
  readonly underWay: UnderWay;
  /** Path that the start chose by what this device remembered; `/` unless it led elsewhere. */
  readonly start: string;
}

/**
 * Opens the running workout when the app starts at its start page, or the panel for people in coach
 * view. Only once per start, because a person who goes back to that page wants to see it.
 */
export function ColdStart({ underWay, start }: ColdStartProps) {
  const [path, navigate] = useLocation();
  const running = useRunningWorkouts();
  const isCoach = useIsCoach();
  const waiting = useRef(path === start);

  useEffect(() => {
    if (running.state === 'loading') return;
    const under = running.state === 'ready' && running.value.length > 0;
    if (running.state === 'ready') underWay.set(under);
    if (!waiting.current) return;
    waiting.current = false;
    const to = startOf(under, isCoach);
    if (path === start && to !== path) navigate(to, { replace: true });
  }, [path, start, running, isCoach, underWay, navigate]);

  return null;
}
