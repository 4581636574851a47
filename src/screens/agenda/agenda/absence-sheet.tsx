import { useState } from 'react';
import { numericDay } from '#words/format/day';
import type { AgendaAbsence, AgendaActs } from '../../../data/agenda/agenda';
import { useAction } from '../../../data/remote/use-action';
import { zoneHere } from '../../../data/store/zone-here';
import { FormFailure } from '../../../parts/input/form-failure';
import { useToday } from '../../../parts/input/use-today';
import { Button, SubmitButton } from '../../../ui/control/button';
import { List, ListRow } from '../../../ui/display/list-row';
import { DateField } from '../../../ui/field/date-field';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import styles from './agenda.module.css';

interface AbsenceSheetProps {
  absences: readonly AgendaAbsence[];
  me: string;
  acts: AgendaActs;
  onClose: () => void;
}

/** Days of absence. People with an appointment on them get a notice. */
export function AbsenceSheet({ absences, me, acts, onClose }: AbsenceSheetProps) {
  const today = useToday();
  const [from, setFrom] = useState<string | null>(today);
  const [until, setUntil] = useState<string | null>(today);
  const own = absences.filter(({ person, until }) => person === me && until >= today);
  const adding = useAction(async (first: string, last: string) => {
    await acts.beAway({ zone: zoneHere(), from: first, until: last });
    notify.success('Ausência marcada.');
    onClose();
  });
  const removal = useAction(async (id: string) => {
    await acts.beThere(id);
    notify.plain('Ausência removida.');
  });
  const isBackwards = from !== null && until !== null && until < from;
  return (
    <Sheet
      open
      title="Ausências"
      description="Quem tem horário com você nesses dias recebe um aviso. O motivo não é dito."
      onClose={onClose}
    >
      <form
        className={layoutClass.middle}
        onSubmit={(event) => {
          event.preventDefault();
          if (from !== null && until !== null && !isBackwards) void adding.run(from, until);
        }}
      >
        <div className={styles.dates}>
          <DateField label="Do dia" value={from} onChange={setFrom} />
          <DateField
            label="Até o dia"
            min={today}
            value={until}
            onChange={setUntil}
            error={isBackwards ? 'Vem antes do primeiro dia' : undefined}
          />
        </div>
        <FormFailure failure={adding.failure ?? removal.failure} />
        <SubmitButton busy={adding.busy} disabled={from === null || until === null || isBackwards}>
          Marcar ausência
        </SubmitButton>
        {own.length > 0 && (
          <List label="Ausências marcadas" bare>
            {own.map((absence) => (
              <ListRow
                key={absence.id}
                title={
                  absence.from === absence.until
                    ? numericDay(absence.from)
                    : `${numericDay(absence.from)} – ${numericDay(absence.until)}`
                }
                actions={
                  <Button
                    variant="plain"
                    aria-label={`Remover a ausência de ${numericDay(absence.from)}`}
                    onClick={() => void removal.run(absence.id)}
                  >
                    Remover
                  </Button>
                }
              />
            ))}
          </List>
        )}
      </form>
    </Sheet>
  );
}
