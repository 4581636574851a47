import { useState } from 'react';
import { EXERCISE_LIMITS } from '#domain/exercises/custom-exercise';
import {
  defaultBodyweightShare,
  defaultMechanic,
  defaultStepGrams,
  LOAD_KINDS,
  MECHANICS,
  movesBody,
  takesLoad,
} from '#domain/exercises/exercise';
import { type LoadUnit, stepIn } from '#domain/load';
import { fieldError } from '#words/errors';
import { loadKindLabel } from '#words/exercises/equipment';
import { mechanicLabel } from '#words/exercises/exercise';
import { capitalise } from '#words/format/list';
import { formatNumber } from '#words/format/number';
import { classNames } from '../../ui/class-names';
import { Disclosure } from '../../ui/control/disclosure';
import { SegmentedControl } from '../../ui/control/segmented-control';
import { SwitchRow } from '../../ui/control/switch-row';
import { NumberField } from '../../ui/field/number-field';
import { SelectField } from '../../ui/field/select-field';
import { TextAreaField } from '../../ui/field/text-area-field';
import { TextField } from '../../ui/field/text-field';
import layoutClass from '../../ui/layout.module.css';
import { type CustomExerciseDraft, type DraftFault, loadKindOf } from './exercise-draft';
import styles from './exercise-form.module.css';
import { type LikeChoice, LikeField } from './like-field';
import { LOAD_STEPS } from './load-steps';
import { MuscleChips } from './muscle-chips';
import { VideoField } from './video-field';

interface ExerciseDetailsProps {
  draft: CustomExerciseDraft;
  unit: LoadUnit;
  existing: boolean;
  fault: DraftFault | null;
  like: LikeChoice;
  onChange: (part: Partial<CustomExerciseDraft>) => void;
  /** Opens the choice of the exercise whose figure it borrows. */
  onPickLike: () => void;
}

/** Optional details of an exercise, behind one tap. */
export function ExerciseDetails(props: ExerciseDetailsProps) {
  const { draft, unit, existing, fault, like, onChange, onPickLike } = props;
  const [open, setOpen] = useState(existing);
  const loadKind = loadKindOf(draft);
  const muscles = new Set([...draft.primary, ...draft.secondary]).size;

  return (
    <Disclosure
      title="Mais detalhes"
      open={open || (fault !== null && fault !== 'name')}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <div className={classNames(layoutClass.wide, styles.details)}>
        <MuscleChips
          legend="Músculos auxiliares"
          value={draft.secondary}
          onChange={(secondary) => onChange({ secondary })}
        />
        <SelectField
          label="O que anotar em cada série"
          {...(existing && { hint: 'Vale também para as séries já registradas.' })}
          value={loadKind}
          options={LOAD_KINDS.map((each) => ({ value: each, label: loadKindLabel(each) }))}
          onChange={(event) =>
            onChange({ loadKind: LOAD_KINDS.find((each) => each === event.target.value) ?? null })
          }
        />
        {takesLoad(loadKind) && (
          <StepField
            value={draft.stepGrams ?? defaultStepGrams(draft.equipment ?? 'other')}
            unit={unit}
            onChange={(stepGrams) => onChange({ stepGrams })}
          />
        )}
        {(movesBody(loadKind) || loadKind === 'reps_only') && (
          <NumberField
            label="Parte do corpo que se move"
            hint="100 % na barra fixa, cerca de 65 % na flexão de braços"
            unit="%"
            digits={3}
            min={0}
            max={100}
            step={5}
            value={draft.bodyweightShare ?? defaultBodyweightShare(loadKind)}
            onChange={(bodyweightShare) => onChange({ bodyweightShare })}
          />
        )}
        <SegmentedControl
          legend="Tipo"
          options={MECHANICS.map((each) => ({
            value: each,
            label: capitalise(mechanicLabel(each)),
          }))}
          value={draft.mechanic ?? defaultMechanic(muscles)}
          onChange={(mechanic) => onChange({ mechanic })}
        />
        <SwitchRow
          label="Um lado por vez"
          hint="Como remada unilateral ou avanço"
          checked={draft.unilateral}
          onChange={(unilateral) => onChange({ unilateral })}
        />
        <TextField
          label="Outros nomes"
          optional
          hint="Com vírgulas entre eles. A busca encontra por todos."
          value={draft.otherNames}
          autoComplete="off"
          error={fault === 'aliases' ? fieldError('aliases') : undefined}
          onChange={(event) => onChange({ otherNames: event.target.value })}
        />
        <LikeField
          value={draft.like}
          choice={like}
          onPick={onPickLike}
          onClear={() => onChange({ like: '' })}
        />
        <VideoField
          value={draft.video}
          fault={fault === 'video_https' ? 'https' : fault === 'video_broken' ? 'broken' : null}
          onChange={(video) => onChange({ video })}
        />
        <TextAreaField
          label="Nota"
          optional
          hint="Ajuste da máquina, pegada, o que ajuda a lembrar"
          value={draft.note}
          maxLength={EXERCISE_LIMITS.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </div>
    </Disclosure>
  );
}

interface StepFieldProps {
  /** Grams. */
  value: number;
  unit: LoadUnit;
  onChange: (grams: number) => void;
}

function StepField({ value, unit, onChange }: StepFieldProps) {
  const usual = LOAD_STEPS[unit];
  const same = usual.find((grams) => stepIn(grams, unit) === stepIn(value, unit));
  const choices = same === undefined ? [...usual, value].sort((a, b) => a - b) : usual;
  return (
    <SelectField
      label="Passo da carga"
      hint="Quanto muda a cada toque em − ou +"
      value={String(same ?? value)}
      options={choices.map((grams) => ({
        value: String(grams),
        label: `${formatNumber(stepIn(grams, unit))} ${unit}`,
      }))}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
