import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { namelessKey } from '../data/session/nameless-session';
import { useIsCoach } from '../data/session/session';
import { useJoined } from '../data/start/use-join';
import { addressAfterSignIn } from '../parts/account/redirect-target';
import { ScreenLoading } from './screen-loading';
import { startOf } from './straight-in';

/** Redirects a signed-in person from the sign-in pages to the address that they wanted. */
export default function LeaveEntry() {
  const [path] = useLocation();
  const home = startOf(false, useIsCoach());
  // A person with nameless training on this device needs no onboarding.
  const [begun] = useState(() => namelessKey() !== null);
  const otherwise = path.startsWith('/signup') && !begun ? '/onboarding' : home;
  if (!useJoined()) return <ScreenLoading />;
  return <Redirect to={addressAfterSignIn(location, otherwise)} replace />;
}
