import { Annoyed, Frown, Laugh, Meh, Smile } from 'lucide-react';
import { useId } from 'react';
import { MOODS, type Mood } from '#domain/workouts/shape';
import { moodWords } from '#words/workouts/mood';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './scale.module.css';

const FACES = { 1: Frown, 2: Annoyed, 3: Meh, 4: Smile, 5: Laugh } as const;

interface MoodScaleProps {
  legend: string;
  /** Null without an answer. */
  value: Mood | null;
  onChange: (mood: Mood) => void;
}

/** Chooses a mood among five faces; the chosen one has a text. */
export function MoodScale({ legend, value, onChange }: MoodScaleProps) {
  const id = useId();
  return (
    <fieldset className={styles.scale}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={classNames(styles.steps, styles.five)}>
        {MOODS.map((mood) => {
          const Face = FACES[mood];
          return (
            <label key={mood} className={styles.step} htmlFor={`${id}-${mood}`}>
              <input
                id={`${id}-${mood}`}
                className={styles.input}
                type="radio"
                name={id}
                aria-label={moodWords(mood)}
                checked={value === mood}
                onChange={() => onChange(mood)}
              />
              <Face aria-hidden="true" />
            </label>
          );
        })}
      </div>
      <p className={styles.words} aria-hidden="true">
        {value === null ? (
          <>
            <span>{moodWords(1)}</span>
            <span>{moodWords(5)}</span>
          </>
        ) : (
          <span>{moodWords(value)}</span>
        )}
      </p>
    </fieldset>
  );
}
