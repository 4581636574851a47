import { chargeToday } from '#domain/charges/standing';
import { localDay } from '#domain/local-day';
import { reais } from '#words/charges/charges';
import { recentDay } from '#words/format/day';
import { firstName } from '#words/format/people';
import { type Charge, useChargeActs } from '../../../data/charges/charges';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { useNow } from '../../../parts/input/use-now';
import { Button } from '../../../ui/control/button';
import { Disclosure } from '../../../ui/control/disclosure';
import { Card } from '../../../ui/display/card';
import { StatusPill } from '../../../ui/display/status-pill';
import layoutClass from '../../../ui/layout.module.css';
import styles from './checkout.module.css';
import { KeyPixCode } from './key-pix';

/** A claim that the professional has not answered yet. */
export function ClaimWaits({ charge, offline }: { charge: Charge; offline: boolean }) {
  const { takeBack } = useChargeActs();
  const now = useNow();
  const claim = charge.payments.find(({ state }) => state === 'claimed');
  const undoing = useAction(async (payment: string) => {
    await takeBack(charge.id, payment);
  });
  const first = firstName(charge.other.name);
  if (!claim) return null;
  const pix = charge.payee?.pix;
  return (
    <Card as="section" padding="l" labelledBy="waits">
      <div>
        <StatusPill tone="info" sign="busy">
          Avisado {recentDay(localDay(claim.at, charge.zone), chargeToday(charge, now))}
        </StatusPill>
      </div>
      <h2 id="waits" className={styles.title}>
        Esperando {first} confirmar
      </h2>
      <p>
        Você avisou que pagou {reais(claim.centavos)} por Pix
        {claim.receipt ? ' e mandou o comprovante' : ''}. {first} confere na conta e confirma; não
        falta fazer nada.
      </p>
      <FormFailure failure={undoing.failure} />
      <Button
        variant="quiet"
        size="l"
        full
        busy={undoing.busy}
        disabled={offline}
        onClick={() => void undoing.run(claim.id)}
      >
        Desfazer o aviso
      </Button>
      {charge.payee && pix && (
        <Disclosure title="Ver o código Pix de novo">
          <div className={layoutClass.middle}>
            <KeyPixCode charge={charge} payee={{ ...charge.payee, pix }} />
          </div>
        </Disclosure>
      )}
    </Card>
  );
}
