import { Eraser } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import {
  PAD,
  type Point,
  type Stroke,
  strokesOf,
  strokesText,
} from '#domain/health/screening/signature';
import { Button } from '../../../ui/control/button';
import styles from './screening.module.css';

interface SignaturePadProps {
  /** The stored drawing; '' without one. */
  value: string;
  onChange: (strokes: string) => void;
}

/** A pad for finger, pen or mouse. People who use none of them type their name instead. */
export function SignaturePad({ value, onChange }: SignaturePadProps) {
  // The drawing stays while the other way to sign is shown.
  const [strokes, setStrokes] = useState<readonly Stroke[]>(() => strokesOf(value) ?? []);
  const [drawing, setDrawing] = useState<Stroke | null>(null);

  function down(event: PointerEvent<SVGSVGElement>) {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawing([pointOf(event)]);
  }
  function move(event: PointerEvent<SVGSVGElement>) {
    // A hand that rests on the glass draws nothing.
    if (drawing && event.isPrimary) setDrawing([...drawing, pointOf(event)]);
  }
  function up(event: PointerEvent<SVGSVGElement>) {
    if (!drawing || !event.isPrimary) return;
    const all = [...strokes, drawing];
    setStrokes(all);
    setDrawing(null);
    onChange(strokesText(all));
  }

  return (
    <div className={styles.pad}>
      <svg
        viewBox={`0 0 ${PAD.width} ${PAD.height}`}
        role="img"
        aria-label={value === '' ? 'Área para assinar com o dedo ou o mouse' : 'Sua assinatura'}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      >
        <line className={styles.baseline} x1="40" x2="860" y1="230" y2="230" />
        {/* Dots are strokes without length, drawn round by their caps */}
        <path d={strokesText(drawing ? [...strokes, drawing] : strokes)} />
      </svg>
      {strokes.length > 0 && (
        <div>
          <Button
            variant="plain"
            icon={<Eraser aria-hidden="true" />}
            onClick={() => {
              setStrokes([]);
              onChange('');
            }}
          >
            Limpar
          </Button>
        </div>
      )}
    </div>
  );
}

function pointOf(event: PointerEvent<SVGSVGElement>): Point {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * PAD.width,
    y: ((event.clientY - box.top) / box.height) * PAD.height,
  };
}
