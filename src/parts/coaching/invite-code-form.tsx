import { ScanQrCode } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useInvitationCalls } from '../../data/coaching/invitations';
import { useAction } from '../../data/remote/use-action';
import { Button, SubmitButton } from '../../ui/control/button';
import { TextField } from '../../ui/field/text-field';
import { CameraView } from '../input/camera-view';
import { FormFailure } from '../input/form-failure';
import styles from './invite-sheet.module.css';

/** The path of an invitation in a text, also within a whole message; null without one. */
function invitationPath(text: string): string | null {
  const address = /\S*\/links\/[\w-]+/.exec(text)?.[0] ?? '';
  if (!URL.canParse(address, location.origin)) return null;
  const { origin, pathname } = new URL(address, location.origin);
  return origin === location.origin && /^\/links\/[\w-]{16,64}$/.test(pathname) ? pathname : null;
}

/** Space for a whole message with the link. */
const MESSAGE_LENGTH = 500;

const isInvitation = (text: string) => invitationPath(text) !== null;

/** Opens the invitation of a typed code, a pasted link or a scanned QR code. */
export function InviteCodeForm({ onFound }: { onFound?: () => void }) {
  const calls = useInvitationCalls();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const [scanning, setScanning] = useState(false);

  function go(path: string) {
    onFound?.();
    navigate(path);
  }

  const finding = useAction(async () => {
    const path = invitationPath(typed.trim());
    go(path ?? `/links/${(await calls.lookByCode(typed)).ticket}`);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== '') void finding.run();
  }

  if (scanning) {
    return (
      <CameraView
        accepts={isInvitation}
        aim="Aponte a câmera para o QR do convite."
        foreign="Este código não é de um convite."
        otherwise="digite o código do convite"
        onCode={(text) => {
          const path = invitationPath(text);
          if (path) go(path);
        }}
        onStop={() => setScanning(false)}
      />
    );
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label="Código do convite"
        hint="Oito letras e números, como K7QM-2XPA. O link inteiro também vale."
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MESSAGE_LENGTH}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          finding.clear();
        }}
      />
      <FormFailure failure={finding.failure} />
      <SubmitButton busy={finding.busy}>Ver o convite</SubmitButton>
      <Button
        variant="quiet"
        size="l"
        full
        icon={<ScanQrCode aria-hidden="true" />}
        onClick={() => setScanning(true)}
      >
        Ler o QR com a câmera
      </Button>
    </form>
  );
}
