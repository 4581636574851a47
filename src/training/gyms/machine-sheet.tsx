import { type FormEvent, useState } from 'react';
import type { Exercise } from '#domain/exercises/exercise';
import { NEW_MACHINE } from '#domain/gyms/gym';
import { MACHINE_NOTE_LENGTH, type Machine } from '#domain/gyms/shape';
import { gramsFrom, type LoadUnit, loadIn, parseLoad } from '#domain/load';
import { formatLoadFigure } from '#words/format/load';
import { Button, SubmitButton } from '../../ui/control/button';
import { SwitchRow } from '../../ui/control/switch-row';
import { NumberField } from '../../ui/field/number-field';
import { TextAreaField } from '../../ui/field/text-area-field';
import { TextField } from '../../ui/field/text-field';
import { Sheet } from '../../ui/layer/sheet';
import layoutClass from '../../ui/layout.module.css';

/** Maximum weights of a stack in a record. */
const LONGEST_STACK = 60;

interface MachineSheetProps {
  exercise: Pick<Exercise, 'name' | 'equipment'>;
  /** Null without a note. */
  machine: Machine | null;
  /** The unit printed on the machine. */
  unit: LoadUnit;
  /** Null removes the note. */
  onSave: (machine: Machine | null) => void;
  onClose: () => void;
}

/** Notes on a machine at a gym: seat and pin as text, loads as numbers. */
export function MachineSheet({ exercise, machine, unit, onSave, onClose }: MachineSheetProps) {
  const from = machine ?? NEW_MACHINE;
  const amountOf = (grams: number | null) => (grams === null ? null : loadIn(grams, unit));
  const [note, setNote] = useState(from.note);
  const [start, setStart] = useState(amountOf(from.startGrams));
  const [step, setStep] = useState(amountOf(from.stepGrams));
  const [most, setMost] = useState(amountOf(from.maxGrams));
  const [plateLoaded, setPlateLoaded] = useState(from.plateLoaded);
  const [stack, setStack] = useState(
    (from.stackGrams ?? []).map((grams) => formatLoadFigure(grams, unit)).join('  '),
  );
  const [asked, setAsked] = useState(false);
  const weights = stackOf(stack, unit);
  const hasLoads = exercise.equipment !== 'cardio';

  function save(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (weights === null) return;
    const gramsOf = (amount: number | null) => (amount === null ? null : gramsFrom(amount, unit));
    onSave({
      note: note.trim(),
      startGrams: gramsOf(start),
      stepGrams: plateLoaded ? null : gramsOf(step),
      maxGrams: plateLoaded ? null : gramsOf(most),
      stackGrams: plateLoaded || weights.length === 0 ? null : weights,
      plateLoaded,
    });
  }

  const limits = { max: 500, digits: 3, decimals: 2, unit, optional: true } as const;
  return (
    <Sheet
      open
      title="Esta máquina"
      description={exercise.name}
      onClose={onClose}
      footer={
        <>
          <SubmitButton form="machine">Salvar</SubmitButton>
          {machine && (
            <Button variant="plain" full onClick={() => onSave(null)}>
              Apagar anotações
            </Button>
          )}
        </>
      }
    >
      <form id="machine" className={layoutClass.wide} onSubmit={save}>
        <TextAreaField
          label="Ajustes"
          hint="Banco, pino, pegador, o que precisar montar de novo."
          optional
          value={note}
          rows={3}
          maxLength={MACHINE_NOTE_LENGTH}
          data-autofocus=""
          onChange={(event) => setNote(event.target.value)}
        />
        {hasLoads && (
          <>
            <NumberField
              label="Peso de partida"
              hint="O que ela pesa sem nada, ou a primeira placa."
              value={start}
              onChange={setStart}
              min={0}
              {...limits}
            />
            <SwitchRow
              label="Leva anilhas"
              hint="Dos dois lados, em vez de um pino."
              checked={plateLoaded}
              onChange={setPlateLoaded}
            />
            {!plateLoaded && (
              <>
                <NumberField
                  label="De quanto em quanto"
                  value={step}
                  onChange={setStep}
                  min={0.25}
                  {...limits}
                />
                <NumberField label="Até" value={most} onChange={setMost} min={0.25} {...limits} />
                <TextField
                  label={`Placas desiguais (${unit})`}
                  hint="Só se o passo muda no meio: 5  10  17,5  25"
                  optional
                  value={stack}
                  autoComplete="off"
                  error={
                    asked && weights === null
                      ? `Digite até ${LONGEST_STACK} pesos com espaço entre eles`
                      : undefined
                  }
                  onChange={(event) => setStack(event.target.value)}
                />
              </>
            )}
          </>
        )}
      </form>
    </Sheet>
  );
}

/** The weights of a typed stack in grams, lightest first; null if one is invalid. */
function stackOf(text: string, unit: LoadUnit): readonly number[] | null {
  const words = text.split(/[\s;]+/).filter((word) => word !== '');
  const weights = words.flatMap((word) => parseLoad(word, unit) ?? []);
  if (weights.length !== words.length || weights.length > LONGEST_STACK) return null;
  return [...new Set(weights)].sort((a, b) => a - b);
}
