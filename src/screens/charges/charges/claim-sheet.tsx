import { FileDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { chargeToday } from '#domain/charges/standing';
import { PROFESSIONAL_LIMITS } from '#domain/coaching/professional';
import { localDay } from '#domain/local-day';
import { reais } from '#words/charges/charges';
import { longDay, numericDay } from '#words/format/day';
import { firstName } from '#words/format/people';
import { type Charge, type ChargePayment, useChargeActs } from '../../../data/charges/charges';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { useNow } from '../../../parts/input/use-now';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import { DateField } from '../../../ui/field/date-field';
import { MoneyField } from '../../../ui/field/money-field';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import { sumOfCharges } from './board';
import styles from './charges.module.css';

interface ClaimSheetProps {
  charge: Charge;
  onClose: () => void;
}

/** Answers a payer's claim: whether the professional found the money. */
export function ClaimSheet({ charge, onClose }: ClaimSheetProps) {
  const claim = charge.payments.find(({ state }) => state === 'claimed');
  // The payer may have withdrawn it meanwhile.
  if (!claim) return null;
  return <Claim charge={charge} claim={claim} onClose={onClose} />;
}

function Claim({ charge, claim, onClose }: ClaimSheetProps & { claim: ChargePayment }) {
  const acts = useChargeActs();
  const today = chargeToday(charge, useNow());
  const told = localDay(claim.at, charge.zone);
  const latest = today > told ? today : told;
  const [centavos, setCentavos] = useState<number | null>(claim.centavos);
  const [day, setDay] = useState<string | null>(claim.day ?? told);
  const [refusing, setRefusing] = useState(false);
  const first = firstName(charge.other.name);
  const confirming = useAction(async (sum: number, on: string) => {
    await acts.answerClaim(charge.id, claim.id, { found: true, centavos: sum, day: on });
    notify.success(`Pagamento confirmado: ${reais(sum)}.`);
    onClose();
  });
  const refusal = useAction(async () => {
    await acts.answerClaim(charge.id, claim.id, { found: false });
    notify.plain(`${first} recebe um aviso de que o pagamento não foi encontrado.`);
    onClose();
  });
  const missing = centavos === null || centavos === 0 || day === null;
  return (
    <Sheet
      open
      title={`${first} diz que pagou`}
      description={`${charge.title} · ${reais(charge.left || sumOfCharges(charge))} · vencimento em ${numericDay(charge.due)}`}
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (centavos !== null && day !== null && !missing) void confirming.run(centavos, day);
        }}
      >
        <p>
          Em {longDay(told)}, {first} disse que fez um Pix de {reais(claim.centavos)}. Confira na
          sua conta antes de confirmar.
        </p>
        {claim.note !== '' && <p className={styles.preview}>{claim.note}</p>}
        {claim.receipt && <ReceiptFile charge={charge.id} payment={claim.id} name={first} />}
        <div className={styles.pair}>
          <MoneyField
            label="Valor que chegou"
            value={centavos}
            max={PROFESSIONAL_LIMITS.centavos}
            onChange={setCentavos}
          />
          <DateField label="Dia em que chegou" value={day} max={latest} onChange={setDay} />
        </div>
        {centavos !== null && centavos > 0 && centavos < charge.left && (
          <p className={textClass.hint} role="status">
            Ficam faltando {reais(charge.left - centavos)}, e a cobrança continua aberta.
          </p>
        )}
        <FormFailure failure={confirming.failure ?? refusal.failure} />
        <Button type="submit" size="l" full busy={confirming.busy} disabled={missing}>
          Confirmar pagamento
        </Button>
        <Button variant="plain" onClick={() => setRefusing(true)}>
          Não encontrei
        </Button>
      </form>
      <ConfirmDialog
        open={refusing}
        title="Dizer que não encontrou?"
        confirmLabel="Não encontrei"
        cancelLabel="Voltar"
        busy={refusal.busy}
        onCancel={() => setRefusing(false)}
        onConfirm={() => {
          setRefusing(false);
          void refusal.run();
        }}
      >
        <p>{first} recebe um aviso e pode mandar o comprovante. A cobrança continua aberta.</p>
      </ConfirmDialog>
    </Sheet>
  );
}

interface ReceiptFileProps {
  charge: string;
  payment: string;
  name: string;
}

/** The receipt that a payer sent with a claim: a picture, or a PDF to save. */
export function ReceiptFile({ charge, payment, name }: ReceiptFileProps) {
  const { receipt } = useChargeActs();
  const [shown, setShown] = useState<{ url: string | null; isPdf?: boolean } | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let here = true;
    receipt(charge, payment).then(
      (file) => {
        if (!here) return;
        url = file && URL.createObjectURL(file);
        setShown({ url, isPdf: file?.type === 'application/pdf' });
      },
      () => here && setShown({ url: null }),
    );
    return () => {
      here = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [receipt, charge, payment]);
  if (!shown) return <Skeleton height={200} />;
  if (shown.url === null) {
    return <p className={textClass.hint}>O comprovante não pôde ser aberto agora.</p>;
  }
  if (shown.isPdf) {
    return (
      <a
        href={shown.url}
        download={`comprovante-${name}.pdf`}
        className={buttonClass({ variant: 'quiet', full: true })}
      >
        <FileDown aria-hidden="true" />
        Baixar o comprovante (PDF)
      </a>
    );
  }
  return (
    <a href={shown.url} target="_blank" rel="noopener noreferrer" aria-label="Abrir o comprovante">
      <img className={styles.receipt} src={shown.url} alt={`Comprovante de ${name}`} />
    </a>
  );
}
