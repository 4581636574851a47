import { useEffect, useState } from 'react';
import { useProfessional } from '../../coaching/professional';
import { useStudents } from '../../coaching/students';
import { useAccount, useIsCoach } from '../../session/session';
import { useChosen } from '../../store/preferences';
import { usePreferenceCommands } from '../preferences';

/** Earlier versions stored the choice per device, and only there. */
const OLD_KEY = 'as-coach';

/**
 * Keeps what the next start knows: whether the app opens on the coach's panel. People with a
 * professional profile start there unless they chose otherwise; the choice is a preference, so all
 * devices have it. `onLearned` is called when this device learns of it.
 */
export function useCoachView(onLearned: () => void): void {
  const chosen = useChosen('self');
  const professional = useProfessional();
  const { keepCoach } = useAccount();
  const isCoach = useIsCoach();
  const choice = chosen.state === 'ready' ? chosen.value?.coachView : undefined;
  const hasProfile = professional.state === 'ready' && professional.value !== null;
  // Without either, for example before the first download, the server's answer stays.
  const opens = choice ?? (hasProfile || undefined);

  useEffect(() => {
    if (opens === undefined || opens === isCoach) return;
    keepCoach(opens);
    if (opens) onLearned();
  }, [opens, isCoach, keepCoach, onLearned]);
}

/** Whether this device has a choice of an earlier version. */
export function hasOldCoachView(): boolean {
  try {
    return localStorage.getItem(OLD_KEY) !== null;
  } catch {
    return false;
  }
}

/** Takes the choice of an earlier version into the account, for people who coach students. */
export function useOldCoachView(): void {
  const chosen = useChosen('self');
  const students = useStudents();
  const { coachView } = usePreferenceCommands();
  const [old] = useState(() => localStorage.getItem(OLD_KEY) === 'true');

  useEffect(() => {
    if (chosen.state !== 'ready' || students.state !== 'ready') return;
    const isUnchosen = chosen.value?.coachView === undefined;
    const taken = old && isUnchosen && students.value.length > 0 ? coachView(true) : null;
    void Promise.resolve(taken).then(
      () => localStorage.removeItem(OLD_KEY),
      (cause: unknown) => console.error('The old choice stays for the next start', cause),
    );
  }, [chosen, students, old, coachView]);
}
