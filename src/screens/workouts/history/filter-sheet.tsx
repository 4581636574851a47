import { useMemo } from 'react';
import { MUSCLE_GROUP_ORDER } from '#domain/exercises/muscles';
import { criteriaOf, NOTHING_SOUGHT, type Sought } from '#domain/progress/find-workouts';
import { muscleGroupLabel } from '#words/exercises/muscles';
import { capitalise, compareNames } from '#words/format/list';
import { plural } from '#words/format/plural';
import { dayName, programTitle } from '#words/programs/program';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import type { ProgramEntry } from '../../../data/programs/programs';
import { useSummaries } from '../../../data/progress/summaries';
import { Button } from '../../../ui/control/button';
import { SwitchRow } from '../../../ui/control/switch-row';
import { DateField } from '../../../ui/field/date-field';
import { SelectField } from '../../../ui/field/select-field';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import styles from './history.module.css';

interface FilterSheetProps {
  sought: Sought;
  book: ExerciseBook | null;
  programs: readonly ProgramEntry[];
  count: number | null;
  onSeek: (changes: Partial<Sought>) => void;
  onClose: () => void;
}

const COUNTED = { zero: 'Nenhum treino assim', one: 'Ver 1 treino', other: 'Ver # treinos' };

/** The filters of the list; each acts at once, behind the sheet. */
export function FilterSheet(props: FilterSheetProps) {
  const { sought, book, programs, count, onSeek, onClose } = props;
  const { exercise, group, program, programDay, from, to, noted } = sought;
  const trained = useTrained(book, exercise);
  const ficha = programs.find(({ id }) => id === program)?.program;
  const any = criteriaOf(sought).some((criterion) => criterion !== 'query');
  return (
    <Sheet
      open
      keeps
      title="Filtros"
      size="s"
      onClose={onClose}
      footer={
        <>
          <Button size="l" full onClick={onClose}>
            {count === null || !any ? 'Pronto' : plural(count, COUNTED)}
          </Button>
          {any && (
            <Button
              variant="plain"
              full
              onClick={() => onSeek({ ...NOTHING_SOUGHT, query: sought.query })}
            >
              Tirar os filtros
            </Button>
          )}
        </>
      }
    >
      <div className={layoutClass.wide}>
        <SelectField
          label="Exercício"
          placeholder="Todos"
          options={trained}
          value={exercise ?? ''}
          onChange={(event) => onSeek({ exercise: event.target.value || null })}
        />
        <SelectField
          label="Grupo muscular"
          placeholder="Todos"
          options={MUSCLE_GROUP_ORDER.map((each) => ({
            value: each,
            label: capitalise(muscleGroupLabel(each)),
          }))}
          value={group ?? ''}
          onChange={({ target }) =>
            onSeek({ group: MUSCLE_GROUP_ORDER.find((each) => each === target.value) ?? null })
          }
        />
        {programs.length > 0 && (
          <SelectField
            label="Ficha"
            placeholder="Todas"
            options={programs.map(({ id, program: each }) => ({
              value: id,
              label: programTitle(each),
            }))}
            value={program ?? ''}
            onChange={(event) => onSeek({ program: event.target.value || null, programDay: null })}
          />
        )}
        {ficha && (
          <SelectField
            label="Dia da ficha"
            placeholder="Todos"
            options={ficha.days.map((day, at) => ({ value: day.key, label: dayName(day, at) }))}
            value={programDay ?? ''}
            onChange={(event) => onSeek({ programDay: event.target.value || null })}
          />
        )}
        <div className={styles.dates}>
          <DateField label="Desde" value={from} onChange={(day) => onSeek({ from: day })} />
          <DateField label="Até" value={to} onChange={(day) => onSeek({ to: day })} />
        </div>
        <SwitchRow
          label="Só com nota"
          hint="Do treino ou de um exercício"
          checked={noted}
          onChange={(checked) => onSeek({ noted: checked })}
        />
      </div>
    </Sheet>
  );
}

/** The trained exercises by name, including the filtered one. */
function useTrained(book: ExerciseBook | null, asked: string | null) {
  const summaries = useSummaries(null);
  const all = summaries.state === 'ready' ? summaries.value : null;
  return useMemo(() => {
    const ids = new Set(all?.flatMap(({ exercises }) => exercises.map((each) => each.exercise)));
    if (asked !== null) ids.add(asked);
    return [...ids]
      .map((id) => ({ value: id, label: book?.byId(id)?.name ?? 'Exercício desconhecido' }))
      .sort((a, b) => compareNames(a.label, b.label));
  }, [all, asked, book]);
}
