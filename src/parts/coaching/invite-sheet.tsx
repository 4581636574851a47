import { Plus } from 'lucide-react';
import { useState } from 'react';
import { dayOfDate } from '#domain/local-day';
import { inviteText, shownCode } from '#words/coaching/invitations';
import { longDay } from '#words/format/day';
import { type MadeInvitation, useInvitations } from '../../data/coaching/invitations';
import { useSession } from '../../data/session/session';
import { Button } from '../../ui/control/button';
import { QrCode } from '../../ui/display/qr-code';
import { Sheet } from '../../ui/layer/sheet';
import { HandOver } from '../input/hand-over';
import { WhatsAppLink } from '../input/whatsapp-link';
import { InviteForm } from './invite-form';
import styles from './invite-sheet.module.css';
import { OpenInvites } from './open-invites';

interface InviteSheetProps {
  /** Name of the group that the invited person joins, such as "Turma das 7h". */
  into?: string;
  /** Called after an invitation was created; the sheet does not wait for it. */
  onMade?: (invitation: MadeInvitation) => void;
  onClose: () => void;
}

/** A professional's invitation for a student: created with one tap, sent with another. */
export function InviteSheet({ into, onMade, onClose }: InviteSheetProps) {
  const { invitations, make, revoke } = useInvitations();
  const [made, setMade] = useState<MadeInvitation | null>(null);
  if (made) {
    return (
      <Sheet
        open
        title="Convite pronto"
        description={into ?? 'Mande agora: o link e o código só aparecem aqui.'}
        onClose={onClose}
      >
        <MadeInvite invitation={made} onAnother={() => setMade(null)} />
      </Sheet>
    );
  }
  return (
    <Sheet
      open
      title="Convidar"
      description={into ?? 'Quem aceitar escolhe o que você vê.'}
      onClose={onClose}
    >
      <InviteForm
        onMake={async (wish) => {
          const invitation = await make(wish);
          onMade?.(invitation);
          setMade(invitation);
        }}
      />
      <OpenInvites invitations={invitations} onRevoke={revoke} />
    </Sheet>
  );
}

interface MadeInviteProps {
  invitation: MadeInvitation;
  onAnother: () => void;
}

/** Ways to deliver an invitation: by message, as a QR code, by voice. */
function MadeInvite({ invitation, onAnother }: MadeInviteProps) {
  const session = useSession();
  const name = 'user' in session ? session.user.name : '';
  const link = `${location.origin}/links/${invitation.token}`;
  const text = inviteText(name, link, invitation.code);
  return (
    <div className={styles.made}>
      <WhatsAppLink text={text} autofocus>
        Mandar por WhatsApp
      </WhatsAppLink>
      <HandOver
        quiet
        content={{ title: 'Convite da Anilha', text, copied: link }}
        label="Copiar link"
        done="Link copiado"
      />
      <div className={styles.here}>
        <div className={styles.qr}>
          <QrCode text={link} label="Código QR do convite" />
        </div>
        <div className={styles.spoken}>
          <p>Ao lado da pessoa? Ela aponta a câmera do telefone, ou digita este código:</p>
          <p className={styles.code}>{shownCode(invitation.code)}</p>
          <p className={styles.until}>
            Vale até {longDay(dayOfDate(new Date(invitation.expiresAt)))}.
          </p>
        </div>
      </div>
      <Button variant="plain" icon={<Plus aria-hidden="true" />} onClick={onAnother}>
        Fazer outro convite
      </Button>
    </div>
  );
}
