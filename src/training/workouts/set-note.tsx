import { ArrowDown, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { outcomeOf } from '#domain/workouts/perform';
import type { WorkoutSet } from '#domain/workouts/shape';
import { plainTarget } from '#words/workouts/plain-target';
import { effortWords, outcomeWords, targetInShort, targetWords } from '#words/workouts/target';
import styles from './set-note.module.css';
import type { SetNote } from './set-row';

/**
 * The line below the values of a set. An open set shows its target, in full if it is the current
 * one. A done set shows the result and the effort.
 * @param plain whether targets are sentences, for people who begin
 */
export function noteOf(
  set: WorkoutSet,
  current: boolean,
  scale: 'rir' | 'pse',
  plain = false,
): SetNote | null {
  const { done, target, kind } = set;
  if (!done) {
    const short = target && (current ? targetWords(target, kind) : targetInShort(target, kind));
    const words = (plain && target && plainTarget(target, kind)) || short;
    return words ? { spoken: `Alvo: ${words}`, shown: <Line>{words}</Line> } : null;
  }
  const outcome = outcomeOf(set);
  const hard = done.rir == null ? '' : effortWords(done.rir, scale);
  if (!outcome && hard === '') return null;
  const spoken = [outcome ? outcomeWords(outcome) : '', hard].filter((part) => part !== '');
  return {
    spoken: spoken.join('. '),
    shown: (
      <Line>
        {outcome && (
          <span className={styles.outcome} data-outcome={outcome}>
            {outcome === 'reached' ? (
              <Check strokeWidth={3} aria-hidden="true" />
            ) : (
              <ArrowDown strokeWidth={3} aria-hidden="true" />
            )}
            {outcomeWords(outcome)}
          </span>
        )}
        {outcome && hard !== '' && <span>·</span>}
        {hard}
      </Line>
    ),
  };
}

function Line({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>;
}
