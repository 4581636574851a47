import { useEffect, useState } from 'react';
import { POSES, type Pose } from '#domain/health/progress-photo';
import type { LocalDay } from '#domain/local-day';
import { photoFault } from '#words/health/photos';
import {
  dayOfFile,
  type PhotoFault,
  PhotoUnusable,
  redrawPhoto,
} from '../../../data/health/redraw-photo';
import { setBusy } from '../../../pwa/busy';
import { notify } from '../../../ui/layer/notify';

/** A chosen and redrawn photo that is not stored yet. */
export interface Draft {
  readonly key: string;
  readonly full: Blob;
  readonly thumb: Blob;
  readonly pose: Pose;
  /** The day in the file's metadata. */
  readonly fileDay: LocalDay;
}

/** A refused file with the reason. */
export interface Fault {
  readonly name: string;
  readonly fault: PhotoFault;
}

interface Prepared {
  readonly drafts: readonly Draft[];
  readonly faults: readonly Fault[];
}

/** Redraws chosen files one after another, because together they could exceed a phone's memory. */
export function usePreparing() {
  const [progress, setProgress] = useState<{ at: number; of: number } | null>(null);
  const [ready, setReady] = useState<Prepared | null>(null);
  const under = progress !== null || ready !== null;

  useEffect(() => {
    setBusy('photos', under);
    return () => setBusy('photos', false);
  }, [under]);

  async function take(files: readonly File[]) {
    if (progress) return;
    const drafts: Draft[] = [];
    const faults: Fault[] = [];
    for (const [index, file] of files.entries()) {
      setProgress({ at: index + 1, of: files.length });
      try {
        // The usual order of photos: front, back, and the sides.
        const pose = POSES[drafts.length] ?? 'other';
        const [pixels, fileDay] = [await redrawPhoto(file), await dayOfFile(file)];
        drafts.push({ key: crypto.randomUUID(), ...pixels, pose, fileDay });
      } catch (cause) {
        console.warn('A photo was not taken', cause);
        const fault = cause instanceof PhotoUnusable ? cause.fault : 'unreadable';
        faults.push({ name: file.name, fault });
      }
    }
    setProgress(null);
    if (drafts.length > 0) setReady({ drafts, faults });
    else if (faults[0]) notify.error(photoFault(faults[0].fault));
  }

  return {
    at: progress?.at ?? null,
    of: progress?.of ?? null,
    ready,
    take: (files: readonly File[]) => void take(files),
    clear: () => setReady(null),
  };
}
