import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { useAction } from '../../../data/remote/use-action';
import { createCodeReader } from '../../../parts/input/code-reader';
import { Button } from '../../../ui/control/button';
import styles from './import-program.module.css';

interface PhotoButtonProps {
  /** Called with the codes that were found, possibly none. */
  onCodes: (texts: readonly string[]) => void;
}

/** Reads the codes in one or several photos: of a screen, of paper, or in a screenshot. */
export function PhotoButton({ onCodes }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const reading = useAction(async (files: readonly File[]) => {
    const read = await createCodeReader();
    const found: string[] = [];
    for (const file of files) {
      const picture = await createImageBitmap(file).catch(() => null);
      const text = picture && (await read(picture, 'photo').catch(() => null));
      picture?.close();
      if (text) found.push(text);
    }
    onCodes(found);
  });
  return (
    <>
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        aria-label="Foto do código"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Choosing the same photo again must fire another event.
          target.value = '';
          if (files.length > 0) void reading.run(files);
        }}
      />
      <Button
        variant="quiet"
        size="l"
        full
        busy={reading.busy}
        icon={<ImageUp aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Escolher foto do código
      </Button>
    </>
  );
}
