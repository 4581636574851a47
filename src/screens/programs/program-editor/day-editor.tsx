import { ArrowLeft, ArrowRight, Copy, Keyboard, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SearchIndex } from '#domain/exercises/exercise-search';
import type { FindExercise } from '#domain/programs/ficha-text/shape';
import { setGroups } from '#domain/programs/groups';
import type { ProgramDay } from '#domain/programs/shape';
import { exercisesCount } from '#words/format/plural';
import { weekdaysWords } from '#words/programs/program';
import { TypedLine } from '../../../training/programs/typed-line';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { Menu } from '../../../ui/layer/menu';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import { ExerciseCard } from './exercise-card';
import styles from './program-editor.module.css';
import type { DayActs } from './use-day-acts';
import type { useDrag } from './use-drag';
import type { PlanActs } from './use-plan-acts';

export interface Lines {
  readonly index: SearchIndex;
  readonly find: FindExercise;
  readonly recent: readonly string[];
}

interface DayEditorProps {
  day: ProgramDay;
  name: string;
  /** Its index among the days. */
  at: number;
  last: boolean;
  byWeekday: boolean;
  wide: boolean;
  /** Whether it was just created, so that its text field gets the focus. */
  fresh: boolean;
  lines: Lines;
  acts: DayActs;
  plan: PlanActs;
  dragging: ReturnType<typeof useDrag>;
}

/** One day in the editor: its exercises, with ways to add more. */
export function DayEditor(props: DayEditorProps) {
  const { day, name, at, last, byWeekday, wide, fresh, lines, acts, plan, dragging } = props;
  const { drag, handleOf } = dragging;
  const [typing, setTyping] = useState(false);
  const stray = day.key === '';
  const to = drag?.to?.day === day.key ? drag.to.index : null;
  const others = day.exercises.filter(({ key }) => key !== drag?.key);
  const landing = to === null ? null : (others[to]?.key ?? 'end');
  return (
    <section
      className={classNames(styles.day, landing === 'end' && styles.landsLast)}
      aria-label={name}
      data-day={day.key}
    >
      <header className={styles.dayHead}>
        <div className={styles.dayTexts}>
          <h2 className={styles.dayName}>{name}</h2>
          <p className={textClass.small}>
            {[byWeekday ? weekdaysWords(day.weekdays) : '', exercisesCount(day.exercises.length)]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
        </div>
        {!stray && (
          <Menu
            label={`Opções de ${name}`}
            items={[
              {
                label: byWeekday ? 'Nome, dias e nota' : 'Nome e nota',
                icon: <Pencil aria-hidden="true" />,
                onSelect: () => acts.onOpen({ sheet: 'day', key: day.key }),
              },
              {
                label: 'Copiar dia',
                icon: <Copy aria-hidden="true" />,
                onSelect: () => plan.copyDay(day),
              },
              {
                label: 'Mover para antes',
                icon: <ArrowLeft aria-hidden="true" />,
                disabled: at === 0,
                onSelect: () => plan.moveDay(day, at - 1),
              },
              {
                label: 'Mover para depois',
                icon: <ArrowRight aria-hidden="true" />,
                disabled: last,
                onSelect: () => plan.moveDay(day, at + 1),
              },
              {
                label: 'Remover dia',
                icon: <Trash2 aria-hidden="true" />,
                danger: true,
                onSelect: () => plan.removeDay(day, name),
              },
            ]}
          />
        )}
      </header>
      {day.note !== '' && <p className={textClass.quote}>{day.note}</p>}
      {stray && (
        <p className={textClass.quote}>
          O dia destes exercícios não chegou a este aparelho. Mova-os para outro dia.
        </p>
      )}
      {day.returned && <p className={textClass.quote}>Voltou: outro aparelho ainda usava</p>}
      {day.exercises.length > 0 && (
        <ol
          className={classNames(layoutClass.close, styles.cards)}
          aria-label={`Exercícios de ${name}`}
        >
          {setGroups(day.exercises).flatMap((group) =>
            group.map((entry, place) => (
              <ExerciseCard
                key={entry.key}
                entry={entry}
                group={{ at: place, size: group.length }}
                first={day.exercises[0] === entry}
                last={day.exercises.at(-1) === entry}
                acts={acts}
                drag={drag}
                lands={landing === entry.key}
                handle={handleOf(entry.key)}
              />
            )),
          )}
        </ol>
      )}
      {!stray && (
        <div className={layoutClass.close}>
          {(wide || typing) && (
            <TypedLine
              {...lines}
              label={`Digitar exercício em ${name}`}
              unit={acts.unit}
              nameOf={acts.nameOf}
              focused={typing || fresh}
              onAdd={(typed) => plan.addLines(day, typed)}
            />
          )}
          <div className={classNames(layoutClass.wrap, styles.ways)}>
            <Button
              variant="quiet"
              icon={<Plus aria-hidden="true" />}
              onClick={() => acts.onOpen({ sheet: 'pick', key: day.key })}
            >
              Exercício
            </Button>
            {!wide && !typing && (
              <Button
                variant="quiet"
                icon={<Keyboard aria-hidden="true" />}
                onClick={() => setTyping(true)}
              >
                Digitar
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
