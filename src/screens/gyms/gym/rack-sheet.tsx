import { Plus, X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { gramsFrom, type LoadUnit } from '#domain/load';
import { formatLoad } from '#words/format/load';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { Chip } from '../../../ui/control/chip';
import { NumberField } from '../../../ui/field/number-field';
import { hasWrongField } from '../../../ui/field/wrong-field';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './gym.module.css';

/** Maximum weights of a kind in a gym's record. */
const MOST = 120;

interface RackSheetProps {
  title: string;
  /** In grams, lightest first. */
  weights: readonly number[];
  unit: LoadUnit;
  onSave: (weights: readonly number[]) => void;
  onClose: () => void;
}

/** Edits the weights of a rack: added singly or as a series, removed by a tap. */
export function RackSheet({ title, weights, unit, onSave, onClose }: RackSheetProps) {
  const [held, setHeld] = useState(weights);
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(null);
  const [step, setStep] = useState<number | null>(2);
  const row = rowOf(from, to, step).map((amount) => gramsFrom(amount, unit));
  const next = [...new Set([...held, ...row])].sort((a, b) => a - b);
  const isTooMuch = next.length > MOST;

  function add(event: MouseEvent<HTMLButtonElement>) {
    if (row.length === 0 || isTooMuch || hasWrongField(event.currentTarget, 'dialog')) return;
    setHeld(next);
    setFrom(null);
    setTo(null);
  }

  function save(event: MouseEvent<HTMLButtonElement>) {
    if (!hasWrongField(event.currentTarget, 'dialog')) onSave(isTooMuch ? held : next);
  }

  const limits = { min: 0.5, max: 200, digits: 3, decimals: 2, unit } as const;
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <Button size="l" full onClick={save}>
          Salvar
        </Button>
      }
    >
      <div className={classNames(layoutClass.middle, styles.form)}>
        <div className={styles.pair}>
          <NumberField label="De" value={from} onChange={setFrom} {...limits} />
          <NumberField
            label="Até"
            optional
            value={to}
            onChange={setTo}
            error={isTooMuch ? `Cabem até ${MOST} pesos` : undefined}
            {...limits}
          />
          <NumberField label="De quanto em quanto" value={step} onChange={setStep} {...limits} />
        </div>
        <Button
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          disabled={row.length === 0 || isTooMuch}
          onClick={add}
        >
          Adicionar
        </Button>
        {held.length === 0 ? (
          <p className={textClass.hint}>Nenhum peso na lista.</p>
        ) : (
          <>
            <p className={textClass.hint}>Toque num peso para tirar da lista.</p>
            <fieldset className={styles.chips} aria-label="Pesos">
              {held.map((grams) => (
                <Chip
                  key={grams}
                  icon={<X aria-hidden="true" />}
                  aria-label={`Tirar ${formatLoad(grams, unit)}`}
                  onClick={() => setHeld(held.filter((each) => each !== grams))}
                >
                  {formatLoad(grams, unit)}
                </Chip>
              ))}
            </fieldset>
          </>
        )}
      </div>
    </Sheet>
  );
}

/** The weights of a series in the unit; a single one without an end. */
function rowOf(from: number | null, to: number | null, step: number | null): number[] {
  if (from === null) return [];
  if (to === null || to <= from || step === null || step <= 0) return [from];
  const length = Math.min(MOST * 2, Math.floor((to - from) / step + 1e-9) + 1);
  return Array.from({ length }, (_, at) => from + at * step);
}
