import { useParams } from 'wouter';
import { InvitationPage } from './invitation-page';
import { TypeCode } from './type-code';

/** A short link (invitation), or a field for its code. Opening it does not use it up. */
export default function ShortLink() {
  const { token = '' } = useParams();
  return token === 'code' ? <TypeCode /> : <InvitationPage key={token} token={token} />;
}
