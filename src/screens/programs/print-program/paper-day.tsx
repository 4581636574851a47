import type { ReactNode } from 'react';
import type { LoadUnit } from '#domain/load';
import { setGroups } from '#domain/programs/groups';
import { setCount } from '#domain/programs/prescription';
import type { Program, ProgramDay, ProgramExercise } from '#domain/programs/shape';
import { prescriptionWords, restWords, ruleWords } from '#words/programs/prescription';
import { dayName, groupLabel, weekdaysWords } from '#words/programs/program';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { exerciseWeeks } from './paper-weeks';
import styles from './print-program.module.css';

/** Number of workouts with space on the paper. */
const TIMES = [1, 2, 3, 4] as const;

interface PaperDayProps {
  program: Program;
  day: ProgramDay;
  index: number;
  unit: LoadUnit;
  nameOf: (exercise: string | null) => string;
  still: (exercise: string | null) => ReactNode;
}

/** A day as a table: targets, and boxes to fill in. */
export function PaperDay({ program, day, index, unit, nameOf, still }: PaperDayProps) {
  const id = `paper-${day.key}`;
  const when = program.schedule === 'weekday' ? weekdaysWords(day.weekdays) : '';
  return (
    <section className={styles.day} aria-labelledby={id}>
      <h3 id={id}>
        {dayName(day, index)}
        {when !== '' && <span className={styles.when}> · {when}</span>}
      </h3>
      {day.note !== '' && <p className={styles.note}>{day.note}</p>}
      {day.exercises.length === 0 ? (
        <p>Nenhum exercício neste dia.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Exercício</th>
              {TIMES.map((time) => (
                <th key={time} scope="col" className={styles.box}>
                  ___/___
                  <VisuallyHidden>: treino {time}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {setGroups(day.exercises).map((group) =>
              group.map((entry, place) => (
                <tr key={entry.key} className={group.length > 1 ? styles.joined : undefined}>
                  <th scope="row">
                    {group.length > 1 && place === 0 && (
                      <span className={styles.group}>{groupLabel(group.length)}</span>
                    )}
                    <div className={styles.exercise}>
                      <span className="light">{still(entry.exercise)}</span>
                      <div>
                        <PaperExercise
                          program={program}
                          entry={entry}
                          unit={unit}
                          nameOf={nameOf}
                        />
                      </div>
                    </div>
                  </th>
                  {TIMES.map((time) => (
                    <td key={time} className={styles.box}>
                      <Lines count={setCount(entry.sets)} />
                    </td>
                  ))}
                </tr>
              )),
            )}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** One short line per set, for load and repetitions. */
function Lines({ count }: { count: number }) {
  const lines = Array.from(
    { length: Math.min(8, Math.max(1, count)) },
    (_, line) => `line-${line}`,
  );
  return (
    <span className={styles.lines}>
      {lines.map((line) => (
        <span key={line} className={styles.line} />
      ))}
    </span>
  );
}

interface PaperExerciseProps {
  program: Program;
  entry: ProgramExercise;
  unit: LoadUnit;
  nameOf: (exercise: string | null) => string;
}

function PaperExercise({ program, entry, unit, nameOf }: PaperExerciseProps) {
  const { sets, restSeconds, rule, alternatives, note } = entry;
  const more = [
    ...(restSeconds === null ? [] : [`Descanso ${restWords(restSeconds)}`]),
    ...(rule ? [ruleWords(rule, unit)] : []),
    ...alternatives.map((id) => `ou ${nameOf(id)}`),
  ];
  return (
    <>
      <span className={styles.name}>{nameOf(entry.exercise)}</span>
      <span className={styles.asked}>{prescriptionWords(sets, unit)}</span>
      {exerciseWeeks(program, entry, unit).map((week) => (
        <span key={week} className={styles.more}>
          {week}
        </span>
      ))}
      {more.length > 0 && <span className={styles.more}>{more.join(' · ')}</span>}
      {note !== '' && <span className={styles.more}>{note}</span>}
    </>
  );
}
