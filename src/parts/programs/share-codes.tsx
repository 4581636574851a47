import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { codeName } from '#words/programs/ficha-code';
import { Button } from '../../ui/control/button';
import { IconButton } from '../../ui/control/icon-button';
import { QrCode } from '../../ui/display/qr-code';
import layoutClass from '../../ui/layout.module.css';
import textClass from '../../ui/text.module.css';
import styles from './share-program-sheet.module.css';

/** How long each code is shown, ms: enough for a camera, but short enough to wait. */
const EACH_MS = 1800;

/** Whether the person reduced motion, in the system or in the app. */
function wantsStillness(): boolean {
  const { documentElement } = document;
  return (
    documentElement.hasAttribute('data-still') ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

interface ShareCodesProps {
  /** The addresses of the codes, in order. */
  addresses: readonly string[];
  title: string;
}

/** The codes of a ficha, shown in turn if there are several. */
export function ShareCodes({ addresses, title }: ShareCodesProps) {
  const total = addresses.length;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(() => total > 1 && !wantsStillness());

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % total), EACH_MS);
    return () => clearInterval(timer);
  }, [playing, total]);

  function step(by: 1 | -1) {
    setPlaying(false);
    setAt((now) => (now + by + total) % total);
  }

  const name = total === 1 ? `Código da ficha ${title}` : codeName(at + 1, total);
  return (
    <div className={styles.codes}>
      <QrCode text={addresses[at] ?? ''} label={name} />
      {total > 1 && (
        <>
          <p className={styles.number}>{name}</p>
          <div className={layoutClass.line}>
            <IconButton
              label="Código anterior"
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => step(-1)}
            />
            <Button
              variant="quiet"
              icon={playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
              onClick={() => setPlaying(!playing)}
            >
              {playing ? 'Pausar' : 'Passar sozinho'}
            </Button>
            <IconButton
              label="Próximo código"
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => step(1)}
            />
          </div>
        </>
      )}
      <p className={textClass.lead}>
        {total === 1
          ? 'Aponte a câmera do outro telefone para o código. Não precisa de internet.'
          : 'No outro telefone, abra Importar ficha e leia os códigos com a câmera, em qualquer ordem. Não precisa de internet.'}
      </p>
    </div>
  );
}
