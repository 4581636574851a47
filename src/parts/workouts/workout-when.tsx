import { addDays, type LocalDay } from '#domain/local-day';
import {
  LONGEST_MINUTES,
  overlapping,
  timesOn,
  timesProblem,
  type WorkoutTimes,
} from '#domain/workouts/past';
import { timesProblemWords } from '#words/workouts/history';
import { useSummaries } from '../../data/progress/summaries';
import { useServerNow } from '../../data/store/server-clock';
import { DateField } from '../../ui/field/date-field';
import { NumberField } from '../../ui/field/number-field';
import { TimeField } from '../../ui/field/time-field';
import styles from './workout-when.module.css';

/** Earlier than any living person's birth. */
const EARLIEST = '1900-01-01';

/** The time of a past workout while it is typed. */
export interface When {
  readonly day: LocalDay | null;
  /** A time such as "18:05"; null without one. */
  readonly time: string | null;
  readonly minutes: number | null;
}

/** The typed times, once they are complete. */
function timesOfWhen({ day, time, minutes }: When): WorkoutTimes | null {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time ?? '') ?? [];
  if (day === null || minutes === null || hour === undefined || minute === undefined) return null;
  return { day, seconds: Number(hour) * 3600 + Number(minute) * 60, minutes };
}

interface WhenFieldsProps {
  when: When;
  /** IANA zone of the typed times. */
  zone: string;
  today: LocalDay;
  /** The workout that is moved, which does not overlap itself. */
  except?: string;
  onChange: (when: When) => void;
}

/** Day, start and duration of a past workout. It shows invalid values and overlapping workouts. */
export function WhenFields({ when, zone, today, except, onChange }: WhenFieldsProps) {
  const now = useServerNow();
  const times = timesOfWhen(when);
  const meant = times && timesOn(times, zone);
  const problem = meant && timesProblem(meant, now());
  const others = useSummaries(addDays(times?.day ?? today, -1));
  const met =
    meant && problem === null && others.state === 'ready'
      ? overlapping(others.value, meant.start.at, meant.endedAt, except ?? null)
      : [];
  return (
    <>
      <DateField
        label="Dia"
        value={when.day}
        min={EARLIEST}
        max={today}
        onChange={(day) => onChange({ ...when, day })}
      />
      <div className={styles.pair}>
        <TimeField
          label="Começo"
          value={when.time}
          error={problem === 'starts-ahead' ? timesProblemWords(problem) : undefined}
          onChange={(time) => onChange({ ...when, time })}
        />
        <NumberField
          label="Duração"
          unit="min"
          min={1}
          max={LONGEST_MINUTES}
          step={5}
          value={when.minutes}
          error={problem === 'ends-ahead' ? timesProblemWords(problem) : undefined}
          onChange={(minutes) => onChange({ ...when, minutes })}
        />
      </div>
      <p className={styles.met} role="status">
        {met.length > 0 &&
          'Já há um treino seu neste horário. Dá para guardar os dois, se for isso mesmo.'}
      </p>
    </>
  );
}

/** The typed times, if complete and not in the future; null otherwise. */
export function useUsableTimes(when: When, zone: string): WorkoutTimes | null {
  const now = useServerNow();
  const times = timesOfWhen(when);
  return times && timesProblem(timesOn(times, zone), now()) === null ? times : null;
}
