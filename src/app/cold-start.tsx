import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { UnderWay } from '../data/workouts/under-way';
import { useRunningWorkouts } from '../data/workouts/workouts';
import { preferences } from '../preferences/preferences';
import { WORKOUT } from './straight-in';

export interface ColdStartProps {
  readonly underWay: UnderWay;
  /** Whether the start already opened the workout, because this device remembered a running one. */
  readonly ledIn: boolean;
}

/**
 * Opens the running workout when the app starts at its start page, or the panel for people in coach
 * view. Only once per start, because a person who goes back to that page wants to see it.
 */
export function ColdStart({ underWay, ledIn }: ColdStartProps) {
  const [path, navigate] = useLocation();
  const running = useRunningWorkouts();
  const start = ledIn ? WORKOUT : '/';
  const waiting = useRef(path === start);

  useEffect(() => {
    if (running.state === 'loading') return;
    const under = running.state === 'ready' && running.value.length > 0;
    if (running.state === 'ready') underWay.set(under);
    if (!waiting.current) return;
    waiting.current = false;
    const home = preferences.device.asCoach.get() ? '/app/panel' : '/';
    const to = under ? WORKOUT : home;
    if (path === start && to !== path) navigate(to, { replace: true });
  }, [path, start, running, underWay, navigate]);

  return null;
}
