import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import type { Unreadable } from '../../../interchange/model';
import { FileInput } from '../../../parts/input/file-input';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './import.module.css';
import type { Importing } from './import-state';
import { PastImports } from './past-imports';
import { SpokenTitle } from './spoken-title';
import { BODY_SOURCES_READ } from './words/body-words';
import { SOURCES_READ, unreadableWords } from './words/file-words';

interface ChooseFileProps {
  importing: Importing;
  /** Whether a shared file did not arrive. */
  lost: boolean;
  /** Whether the person came for measures of the body. */
  ofBody: boolean;
}

export function ChooseFile({ importing, lost, ofBody }: ChooseFileProps) {
  return (
    <div className={styles.choosing}>
      {lost && (
        <p className={styles.notice} role="alert">
          O arquivo compartilhado não chegou até aqui. Escolha-o pelo botão.
        </p>
      )}
      <Card as="section" padding="l" labelledBy="import-title" className={styles.zone}>
        <FileUp className={styles.zoneIcon} size={40} aria-hidden="true" />
        <h2 id="import-title" className={styles.title}>
          {ofBody ? 'Traga suas medidas' : 'Traga seu histórico'}
        </h2>
        <p className={styles.text}>
          O arquivo é lido neste aparelho, também sem internet. Antes de entrar qualquer coisa, você
          vê o que há nele. Depois dá para desfazer tudo de uma vez.
        </p>
        <FileButton onFile={(file) => importing.choose(file, { body: ofBody })}>
          Escolher arquivo
        </FileButton>
        <p className={styles.dropHint}>Ou solte o arquivo em qualquer lugar desta tela.</p>
      </Card>
      <div className={styles.beside}>
        <PastImports onUndo={importing.undo} />
        <Sources ofBody={ofBody} />
      </div>
    </div>
  );
}

/** Supported apps, with the place of each one's export. */
function Sources({ ofBody }: { ofBody: boolean }) {
  const sources = ofBody ? BODY_SOURCES_READ : SOURCES_READ;
  return (
    <Stack gap="s">
      <SectionTitle>De onde vem o arquivo</SectionTitle>
      <List label="De onde vem o arquivo">
        {sources.map(({ name, where }) => (
          <ListRow key={name} title={name} subtitle={where} />
        ))}
      </List>
      <p className={styles.hint}>
        Salve o arquivo do outro app neste aparelho, ou compartilhe-o com a Anilha instalada. Ele
        pode estar compactado em ZIP ou GZ.
      </p>
    </Stack>
  );
}

interface FileRefusedProps {
  name: string;
  unreadable: Unreadable;
  ofBody: boolean;
  onFile: (file: File) => void;
}

/** A refused file: what it seems to be, and what would work. */
export function FileRefused({ name, unreadable, ofBody, onFile }: FileRefusedProps) {
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
        <Sources ofBody={ofBody} />
      </div>
    </div>
  );
}

interface FileButtonProps {
  onFile: (file: File) => void;
  children: string;
  variant?: 'primary' | 'quiet';
}

/**
 * Opens the system's file dialog. It names no types, because phones disable files with unknown
 * extensions.
 */
function FileButton({ onFile, children, variant = 'primary' }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={input} label={children} onFiles={([file]) => file && onFile(file)} />
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
