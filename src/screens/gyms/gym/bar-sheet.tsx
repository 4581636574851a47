import { type FormEvent, useState } from 'react';
import { BAR_KINDS, type Bar, type BarKind } from '#domain/gyms/shape';
import { gramsFrom, type LoadUnit } from '#domain/load';
import { barName } from '#words/gyms/plates';
import { Button } from '../../../ui/control/button';
import { NumberField } from '../../../ui/field/number-field';
import { SelectField } from '../../../ui/field/select-field';
import { Sheet } from '../../../ui/layer/sheet';
import styles from './gym.module.css';

interface BarSheetProps {
  unit: LoadUnit;
  onSave: (bar: Bar) => void;
  onClose: () => void;
}

/** Adds a bar, or a handle for plates. */
export function BarSheet({ unit, onSave, onClose }: BarSheetProps) {
  const [kind, setKind] = useState<BarKind>('barbell');
  const [amount, setAmount] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (amount !== null) onSave({ kind, grams: gramsFrom(amount, unit) });
  }

  return (
    <Sheet open title="Adicionar barra" size="s" onClose={onClose}>
      <form className={styles.form} onSubmit={save}>
        <SelectField
          label="Tipo"
          value={kind}
          onChange={(event) =>
            setKind(BAR_KINDS.find((code) => code === event.target.value) ?? 'barbell')
          }
          options={BAR_KINDS.map((code) => ({ value: code, label: barName(code) }))}
        />
        <NumberField
          label="Peso sem anilhas"
          hint="Se não estiver gravado na ponta, pese: barras de casa vão de 5 a 12 kg."
          value={amount}
          onChange={setAmount}
          min={0}
          max={100}
          digits={3}
          decimals={2}
          step={0.5}
          unit={unit}
          error={asked && amount === null ? 'Digite o peso da barra' : undefined}
        />
        <Button type="submit" size="l" full>
          Adicionar
        </Button>
      </form>
    </Sheet>
  );
}
