import type { ReactNode } from 'react';
import type { LoadKind } from '#domain/exercises/exercise';
import type { LoadUnit } from '#domain/load';
import { setGroups } from '#domain/programs/groups';
import type { Program, ProgramDay, ProgramExercise } from '#domain/programs/shape';
import { prescriptionOf } from '#domain/programs/week';
import { formatOr } from '#words/format/list';
import { plainPrescription } from '#words/programs/plain-target';
import { prescriptionWords, restWords, ruleWords } from '#words/programs/prescription';
import { groupLabel } from '#words/programs/program';
import { ruleSentence } from '#words/programs/rule-sentence';
import { effortScaleWords } from '#words/workouts/target';
import { classNames } from '../../ui/class-names';
import { Disclosure } from '../../ui/control/disclosure';
import layoutClass from '../../ui/layout.module.css';
import textClass from '../../ui/text.module.css';
import styles from './program-day.module.css';

interface ProgramDayListProps {
  program: Pick<Program, 'weeks' | 'weekOf'>;
  day: ProgramDay;
  /** The visible week of the ficha, from 1. */
  week: number;
  unit: LoadUnit;
  nameOf: (exercise: string | null) => string;
  /** How an exercise is loaded, which determines what is lighter in a lighter week. */
  kindOf?: (exercise: string | null) => LoadKind | null;
  /** Renders the link to an exercise's video; absent before the ficha is saved. */
  renderVideo?: ((href: string) => ReactNode) | undefined;
  /** Renders the still picture of an exercise. */
  still?: ((exercise: string | null) => ReactNode) | undefined;
  /** Targets as whole sentences, for people who begin. */
  plain?: boolean;
  /** Leaves out cards, for use inside a sheet. */
  bare?: boolean;
}

/** A readable day of a ficha: exercises, groups and targets. */
export function ProgramDayList(props: ProgramDayListProps) {
  const { program, day, week, unit, nameOf, kindOf, renderVideo, still } = props;
  const { plain = false, bare = false } = props;
  return (
    <>
      {day.note !== '' && <p className={classNames(textClass.quote, styles.note)}>{day.note}</p>}
      <ol className={classNames(layoutClass.closeAuto, bare && styles.bare)}>
        {setGroups(day.exercises).map((group) => (
          <li
            key={group[0]?.key ?? ''}
            className={classNames(styles.group, group.length > 1 && styles.turns)}
          >
            {group.length > 1 && <p className={styles.turn}>{groupLabel(group.length)}</p>}
            <ul className={styles.exercises}>
              {group.map((entry) => (
                <ReadExercise
                  key={entry.key}
                  entry={entry}
                  asked={prescriptionOf(program, entry, week, kindOf?.(entry.exercise)).sets}
                  unit={unit}
                  nameOf={nameOf}
                  renderVideo={renderVideo}
                  still={still}
                  plain={plain}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {!plain && <EffortScales {...props} />}
    </>
  );
}

/** The short names of effort on this day, each explained by a tap. */
function EffortScales({ program, day, week, kindOf }: ProgramDayListProps) {
  const asked = day.exercises.flatMap(
    (entry) => prescriptionOf(program, entry, week, kindOf?.(entry.exercise)).sets,
  );
  const scales = (['rir', 'pse'] as const).filter((scale) =>
    asked.some(({ effort }) => effort?.scale === scale),
  );
  return scales.map((scale) => (
    <Disclosure key={scale} title={effortScaleWords[scale].title}>
      <p>{effortScaleWords[scale].text}</p>
    </Disclosure>
  ));
}

interface ReadExerciseProps {
  entry: ProgramExercise;
  asked: ProgramExercise['sets'];
  unit: LoadUnit;
  nameOf: (exercise: string | null) => string;
  renderVideo: ProgramDayListProps['renderVideo'];
  still: ProgramDayListProps['still'];
  plain: boolean;
}

function ReadExercise(props: ReadExerciseProps) {
  const { entry, asked, unit, nameOf, renderVideo, still, plain } = props;
  const { restSeconds, alternatives, rule, note } = entry;
  const words = plain ? plainPrescription(asked, unit) : prescriptionWords(asked, unit);
  return (
    <li className={styles.exercise}>
      {still?.(entry.exercise)}
      <div className={styles.texts}>
        <span className={textClass.strong}>{nameOf(entry.exercise)}</span>
        <span className={styles.asked}>{asked.length === 0 ? 'Séries a escolher' : words}</span>
        {restSeconds !== null && (
          <span className={textClass.small}>Descanso {restWords(restSeconds)}</span>
        )}
        {rule && (
          <Disclosure title={ruleWords(rule, unit)}>
            <p>{ruleSentence(rule, asked, unit)}</p>
          </Disclosure>
        )}
        {alternatives.length > 0 && (
          <span className={textClass.small}>Ou {formatOr(alternatives.map(nameOf))}</span>
        )}
        {note !== '' && <span className={classNames(textClass.quote, styles.remark)}>{note}</span>}
        {entry.video !== undefined && renderVideo?.(entry.video)}
        {entry.returned && (
          <span className={textClass.small}>Voltou: outro aparelho ainda usava</span>
        )}
      </div>
    </li>
  );
}
