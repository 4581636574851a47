import { InviteCodeForm } from '../../../parts/coaching/invite-code-form';
import { PlainPage } from '../../../parts/page/plain-page';

/** A field for a code that was read out or written down. */
export function TypeCode() {
  return (
    <PlainPage
      title="Tenho um código"
      lead="O convite de quem vai acompanhar você: o código, o link ou o QR."
    >
      <InviteCodeForm />
    </PlainPage>
  );
}
