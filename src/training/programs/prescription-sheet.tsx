import { ChevronDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { type Exercise, takesLoad } from '#domain/exercises/exercise';
import { typedVideo, type VideoFault, videoFault } from '#domain/exercises/video-link';
import type { LoadUnit } from '#domain/load';
import type { ExerciseFacts } from '#domain/programs/arrange-exercises';
import { PROGRAM_LIMITS } from '#domain/programs/paths';
import type { Prescription, SetBlock } from '#domain/programs/prescription';
import type { ProgramExercise } from '#domain/programs/shape';
import { countWords, prescriptionWords } from '#words/programs/prescription';
import { setKindLabel } from '#words/workouts/sets';
import { Button } from '../../ui/control/button';
import { FilterChip } from '../../ui/control/chip';
import { SwitchRow } from '../../ui/control/switch-row';
import { TextAreaField } from '../../ui/field/text-area-field';
import { hasWrongField } from '../../ui/field/wrong-field';
import { Sheet } from '../../ui/layer/sheet';
import layoutClass from '../../ui/layout.module.css';
import { VideoField } from '../exercises/video-field';
import { RestField } from '../rest/rest-field';
import { AlternativesField } from './alternatives-field';
import { BlockFields } from './block-fields';
import {
  type BlockForm,
  blockFormOf,
  blockOfForm,
  copyOfForm,
  formMeasure,
  newBlock,
  warmupBlock,
} from './block-form';
import { BlockMore } from './block-more';
import styles from './prescription-sheet.module.css';
import { RuleFields } from './rule-fields';

export interface Prescribed {
  readonly facts: ExerciseFacts;
  /** Changes of the chosen week: null removes them, absent keeps them. */
  readonly weekSets?: Prescription | null;
}

interface PrescriptionSheetProps {
  entry: ProgramExercise;
  name: string;
  /** Null if the exercise is not on this device. */
  exercise: Exercise | null;
  unit: LoadUnit;
  /** The visible week; null if all weeks are equal. */
  week: number | null;
  nameOf: (exercise: string | null) => string;
  /** Renders the picker of exercises that may replace this one. */
  renderPicker: (onAdd: (ids: readonly string[]) => void, onClose: () => void) => ReactNode;
  /** `seen` is the exercise when the sheet was opened. */
  onSave: (prescribed: Prescribed, seen: ProgramExercise) => void;
  onClose: () => void;
}

/** Edits the prescription of an exercise: frequent fields first, the others behind "Mais". */
export function PrescriptionSheet(props: PrescriptionSheetProps) {
  const { entry, name, exercise, unit, week, nameOf, renderPicker, onSave, onClose } = props;
  const measure = formMeasure(exercise?.loadKind ?? 'total');
  const own = week === null ? undefined : entry.weeks[week];
  const formsOf = (sets: Prescription): readonly BlockForm[] =>
    sets.length > 0 ? sets.map((block) => blockFormOf(block, measure, unit)) : [newBlock(measure)];

  const [onlyWeek, setOnlyWeek] = useState(own !== undefined);
  const [blocks, setBlocks] = useState(() => formsOf(own ?? entry.sets));
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      blocks.findIndex(({ kind }) => kind !== 'warmup'),
    ),
  );
  const [restSeconds, setRest] = useState(entry.restSeconds);
  const [rule, setRule] = useState(entry.rule);
  const [note, setNote] = useState(entry.note);
  const [alternatives, setAlternatives] = useState(entry.alternatives);
  const [video, setVideo] = useState(entry.video ?? '');
  const [fault, setFault] = useState<VideoFault | null>(null);
  const [more, setMore] = useState(false);
  const [seen] = useState(entry);

  const block = blocks[at] ?? blocks[0];
  const sets = blocks.map((each) => blockOfForm(each, unit));
  const change = (changed: BlockForm) =>
    setBlocks(blocks.map((each) => (each.key === changed.key ? changed : each)));
  const put = (changed: readonly BlockForm[], chosen: number) => {
    setBlocks(changed);
    setAt(chosen);
  };

  function save(event: MouseEvent<HTMLButtonElement>) {
    if (hasWrongField(event.currentTarget, 'dialog')) return;
    const found = videoFault(video);
    setFault(found);
    if (found) return setMore(true);
    const address = typedVideo(video) || null;
    const facts = { restSeconds, note: note.trim(), alternatives, rule, video: address };
    const inWeek = onlyWeek
      ? { facts, weekSets: sets }
      : { facts: { ...facts, sets }, ...(own === undefined ? {} : { weekSets: null }) };
    onSave(inWeek, seen);
  }

  if (!block) return null;
  return (
    <Sheet
      open
      tall
      title={name}
      description={sets.length === 0 ? '' : prescriptionWords(sets, unit)}
      onClose={onClose}
      footer={
        <Button size="l" full onClick={save}>
          Salvar
        </Button>
      }
    >
      <div className={styles.body}>
        {week !== null && (
          <SwitchRow
            label={`Só na semana ${week}`}
            hint={
              onlyWeek
                ? 'As outras semanas ficam como estão'
                : own === undefined
                  ? 'Vale para todas as semanas'
                  : 'Ao salvar, esta semana volta a ser como as outras'
            }
            checked={onlyWeek}
            onChange={(checked) => {
              setOnlyWeek(checked);
              put(formsOf(checked ? (own ?? entry.sets) : entry.sets), 0);
            }}
          />
        )}
        {blocks.length > 1 && (
          <fieldset className={layoutClass.wrap} aria-label="Blocos de séries">
            {blocks.map((each, index) => (
              <FilterChip key={each.key} pressed={each === block} onChange={() => setAt(index)}>
                {blockTitle(blockOfForm(each, unit))}
              </FilterChip>
            ))}
          </fieldset>
        )}
        <BlockFields
          key={block.key}
          block={block}
          unit={unit}
          loaded={takesLoad(exercise?.loadKind ?? 'total')}
          onChange={change}
        />
        {exercise?.unilateral && (
          <p className={styles.sentence}>Um lado de cada vez: as repetições são de cada lado.</p>
        )}
        <RestField
          label="Descanso"
          none="Como nas suas preferências"
          value={block.rest ?? restSeconds}
          onChange={(seconds) => {
            setRest(seconds);
            setBlocks(blocks.map((each) => ({ ...each, rest: null })));
          }}
        />
        <Button
          variant="quiet"
          full
          aria-expanded={more}
          className={styles.more}
          icon={<ChevronDown aria-hidden="true" />}
          onClick={() => setMore(!more)}
        >
          {more ? 'Menos' : 'Mais'}
        </Button>
        {more && (
          <>
            <div className={layoutClass.wrap}>
              <Button variant="outline" onClick={() => put([warmupBlock(measure), ...blocks], 0)}>
                Aquecimento
              </Button>
              <Button
                variant="outline"
                onClick={() => put([...blocks, copyOfForm(block, 1)], blocks.length)}
              >
                Outro bloco
              </Button>
              {block.count > 1 && (
                <Button
                  variant="outline"
                  onClick={() =>
                    put(
                      blocks.flatMap((each) =>
                        each === block
                          ? Array.from({ length: each.count }, () => copyOfForm(each, 1))
                          : [each],
                      ),
                      at,
                    )
                  }
                >
                  Série por série
                </Button>
              )}
              {blocks.length > 1 && (
                <Button
                  variant="outline"
                  onClick={() =>
                    put(
                      blocks.filter((each) => each !== block),
                      Math.max(0, at - 1),
                    )
                  }
                >
                  Remover bloco
                </Button>
              )}
            </div>
            <BlockMore
              key={block.key}
              block={block}
              alone={blocks.length === 1}
              onChange={change}
            />
            <RuleFields rule={rule} sets={sets} unit={unit} onChange={setRule} />
            <AlternativesField
              value={alternatives}
              nameOf={nameOf}
              renderPicker={renderPicker}
              onChange={setAlternatives}
            />
            <VideoField
              value={video}
              fault={fault}
              onChange={(typed) => {
                setVideo(typed);
                setFault(null);
              }}
            />
            <TextAreaField
              label="Nota"
              optional
              rows={3}
              maxLength={PROGRAM_LIMITS.note}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </>
        )}
      </div>
    </Sheet>
  );
}

/** The title of a block, such as "4 × 8–10" or "Aquecimento 2 × 10". */
function blockTitle(block: SetBlock): string {
  const count = countWords(block);
  return block.kind === 'normal' ? count : `${setKindLabel(block.kind)} ${count}`;
}
