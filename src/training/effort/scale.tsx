import { Annoyed, Frown, Laugh, Meh, Smile } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { MOODS, type Mood } from '#domain/workouts/shape';
import { moodWords } from '#words/workouts/mood';
import { effortStep } from '#words/workouts/session-effort';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './scale.module.css';

const STEPS = Array.from({ length: 11 }, (_, step) => step);
const FACES = { 1: Frown, 2: Annoyed, 3: Meh, 4: Smile, 5: Laugh } as const;

interface AnswerProps<Value extends number> {
  legend: string;
  /** Null without an answer. */
  value: Value | null;
  onChange: (value: Value) => void;
}

interface ScaleProps<Value extends number> extends AnswerProps<Value> {
  values: readonly Value[];
  columns: string | undefined;
  /** Text of a value, shown below the scale. */
  words: (value: Value) => string;
  /** Name of a step for screen readers. */
  spoken: (value: Value) => string;
  face: (value: Value) => ReactNode;
}

/** One answer among steps in a row; the chosen one has a text, otherwise both ends have one. */
function Scale<Value extends number>(props: ScaleProps<Value>) {
  const { legend, value, values, words, face } = props;
  const id = useId();
  const [first, last] = [values[0], values.at(-1)];
  return (
    <fieldset className={styles.scale}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={classNames(styles.steps, props.columns)}>
        {values.map((step) => (
          <label key={step} className={styles.step} htmlFor={`${id}-${step}`}>
            <input
              id={`${id}-${step}`}
              className={styles.input}
              type="radio"
              name={id}
              aria-label={props.spoken(step)}
              checked={value !== null && Math.round(value) === step}
              onChange={() => props.onChange(step)}
            />
            {face(step)}
          </label>
        ))}
      </div>
      <p className={styles.words} aria-hidden="true">
        {value === null ? (
          <>
            <span>{first !== undefined && words(first)}</span>
            <span>{last !== undefined && words(last)}</span>
          </>
        ) : (
          <span>{words(value)}</span>
        )}
      </p>
    </fieldset>
  );
}

/** Rates the effort of the whole session, 0 to 10. */
export function EffortScale(props: AnswerProps<number>) {
  return (
    <Scale
      {...props}
      values={STEPS}
      columns={styles.six}
      words={effortStep}
      spoken={(step) => `${step}, ${effortStep(step)}`}
      face={(step) => step}
    />
  );
}

/** Chooses a mood among five faces. */
export function MoodScale(props: AnswerProps<Mood>) {
  return (
    <Scale
      {...props}
      values={MOODS}
      columns={styles.five}
      words={moodWords}
      spoken={moodWords}
      face={(mood) => {
        const Face = FACES[mood];
        return <Face aria-hidden="true" />;
      }}
    />
  );
}
