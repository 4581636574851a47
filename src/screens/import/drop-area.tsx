import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './import.module.css';

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
