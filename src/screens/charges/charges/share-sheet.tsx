import { MessageCircle } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dayOfDate } from '#domain/local-day';
import { chargeMessage } from '#words/charges/charge-list';
import { longDay } from '#words/format/day';
import { firstName } from '#words/format/people';
import { type Charge, type ChargeLink, useChargeActs } from '../../../data/charges/charges';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { HandOver } from '../../../parts/input/hand-over';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
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
            <a
              href={`https://wa.me/?text=${encodeURIComponent(text)}`}
              target="_blank"
              rel="noopener noreferrer"
              data-autofocus=""
              className={buttonClass({ size: 'l', full: true })}
            >
              <MessageCircle aria-hidden="true" />
              Mandar por WhatsApp
            </a>
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
