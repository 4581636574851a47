import { useEffect, useState } from 'react';
import { parseWeight, type Weight } from '#domain/health/body-weight';
import { type LoadUnit, loadIn } from '#domain/load';
import type { LocalDay } from '#domain/local-day';
import { formatWeightFigure, weightError } from '#words/health/weight';
import { useToday } from '../../../parts/input/use-today';
import { setBusy } from '../../../pwa/busy';
import { Keypad } from '../../../ui/control/keypad';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import { DayAndNote } from './day-and-note';

interface WeighFormProps {
  title: string;
  from: { readonly grams: number | null; readonly day: LocalDay; readonly note: string };
  unit: LoadUnit;
  saveLabel: string;
  onSave: (weight: Weight) => Promise<void>;
  onClose: () => void;
}

/** Day, weight and note of a weight entry, with the app's keypad. */
export function WeighForm({ title, from, unit, saveLabel, onSave, onClose }: WeighFormProps) {
  const today = useToday();
  const [typed, setTyped] = useState(
    from.grams === null ? '' : formatWeightFigure(from.grams, unit),
  );
  const [day, setDay] = useState<LocalDay | null>(from.day);
  const [note, setNote] = useState(from.note);
  const [asked, setAsked] = useState(false);
  const [saving, setSaving] = useState(false);
  const grams = parseWeight(typed, unit);

  useEffect(() => {
    setBusy('form:weight', true);
    return () => setBusy('form:weight', false);
  }, []);

  async function save() {
    setAsked(true);
    if (grams === null || day === null || saving) return;
    setSaving(true);
    // An unchanged value in pounds keeps its exact stored weight.
    const same = from.grams !== null && typed === formatWeightFigure(from.grams, unit);
    await onSave({ day, note, grams: same && from.grams !== null ? from.grams : grams });
    setSaving(false);
  }

  return (
    <Sheet open title={title} size="s" onClose={onClose}>
      <div className={layoutClass.middle}>
        <DayAndNote
          dayLabel="Dia da pesagem"
          day={day}
          today={today}
          note={note}
          asked={asked}
          onDay={setDay}
          onNote={setNote}
        />
        <Keypad
          label="Peso"
          unit={unit}
          digits={3}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setAsked(false);
          }}
          {...(grams !== null && { steps: weightSteps(grams, unit, setTyped) })}
          error={asked && grams === null ? weightError(unit) : undefined}
          primaryLabel={saveLabel}
          onPrimary={() => void save()}
        />
      </div>
    </Sheet>
  );
}

const STEP = 0.1;
const UNIT_WORDS: Record<LoadUnit, string> = { kg: 'quilo', lb: 'libra' };

/** Steps of the keys beside the weight: a tenth of the unit down or up, within the limits. */
function weightSteps(grams: number, unit: LoadUnit, onStep: (typed: string) => void) {
  const step = (direction: 1 | -1) => ({
    label: `${direction === 1 ? '+' : '−'}0,1`,
    name: `${direction === 1 ? 'Aumentar' : 'Diminuir'} 0,1 ${UNIT_WORDS[unit]}`,
    onPress: () => {
      const next = (loadIn(grams, unit) + direction * STEP).toFixed(2);
      onStep(formatWeightFigure(parseWeight(next, unit) ?? grams, unit));
    },
  });
  return { down: step(-1), up: step(1) };
}
