import { useState } from 'react';
import type { PixKey } from '#domain/coaching/pix-key';
import { pixMessage } from '#words/charges/charge-list';
import { reais } from '#words/charges/charges';
import { pixKindName } from '#words/coaching/professional';
import { firstName } from '#words/format/people';
import type { Charge, Payee } from '../../../data/charges/charges';
import { pixOfCharge } from '../../../parts/charges/pix-of-charge';
import { Button } from '../../../ui/control/button';
import { FactList } from '../../../ui/display/fact-list';
import textClass from '../../../ui/text.module.css';
import { PayerClaimSheet } from './claim-sheet';
import { PixCode } from './pix-code';

interface KeyPixProps {
  charge: Charge;
  payee: Payee & { readonly pix: PixKey };
  offline: boolean;
}

/**
 * Pix to the professional's own key: the code is made here, paid in the bank's app, and claimed by
 * the payer.
 */
export function KeyPix({ charge, payee, offline }: KeyPixProps) {
  const [telling, setTelling] = useState(false);
  const first = firstName(charge.other.name);
  return (
    <>
      <KeyPixCode charge={charge} payee={payee} />
      <p className={textClass.hint}>
        Abra o app do banco, escolha pagar com Pix e cole o código, ou leia o QR de outro aparelho.
        Antes de confirmar, veja se o banco mostra o mesmo nome.
      </p>
      <Button variant="quiet" size="l" full onClick={() => setTelling(true)}>
        Já paguei
      </Button>
      <p className={textClass.hint}>
        O Pix cai direto na conta de {first}, que confere e confirma. A Anilha não fica com nada.
      </p>
      <PayerClaimSheet
        charge={charge}
        open={telling}
        offline={offline}
        onClose={() => setTelling(false)}
      />
    </>
  );
}

/** The code itself, with receiver and amount. */
export function KeyPixCode({ charge, payee }: Omit<KeyPixProps, 'offline'>) {
  const { pix, name } = payee;
  const code = pixOfCharge(charge, payee);
  return (
    <>
      <PixCode code={code} message={pixMessage({ ...charge, to: name }, code)} />
      <FactList
        facts={[
          ['Valor', reais(charge.left)],
          ['Quem recebe', name],
          [pix.kind === 'random' ? 'Chave' : pixKindName(pix.kind), pix.key],
        ]}
      />
    </>
  );
}
