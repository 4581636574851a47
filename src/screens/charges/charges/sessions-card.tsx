import { useState } from 'react';
import { sessionsLeft } from '#words/charges/charge-list';
import { type Charge, useChargeActs } from '../../../data/charges/charges';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { Stepper } from '../../../ui/control/stepper';
import { Card } from '../../../ui/display/card';
import textClass from '../../../ui/text.module.css';

interface SessionsCardProps {
  charge: Charge;
  stale: boolean;
}

/** Edits how many sessions of a pack were used. */
export function SessionsCard({ charge, stale }: SessionsCardProps) {
  const acts = useChargeActs();
  const total = charge.sessions ?? 0;
  const [used, setUsed] = useState(charge.sessionsUsed);
  const saving = useAction(() => acts.countSessions(charge.id, used).then(() => undefined));
  return (
    <Card as="section" labelledBy="sessions">
      <h2 id="sessions" className={textClass.title}>
        Aulas do pacote
      </h2>
      <Stepper
        label="Aulas dadas"
        value={`${used}`}
        unit={`de ${total}`}
        decreaseLabel="Uma aula a menos"
        increaseLabel="Mais uma aula dada"
        onDecrease={() => setUsed((now) => Math.max(0, now - 1))}
        onIncrease={() => setUsed((now) => Math.min(total, now + 1))}
        atMinimum={used === 0}
        atMaximum={used === total}
        disabled={stale}
      />
      <p className={textClass.hint}>{sessionsLeft(used, total)}</p>
      <FormFailure failure={saving.failure} />
      {used !== charge.sessionsUsed && (
        <Button full busy={saving.busy} onClick={() => void saving.run()}>
          Guardar
        </Button>
      )}
    </Card>
  );
}
