import { useState } from 'react';
import type { Scope } from '#domain/account/scope';
import { helpInviteText } from '#words/coaching/team';
import { type MadeInvitation, useInvitations } from '../../../data/coaching/invitations';
import { useAction } from '../../../data/remote/use-action';
import { useSession } from '../../../data/session/session';
import { FormFailure } from '../../../parts/input/form-failure';
import { HandOver } from '../../../parts/input/hand-over';
import { Button } from '../../../ui/control/button';
import { QrCode } from '../../../ui/display/qr-code';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import { MostScopes } from './most-scopes';
import styles from './team.module.css';

const DAYS = 7;

/** Invites an assistant: maximum scopes, then the message. */
export function HelpInviteSheet({ onClose }: { onClose: () => void }) {
  const { make } = useInvitations();
  const [scopes, setScopes] = useState<readonly Scope[]>(['program', 'log']);
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const making = useAction(async () => {
    const wish = { label: 'Assistente', kind: 'assistant', uses: 1, days: DAYS } as const;
    setMade(await make({ ...wish, scopes: [...scopes] }));
  });
  if (made) return <Made invitation={made} onClose={onClose} />;
  return (
    <Sheet
      open
      title="Convidar assistente"
      description="Vale para uma pessoa, por 7 dias. Cada aluno decide se a equipe tem acesso."
      onClose={onClose}
    >
      <div className={layoutClass.wideAuto}>
        <MostScopes scopes={scopes} onChange={setScopes} />
        <FormFailure failure={making.failure} />
        <Button size="l" full busy={making.busy} onClick={() => void making.run()}>
          Criar convite
        </Button>
      </div>
    </Sheet>
  );
}

function Made({ invitation, onClose }: { invitation: MadeInvitation; onClose: () => void }) {
  const session = useSession();
  const name = 'user' in session ? session.user.name : '';
  const link = `${location.origin}/links/${invitation.token}`;
  const text = helpInviteText(name, link, invitation.code);
  return (
    <Sheet
      open
      title="Convite pronto"
      description="Mande agora: o link só aparece aqui."
      onClose={onClose}
    >
      <div className={layoutClass.wideAuto}>
        <HandOver
          content={{ title: 'Convite da Anilha', text, copied: link }}
          label="Copiar link"
          done="Link copiado"
        />
        <div className={styles.qr}>
          <QrCode text={link} label="Código QR do convite" />
        </div>
      </div>
    </Sheet>
  );
}
