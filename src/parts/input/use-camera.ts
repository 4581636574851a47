import { type RefObject, useEffect, useState } from 'react';
import { createCodeReader, type ReadCode } from './code-reader';

/** `refused`: not permitted; `none`: no camera; `failed`: for example used by another app. */
export type CameraState = 'asking' | 'on' | 'refused' | 'none' | 'failed';

/** Interval of scans, ms; scanning every frame would only use more battery. */
const LOOK_MS = 140;

/** Shows the camera in a video element and reports every visible code. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('asking');

  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;

    async function look(read: ReadCode) {
      const shown = video.current;
      const text = shown && !document.hidden ? await read(shown, 'frame').catch(() => null) : null;
      if (left) return;
      if (text) onCode(text);
      timer = setTimeout(() => void look(read), LOOK_MS);
    }

    async function start() {
      if (!navigator.mediaDevices?.getUserMedia) return setState('none');
      const wanted = { video: { facingMode: 'environment', width: { ideal: 1280 } } };
      stream = await navigator.mediaDevices.getUserMedia(wanted);
      const read = await createCodeReader();
      const shown = video.current;
      if (left || !shown) return stop();
      shown.srcObject = stream;
      await shown.play();
      setState('on');
      await look(read);
    }

    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }

    start().catch((cause: unknown) => {
      if (left) return;
      stop();
      setState(faultOf(cause));
    });
    return () => {
      left = true;
      clearTimeout(timer);
      stop();
    };
  }, [video, onCode]);

  return state;
}

function faultOf(cause: unknown): CameraState {
  const name = cause instanceof DOMException ? cause.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed';
}
