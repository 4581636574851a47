import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/control/button';
import styles from './import.module.css';

interface FileButtonProps {
  onFile: (file: File) => void;
  children: string;
  variant?: 'primary' | 'quiet';
}

/**
 * Opens the system's file dialog. It names no types, because phones disable files with unknown
 * extensions.
 */
export function FileButton({ onFile, children, variant = 'primary' }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className={styles.file}
        type="file"
        tabIndex={-1}
        aria-label={children}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Choosing the same file again, after a correction, must fire another event.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        variant={variant}
        size="l"
        full
        icon={<FileUp aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
