import { CalendarX, Check, Clock, Repeat, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { clockAt, instantAt } from '#domain/agenda/appointments';
import { localDay } from '#domain/local-day';
import { clockTime, lengthOf, occurrenceWords, repeats, zoneName } from '#words/agenda/agenda';
import { headingDay, timeOfDay } from '#words/format/day';
import { firstName } from '#words/format/people';
import type { AgendaActs, AgendaAppointment, ChangeOccurrence } from '../../../data/agenda/agenda';
import { useAction } from '../../../data/remote/use-action';
import { zoneHere } from '../../../data/store/zone-here';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button, SubmitButton } from '../../../ui/control/button';
import { DateField } from '../../../ui/field/date-field';
import { TimeField } from '../../../ui/field/time-field';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './agenda.module.css';
import { minutesOf } from './appointment-sheet';
import type { Meeting } from './week';

interface OccurrenceSheetProps {
  meeting: Meeting;
  me: string;
  acts: AgendaActs;
  onReplan: () => void;
  onClose: () => void;
}

/** One occurrence of an appointment: the student confirms it, either person moves or cancels it. */
export function OccurrenceSheet({ meeting, me, acts, onReplan, onClose }: OccurrenceSheetProps) {
  const { appointment, occurrence } = meeting;
  const { other, place, duration, zone, weekdays } = appointment;
  const here = zoneHere();
  const [moving, setMoving] = useState(false);
  const change = useAction(async (what: ChangeOccurrence, said: string) => {
    await acts.change(appointment.id, occurrence.day, what);
    notify.success(said);
    onClose();
  });
  const there = clockAt(occurrence.at, zone);
  const facts = [
    occurrenceWords(occurrence, { me, other: other.name }),
    lengthOf(duration),
    ...(place === '' ? [] : [place]),
    ...(weekdays.length === 0 ? [] : [repeats(weekdays)]),
    ...(zone === here ? [] : [whereElse(there.time, appointment)]),
  ];
  const changed = occurrence.off || occurrence.moved;
  return (
    <Sheet
      open
      title={other.name}
      description={`${headingDay(localDay(occurrence.at, here))}, ${timeOfDay(occurrence.at, here)}`}
      onClose={onClose}
    >
      <div className={layoutClass.middle}>
        <p className={textClass.lead}>{facts.join(' · ')}</p>
        {moving ? (
          <MoveForm
            at={occurrence.at}
            busy={change.busy}
            isTaken={appointment.as === 'coach' && change.failure?.code === 'overlap'}
            onMove={(instant, ifFree) => {
              const moved = clockAt(instant, zone);
              void change.run({ kind: 'moved', ...moved, ifFree }, 'Horário mudado.');
            }}
          />
        ) : (
          <>
            {appointment.as === 'student' && !occurrence.off && !occurrence.confirmed && (
              <Button
                size="l"
                full
                busy={change.busy}
                icon={<Check aria-hidden="true" />}
                onClick={() =>
                  void change.run(
                    { kind: 'confirmed', confirmed: true, at: occurrence.at },
                    'Presença confirmada.',
                  )
                }
              >
                Confirmar presença
              </Button>
            )}
            {!occurrence.off && (
              <>
                <Button
                  variant="quiet"
                  full
                  icon={<Clock aria-hidden="true" />}
                  onClick={() => setMoving(true)}
                >
                  Mudar só este dia
                </Button>
                <Button
                  variant="quiet"
                  full
                  icon={<CalendarX aria-hidden="true" />}
                  onClick={() => void change.run({ kind: 'off' }, 'Horário desmarcado.')}
                >
                  Desmarcar só este dia
                </Button>
              </>
            )}
            {changed && (
              <Button
                variant="quiet"
                full
                icon={<Undo2 aria-hidden="true" />}
                onClick={() => void change.run({ kind: 'planned' }, 'Voltou ao combinado.')}
              >
                Voltar ao combinado
              </Button>
            )}
            {appointment.as === 'coach' && (
              <Button variant="plain" icon={<Repeat aria-hidden="true" />} onClick={onReplan}>
                {weekdays.length === 0 ? 'Editar horário' : 'Editar todos os dias'}
              </Button>
            )}
          </>
        )}
        <FormFailure failure={change.failure} />
      </div>
    </Sheet>
  );
}

/** The time in the coach's zone: "15:00 para Carla" for the student, "15:00 em …" for the coach. */
function whereElse(time: number, { as, other, zone }: AgendaAppointment): string {
  return as === 'student'
    ? `${clockTime(time)} para ${firstName(other.name)}`
    : `${clockTime(time)} em ${zoneName(zone)}`;
}

interface MoveFormProps {
  /** Its present time, epoch ms. */
  at: number;
  busy: boolean;
  /** Whether the coach may still take a time at which they have another appointment. */
  isTaken: boolean;
  onMove: (instant: number, ifFree: boolean) => void;
}

/** Another day and time, in this device's zone. */
function MoveForm({ at, busy, isTaken, onMove }: MoveFormProps) {
  const zone = zoneHere();
  const now = clockAt(at, zone);
  const [day, setDay] = useState<string | null>(now.day);
  const [time, setTime] = useState<string | null>(clockTime(now.time));
  const move = (ifFree: boolean) => {
    if (day !== null && time !== null) onMove(instantAt(day, minutesOf(time), zone), ifFree);
  };
  return (
    <form
      className={layoutClass.middle}
      onSubmit={(event) => {
        event.preventDefault();
        move(true);
      }}
    >
      <div className={styles.pair}>
        <DateField label="Dia" value={day} onChange={setDay} />
        <TimeField label="Hora" value={time} onChange={setTime} />
      </div>
      <SubmitButton busy={busy} disabled={day === null || time === null}>
        Mudar
      </SubmitButton>
      {isTaken && (
        <Button variant="outline" size="l" full busy={busy} onClick={() => move(false)}>
          Mudar mesmo assim
        </Button>
      )}
    </form>
  );
}
