import { useState } from 'react';
import { type MadeInvitation, useInvitations } from '../../data/coaching/invitations';
import { Sheet } from '../../ui/layer/sheet';
import { InviteForm } from './invite-form';
import { MadeInvite } from './made-invite';
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
