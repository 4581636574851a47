import { PersonStanding } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoadUnit } from '#domain/load';
import type { Effort } from '#domain/workouts/shape';
import { studentGroupLabel } from '#words/coaching/groups';
import { formatTimer } from '#words/format/duration';
import { formatEffort } from '#words/workouts/effort';
import { classNames } from '../../ui/class-names';
import { Chip } from '../../ui/control/chip';
import { Menu, type MenuItem } from '../../ui/layer/menu';
import layoutClass from '../../ui/layout.module.css';
import textClass from '../../ui/text.module.css';
import styles from './exercise-heading.module.css';

/** One exercise of a group. */
export interface Partner {
  readonly key: string;
  readonly name: string;
}

interface ExerciseHeadingProps {
  name: string;
  level?: 2 | 3;
  /** The key of this exercise among the partners. */
  exerciseKey?: string;
  /** All exercises of the bi-set or circuit in order, including this one; empty without a group. */
  partners?: readonly Partner[];
  onPartner?: (key: string) => void;
  /** The reason for the suggested load. */
  advice?: string | null;
  unit: LoadUnit;
  /** The best set of the previous time; null without one. */
  last: Effort | null;
  /** Text for a first time. */
  firstTime?: string;
  /** In seconds, 0 for none. */
  restSeconds: number;
  note: string;
  /** A link to a video of the exercise; absent without one. */
  video?: ReactNode;
  /** A tap on the name shows how to do it; absent where there is nothing to show. */
  howTo?: { readonly shown: boolean; readonly onToggle: () => void } | undefined;
  /** Whether another device restored the exercise after its removal. */
  returned: boolean;
  menu: readonly MenuItem[];
  onHistory: () => void;
  onRest: () => void;
  onNote: () => void;
}

/** The current exercise: its name, and facts that a tap can change. */
export function ExerciseHeading(props: ExerciseHeadingProps) {
  const { name, unit, last, firstTime = 'Primeira vez', restSeconds, note } = props;
  return (
    <header className={layoutClass.close}>
      <div className={styles.line}>
        <Names {...props} />
        <Menu label={`Opções de ${name}`} items={props.menu} />
      </div>
      {props.advice && <p className={textClass.small}>{props.advice}</p>}
      <div className={classNames(layoutClass.wrap, styles.chips)}>
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
        <p className={textClass.small}>Voltou: outro aparelho ainda usava este exercício.</p>
      )}
    </header>
  );
}

/** The name, or all names of a group one below another, the current one as the heading. */
function Names(props: ExerciseHeadingProps) {
  const { name, level = 2, exerciseKey, partners = [], onPartner, howTo } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  const last = name.lastIndexOf(' ') + 1;
  const current = (
    <Heading key={exerciseKey} className={styles.name}>
      {howTo ? (
        <button
          type="button"
          className={styles.howTo}
          title="Como fazer"
          aria-expanded={howTo.shown}
          onClick={howTo.onToggle}
        >
          {name.slice(0, last)}
          <span className={styles.last}>
            {name.slice(last)} <PersonStanding aria-hidden="true" />
          </span>
        </button>
      ) : (
        name
      )}
    </Heading>
  );
  if (partners.length < 2) return current;
  return (
    <div className={styles.names}>
      <p className={styles.group}>{studentGroupLabel(partners.length)}</p>
      {partners.map((partner) =>
        partner.key === exerciseKey ? (
          current
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
