import { useState } from 'react';
import { Link } from 'wouter';
import { keptInvitation } from '../../data/coaching/kept-invitation';
import { buttonClass } from '../../ui/control/button-class';
import { Card } from '../../ui/display/card';

/** A hint to an invitation that was opened on this device but not answered. */
export function KeptInvitation() {
  const [token] = useState(() => keptInvitation(Date.now()));
  if (token === null) return null;
  return (
    <Card tone="accent">
      <p>Há um convite guardado neste aparelho, à espera da sua resposta.</p>
      <div>
        <Link href={`/links/${token}`} className={buttonClass()}>
          Abrir o convite
        </Link>
      </div>
    </Card>
  );
}
