import { useMemo, useState } from 'react';
import type { ProgramTemplate } from '#catalog/program-texts/template';
import type { LoadUnit } from '#domain/load';
import type { ProgramDraft } from '#domain/programs/draft';
import { parseProgram } from '#domain/programs/ficha-text/program';
import type { FindExercise } from '#domain/programs/ficha-text/shape';
import { previewOf } from '#domain/programs/preview';
import { dayName } from '#words/programs/program';
import type { ExerciseBook } from '../../data/exercises/exercises';
import { ProgramDayList } from '../../training/programs/program-day';
import { Button } from '../../ui/control/button';
import { Tabs } from '../../ui/control/tabs';
import { Sheet } from '../../ui/layer/sheet';
import textClass from '../../ui/text.module.css';
import { exerciseStills } from '../exercises/exercise-figure';
import { exerciseNamer } from '../exercises/exercise-namer';
import styles from './preview.module.css';
import { templateFacts } from './template-facts';

interface TemplatePreviewProps {
  template: ProgramTemplate;
  book: ExerciseBook;
  find: FindExercise;
  unit: LoadUnit;
  busy: boolean;
  onUse: (draft: ProgramDraft) => void;
  onClose: () => void;
}

/** A whole ready ficha, before the person takes it. */
export function TemplatePreview(props: TemplatePreviewProps) {
  const { template, book, find, unit, busy, onUse, onClose } = props;
  const draft = useMemo(
    // Its loads are in kilograms, whatever the person's unit.
    () => ({ ...parseProgram(template.text, find).draft, template: template.id }),
    [template, find],
  );
  const program = previewOf(draft);
  const nameOf = exerciseNamer(book);
  const [chosen, setDay] = useState('');
  const shown = program.days.find(({ key }) => key === chosen) ?? program.days[0];
  return (
    <Sheet
      open
      tall
      size="l"
      title={template.title}
      description={templateFacts(template)}
      onClose={onClose}
      footer={
        <Button size="l" full busy={busy} onClick={() => onUse(draft)}>
          Usar esta ficha
        </Button>
      }
    >
      <div className={styles.preview}>
        <p>{template.summary}</p>
        {program.note !== '' && <p className={textClass.small}>{program.note}</p>}
        <Tabs
          label="Dias"
          value={shown?.key ?? ''}
          onChange={setDay}
          tabs={program.days.map((day, at) => ({
            value: day.key,
            label: dayName(day, at),
            panel: (
              <ProgramDayList
                bare
                program={program}
                day={day}
                week={1}
                unit={unit}
                nameOf={nameOf}
                still={exerciseStills(book)}
              />
            ),
          }))}
        />
      </div>
    </Sheet>
  );
}
