import type { ReactNode } from 'react';
import type { LoadUnit } from '#domain/load';
import type { Effort } from '#domain/workouts/shape';
import { groupLabel } from '#words/coaching/groups';
import { formatTimer } from '#words/format/duration';
import { formatEffort } from '#words/workouts/effort';
import { Chip } from '../ui/control/chip';
import { Menu, type MenuItem } from '../ui/layer/menu';
import styles from './exercise-heading.module.css';

/** One of the exercises that are done in turn. */
export interface Partner {
  readonly key: string;
  readonly name: string;
}

interface ExerciseHeadingProps {
  name: string;
  level?: 2 | 3;
  /** Which of the partners it is. */
  exerciseKey?: string;
  /** All of the bi-set or circuit in order, this one among them; empty when it is done alone. */
  partners?: readonly Partner[];
  onPartner?: (key: string) => void;
  /** Why the load is what it is. */
  advice?: string | null;
  unit: LoadUnit;
  /** The best set of the last time; null when there was none. */
  last: Effort | null;
  /** Words for a first time. */
  firstTime?: string;
  /** Seconds; 0 is none. */
  restSeconds: number;
  note: string;
  /** The way to a video that shows it; nothing where there is none. */
  video?: ReactNode;
  /** Came back through another device after it had been removed. */
  returned: boolean;
  menu: readonly MenuItem[];
  onHistory: () => void;
  onRest: () => void;
  onNote: () => void;
}

/** The exercise at hand: its name, and the facts that are a tap away from their change. */
export function ExerciseHeading(props: ExerciseHeadingProps) {
  const { name, unit, last, firstTime = 'Primeira vez', restSeconds, note } = props;
  return (
    <header className={styles.heading}>
      <div className={styles.line}>
        <Names {...props} />
        <Menu label={`Opções de ${name}`} items={props.menu} />
      </div>
      {props.advice && <p className={styles.advice}>{props.advice}</p>}
      <div className={styles.chips}>
        <Chip
          onClick={props.onHistory}
          aria-label={last ? lastLabel(last, unit) : `${firstTime} neste exercício`}
        >
          {last ? (
            <span>
              Última <b>{formatEffort(last, unit)}</b>
            </span>
          ) : (
            firstTime
          )}
        </Chip>
        <Chip onClick={props.onRest} aria-label={`Descanso: ${restWords(restSeconds)}. Mudar`}>
          <span>
            Descanso <b>{restSeconds === 0 ? 'não' : formatTimer(restSeconds)}</b>
          </span>
        </Chip>
        {props.video}
      </div>
      {note !== '' && (
        <button type="button" className={styles.note} onClick={props.onNote}>
          {note}
        </button>
      )}
      {props.returned && (
        <p className={styles.returned}>Voltou: outro aparelho ainda usava este exercício.</p>
      )}
    </header>
  );
}

/** The name; of a group all names under each other, the one at hand as the heading. */
function Names({ name, level = 2, exerciseKey, partners = [], onPartner }: ExerciseHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  if (partners.length < 2) return <Heading className={styles.name}>{name}</Heading>;
  return (
    <div className={styles.names}>
      <p className={styles.group}>{groupLabel(partners.length)}</p>
      {partners.map((partner) =>
        partner.key === exerciseKey ? (
          <Heading key={partner.key} className={styles.name}>
            {name}
          </Heading>
        ) : (
          <button
            key={partner.key}
            type="button"
            className={styles.partner}
            aria-label={`Ir para ${partner.name}`}
            onClick={() => onPartner?.(partner.key)}
          >
            {partner.name}
          </button>
        ),
      )}
    </div>
  );
}

function lastLabel(last: Effort, unit: LoadUnit): string {
  return `Última: ${formatEffort(last, unit)}. Ver histórico`;
}

function restWords(seconds: number): string {
  return seconds === 0 ? 'sem descanso' : formatTimer(seconds);
}
