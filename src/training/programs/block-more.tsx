import { type SetParts, TEMPO } from '#domain/programs/prescription';
import { SET_KINDS } from '#domain/workouts/shape';
import { setKindHint, setKindLabel } from '#words/workouts/sets';
import { NumberField } from '../../ui/field/number-field';
import { SelectField } from '../../ui/field/select-field';
import { TextField } from '../../ui/field/text-field';
import { RestField } from '../rest/rest-field';
import { type BlockForm, type FormMeasure, takesParts, withKind } from './block-form';
import styles from './prescription-sheet.module.css';

interface BlockMoreProps {
  block: BlockForm;
  /** Whether this is the only block, which then uses the exercise's rest. */
  alone: boolean;
  onChange: (block: BlockForm) => void;
}

/** The fields that fewer sets need: technique, measure, tempo and their own rest. */
export function BlockMore({ block, alone, onChange }: BlockMoreProps) {
  const change = (part: Partial<BlockForm>) => onChange({ ...block, ...part });
  const { kind, parts, tempo } = block;
  return (
    <div className={styles.section}>
      <SelectField
        label="Técnica"
        hint={setKindHint(kind)}
        value={kind}
        options={SET_KINDS.map((value) => ({ value, label: setKindLabel(value) }))}
        onChange={({ target }) => {
          const chosen = SET_KINDS.find((each) => each === target.value);
          if (chosen) onChange(withKind(block, chosen));
        }}
      />
      {takesParts(kind) && parts && (
        <PartsFields kind={kind} parts={parts} onChange={(changed) => change({ parts: changed })} />
      )}
      <div className={styles.pair}>
        <SelectField
          label="Contar por"
          value={block.measure}
          options={[
            { value: 'reps', label: 'Repetições' },
            { value: 'time', label: 'Tempo' },
            { value: 'distance', label: 'Distância' },
          ]}
          onChange={({ target }) => {
            const measures: readonly FormMeasure[] = ['reps', 'time', 'distance'];
            const measure = measures.find((each) => each === target.value) ?? 'reps';
            change({ measure, from: null, to: null });
          }}
        />
        <TextField
          label="Cadência"
          optional
          hint="Descida, pausa, subida, pausa: 3010"
          maxLength={4}
          autoComplete="off"
          autoCapitalize="characters"
          value={tempo}
          error={
            tempo !== '' && !TEMPO.test(tempo)
              ? 'Use quatro números, ou X onde for rápido'
              : undefined
          }
          onChange={({ target }) => change({ tempo: target.value.toUpperCase() })}
        />
      </div>
      {!alone && (
        <RestField
          label="Descanso só destas séries"
          none="Como o do exercício"
          value={block.rest}
          onChange={(rest) => change({ rest })}
        />
      )}
    </div>
  );
}

interface PartsFieldsProps {
  kind: 'drop' | 'rest_pause' | 'cluster';
  parts: SetParts;
  onChange: (parts: SetParts) => void;
}

const COUNTED = { drop: 'Quantas quedas', rest_pause: 'Quantas pausas', cluster: 'Minisséries' };

function PartsFields({ kind, parts, onChange }: PartsFieldsProps) {
  return (
    <div className={styles.pair}>
      <NumberField
        label={COUNTED[kind]}
        min={1}
        max={20}
        value={parts.count}
        onChange={(count) => count && count <= 20 && onChange({ ...parts, count })}
      />
      {kind === 'cluster' && (
        <NumberField
          label="Repetições em cada"
          min={1}
          max={99}
          value={parts.reps ?? null}
          onChange={(reps) => reps && reps <= 99 && onChange({ ...parts, reps })}
        />
      )}
      {kind === 'drop' ? (
        <NumberField
          label="Menos carga em cada"
          unit="%"
          min={1}
          max={90}
          value={parts.percent ?? null}
          onChange={(percent) => percent && percent <= 90 && onChange({ ...parts, percent })}
        />
      ) : (
        <NumberField
          label="Pausa"
          unit="s"
          min={1}
          max={300}
          value={parts.seconds ?? null}
          onChange={(seconds) => seconds && seconds <= 300 && onChange({ ...parts, seconds })}
        />
      )}
    </div>
  );
}
