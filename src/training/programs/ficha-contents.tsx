import type { ReactNode } from 'react';
import type { LoadUnit } from '#domain/load';
import type { SharedProgram } from '#domain/programs/ficha-code/shape';
import type { Program } from '#domain/programs/shape';
import { formatList } from '#words/format/list';
import { plural } from '#words/format/plural';
import { dayName, weekdaysWords } from '#words/programs/program';
import { Card } from '../../ui/display/card';
import textClass from '../../ui/text.module.css';
import styles from './ficha-contents.module.css';
import { ProgramDayList } from './program-day';

interface FichaContentsProps {
  /** The ficha in the form in which it would be stored. */
  program: Program;
  /** Custom exercises that the ficha contains. */
  own: SharedProgram['own'];
  unit: LoadUnit;
  /** Names of exercises that the ficha does not contain. */
  nameOf: (exercise: string | null) => string;
  still: (exercise: string | null) => ReactNode;
  /** Heading level of the days. */
  as?: 'h2' | 'h3';
}

/** A received ficha, day by day. */
export function FichaContents(props: FichaContentsProps) {
  const { program, own, unit, nameOf, still, as: Heading = 'h3' } = props;
  const brought = new Map(own.map(({ id, exercise }) => [id, exercise.name]));
  const named = (id: string | null) => (id && brought.get(id)) || nameOf(id);
  return (
    <>
      {program.note !== '' && <p className={styles.note}>{program.note}</p>}
      {own.length > 0 && (
        <p className={textClass.lead}>
          {plural(own.length, {
            zero: '',
            one: 'Vem com 1 exercício próprio',
            other: 'Vem com # exercícios próprios',
          })}
          : {formatList([...brought.values()])}.
        </p>
      )}
      {program.days.map((day, index) => (
        <Card key={day.key} as="section" labelledBy={`day-${day.key}`}>
          <Heading id={`day-${day.key}`} className={textClass.title}>
            {dayName(day, index)}
          </Heading>
          {program.schedule === 'weekday' && day.weekdays.length > 0 && (
            <p className={textClass.lead}>{weekdaysWords(day.weekdays)}</p>
          )}
          {day.exercises.length === 0 ? (
            <p className={textClass.lead}>Nenhum exercício neste dia.</p>
          ) : (
            <ProgramDayList
              program={program}
              day={day}
              week={1}
              unit={unit}
              nameOf={named}
              still={still}
            />
          )}
        </Card>
      ))}
      {program.days.length === 0 && (
        <p className={textClass.lead}>Esta ficha não tem dias ainda.</p>
      )}
    </>
  );
}
