import { type FormEvent, useState } from 'react';
import type { PlateStock } from '#domain/gyms/shape';
import { gramsFrom, type LoadUnit, loadIn } from '#domain/load';
import { formatLoad } from '#words/format/load';
import { classNames } from '../../../ui/class-names';
import { Button, SubmitButton } from '../../../ui/control/button';
import { Stepper } from '../../../ui/control/stepper';
import { SwitchRow } from '../../../ui/control/switch-row';
import { NumberField } from '../../../ui/field/number-field';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import styles from './gym.module.css';

/** Plates come in pairs, because a bar has two sides. */
const PAIR = 2;
const MOST = 200;

interface PlateStockSheetProps {
  /** Null for a new weight. */
  stock: PlateStock | null;
  unit: LoadUnit;
  /** Null removes the weight. */
  onSave: (stock: PlateStock | null) => void;
  onClose: () => void;
}

/** Edits the number of plates of a weight. */
export function PlateStockSheet({ stock, unit, onSave, onClose }: PlateStockSheetProps) {
  const [amount, setAmount] = useState(stock ? loadIn(stock.grams, unit) : null);
  const [count, setCount] = useState(stock?.count ?? PAIR);
  const [isPlenty, setPlenty] = useState(stock?.count === null);
  const [asked, setAsked] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (amount === null) return;
    onSave({ grams: gramsFrom(amount, unit), count: isPlenty ? null : count });
  }

  return (
    <Sheet
      open
      title={stock ? `Anilhas de ${formatLoad(stock.grams, unit)}` : 'Adicionar anilha'}
      size="s"
      onClose={onClose}
      footer={
        <>
          <SubmitButton form="plate-stock">Salvar</SubmitButton>
          {stock && (
            <Button variant="plain" full onClick={() => onSave(null)}>
              Tirar da lista
            </Button>
          )}
        </>
      }
    >
      <form
        id="plate-stock"
        className={classNames(layoutClass.middle, styles.form)}
        onSubmit={save}
      >
        <NumberField
          label="Peso de cada uma"
          value={amount}
          onChange={setAmount}
          min={0.25}
          max={100}
          digits={3}
          decimals={2}
          step={0.25}
          unit={unit}
          error={asked && amount === null ? 'Digite o peso da anilha' : undefined}
        />
        <SwitchRow
          label="À vontade"
          hint="Há mais do que você vai usar."
          checked={isPlenty}
          onChange={setPlenty}
        />
        {!isPlenty && (
          <Stepper
            label="Quantas"
            value={`${count}`}
            unit={count === 1 ? 'anilha' : 'anilhas'}
            decreaseLabel="Uma anilha a menos"
            increaseLabel="Uma anilha a mais"
            atMinimum={count <= 1}
            atMaximum={count >= MOST}
            onDecrease={() => setCount((now) => Math.max(1, now - 1))}
            onIncrease={() => setCount((now) => Math.min(MOST, now + 1))}
          />
        )}
      </form>
    </Sheet>
  );
}
