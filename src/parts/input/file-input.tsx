import type { Ref } from 'react';
import styles from './file-input.module.css';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  accept?: string;
  capture?: 'environment';
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** The system's file dialog, opened by our button. */
export function FileInput({ label, onFiles, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      className={styles.file}
      tabIndex={-1}
      aria-label={label}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // Choosing the same file again must fire another event.
        target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
