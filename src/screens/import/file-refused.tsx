import type { Unreadable } from '../../interchange/model';
import { Card } from '../../ui/display/card';
import { Sources } from './choose-file';
import { FileButton } from './file-button';
import { unreadableWords } from './file-words';
import styles from './import.module.css';
import { SpokenTitle } from './spoken-title';

interface FileRefusedProps {
  name: string;
  unreadable: Unreadable;
  onFile: (file: File) => void;
}

/** A refused file: what it seems to be, and what would work. */
export function FileRefused({ name, unreadable, onFile }: FileRefusedProps) {
  const { title, text } = unreadableWords(unreadable);
  return (
    <div className={styles.choosing}>
      <Card as="section" padding="l" labelledBy="refused-title" className={styles.zone}>
        <p className={styles.fileName}>{name}</p>
        <SpokenTitle id="refused-title">{title}</SpokenTitle>
        <p className={styles.text}>{text}</p>
        <FileButton onFile={onFile}>Escolher outro</FileButton>
      </Card>
      <div className={styles.beside}>
        <Sources />
      </div>
    </div>
  );
}
