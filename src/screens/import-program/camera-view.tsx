import { useCallback, useRef, useState } from 'react';
import { isFichaCode } from '#domain/ficha-code/parts';
import { Button } from '../../ui/button';
import styles from './import-program.module.css';
import { type CameraState, useCamera } from './use-camera';

const WORDS: Record<Exclude<CameraState, 'on'>, string> = {
  asking: 'Ligando a câmera…',
  refused:
    'A câmera não foi liberada. Libere a câmera nas permissões deste site ou escolha uma foto do código.',
  none: 'Este aparelho não tem câmera para o app. Escolha uma foto do código ou cole o link.',
  failed: 'A câmera não abriu. Feche outros apps que a usam ou escolha uma foto do código.',
};

interface CameraViewProps {
  /** A code of a ficha that was not seen before. */
  onCode: (text: string) => void;
  /** How far reading is, while codes are missing. */
  progress: string | null;
  onStop: () => void;
}

export function CameraView({ onCode, progress, onStop }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const seen = useRef(new Set<string>());
  const [foreign, setForeign] = useState(false);
  const take = useCallback(
    (text: string) => {
      const ficha = isFichaCode(text);
      setForeign(!ficha);
      if (!ficha || seen.current.has(text)) return;
      seen.current.add(text);
      onCode(text);
    },
    [onCode],
  );
  const state = useCamera(video, take);
  const told = foreign ? 'Este código não é de uma ficha.' : progress;

  return (
    <div className={styles.camera}>
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
        {state === 'on' ? (told ?? 'Aponte a câmera para o código da ficha.') : WORDS[state]}
      </p>
      <Button variant="quiet" full onClick={onStop}>
        {state === 'asking' || state === 'on' ? 'Fechar a câmera' : 'Fechar'}
      </Button>
    </div>
  );
}
