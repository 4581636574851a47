import { Minus, Plus } from 'lucide-react';
import type { LoadUnit } from '#domain/load';
import { plural } from '#words/format/plural';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/control/icon-button';
import { SegmentedControl } from '../../ui/control/segmented-control';
import { NumberField } from '../../ui/field/number-field';
import layoutClass from '../../ui/layout.module.css';
import type { BlockEffortChoice, BlockForm, FormMeasure, LoadChoice } from './block-form';
import styles from './prescription-sheet.module.css';

interface BlockFieldsProps {
  block: BlockForm;
  unit: LoadUnit;
  /** Whether the exercise has a load. */
  loaded: boolean;
  onChange: (block: BlockForm) => void;
}

const MOST_SETS = 20;

const MEASURES: Record<FormMeasure, { from: string; unit: string; most: number }> = {
  reps: { from: 'Repetições', unit: '', most: 999 },
  time: { from: 'Tempo', unit: 's', most: 86_400 },
  distance: { from: 'Distância', unit: 'm', most: 1_000_000 },
};

/** The fields that most sets need: number of sets, amount, load and effort. */
export function BlockFields({ block, unit, loaded, onChange }: BlockFieldsProps) {
  const { from, unit: measured, most } = MEASURES[block.measure];
  const change = (part: Partial<BlockForm>) => onChange({ ...block, ...part });
  const sets = plural(block.count, { zero: '0 séries', one: '1 série', other: '# séries' });
  return (
    <div className={styles.section}>
      <fieldset className={classNames(layoutClass.line, styles.sets)} aria-label="Séries">
        <span className={styles.label} aria-hidden="true">
          Séries
        </span>
        <IconButton
          variant="quiet"
          label="Uma série a menos"
          icon={<Minus aria-hidden="true" />}
          disabled={block.count <= 1}
          onClick={() => change({ count: block.count - 1 })}
        />
        <output className={styles.count} aria-label={sets}>
          {block.count}
        </output>
        <IconButton
          variant="quiet"
          label="Uma série a mais"
          icon={<Plus aria-hidden="true" />}
          disabled={block.count >= MOST_SETS}
          onClick={() => change({ count: block.count + 1 })}
        />
      </fieldset>
      <div className={styles.pair}>
        <NumberField
          label={block.kind === 'amrap' ? `${from}, no mínimo` : from}
          {...(measured === '' ? {} : { unit: measured })}
          digits={block.measure === 'reps' ? 3 : 5}
          min={1}
          max={most}
          optional={block.kind === 'amrap'}
          value={block.from}
          onChange={(value) => change({ from: value })}
        />
        {block.measure !== 'distance' && block.kind !== 'amrap' && (
          <NumberField
            label="Até"
            optional
            {...(measured === '' ? {} : { unit: measured })}
            digits={block.measure === 'reps' ? 3 : 5}
            min={1}
            max={most}
            value={block.to}
            onChange={(value) => change({ to: value })}
          />
        )}
      </div>
      {loaded && (
        <div className={styles.choice}>
          <SegmentedControl<LoadChoice>
            legend="Carga"
            value={block.loadBy}
            options={[
              { value: 'none', label: 'Livre' },
              { value: 'grams', label: unit },
              { value: 'percent', label: '% 1RM' },
              { value: 'last', label: 'Última' },
            ]}
            onChange={(loadBy) => change({ loadBy })}
          />
          {block.loadBy === 'grams' && (
            <NumberField
              label="Quanto"
              unit={unit}
              decimals={2}
              min={0}
              step={2.5}
              value={block.load}
              onChange={(load) => change({ load })}
            />
          )}
          {block.loadBy === 'percent' && (
            <NumberField
              label="Quanto"
              unit="% de 1RM"
              decimals={1}
              min={1}
              max={150}
              step={2.5}
              value={block.percent}
              onChange={(percent) => change({ percent })}
            />
          )}
        </div>
      )}
      <div className={styles.choice}>
        <SegmentedControl<BlockEffortChoice>
          legend="Esforço"
          value={block.effort}
          options={[
            { value: 'none', label: 'Não pedir' },
            { value: 'rir', label: 'RIR' },
            { value: 'pse', label: 'PSE' },
          ]}
          onChange={(effort) =>
            change({ effort, effortValue: block.effortValue ?? (effort === 'pse' ? 8 : 2) })
          }
        />
        {block.effort !== 'none' && (
          <NumberField
            label={block.effort === 'rir' ? 'Repetições em reserva' : 'Esforço de 0 a 10'}
            decimals={1}
            digits={2}
            min={0}
            max={10}
            step={0.5}
            value={block.effortValue}
            onChange={(effortValue) => change({ effortValue })}
          />
        )}
      </div>
    </div>
  );
}
