import { useState } from 'react';
import { shownPhone } from '#domain/coaching/brazilian-phone';
import { type PixKey, type PixKind, pixKeyOf } from '#domain/coaching/pix-key';
import { fieldError } from '#words/errors';
import { CHARGE_LIMITS, type OwnPayee } from '../../../data/charges/charges';
import { useProfessional } from '../../../data/coaching/professional';
import { useAction } from '../../../data/remote/use-action';
import { useSession } from '../../../data/session/session';
import { PixKeyFields } from '../../../parts/charges/pix-key-fields';
import { usePayeeKeeping } from '../../../parts/charges/use-payee-keeping';
import { useProof } from '../../../parts/charges/use-proof';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { TextField } from '../../../ui/field/text-field';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import styles from './charges.module.css';

interface PayeeSheetProps {
  payee: OwnPayee | null;
  /** The key to start with; null for none. */
  begun: PixKey | null;
  onClose: () => void;
}

/** Edits the receiving account, initially from the professional's record. */
export function PayeeSheet({ payee, begun, onClose }: PayeeSheetProps) {
  const professional = useProfessional();
  const session = useSession();
  const said = professional.state === 'ready' ? professional.value : null;
  const account = 'user' in session ? session.user.name : '';
  const [name, setName] = useState(payee?.name || said?.name || account);
  const [city, setCity] = useState(payee?.city || said?.city || '');
  const [kind, setKind] = useState<PixKind>(begun?.kind ?? 'cpf');
  const [typed, setTyped] = useState(shownPhone(begun?.key ?? ''));
  // A stored key that is not valid any more shows its error at once.
  const [asked, setAsked] = useState(begun !== null && pixKeyOf(begun.kind, begun.key) === null);
  const proof = useProof();
  const keep = usePayeeKeeping();
  const pix = pixKeyOf(kind, typed);
  const isEmpty = typed.trim() === '';

  const saving = useAction(async () => {
    const said = { name: name.trim(), city: city.trim(), pix };
    await proof.send((given) => keep({ ...said, ...given }));
    notify.success(pix ? 'Chave Pix salva.' : 'Chave Pix retirada.');
    onClose();
  });

  return (
    <Sheet
      open
      title="Pix na sua conta"
      description="Só quem você cobra vê a chave. Se ela mudar, você recebe um aviso."
      onClose={onClose}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (name.trim() !== '' && (pix || isEmpty)) void saving.run();
        }}
      >
        <PixKeyFields
          kind={kind}
          typed={typed}
          wrong={asked && !isEmpty && !pix}
          onKind={(one) => {
            setKind(one);
            setAsked(false);
          }}
          onType={setTyped}
        />
        <TextField
          label="Nome de quem recebe"
          hint="Como está no banco. Aparece para quem paga."
          autoComplete="name"
          maxLength={CHARGE_LIMITS.payeeName}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={asked && name.trim() === '' ? fieldError('name') : undefined}
        />
        <TextField
          label="Cidade"
          optional
          autoComplete="address-level2"
          maxLength={CHARGE_LIMITS.payeeCity}
          value={city}
          onChange={(event) => setCity(event.target.value)}
        />
        {proof.fields}
        <FormFailure failure={saving.failure} />
        <Button type="submit" size="l" full busy={saving.busy}>
          Guardar
        </Button>
      </form>
    </Sheet>
  );
}
