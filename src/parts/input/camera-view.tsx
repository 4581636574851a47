import { useCallback, useRef, useState } from 'react';
import { Button } from '../../ui/control/button';
import layoutClass from '../../ui/layout.module.css';
import styles from './camera-view.module.css';
import { type CameraState, useCamera } from './use-camera';

const WORDS: Record<Exclude<CameraState, 'on'>, (otherwise: string) => string> = {
  asking: () => 'Ligando a câmera…',
  refused: (otherwise) =>
    `A câmera não foi liberada. Libere a câmera nas permissões deste site ou ${otherwise}.`,
  none: (otherwise) => `Este aparelho não tem câmera para o app: ${otherwise}.`,
  failed: (otherwise) => `A câmera não abriu. Feche outros apps que a usam ou ${otherwise}.`,
};

interface CameraViewProps {
  /** Whether a code is of the expected kind. */
  accepts: (text: string) => boolean;
  /** Called with each new code of this kind. */
  onCode: (text: string) => void;
  /** Instruction, and the message for a code of another kind. */
  aim: string;
  foreign: string;
  /** The alternative without a camera, after "ou". */
  otherwise: string;
  /** Progress while codes are missing. */
  progress?: string | null;
  onStop: () => void;
}

export function CameraView(props: CameraViewProps) {
  const { accepts, onCode, aim, progress = null, onStop } = props;
  const video = useRef<HTMLVideoElement>(null);
  const seen = useRef(new Set<string>());
  const [foreign, setForeign] = useState(false);
  const take = useCallback(
    (text: string) => {
      const wanted = accepts(text);
      setForeign(!wanted);
      if (!wanted || seen.current.has(text)) return;
      seen.current.add(text);
      onCode(text);
    },
    [accepts, onCode],
  );
  const state = useCamera(video, take);
  const told = foreign ? props.foreign : progress;

  return (
    <div className={layoutClass.middleAuto}>
      <div className={styles.finder} data-on={state === 'on' || undefined}>
        <video
          ref={video}
          className={styles.video}
          muted
          playsInline
          aria-label="Imagem da câmera"
        />
      </div>
      <p role="status" className={styles.told}>
        {state === 'on' ? (told ?? aim) : WORDS[state](props.otherwise)}
      </p>
      <Button variant="quiet" full onClick={onStop}>
        {state === 'asking' || state === 'on' ? 'Fechar a câmera' : 'Fechar'}
      </Button>
    </div>
  );
}
