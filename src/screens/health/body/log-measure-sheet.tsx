import { useEffect, useState } from 'react';
import { emptyAssessment } from '#domain/health/body/assessment';
import { withMeasure } from '#domain/health/body/figures';
import { measureIn } from '#domain/health/body/series';
import { CIRCUMFERENCES, type MeasureKey } from '#domain/health/body/sites';
import type { LocalDay } from '#domain/local-day';
import { recentDay } from '#words/format/day';
import { formatMeasure, measureName } from '#words/health/body-measures';
import { useAssessmentCommands } from '../../../data/commands/health/assessments';
import type { BodyMeasures } from '../../../data/health/assessments';
import { MeasureField } from '../../../parts/health/measure-field';
import { storedOrSaid } from '../../../parts/input/stored-or-said';
import { useToday } from '../../../parts/input/use-today';
import { setBusy } from '../../../pwa/busy';
import { SubmitButton } from '../../../ui/control/button';
import { SelectField } from '../../../ui/field/select-field';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import { DayAndNote } from './day-and-note';

type Taken = Exclude<MeasureKey, 'weight' | 'fat'>;

interface LogMeasureSheetProps {
  body: BodyMeasures;
  onClose: () => void;
}

/** Logs one measurement on one day. It is added to that day's assessment if that lacks it. */
export function LogMeasureSheet({ body, onClose }: LogMeasureSheetProps) {
  const { assessments, measures } = body;
  const commands = useAssessmentCommands();
  const today = useToday();
  const keys: Taken[] = [
    ...CIRCUMFERENCES.map((site) => `c.${site}` as const),
    ...measures.map(({ id }) => `m.${id}` as const),
  ];
  const [key, setKey] = useState<Taken>('c.waist');
  const [value, setValue] = useState<number | null>(null);
  const [day, setDay] = useState<LocalDay | null>(today);
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const before = assessments.find((one) => measureIn(one, key) !== null);
  const last = before ? measureIn(before, key) : null;

  useEffect(() => {
    setBusy('form:measure', true);
    return () => setBusy('form:measure', false);
  }, []);

  async function save() {
    setAsked(true);
    if (value === null || day === null) return;
    const host = note.trim() === '' ? findHost(day) : undefined;
    if (host) {
      const after = withMeasure(host, key, value);
      if (!(await storedOrSaid(commands.change(host.id, after, host)))) return;
      said(value, () => commands.change(host.id, host, after));
    } else {
      const values = { ...withMeasure(emptyAssessment(day), key, value), note };
      const kept = commands.assess(values);
      if (!(await storedOrSaid(kept.then(({ refusal }) => refusal)))) return;
      const { id } = await kept;
      said(value, () => commands.remove('assessment', id));
    }
    onClose();
  }

  function findHost(of: LocalDay) {
    return assessments.find((one) => one.day === of && measureIn(one, key) === null);
  }

  function said(kept: number, undo: () => ReturnType<typeof commands.change>) {
    const text = `${measureName(key, body)}: ${formatMeasure(key, kept, body)}`;
    notify.stored(`${text}, medida registrada`, {
      action: { label: 'Desfazer', onAction: () => void storedOrSaid(undo()) },
    });
  }

  return (
    <Sheet
      open
      title="Registrar medida"
      size="s"
      onClose={onClose}
      footer={<SubmitButton form="measure">Registrar</SubmitButton>}
    >
      <form
        id="measure"
        className={layoutClass.middle}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <SelectField
          label="O que foi medido"
          value={key}
          onChange={(event) => {
            const chosen = keys.find((each) => each === event.target.value);
            if (!chosen) return;
            setKey(chosen);
            setValue(null);
            setAsked(false);
          }}
          options={keys.map((each) => ({ value: each, label: measureName(each, body) }))}
        />
        <MeasureField
          key={key}
          measure={key}
          label={measureName(key, body)}
          value={value}
          units={body}
          hint={
            last !== null && before
              ? `Última: ${formatMeasure(key, last, body)} · ${recentDay(before.day, today)}`
              : undefined
          }
          error={asked && value === null ? 'Digite a medida' : undefined}
          onChange={setValue}
        />
        <DayAndNote
          dayLabel="Dia da medida"
          day={day}
          today={today}
          note={note}
          asked={asked}
          onDay={setDay}
          onNote={setNote}
        />
      </form>
    </Sheet>
  );
}
