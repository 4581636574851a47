import { type Mirror, noMirror } from './mirror';
import { createLocalMirror } from './mirror-local';
import { createOpfsMirror } from './mirror-opfs';

function localMirror(account: string): Mirror {
  try {
    return createLocalMirror(account, localStorage);
  } catch {
    // Forbidden storage throws on access.
    return noMirror;
  }
}

/** The best second storage this browser has for the unsent changes of an account (rule C1m6). */
export function mirrorHere(account: string, startWorker: () => Worker): Mirror {
  const hasFiles = navigator.storage && 'getDirectory' in navigator.storage;
  const local = localMirror(account);
  return hasFiles && 'Worker' in globalThis ? createOpfsMirror(account, startWorker, local) : local;
}
