import { useParams } from 'wouter';
import { InviteCodeForm } from '../../../parts/coaching/invite-code-form';
import { PlainPage } from '../../../parts/page/plain-page';
import { InvitationPage } from './invitation-page';

/** A short link (invitation), or a field for its code. Opening it does not use it up. */
export default function ShortLink() {
  const { token = '' } = useParams();
  return token === 'code' ? <TypeCode /> : <InvitationPage key={token} token={token} />;
}

/** A field for a code that was read out or written down. */
function TypeCode() {
  return (
    <PlainPage
      title="Tenho um código"
      lead="O convite de quem vai acompanhar você: o código, o link ou o QR."
    >
      <InviteCodeForm />
    </PlainPage>
  );
}
