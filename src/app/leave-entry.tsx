import { Redirect, useLocation } from 'wouter';
import { useIsCoach } from '../data/session/session';
import { addressAfterSignIn } from '../parts/account/redirect-target';
import { startOf } from './straight-in';

/** Redirects a signed-in person from the sign-in pages to the address that they wanted. */
export default function LeaveEntry() {
  const [path] = useLocation();
  const home = startOf(false, useIsCoach());
  const otherwise = path.startsWith('/signup') ? '/onboarding' : home;
  return <Redirect to={addressAfterSignIn(location, otherwise)} replace />;
}
