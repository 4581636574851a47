import { useParams } from 'wouter';
import { InvitationPage } from './invitation-page';
import { TypeCode } from './type-code';

/** A short link (invitation), or the place to type its code. Opening it uses nothing up. */
export default function ShortLink() {
  const { token = '' } = useParams();
  return token === 'code' ? <TypeCode /> : <InvitationPage key={token} token={token} />;
}
