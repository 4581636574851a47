import { useCallback, useEffect, useRef, useState } from 'react';
import { dayOfDate } from '#domain/local-day';
import { chargeMessage, pixMessage } from '#words/charges/charge-list';
import { longDay } from '#words/format/day';
import { firstName } from '#words/format/people';
import {
  type Charge,
  type ChargeLink,
  useChargeActs,
  usePayee,
} from '../../../data/charges/charges';
import { useAction } from '../../../data/remote/use-action';
import { pixOfCharge } from '../../../parts/charges/pix-of-charge';
import { FormFailure } from '../../../parts/input/form-failure';
import { HandOver } from '../../../parts/input/hand-over';
import { WhatsAppLink } from '../../../parts/input/whatsapp-link';
import { Button } from '../../../ui/control/button';
import { QrCode } from '../../../ui/display/qr-code';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import styles from './charges.module.css';

interface ShareSheetProps {
  charge: Charge;
  onClose: () => void;
}

/** Ways to give a charge to its payer: a message, or a QR code for a camera. */
export function ShareChargeSheet({ charge, onClose }: ShareSheetProps) {
  const acts = useChargeActs();
  const [link, setLink] = useState<ChargeLink | null>(null);
  const [renewing, setRenewing] = useState(false);
  const known = usePayee().payee;
  const payee = known.state === 'ready' ? known.value : null;
  const asking = useAction(async () => setLink(await acts.link(charge.id)));
  const renewal = useAction(async () => {
    setLink(await acts.renewLink(charge.id));
    notify.plain('Só o novo link vale agora.');
  });
  const ask = useRef(asking.run);
  const begin = useCallback(() => void ask.current(), []);
  useEffect(begin, [begin]);
  const first = firstName(charge.other.name);
  const text = link ? chargeMessage(charge, link.address) : '';
  return (
    <Sheet
      open
      title={`Mandar para ${first}`}
      description="Pelo link, a pessoa entra na conta dela, vê o valor e paga. Só ela pode usar."
      onClose={onClose}
    >
      <div className={styles.form}>
        {asking.failure ? (
          <>
            <FormFailure failure={asking.failure} />
            <Button size="l" full busy={asking.busy} onClick={() => void asking.run()}>
              Tentar de novo
            </Button>
          </>
        ) : link === null ? (
          <Skeleton height={320} />
        ) : (
          <>
            <WhatsAppLink text={text} autofocus>
              Mandar por WhatsApp
            </WhatsAppLink>
            {payee?.pix && charge.left > 0 && (
              <WhatsAppLink
                quiet
                text={pixMessage(
                  { ...charge, to: payee.name, greeted: first },
                  pixOfCharge(charge, { ...payee, pix: payee.pix }),
                )}
              >
                Mandar o código Pix
              </WhatsAppLink>
            )}
            <HandOver
              quiet
              content={{ title: 'Cobrança', text, copied: link.address }}
              label="Copiar link"
              done="Link copiado"
            />
            <div className={styles.qr}>
              <QrCode text={link.address} label="Código QR da cobrança" />
            </div>
            <p className={textClass.hint}>
              Vale até {longDay(dayOfDate(new Date(link.endsAt)))}. Ao lado da pessoa, ela aponta a
              câmera para o código.
            </p>
            <FormFailure failure={renewal.failure} />
            <Button variant="plain" onClick={() => setRenewing(true)}>
              Trocar o link
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={renewing}
        title="Trocar o link?"
        confirmLabel="Trocar"
        cancelLabel="Voltar"
        busy={renewal.busy}
        onCancel={() => setRenewing(false)}
        onConfirm={() => {
          setRenewing(false);
          void renewal.run();
        }}
      >
        <p>Os links que você já mandou desta cobrança deixam de valer.</p>
      </ConfirmDialog>
    </Sheet>
  );
}
