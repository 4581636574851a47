import {
  ArrowDown,
  ArrowLeftRight,
  ArrowUp,
  CalendarRange,
  GripVertical,
  Link2,
  Pencil,
  Trash2,
  Unlink2,
} from 'lucide-react';
import { setsInWeek } from '#domain/programs/arrange-weeks';
import type { ProgramExercise } from '#domain/programs/shape';
import { prescriptionWords, restWords, ruleWords } from '#words/programs/prescription';
import { groupLabel } from '#words/programs/program';
import { classNames } from '../../../ui/class-names';
import { IconButton } from '../../../ui/control/icon-button';
import { Menu, type MenuItem } from '../../../ui/layer/menu';
import textClass from '../../../ui/text.module.css';
import styles from './program-editor.module.css';
import type { DayActs } from './use-day-acts';
import type { Drag } from './use-drag';

interface ExerciseCardProps {
  entry: ProgramExercise;
  /** Position in its group, and the group's size; a single exercise is 0 of 1. */
  group: { readonly at: number; readonly size: number };
  first: boolean;
  last: boolean;
  acts: DayActs;
  drag: Drag | null;
  /** Whether the dragged exercise would be placed before this one. */
  lands: boolean;
  handle: object;
}

/** An exercise in the editor: prescription, position, and a menu. */
export function ExerciseCard(props: ExerciseCardProps) {
  const { entry, group, first, last, acts, drag, lands, handle } = props;
  const { unit, week, nameOf, still } = acts;
  const name = nameOf(entry.exercise);
  const sets = setsInWeek(entry, week);
  const dragged = drag?.key === entry.key ? drag : null;
  const asked = [
    sets.length === 0 ? 'Séries a escolher' : prescriptionWords(sets, unit),
    entry.restSeconds === null ? '' : restWords(entry.restSeconds),
  ].filter((part) => part !== '');
  return (
    <li
      className={classNames(
        styles.card,
        group.size > 1 && styles.grouped,
        group.at > 0 && styles.joined,
        lands && styles.lands,
        dragged && styles.dragged,
      )}
      data-exercise={entry.key}
      style={dragged ? { '--x': `${dragged.x}px`, '--y': `${dragged.y}px` } : undefined}
    >
      {group.size > 1 && group.at === 0 && <p className={styles.turn}>{groupLabel(group.size)}</p>}
      <div className={styles.grip} aria-hidden="true" {...handle}>
        <GripVertical />
      </div>
      <button
        type="button"
        className={styles.what}
        aria-label={`${name}, ${asked.join(', ')}. Mudar`}
        onClick={() => acts.onOpen({ sheet: 'prescribe', key: entry.key })}
      >
        {still(entry.exercise)}
        <span className={styles.texts}>
          <span className={styles.name}>{name}</span>
          <span className={textClass.figures}>{asked.join(' · ')}</span>
          {week !== null && entry.weeks[week] && (
            <span className={styles.own}>Só na semana {week}</span>
          )}
          {entry.note !== '' && <span className={styles.remark}>{entry.note}</span>}
          {entry.video !== undefined && <span className={styles.remark}>Com vídeo</span>}
          {entry.returned && (
            <span className={styles.remark}>Voltou: outro aparelho ainda usava</span>
          )}
        </span>
      </button>
      <div className={styles.acts}>
        {entry.rule && <span className={styles.rule}>{ruleWords(entry.rule, unit)}</span>}
        <div className={styles.steps}>
          <IconButton
            label={`Mover ${name} para cima`}
            icon={<ArrowUp aria-hidden="true" />}
            data-step="-1"
            disabled={first}
            onClick={() => acts.step(entry, -1)}
          />
          <IconButton
            label={`Mover ${name} para baixo`}
            icon={<ArrowDown aria-hidden="true" />}
            data-step="1"
            disabled={last}
            onClick={() => acts.step(entry, 1)}
          />
          <Menu label={`Opções de ${name}`} items={menuOf(entry, group, last, acts)} />
        </div>
      </div>
    </li>
  );
}

function menuOf(
  entry: ProgramExercise,
  group: ExerciseCardProps['group'],
  last: boolean,
  acts: DayActs,
): MenuItem[] {
  const { key } = entry;
  const grouped = group.size > 1;
  return [
    {
      label: 'Séries, carga e descanso',
      icon: <Pencil aria-hidden="true" />,
      onSelect: () => acts.onOpen({ sheet: 'prescribe', key }),
    },
    {
      label: 'Trocar exercício',
      hint: 'As mesmas séries, sem a carga',
      icon: <ArrowLeftRight aria-hidden="true" />,
      onSelect: () => acts.onOpen({ sheet: 'replace', key }),
    },
    ...(last || (grouped && group.at < group.size - 1)
      ? []
      : [
          {
            label: grouped ? 'Juntar o próximo ao grupo' : 'Fazer junto com o próximo',
            hint: 'Bi-set, tri-set ou circuito',
            icon: <Link2 aria-hidden="true" />,
            onSelect: () => acts.group(entry),
          },
        ]),
    ...(grouped
      ? [
          {
            label: 'Separar do grupo',
            icon: <Unlink2 aria-hidden="true" />,
            onSelect: () => acts.ungroup(entry),
          },
        ]
      : []),
    {
      label: 'Mover para outro dia',
      icon: <CalendarRange aria-hidden="true" />,
      disabled: !acts.hasOtherDays,
      onSelect: () => acts.onOpen({ sheet: 'move', key }),
    },
    {
      label: 'Remover exercício',
      icon: <Trash2 aria-hidden="true" />,
      danger: true,
      onSelect: () => acts.remove(entry),
    },
  ];
}
