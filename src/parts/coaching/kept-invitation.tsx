import { useState } from 'react';
import { keptInvitation } from '../../data/coaching/kept-invitation';
import { Card } from '../../ui/display/card';
import { LinkButton } from '../page/link-button';

/** A hint to an invitation that was opened on this device but not answered. */
export function KeptInvitation() {
  const [token] = useState(() => keptInvitation(Date.now()));
  if (token === null) return null;
  return (
    <Card tone="accent">
      <p>Há um convite guardado neste aparelho, à espera da sua resposta.</p>
      <div>
        <LinkButton href={`/links/${token}`}>Abrir o convite</LinkButton>
      </div>
    </Card>
  );
}
