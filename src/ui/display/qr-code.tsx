import { useEffect, useState } from 'react';
import { classNames } from '../class-names';
import { RingLoader } from '../state/ring-loader';
import styles from './qr-code.module.css';

/** Modules of quiet around a code (ISO/IEC 18004). */
const QUIET = 4;

interface QrCodeProps {
  text: string;
  /** Text alternative. */
  label: string;
}

interface Drawing {
  readonly size: number;
  readonly path: string;
}

async function draw(text: string): Promise<Drawing> {
  const { encodeQR } = await import('qr');
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET });
  return { size: rows.length, path: rows.map(rowPath).join('') };
}

/** The dark stretches of a row, each as one piece, so that no seams show between modules. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    path += `M${from} ${y}h${x + 1 - from}v1H${from}z`;
  }
  return path;
}

/** A QR code of a text, as large as fits. The encoder loads with the first one. */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | 'failed' | null>(null);

  useEffect(() => {
    let current = true;
    draw(text).then(
      (drawn) => current && setDrawing(drawn),
      (cause: unknown) => {
        console.error('A code could not be drawn', cause);
        if (current) setDrawing('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [text]);

  return (
    <div className={classNames('light', styles.plate)}>
      {drawing === null && <RingLoader size={40} label="Montando o código" />}
      {drawing === 'failed' && (
        <p className={styles.failed}>O código não pôde ser montado. Feche e abra de novo.</p>
      )}
      {drawing !== null && drawing !== 'failed' && (
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={label}
        >
          <path d={drawing.path} fill="currentColor" />
        </svg>
      )}
    </div>
  );
}
