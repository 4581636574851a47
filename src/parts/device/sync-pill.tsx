import { useEffect, useState } from 'react';
import { useSession } from '../../data/account/session';
import { useSyncPart } from '../../data/store/sync-status';
import { withoutReload } from '../../pwa/preload-error';
import { extraPart } from '../../ui/state/lazy-part';

// Where the connection is bad, a reload for the words on it would take away the screen as well.
const loadFace = () => withoutReload(() => import('./sync-pill-face'));
/** Mostly there is nothing to say. Where it cannot come, the screen goes on without it. */
const Face = extraPart(loadFace);

/** The start comes first, in ms. */
const FACE_AFTER = 3_000;

/** Delay before a pending change is mentioned, in ms. */
const SLOW = 2_500;
/** How long "Tudo salvo" stays after a change was pending, in ms. */
const READABLE = 5_000;

/**
 * Silent while everything is saved; it appears when something is pending or needs the person. The
 * `spoken` one also announces a lost connection to screen readers.
 */
export function SyncPill({ spoken = false }: { spoken?: boolean }) {
  const signedOut = useSession().status === 'expired';
  const waits = useSyncPart(({ pending }) => pending > 0);
  const stuck = useSyncPart(({ pending, unsaved, refused, obstacle, receiving }) => {
    // A network or a server out of reach is no news while nothing waits for it.
    const away = obstacle === 'offline' || obstacle === 'broken' || obstacle === 'busy';
    const held = obstacle !== null && (pending > 0 || !away);
    return held || unsaved + refused > 0 || receiving !== null;
  });
  const urgent = signedOut || stuck;
  const voice = useVoice(urgent || waits, urgent ? 0 : SLOW);
  // It is wanted when the network is gone, so it has to be here before.
  useEffect(() => {
    const timer = setTimeout(() => void loadFace().catch(() => undefined), FACE_AFTER);
    return () => clearTimeout(timer);
  }, []);
  if (voice === 'unused') return null;
  return <Face silent={voice === 'silent'} spoken={spoken} />;
}

/**
 * When to appear: quick changes show nothing, finished ones stay readable, and the place remains,
 * so that nothing moves under a thumb.
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
