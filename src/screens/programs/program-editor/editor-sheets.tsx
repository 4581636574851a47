import type { LoadUnit } from '#domain/load';
import { dayOf } from '#domain/programs/arrange';
import { exerciseIn } from '#domain/programs/arrange-exercises';
import { plainExercise } from '#domain/programs/draft';
import type { Program } from '#domain/programs/shape';
import { dayName } from '#words/programs/program';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { BookPicker } from '../../../parts/exercises/book-picker';
import { ProgramFactsSheet } from '../../../parts/programs/program-facts-sheet';
import { blockOfForm, formMeasure, newBlock } from '../../../training/programs/block-form';
import { PrescriptionSheet } from '../../../training/programs/prescription-sheet';
import { List, ListRow } from '../../../ui/display/list-row';
import { Sheet } from '../../../ui/layer/sheet';
import { DaySheet } from './day-sheet';
import type { OpenSheet } from './sheets';
import type { DayActs } from './use-day-acts';
import type { Editing } from './use-editing';
import { DuplicateWeekSheet, WeekSheet } from './week-sheets';

interface EditorSheetsProps {
  id: string;
  program: Program;
  book: ExerciseBook;
  unit: LoadUnit;
  editing: Editing;
  acts: DayActs;
  open: OpenSheet;
  onClose: () => void;
  onWeek: (week: number) => void;
}

/** The open sheet of the editor, one at a time. */
export function EditorSheets(props: EditorSheetsProps) {
  const { id, program, book, unit, editing, open, onClose, onWeek } = props;
  const { commands, edit } = editing;
  const closing = (command: Parameters<Editing['edit']>[0]) => {
    onClose();
    return edit(command);
  };

  if (open === null || open.sheet === 'sums' || open.sheet === 'publish') return null;
  switch (open.sheet) {
    case 'facts':
      return (
        <ProgramFactsSheet
          program={program}
          onSave={(facts) => void closing(commands.describe(id, facts))}
          onClose={onClose}
        />
      );
    case 'week':
      return (
        <WeekSheet
          week={open.week}
          about={program.weekOf[open.week]}
          onSave={(about) => void closing(commands.describeWeek(id, open.week, about))}
          onClose={onClose}
        />
      );
    case 'duplicate-week':
      return (
        <DuplicateWeekSheet
          program={program}
          week={open.week}
          onChoose={(to) =>
            void closing(commands.duplicateWeek(id, open.week, to)).then(
              (stored) => stored && onWeek(to),
            )
          }
          onClose={onClose}
        />
      );
    case 'day': {
      const day = dayOf(program, open.key);
      if (!day) return null;
      return (
        <DaySheet
          day={day}
          name={dayName(day, program.days.indexOf(day))}
          byWeekday={program.schedule === 'weekday'}
          onSave={(facts) => void closing(commands.describeDay(id, day.key, facts))}
          onClose={onClose}
        />
      );
    }
    case 'pick': {
      const day = dayOf(program, open.key);
      if (!day) return null;
      return (
        <BookPicker
          book={book}
          present={day.exercises.map(({ exercise }) => exercise)}
          onAdd={(ids) => {
            const drafts = ids.map((exercise) => {
              const measure = formMeasure(book.byId(exercise)?.loadKind ?? 'total');
              return { ...plainExercise(exercise), sets: [blockOfForm(newBlock(measure), unit)] };
            });
            void closing(commands.addExercises(id, day.key, drafts));
          }}
          onClose={onClose}
        />
      );
    }
    default:
      return <ExerciseSheets {...props} open={open} />;
  }
}

type ExerciseSheet = Extract<NonNullable<OpenSheet>, { readonly key: string }>;

/** The sheets of one exercise. */
function ExerciseSheets(props: EditorSheetsProps & { open: ExerciseSheet }) {
  const { id, program, book, unit, editing, acts, open, onClose } = props;
  const { commands, edit } = editing;
  const place = exerciseIn(program, open.key);
  if (!place) return null;
  const { exercise: entry, day } = place;
  const { key } = entry;
  const name = acts.nameOf(entry.exercise);
  const picker = (onAdd: (ids: readonly string[]) => void, onDone: () => void) => (
    <BookPicker book={book} present={[entry.exercise]} onAdd={onAdd} onClose={onDone} />
  );

  if (open.sheet === 'replace') {
    return picker(([exercise]) => {
      onClose();
      if (exercise !== undefined) void edit(commands.replaceExercise(id, key, exercise));
    }, onClose);
  }
  if (open.sheet === 'move') {
    return (
      <Sheet open title="Mover para outro dia" description={name} size="s" onClose={onClose}>
        <List bare>
          {program.days
            .filter((other) => other.key !== '' && other !== day)
            .map((other) => (
              <ListRow
                key={other.key}
                title={dayName(other, program.days.indexOf(other))}
                onClick={() => {
                  onClose();
                  acts.move(key, { day: other.key, index: other.exercises.length });
                }}
              />
            ))}
        </List>
      </Sheet>
    );
  }
  return (
    <PrescriptionSheet
      entry={entry}
      name={name}
      exercise={entry.exercise === null ? null : book.byId(entry.exercise)}
      unit={unit}
      week={acts.week}
      nameOf={acts.nameOf}
      renderPicker={picker}
      onSave={(prescribed, seen) => {
        onClose();
        void edit(commands.prescribe(id, key, acts.week, prescribed, seen));
      }}
      onClose={onClose}
    />
  );
}
