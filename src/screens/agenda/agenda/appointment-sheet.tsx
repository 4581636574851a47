import { useState } from 'react';
import { hasDay } from '#domain/agenda/appointments';
import type { Weekday } from '#domain/local-day';
import { clockTime, lengthOf, repeats, weekdayShort, zoneName } from '#words/agenda/agenda';
import type { AgendaActs, AgendaAppointment, AppointmentPlan } from '../../../data/agenda/agenda';
import { useAction } from '../../../data/remote/use-action';
import { zoneHere } from '../../../data/store/zone-here';
import { FormFailure } from '../../../parts/input/form-failure';
import { useToday } from '../../../parts/input/use-today';
import { Button, SubmitButton } from '../../../ui/control/button';
import { ChipRow, FilterChip } from '../../../ui/control/chip';
import { DateField } from '../../../ui/field/date-field';
import { SelectField } from '../../../ui/field/select-field';
import { TextField } from '../../../ui/field/text-field';
import { TimeField } from '../../../ui/field/time-field';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './agenda.module.css';

const LENGTHS = [30, 45, 60, 75, 90, 120];
/** The week starts on Monday. */
const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];
/** Equal to PLACE_LENGTH of the domain. */
const PLACE_LENGTH = 120;

interface AppointmentSheetProps {
  students: readonly { readonly id: string; readonly name: string }[];
  /** The appointment to change; absent for a new one. */
  planned?: AgendaAppointment;
  acts: AgendaActs;
  onClose: () => void;
}

/** Minutes after midnight for 'HH:MM'. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A coach's appointment with a student: once or weekly, in the coach's zone. */
export function AppointmentSheet({ students, planned, acts, onClose }: AppointmentSheetProps) {
  const today = useToday();
  const zone = planned?.zone ?? zoneHere();
  const [student, setStudent] = useState(planned?.other.id ?? students[0]?.id ?? '');
  const [day, setDay] = useState<string | null>(planned?.day ?? today);
  const [time, setTime] = useState<string | null>(planned ? clockTime(planned.time) : '07:00');
  const [duration, setDuration] = useState(planned?.duration ?? 60);
  const [weekdays, setWeekdays] = useState<readonly Weekday[]>(planned?.weekdays ?? []);
  const [until, setUntil] = useState<string | null>(planned?.until ?? null);
  const [place, setPlace] = useState(planned?.place ?? '');
  const [complaint, setComplaint] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);

  const saving = useAction(async (plan: AppointmentPlan, ifFree: boolean) => {
    if (planned) await acts.replan(planned.id, { ...plan, ifFree });
    else await acts.plan({ student, ...plan, ifFree });
    notify.success(planned ? 'Horário mudado. A pessoa foi avisada.' : 'Horário marcado.');
    onClose();
  });
  const removal = useAction(async () => {
    if (!planned) return;
    await acts.remove(planned.id);
    notify.plain('Horário removido da agenda.');
    onClose();
  });

  function save(ifFree: boolean) {
    const last = weekdays.length === 0 ? null : until;
    if (day === null || time === null) return setComplaint('Preencha o dia e a hora.');
    if (last !== null && last < day) return setComplaint('O último dia vem antes do primeiro.');
    const plan: AppointmentPlan = {
      zone,
      day,
      time: minutesOf(time),
      duration,
      weekdays: [...weekdays],
      until: last,
      place: place.trim(),
    };
    if (!hasDay(plan)) return setComplaint('Nenhum dia que se repete cai entre as duas datas.');
    setComplaint(null);
    void saving.run(plan, ifFree);
  }

  const toggle = (weekday: Weekday, on: boolean) =>
    setWeekdays(on ? [...weekdays, weekday] : weekdays.filter((one) => one !== weekday));
  return (
    <Sheet
      open
      title={planned ? `Horário com ${planned.other.name}` : 'Marcar horário'}
      description={zone === zoneHere() ? undefined : `Hora de ${zoneName(zone)}.`}
      onClose={onClose}
    >
      <form
        className={layoutClass.middle}
        onSubmit={(event) => {
          event.preventDefault();
          save(true);
        }}
      >
        {!planned && (
          <SelectField
            label="Com quem"
            value={student}
            onChange={(event) => setStudent(event.target.value)}
            options={students.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <div className={styles.pair}>
          <DateField
            label={weekdays.length === 0 ? 'Dia' : 'A partir de'}
            {...(planned ? {} : { min: today })}
            value={day}
            onChange={setDay}
          />
          <TimeField label="Hora" value={time} onChange={setTime} />
        </div>
        <SelectField
          label="Duração"
          value={String(duration)}
          onChange={(event) => setDuration(Number(event.target.value))}
          options={[...new Set([...LENGTHS, duration])].map((minutes) => ({
            value: String(minutes),
            label: lengthOf(minutes),
          }))}
        />
        <div className={styles.days}>
          <p>Repetir toda semana</p>
          <ChipRow label="Repetir toda semana">
            {WEEKDAYS.map((weekday) => (
              <FilterChip
                key={weekday}
                pressed={weekdays.includes(weekday)}
                onChange={(on) => toggle(weekday, on)}
              >
                {weekdayShort(weekday)}
              </FilterChip>
            ))}
          </ChipRow>
          <span className={textClass.lead} aria-live="polite">
            {repeats(weekdays)}
          </span>
        </div>
        {weekdays.length > 0 && (
          <DateField label="Até" optional value={until} onChange={setUntil} />
        )}
        <TextField
          label="Lugar"
          optional
          maxLength={PLACE_LENGTH}
          autoComplete="off"
          value={place}
          onChange={(event) => setPlace(event.target.value)}
        />
        {complaint !== null && (
          <p className={textClass.lead} role="alert">
            {complaint}
          </p>
        )}
        <FormFailure failure={saving.failure ?? removal.failure} />
        {saving.failure?.code === 'overlap' && (
          <Button variant="outline" size="l" full onClick={() => save(false)}>
            {planned ? 'Salvar mesmo assim' : 'Marcar mesmo assim'}
          </Button>
        )}
        <SubmitButton busy={saving.busy}>{planned ? 'Salvar' : 'Marcar'}</SubmitButton>
        {planned && (
          <Button variant="plain" onClick={() => setRemoving(true)}>
            Remover da agenda
          </Button>
        )}
      </form>
      <ConfirmDialog
        open={removing}
        title="Remover este horário?"
        confirmLabel="Remover"
        danger
        busy={removal.busy}
        onCancel={() => setRemoving(false)}
        onConfirm={() => {
          setRemoving(false);
          void removal.run();
        }}
      >
        <p>
          Ele sai da agenda dos dois, com todas as repetições, e a outra pessoa recebe um aviso.
        </p>
      </ConfirmDialog>
    </Sheet>
  );
}
