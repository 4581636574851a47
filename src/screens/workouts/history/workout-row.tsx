import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import type { LoadUnit } from '#domain/load';
import { foundNote, foundParts, notesOf } from '#domain/progress/find-workouts';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { summaryTotals } from '#domain/workouts/totals';
import { longDay, weekdayName } from '#words/format/day';
import { formatDuration } from '#words/format/duration';
import { formatVolume } from '#words/format/load';
import { setsCount } from '#words/format/plural';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { exerciseNames, summaryTitle } from '../../../parts/workouts/workout-line';
import textClass from '../../../ui/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import styles from './history.module.css';

interface WorkoutRowProps {
  summary: WorkoutSummary;
  book: ExerciseBook | null;
  unit: LoadUnit;
  /** The search terms. */
  words: readonly string[];
  /** Whether the row is shown because of its note. */
  noted: boolean;
  /** Address of the list, for the way back. */
  list: string;
}

/** One workout: day, title, figures, and the note in which a term was found. */
export function WorkoutRow({ summary, book, unit, words, noted, list }: WorkoutRowProps) {
  const { id, day } = summary;
  const kindOf = (exercise: string) => book?.byId(exercise)?.loadKind ?? null;
  const { sets, volumeGrams, durationMs } = summaryTotals(summary, kindOf);
  const names = exerciseNames(summary, book);
  const note = foundNote(summary, words) ?? (noted ? notesOf(summary)[0] : null) ?? null;
  return (
    <li className={styles.item}>
      <Link href={`/app/history/${id}`} state={{ list }} className={styles.row}>
        <span className={styles.day}>
          <VisuallyHidden>{longDay(day)}</VisuallyHidden>
          <span className={styles.number} aria-hidden="true">
            {Number(day.slice(8))}
          </span>
          <span className={textClass.mini} aria-hidden="true">
            {weekdayName(day).slice(0, 3).toLocaleLowerCase('pt-BR')}
          </span>
        </span>
        <span className={styles.what}>
          <span className={styles.name}>{summaryTitle(summary, book)}</span>
          {names.length > 0 && (
            <span className={styles.exercises} data-shortened>
              {names.join(', ')}
            </span>
          )}
        </span>
        <span className={styles.figures}>
          <span>{sets === 0 ? 'Nenhuma série' : setsCount(sets)}</span>
          {volumeGrams > 0 && <span>{formatVolume(volumeGrams, unit)}</span>}
          <span>{formatDuration(durationMs)}</span>
        </span>
        <ChevronRight className={styles.chevron} aria-hidden="true" />
        {note !== null && <FoundNote note={note} words={words} />}
      </Link>
    </li>
  );
}

/** Number of characters of a note shown before the match. */
const BEFORE = 40;

function FoundNote({ note, words }: { note: string; words: readonly string[] }) {
  const [first, ...others] = foundParts(note, words);
  const far = first && others.length > 0 && !first.found && first.text.length > BEFORE;
  const lead = far ? `…${first.text.slice(-BEFORE).replace(/^\S*\s/, '')}` : first?.text;
  const parts = first ? [{ ...first, text: lead ?? '' }, ...others] : others;
  return (
    <span className={styles.found}>
      {parts.map(({ text, found }, at) => {
        const key = `${at} ${text}`;
        return found ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
      })}
    </span>
  );
}
