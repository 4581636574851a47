import { useEffect, useState } from 'react';
import { useSession } from '../../data/session/session';
import { useSyncPart } from '../../data/store/sync-status';
import { withoutReload } from '../../pwa/preload-error';
import { extraPart } from '../../ui/state/lazy-part';

// A failed load must not reload the page, because that would replace the screen on a bad
// connection.
const loadFace = () => withoutReload(() => import('./sync-pill-face'));
/** This part is rarely needed; if it cannot be loaded, the screen works without it. */
const Face = extraPart(loadFace);

/** Delay in ms, so that the start comes first. */
const FACE_AFTER = 3_000;

/** Delay before a pending change is mentioned, in ms. */
const SLOW = 2_500;
/** How long "Tudo salvo" stays after a change was pending, in ms. */
const READABLE = 5_000;

/**
 * Hidden while everything is saved; it appears when something is pending or needs the person. The
 * `spoken` one also announces a lost connection to screen readers.
 */
export function SyncPill({ spoken = false }: { spoken?: boolean }) {
  const signedOut = useSession().status === 'expired';
  const waits = useSyncPart(({ pending }) => pending > 0);
  const stuck = useSyncPart(({ pending, unsaved, refused, obstacle, receiving }) => {
    // An unreachable network or server is not shown while nothing is pending.
    const away = obstacle === 'offline' || obstacle === 'broken' || obstacle === 'busy';
    const held = obstacle !== null && (pending > 0 || !away);
    return held || unsaved + refused > 0 || receiving !== null;
  });
  const urgent = signedOut || stuck;
  const voice = useVoice(urgent || waits, urgent ? 0 : SLOW);
  // The part is needed when the network is gone, so it is loaded before.
  useEffect(() => {
    const timer = setTimeout(() => void loadFace().catch(() => undefined), FACE_AFTER);
    return () => clearTimeout(timer);
  }, []);
  if (voice === 'unused') return null;
  return <Face silent={voice === 'silent'} spoken={spoken} />;
}

/**
 * Determines the visibility: quick changes show nothing, finished ones stay readable, and the place
 * stays reserved, so that nothing moves under a thumb.
 */
function useVoice(wanted: boolean, patience: number): 'unused' | 'speaking' | 'silent' {
  const [voice, setVoice] = useState<'unused' | 'speaking' | 'silent'>('unused');
  const speaking = voice === 'speaking';
  useEffect(() => {
    if (wanted === speaking) return;
    const timer = setTimeout(
      () => setVoice(wanted ? 'speaking' : 'silent'),
      wanted ? patience : READABLE,
    );
    return () => clearTimeout(timer);
  }, [wanted, speaking, patience]);
  return voice;
}
