import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { bucketOf, type Reason } from '#domain/coaching/attention';
import type { LoadUnit } from '#domain/load';
import type { LocalDay } from '#domain/local-day';
import { actionWords, moreReasons, reasonWords, upToDateFigure } from '#words/coaching/attention';
import { formatEffort } from '#words/workouts/effort';
import { isLookedAt, type PanelStudent, shownReason } from '../../../data/coaching/coach-panel';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { LinkButton } from '../../../parts/page/link-button';
import { IconButton } from '../../../ui/control/icon-button';
import { Avatar } from '../../../ui/display/avatar';
import textClass from '../../../ui/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { actionAddress } from './action-address';
import styles from './panel.module.css';

interface PanelRowProps {
  row: PanelStudent;
  today: LocalDay;
  unit: LoadUnit;
  book: ExerciseBook | null;
  onSeen: () => void;
}

/** A student: the week, the reason for the entry, and the main action. */
export function PanelRow({ row, today, unit, book, onSeen }: PanelRowProps) {
  const { student, reasons, week } = row;
  const [first, ...others] = reasons;
  if (!first) return null;
  const reason = shownReason(first);
  const figure = first.kind === 'record' ? recordFigure(first, unit, book) : upToDateFigure(first);
  return (
    <li className={styles.row} data-link={row.link}>
      <Avatar name={student.name} size={36} />
      <Link href={`/app/students/${student.id}`} className={styles.name}>
        {student.name}
      </Link>
      <span className={styles.week}>
        {week && <WeekRings done={week.done} planned={week.planned} />}
      </span>
      <p className={styles.reason} data-bucket={bucketOf(first)}>
        <span className={styles.sign} data-kind={reason.kind} aria-hidden="true" />
        <span>
          {reasonWords(reason, today, exerciseOf(reason, book))}
          {others.length > 0 && (
            <span className={textClass.quiet}> · {moreReasons(others.length)}</span>
          )}
        </span>
      </p>
      <p className={styles.figure}>{figure}</p>
      <div className={styles.acts}>
        <LinkButton
          href={actionAddress(student.id, reason)}
          variant="quiet"
          aria-label={`${actionWords(reason.kind)}, ${student.name}`}
        >
          {actionWords(reason.kind)}
        </LinkButton>
        {!isLookedAt(row) && (
          <IconButton
            label={`Já vi ${student.name}`}
            icon={<Check aria-hidden="true" />}
            onClick={onSeen}
          />
        )}
      </div>
    </li>
  );
}

function exerciseOf(reason: Reason, book: ExerciseBook | null): string | null {
  if (reason.kind !== 'record' || !reason.best) return null;
  return reason.best.name ?? book?.byId(reason.best.exercise)?.name ?? null;
}

function recordFigure(
  { best }: Extract<Reason, { kind: 'record' }>,
  unit: LoadUnit,
  book: ExerciseBook | null,
) {
  return best && formatEffort(best.effort, unit, book?.byId(best.exercise)?.loadKind);
}

/** Training days of the current week: a plate for each, and a ring for each planned one. */
function WeekRings({ done, planned }: { done: number; planned: number | null }) {
  const count = Math.min(7, Math.max(done, planned ?? 0));
  const rings = Array.from({ length: count }, (_, nth) => ({ key: `${nth}`, done: nth < done }));
  return (
    <span className={styles.rings}>
      <VisuallyHidden>
        {planned === null ? `${done} nesta semana` : `${done} de ${planned} nesta semana`}
      </VisuallyHidden>
      {rings.map((ring) => (
        <span key={ring.key} className={styles.ring} data-done={ring.done} aria-hidden="true" />
      ))}
    </span>
  );
}
