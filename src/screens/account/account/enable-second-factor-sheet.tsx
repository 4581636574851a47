import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { CODE_LENGTH, mailCodeSchema } from '#domain/account/account';
import { typedKey } from '#words/account/second-factor';
import type { SecondFactorBegin } from '../../../data/account/second-factor';
import { useForm } from '../../../data/remote/use-form';
import { FormFailure } from '../../../parts/input/form-failure';
import { SubmitButton } from '../../../ui/control/button';
import { IconButton } from '../../../ui/control/icon-button';
import { QrCode } from '../../../ui/display/qr-code';
import { TextField } from '../../../ui/field/text-field';
import { Sheet } from '../../../ui/layer/sheet';
import textClass from '../../../ui/text.module.css';
import styles from './account.module.css';
import { ConfirmPasswordSheet } from './confirm-password-sheet';
import { copyToClipboard } from './copy-text';
import own from './second-factor.module.css';

interface EnableSecondFactorSheetProps {
  begin: (password: string) => Promise<SecondFactorBegin>;
  confirm: (code: string) => Promise<void>;
  /** Called once it is on; the recovery codes are shown only this time. */
  onOn: (codes: readonly string[]) => void;
  onClose: () => void;
}

/**
 * Turns the second factor on in three steps: password, the key for the authenticator app, a code of
 * that app.
 */
export function EnableSecondFactorSheet(props: EnableSecondFactorSheetProps) {
  const [begun, setBegun] = useState<SecondFactorBegin | null>(null);
  if (!begun) {
    return (
      <ConfirmPasswordSheet
        title="Ligar a verificação em duas etapas"
        description="Tenha por perto um app autenticador, como os da Apple, do Google ou da Microsoft."
        act="Continuar"
        onConfirm={async (password) => setBegun(await props.begin(password))}
        onClose={props.onClose}
      />
    );
  }
  return <KeySheet {...props} begun={begun} />;
}

const schema = v.object({ code: mailCodeSchema });

function KeySheet(props: EnableSecondFactorSheetProps & { begun: SecondFactorBegin }) {
  const { begun, confirm, onOn, onClose } = props;
  const id = useId();
  const key = typedKey(begun.totpURI);
  const { form, errors, busy, failure } = useForm(schema, async ({ code }) => {
    await confirm(code);
    onOn(begun.backupCodes);
  });
  return (
    <Sheet
      open
      size="s"
      title="Adicionar ao app autenticador"
      description="No app, escolha adicionar uma conta e leia este código com a câmera."
      onClose={onClose}
      footer={
        <SubmitButton form={id} busy={busy}>
          Ligar
        </SubmitButton>
      }
    >
      <form id={id} className={styles.form} {...form}>
        <div className={own.code}>
          <QrCode text={begun.totpURI} label="Código para o app autenticador" />
        </div>
        <div className={own.key}>
          <div>
            <p className={textClass.hint}>
              Se o app está neste aparelho, <a href={begun.totpURI}>abra por aqui</a> ou digite a
              chave:
            </p>
            <p className={own.letters} translate="no">
              {key}
            </p>
          </div>
          <IconButton
            label="Copiar a chave"
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copyToClipboard(key?.replaceAll(' ', '') ?? '', 'Chave copiada')}
          />
        </div>
        <div className={own.answer}>
          <FormFailure failure={failure} />
          <TextField
            label="Código que o app mostra"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            maxLength={CODE_LENGTH + 4}
            error={errors.code}
          />
        </div>
      </form>
    </Sheet>
  );
}
