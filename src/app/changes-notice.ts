import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { tellChanges } from '../data/device/told-changes';
import { busy } from '../pwa/busy';
import { withoutReload } from '../pwa/preload-error';
import { runningBuild } from '../pwa/running-build';
import { notify } from '../ui/layer/notify';

const NOTICE = 'changes';

async function countChanges(): Promise<number> {
  const { CHANGELOG } = await withoutReload(() => import('#words/changelog'));
  return CHANGELOG.reduce((sum, { changes }) => sum + changes.length, 0);
}

/** Announces changes once after an update, when nothing is under way. */
export function useChangesNotice(): void {
  const [, navigate] = useLocation();
  const held = useSyncExternalStore(busy.subscribe, busy.isBusy);

  useEffect(() => {
    if (held) return;
    let here = true;
    let told = false;
    const tell = () => {
      told = true;
      notify.info('App atualizado', {
        id: NOTICE,
        action: { label: 'O que mudou', onAction: () => navigate('/app/help/changelog') },
      });
    };
    tellChanges({
      storage: () => localStorage,
      build: runningBuild(),
      count: countChanges,
      tell,
      waits: () => !here,
    }).catch(() => {
      // After any failure the next start tries again.
    });
    return () => {
      here = false;
      if (told) notify.dismiss(NOTICE);
    };
  }, [held, navigate]);
}
