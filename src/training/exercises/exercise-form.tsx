import { type FormEvent, useState } from 'react';
import { type CustomExercise, EXERCISE_LIMITS } from '#domain/exercises/custom-exercise';
import { EQUIPMENT } from '#domain/exercises/exercise';
import type { LoadUnit } from '#domain/load';
import { storageFailure } from '#words/device/storage-failure';
import { fieldError } from '#words/errors';
import { equipmentLabel } from '#words/exercises/equipment';
import { capitalise } from '#words/format/list';
import { SubmitButton } from '../../ui/control/button';
import { SelectField } from '../../ui/field/select-field';
import { TextField } from '../../ui/field/text-field';
import layoutClass from '../../ui/layout.module.css';
import { ExerciseDetails } from './exercise-details';
import { type CustomExerciseDraft, type DraftFault, exerciseOf, faultOf } from './exercise-draft';
import { type LikeChoice, LikeSheet } from './like-field';
import { MuscleChips } from './muscle-chips';

interface ExerciseFormProps {
  from: CustomExerciseDraft;
  unit: LoadUnit;
  /**
   * Set for an existing exercise: all fields are shown, with the effect of changes on past sets.
   */
  existing?: boolean;
  saveLabel: string;
  like: LikeChoice;
  /** Rejects if nothing could be stored. */
  onSave: (exercise: CustomExercise) => Promise<void>;
}

/** The form of a custom exercise: the fields for logging, and optional ones. */
export function ExerciseForm(props: ExerciseFormProps) {
  const { unit, existing = false, saveLabel, like, onSave } = props;
  const [draft, setDraft] = useState(props.from);
  const [fault, setFault] = useState<DraftFault | null>(null);
  const [picksLike, setPicksLike] = useState(false);
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');

  function change(part: Partial<CustomExerciseDraft>) {
    setDraft((before) => ({ ...before, ...part }));
    setFault(null);
    setState('open');
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (state === 'saving') return;
    const found = faultOf(draft);
    setFault(found);
    if (found) return;
    setState('saving');
    try {
      await onSave(exerciseOf(draft));
      setState('open');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <form className={layoutClass.wide} onSubmit={save} noValidate>
        <TextField
          label="Nome"
          value={draft.name}
          maxLength={EXERCISE_LIMITS.name}
          autoComplete="off"
          error={fault === 'name' ? fieldError('name') : undefined}
          onChange={(event) => change({ name: event.target.value })}
        />
        <MuscleChips
          legend="Músculos principais"
          value={draft.primary}
          onChange={(primary) => change({ primary })}
        />
        <SelectField
          label="Equipamento"
          value={draft.equipment ?? 'other'}
          options={EQUIPMENT.map((each) => ({
            value: each,
            label: capitalise(equipmentLabel(each)),
          }))}
          onChange={(event) =>
            change({ equipment: EQUIPMENT.find((each) => each === event.target.value) ?? 'other' })
          }
        />
        <ExerciseDetails
          draft={draft}
          unit={unit}
          existing={existing}
          fault={fault}
          like={like}
          onChange={change}
          onPickLike={() => setPicksLike(true)}
        />
        {state === 'failed' && <p role="alert">{storageFailure('write')}</p>}
        <SubmitButton busy={state === 'saving'}>{saveLabel}</SubmitButton>
      </form>
      {/* Outside of the form, which Enter in its search would send. */}
      {picksLike && (
        <LikeSheet
          choice={like}
          muscles={draft.primary}
          onChoose={(id) => {
            setPicksLike(false);
            change({ like: id });
          }}
          onClose={() => setPicksLike(false)}
        />
      )}
    </>
  );
}
