import { useCallback, useEffect, useRef, useState } from 'react';
import type { Assessment, AssessmentValues } from '#domain/body/assessment';
import { useAssessmentCommands } from '../../data/commands/assessments';
import { setBusy } from '../../pwa/busy';
import { storedOrSaid } from '../stored-or-said';

/** Long enough for the next key, short enough for a reload. */
const AFTER_TYPING = 300;

export interface KeptValues {
  readonly values: AssessmentValues;
  set(change: (before: AssessmentValues) => AssessmentValues): void;
  /** Whether anything of it is stored on this device, and whether all of it is. */
  readonly stored: 'nothing' | 'some' | 'all';
  /** Stores what is still on its way; resolves with whether all of it is. */
  flush(): Promise<boolean>;
}

/**
 * The values of a form that keeps them as they are typed: the record is made with the first, and
 * afterwards only what changed is written.
 * @param kept what is stored already, or null for nothing
 */
export function useKeptValues(
  id: string,
  kept: Assessment | null,
  start: AssessmentValues,
): KeptValues {
  const commands = useAssessmentCommands();
  const [values, setValues] = useState<AssessmentValues>(kept ?? start);
  const [stored, setStored] = useState<KeptValues['stored']>(kept ? 'all' : 'nothing');
  const wanted = useRef(values);
  const written = useRef<AssessmentValues | null>(kept);
  const timer = useRef<number | undefined>(undefined);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));

  const flush = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    // One after the other: each is compared with what the one before has written.
    queue.current = queue.current.then(async () => {
      const [after, before] = [wanted.current, written.current];
      if (after === before || (before === null && after === start)) return true;
      const refusal = before
        ? commands.change(id, after, before)
        : commands.assess(after, id).then((made) => made.refusal);
      if (!(await storedOrSaid(refusal))) return false;
      written.current = after;
      const rest = wanted.current !== after;
      setStored(rest ? 'some' : 'all');
      setBusy('form:assessment', rest);
      return true;
    });
    return queue.current;
  }, [commands, id, start]);

  useEffect(() => {
    const leave = () => void flush();
    // A phone puts the page away without another word.
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void flush();
      setBusy('form:assessment', false);
    };
  }, [flush]);

  return {
    values,
    stored,
    flush,
    set(change) {
      wanted.current = change(wanted.current);
      setValues(wanted.current);
      setStored((before) => (before === 'nothing' ? 'nothing' : 'some'));
      setBusy('form:assessment', true);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void flush(), AFTER_TYPING);
    },
  };
}
