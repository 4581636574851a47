import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { takeSharedFile } from '../../../data/files/import-shared-file';
import { useQuery } from '../../../parts/page/use-query';
import styles from './import.module.css';

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

interface DropAreaProps {
  disabled: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** The whole screen accepts a dropped file; the button has the same effect. */
export function DropArea({ disabled, onFile, children }: DropAreaProps) {
  const [over, setOver] = useState(false);

  function drag(event: DragEvent) {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
  }

  function drop(event: DragEvent) {
    drag(event);
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!disabled && file) onFile(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button inside
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
