import type { ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { isNameless, type SessionState, useSession } from '../data/session/session';
import { loginAddress } from '../parts/account/login-address';
import { isOpenPath, type RouteAccess } from './routes';

/** `wait`: render nothing; `login`: a session is needed; the others choose the routes. */
export type Passage = 'wait' | 'login' | 'visitor' | 'signed-in' | 'expired' | 'ending';

/** Where people without a sign-up get an account. */
const ENTRY = /^\/(login|signup)/;

/**
 * The gate's decision for a path. A person with an ended session may still open public pages and
 * screens that work from the device. They may not open `/`, where their data would seem to be gone.
 * A nameless person may sign up or in, as a visitor.
 */
export function passage(
  status: SessionState['status'],
  path: string,
  worksFromDevice: boolean,
  nameless = false,
): Passage {
  if (status === 'loading') return 'wait';
  if (status === 'signed-in') {
    return nameless && ENTRY.test(path) ? 'visitor' : 'signed-in';
  }
  // These people first decide about the account, or about its remaining data on this device.
  if (status === 'leaving' || status === 'erased') {
    return path.startsWith('/legals/') ? 'visitor' : 'ending';
  }
  if (status === 'expired') {
    if (worksFromDevice) return 'expired';
    return path !== '/' && isOpenPath(path) ? 'visitor' : 'login';
  }
  return isOpenPath(path) ? 'visitor' : 'login';
}

/** Whether a route admits a person with this passage. */
export function admits(access: RouteAccess, who: Passage): boolean {
  if (who === 'wait' || who === 'login') return false;
  if (access === 'anyone') return true;
  if (access === 'visitor') return who === 'visitor';
  return who === 'signed-in' || (access === 'device' && who === 'expired');
}

/** Renders the route, sends to login, or renders nothing until the session is known. */
export function AuthGate(props: {
  worksFromDevice: (path: string) => boolean;
  children: (who: Passage) => ReactNode;
}) {
  const [path] = useLocation();
  const session = useSession();
  const who = passage(session.status, path, props.worksFromDevice(path), isNameless(session));
  if (who === 'wait') return null;
  if (who === 'login') return <Redirect to={loginAddress(location)} replace />;
  return props.children(who);
}
