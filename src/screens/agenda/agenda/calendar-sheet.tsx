import { useState } from 'react';
import { dayOfDate } from '#domain/local-day';
import { longDay } from '#words/format/day';
import type { AgendaActs } from '../../../data/agenda/agenda';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { HandOver } from '../../../parts/input/hand-over';
import { Button } from '../../../ui/control/button';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';

interface CalendarSheetProps {
  /** Creation time of the address, epoch ms; null without one. */
  since: number | null;
  acts: AgendaActs;
  onClose: () => void;
}

/** The secret address with which another calendar reads the agenda. */
export function CalendarSheet({ since, acts, onClose }: CalendarSheetProps) {
  const [address, setAddress] = useState<string | null>(null);
  const making = useAction(async () => setAddress((await acts.renewAddress()).address));
  const ending = useAction(async () => {
    await acts.endAddress();
    setAddress(null);
    notify.plain('O endereço não vale mais.');
  });
  return (
    <Sheet
      open
      title="Ver em outro calendário"
      description="Um endereço secreto que o calendário do telefone ou do computador lê sozinho. Quem tem o endereço vê os seus horários."
      onClose={onClose}
    >
      <div className={layoutClass.middle}>
        {address !== null ? (
          <>
            <p className={textClass.lead}>
              Cole em "assinar calendário" ou "adicionar por URL". Ele só aparece agora.
            </p>
            <HandOver
              content={{ title: 'Agenda da Anilha', url: address, copied: address }}
              label="Copiar endereço"
              done="Endereço copiado"
            />
          </>
        ) : (
          <>
            {since !== null && (
              <p className={textClass.lead}>
                Há um endereço desde {longDay(dayOfDate(new Date(since)))}. Um novo toma o lugar
                dele.
              </p>
            )}
            <Button size="l" full busy={making.busy} onClick={() => void making.run()}>
              {since === null ? 'Criar endereço' : 'Trocar endereço'}
            </Button>
          </>
        )}
        {since !== null && (
          <Button variant="plain" busy={ending.busy} onClick={() => void ending.run()}>
            Desligar o endereço
          </Button>
        )}
        <FormFailure failure={making.failure ?? ending.failure} />
      </div>
    </Sheet>
  );
}
