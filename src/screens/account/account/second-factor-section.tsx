import { Copy, FileDown } from 'lucide-react';
import { useState } from 'react';
import { FEW_RECOVERY_CODES } from '#domain/account/second-factor';
import { codesLeft, recoveryFile } from '#words/account/second-factor';
import { useSecondFactor } from '../../../data/account/second-factor';
import { useSession } from '../../../data/session/session';
import { saveMade } from '../../../parts/input/save-file';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { StatusPill } from '../../../ui/display/status-pill';
import { Cluster } from '../../../ui/frame/page';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import textClass from '../../../ui/text.module.css';
import styles from './account.module.css';
import { AskFailed } from './ask-failed';
import { ConfirmPasswordSheet } from './confirm-password-sheet';
import { copyToClipboard } from './copy-text';
import { EnableSecondFactorSheet } from './enable-second-factor-sheet';
import own from './second-factor.module.css';

/** The second factor: its state, and the number of unused recovery codes. */
export function SecondFactorSection() {
  const { state, begin, confirm, renewCodes, disable } = useSecondFactor();
  const [open, setOpen] = useState<'enable' | 'renew' | 'disable' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setOpen(null);
  const on = state.state === 'ready' && state.value.on;

  return (
    <Card as="section" padding="l" labelledBy="second-factor-section">
      <div className={own.heading}>
        <h2 id="second-factor-section">Verificação em duas etapas</h2>
        {on && <StatusPill tone="done">Ligada</StatusPill>}
      </div>
      <p className={textClass.hint}>
        Além da senha, entrar pede um código de seis números que muda a cada 30 segundos no app
        autenticador do seu celular.
      </p>
      {state.state === 'failed' && <AskFailed failure={state.failure} onRetry={state.retry} />}
      {state.state === 'ready' && !on && (
        <Cluster>
          <Button variant="quiet" onClick={() => setOpen('enable')}>
            Ligar
          </Button>
        </Cluster>
      )}
      {state.state === 'ready' && on && (
        <>
          <p>{codesLeft(state.value.codesLeft)}.</p>
          {state.value.codesLeft <= FEW_RECOVERY_CODES && (
            <p className={textClass.hint}>
              Gere novos códigos para não ficar sem entrar se perder o celular.
            </p>
          )}
          <Cluster>
            <Button variant="quiet" onClick={() => setOpen('renew')}>
              Gerar novos códigos
            </Button>
            <Button variant="plain" onClick={() => setOpen('disable')}>
              Desligar
            </Button>
          </Cluster>
        </>
      )}
      {open === 'enable' && (
        <EnableSecondFactorSheet
          begin={begin}
          confirm={confirm}
          onOn={(drawn) => {
            close();
            setCodes(drawn);
          }}
          onClose={close}
        />
      )}
      {open === 'renew' && (
        <ConfirmPasswordSheet
          title="Gerar novos códigos"
          description="Os códigos de recuperação que você tem deixam de valer."
          act="Gerar novos códigos"
          onConfirm={async (password) => {
            const drawn = await renewCodes(password);
            close();
            setCodes(drawn);
          }}
          onClose={close}
        />
      )}
      {open === 'disable' && (
        <ConfirmPasswordSheet
          title="Desligar a verificação em duas etapas"
          description="Para entrar, volta a bastar a senha. Os códigos de recuperação deixam de valer."
          act="Desligar"
          danger
          onConfirm={async (password) => {
            await disable(password);
            close();
            notify.success('Verificação em duas etapas desligada');
          }}
          onClose={close}
        />
      )}
      {codes && <RecoveryCodesSheet codes={codes} onClose={() => setCodes(null)} />}
    </Card>
  );
}

interface RecoveryCodesSheetProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows the recovery codes once; they cannot be read again. */
function RecoveryCodesSheet({ codes, onClose }: RecoveryCodesSheetProps) {
  const session = useSession();
  const email = 'user' in session ? session.user.email : '';
  const save = () => {
    const file = new Blob([recoveryFile(codes, email)], { type: 'text/plain;charset=utf-8' });
    void saveMade('anilha-codigos-de-recuperacao.txt', Promise.resolve(file));
  };
  return (
    <Sheet
      open
      size="s"
      title="Códigos de recuperação"
      description="Sem o celular, um destes códigos entra no lugar do app. Cada um vale uma vez. Guarde agora: eles não aparecem de novo nem são mandados por e-mail."
      onClose={onClose}
      footer={
        <Button size="l" full onClick={onClose}>
          Já guardei
        </Button>
      }
    >
      <div className={styles.form}>
        <ul className={own.codes} aria-label="Códigos de recuperação" translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={own.acts}>
          <Button
            variant="quiet"
            full
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copyToClipboard(codes.join('\n'), 'Códigos copiados')}
          >
            Copiar
          </Button>
          <Button variant="quiet" full icon={<FileDown aria-hidden="true" />} onClick={save}>
            Salvar
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
