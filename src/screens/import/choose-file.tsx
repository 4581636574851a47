import { FileUp } from 'lucide-react';
import { Card } from '../../ui/display/card';
import { List, ListRow } from '../../ui/display/list-row';
import { Stack } from '../../ui/frame/page';
import { SectionTitle } from '../../ui/frame/section-title';
import { FileButton } from './file-button';
import { SOURCES_READ } from './file-words';
import styles from './import.module.css';
import { PastImports } from './past-imports';
import type { Importing } from './use-import';

interface ChooseFileProps {
  importing: Importing;
  /** Whether a shared file did not arrive. */
  lost: boolean;
}

export function ChooseFile({ importing, lost }: ChooseFileProps) {
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
          Traga seu histórico
        </h2>
        <p className={styles.text}>
          O arquivo é lido neste aparelho, também sem internet. Antes de entrar qualquer coisa, você
          vê o que há nele. Depois dá para desfazer tudo de uma vez.
        </p>
        <FileButton onFile={importing.choose}>Escolher arquivo</FileButton>
        <p className={styles.dropHint}>Ou solte o arquivo em qualquer lugar desta tela.</p>
      </Card>
      <div className={styles.beside}>
        <PastImports onUndo={importing.undo} />
        <Sources />
      </div>
    </div>
  );
}

/** Supported apps, with the place of each one's export. */
export function Sources() {
  return (
    <Stack gap="s">
      <SectionTitle>De onde vem o arquivo</SectionTitle>
      <List label="De onde vem o arquivo">
        {SOURCES_READ.map(({ name, where }) => (
          <ListRow key={name} title={name} subtitle={where} />
        ))}
      </List>
      <p className={styles.hint}>
        Os outros apps exportam uma planilha CSV. Salve-a neste aparelho, ou compartilhe-a com a
        Anilha instalada.
      </p>
    </Stack>
  );
}
