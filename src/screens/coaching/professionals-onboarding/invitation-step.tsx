import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { InviteSheet } from '../../../parts/coaching/invite-sheet';
import { Button } from '../../../ui/control/button';
import { SwitchRow } from '../../../ui/control/switch-row';
import { Card } from '../../../ui/display/card';
import type { StepProps } from './step';
import { StepForm } from './step-form';

/** The sheet's form is outside the step's form, because submitting it would otherwise continue. */
export function InvitationStep({ said }: StepProps) {
  const [inviting, setInviting] = useState(false);
  const [open, setOpen] = useState(said.open);
  return (
    <>
      <StepForm step="invitation" read={() => ({ open })}>
        <div>
          <Button
            variant="quiet"
            icon={<UserPlus aria-hidden="true" />}
            onClick={() => setInviting(true)}
          >
            Convidar alguém agora
          </Button>
        </div>
        <Card>
          <SwitchRow
            label="Receber pedidos pela página"
            hint="Quem abre a sua página pode começar a treinar com você, e escolhe o que você vê."
            checked={open}
            onChange={setOpen}
          />
        </Card>
      </StepForm>
      {inviting && <InviteSheet onClose={() => setInviting(false)} />}
    </>
  );
}
