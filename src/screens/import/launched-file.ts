import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { takeSharedFile } from '../../data/files/import-shared-file';
import { useQuery } from '../../parts/page/use-query';

/** The API for a file that the system opens with the installed app. */
interface LaunchQueue {
  setConsumer(
    consume: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void,
  ): void;
}

function isLaunchQueue(value: unknown): value is LaunchQueue {
  return typeof value === 'object' && value !== null && 'setConsumer' in value;
}

/** Takes a file that another app shared, or that the system opened with this one. */
export function useGivenFile(onFile: (file: File) => void, onLost: () => void): void {
  const [, navigate] = useLocation();
  const shared = useQuery().get('shared');
  const give = useEffectEvent((file: File | null) => (file ? onFile(file) : onLost()));
  const clear = useEffectEvent(() => navigate('/app/import', { replace: true }));

  useEffect(() => {
    if (shared === null) return;
    clear();
    if (shared === '1') takeSharedFile(Date.now()).then(give, () => give(null));
    else give(null);
  }, [shared]);

  useEffect(() => {
    const queue: unknown = Reflect.get(window, 'launchQueue');
    if (!isLaunchQueue(queue)) return;
    queue.setConsumer(({ files = [] }) => {
      const [first] = files;
      if (first) first.getFile().then(give, () => give(null));
    });
  }, []);
}
