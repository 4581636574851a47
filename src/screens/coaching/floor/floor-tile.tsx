import type { CSSProperties } from 'react';
import { sameDevice } from '#domain/record/stamp';
import { formatRestLeft } from '#words/format/duration';
import { firstName } from '#words/format/people';
import { setKindMark } from '#words/workouts/sets';
import { type ExerciseBook, useExercises } from '../../../data/exercises/exercises';
import { useDevice } from '../../../data/store/server-clock';
import { useRunningWorkouts, type WorkoutEntry } from '../../../data/workouts/workouts';
import { useLive } from '../../../live/live-provider';
import { useRestEnd } from '../../../live/use-rest-end';
import { useRestNow } from '../../../live/use-rest-now';
import { exerciseInCatalogue } from '../../../parts/workouts/exercise-in';
import { NO_SET_CHOICE, restState } from '../../../training/workouts/current-set';
import { classNames } from '../../../ui/class-names';
import { useAnnounce } from '../../../ui/state/live-region';
import textClass from '../../../ui/text.module.css';
import styles from './floor.module.css';

interface TileProps {
  name: string;
  /** Whether its logger is the visible one. */
  current: boolean;
  onChoose: () => void;
}

/** A person in the switcher before their records are loaded. */
export function WaitingTile(props: TileProps) {
  return <Tile {...props} line="Abrindo" />;
}

/** A person in the switcher: current exercise and rest. A tap shows the logger. */
export function FloorTile(props: TileProps) {
  const running = useRunningWorkouts();
  const exercises = useExercises();
  const entry = running.state === 'ready' ? running.value[0] : undefined;
  if (!entry) return <Tile {...props} line="Sem treino" />;
  const book = exercises.state === 'ready' ? exercises.value : null;
  return <RunningTile {...props} entry={entry} book={book} />;
}

interface RunningTileProps extends TileProps {
  entry: WorkoutEntry;
  book: ExerciseBook | null;
}

function RunningTile({ entry: { workout }, book, ...tile }: RunningTileProps) {
  const { exercise, set, setNumber, setCount } = restState(workout, NO_SET_CHOICE);
  const rest = useRestNow(workout.rest);
  const announce = useAnnounce();
  const device = useDevice();
  const { chime } = useLive();
  useRestEnd(workout.rest, (over) => {
    // A rest that began on the person's own phone rings there (rule W3c).
    if (sameDevice(over.device, device)) chime();
    announce(`Descanso de ${tile.name} terminou`, { assertive: true });
  });
  const line = exercise && set ? exerciseInCatalogue(exercise, book).name : 'Tudo feito';
  const counted = `${setNumber} de ${setCount}`;
  const place = set ? (set.kind === 'warmup' ? setKindMark(set.kind) + counted : counted) : '';
  if (!rest) return <Tile {...tile} line={line} figure={place} />;
  const left = rest.left > 0 ? formatRestLeft(rest.left) : 'Pronto';
  const share = rest.total > 0 ? Math.min(1, rest.left / (rest.total * 1000)) : 0;
  return <Tile {...tile} line={line} figure={left} share={share} over={rest.left === 0} />;
}

interface FaceProps extends TileProps {
  line: string;
  figure?: string;
  /** Remaining share of the rest, 0 to 1; absent without a rest. */
  share?: number;
  over?: boolean;
}

function Tile({ name, current, onChoose, line, figure = '', share, over = false }: FaceProps) {
  const resting = share !== undefined;
  const ring: CSSProperties = { '--share': share ?? 0 };
  const spoken = resting ? (over ? 'descanso terminou' : `descanso ${figure}`) : figure;
  return (
    <button
      type="button"
      className={styles.tile}
      aria-current={current || undefined}
      aria-label={[name, line, spoken].filter(Boolean).join(', ')}
      data-over={over || undefined}
      onClick={onChoose}
    >
      <span className={styles.name}>{firstName(name)}</span>
      <span className={styles.line}>{line}</span>
      <span className={styles.rest}>
        <span className={styles.ring} data-resting={resting || undefined} style={ring} />
        <span className={classNames(textClass.figures, styles.figure)}>{figure}</span>
      </span>
    </button>
  );
}
