import { InviteCodeForm } from '../invite-code-form';
import { PlainPage } from '../plain-page';

/** The place to type a code that was read out or written down. */
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
