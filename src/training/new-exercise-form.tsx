import { type FormEvent, useState } from 'react';
import {
  defaultLoadKind,
  EQUIPMENT,
  type Equipment,
  LOAD_KINDS,
  type LoadKind,
} from '#domain/exercise';
import { MUSCLE_GROUP_ORDER, MUSCLE_GROUPS, type MuscleGroup } from '#domain/muscles';
import { equipmentLabel, loadKindLabel } from '#words/equipment';
import { fieldError } from '#words/errors';
import { capitalise } from '#words/list';
import { muscleGroupLabel } from '#words/muscles';
import { storageFailure } from '#words/storage-failure';
import { Button } from '../ui/button';
import { SelectField } from '../ui/select-field';
import { SwitchRow } from '../ui/switch-row';
import { TextField } from '../ui/text-field';
import styles from './picker.module.css';

export interface NewExerciseFields {
  readonly name: string;
  readonly primary: string[];
  readonly equipment: string | null;
  readonly loadKind: string | null;
  readonly unilateral: boolean;
}

const LONGEST_NAME = 80;

interface NewExerciseFormProps {
  name: string;
  onCreate: (fields: NewExerciseFields) => Promise<void>;
}

/** An exercise of the person's own, in as few answers as it takes to log it well. */
export function NewExerciseForm(props: NewExerciseFormProps) {
  const [name, setName] = useState(props.name.slice(0, LONGEST_NAME));
  const [group, setGroup] = useState<MuscleGroup | null>(null);
  const [equipment, setEquipment] = useState<Equipment>('machine');
  const [loadKind, setLoadKind] = useState<LoadKind | null>(null);
  const [unilateral, setUnilateral] = useState(false);
  const [state, setState] = useState<'open' | 'unnamed' | 'saving' | 'failed'>('open');

  async function create(event: FormEvent) {
    event.preventDefault();
    if (state === 'saving') return;
    if (name.trim() === '') {
      setState('unnamed');
      return;
    }
    setState('saving');
    try {
      await props.onCreate({
        name: name.trim(),
        primary: group ? [...MUSCLE_GROUPS[group].slice(0, 1)] : [],
        equipment,
        loadKind,
        unilateral,
      });
    } catch {
      setState('failed');
    }
  }

  return (
    <form className={styles.form} onSubmit={create} noValidate>
      <TextField
        label="Nome"
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={state === 'unnamed' ? fieldError('name') : undefined}
        onChange={(event) => {
          setName(event.target.value);
          setState('open');
        }}
      />
      <SelectField
        label="Músculo principal"
        optional
        placeholder="Não sei ou vários"
        value={group ?? ''}
        options={MUSCLE_GROUP_ORDER.map((each) => ({
          value: each,
          label: capitalise(muscleGroupLabel(each)),
        }))}
        onChange={(event) =>
          setGroup(MUSCLE_GROUP_ORDER.find((each) => each === event.target.value) ?? null)
        }
      />
      <SelectField
        label="Equipamento"
        value={equipment}
        options={EQUIPMENT.map((each) => ({
          value: each,
          label: capitalise(equipmentLabel(each)),
        }))}
        onChange={(event) =>
          setEquipment(EQUIPMENT.find((each) => each === event.target.value) ?? 'other')
        }
      />
      <SelectField
        label="O que anotar em cada série"
        value={loadKind ?? defaultLoadKind(equipment)}
        options={LOAD_KINDS.map((each) => ({ value: each, label: loadKindLabel(each) }))}
        onChange={(event) =>
          setLoadKind(LOAD_KINDS.find((each) => each === event.target.value) ?? null)
        }
      />
      <SwitchRow
        label="Um lado por vez"
        hint="Como remada unilateral ou avanço"
        checked={unilateral}
        onChange={setUnilateral}
      />
      {state === 'failed' && <p role="alert">{storageFailure('write')}</p>}
      <Button type="submit" size="l" full busy={state === 'saving'}>
        Criar e adicionar
      </Button>
    </form>
  );
}
