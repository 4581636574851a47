import { FileDown, FileUp, Sheet } from 'lucide-react';
import { localDay } from '#domain/local-day';
import { useExport } from '../../data/export';
import { useAction } from '../../data/use-action';
import { List, ListRow } from '../../ui/list-row';
import { notify } from '../../ui/notify';
import { Stack } from '../../ui/page';
import { RingLoader } from '../../ui/ring-loader';
import { SectionTitle } from '../../ui/section-title';
import { renderLink } from '../render-link';
import { saveFile } from '../save-file';

function fileName(ending: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return `anilha-${localDay(Date.now(), timeZone)}.${ending}`;
}

/** The person's data as files: brought here, and taken along. */
export function DataCard() {
  const files = useExport();
  const save = useAction(async (kind: 'own' | 'sheet') => {
    if (!files) return;
    try {
      const file = await (kind === 'own' ? files.own() : files.sheet());
      saveFile(fileName(kind === 'own' ? 'anilha' : 'csv'), file);
    } catch (cause) {
      console.error('An export failed', cause);
      notify.error('Não deu para montar o arquivo. Feche as outras abas do app e tente de novo.');
    }
  });
  const waiting = save.busy && <RingLoader size={20} label="Montando o arquivo" />;

  return (
    <Stack gap="s">
      <SectionTitle>Seus dados</SectionTitle>
      <List label="Seus dados">
        <ListRow
          href="/app/import"
          renderLink={renderLink}
          title="Importar treinos"
          subtitle="Do Hevy, do Strong ou de um arquivo da Anilha"
          leading={<FileUp />}
        />
        <ListRow
          title="Exportar tudo"
          subtitle="Um arquivo .anilha, que dá para importar de volta"
          leading={<FileDown />}
          trailing={waiting}
          onClick={() => void save.run('own')}
        />
        <ListRow
          title="Exportar planilha"
          subtitle="As séries feitas, em CSV para Excel"
          leading={<Sheet />}
          trailing={waiting}
          onClick={() => void save.run('sheet')}
        />
      </List>
    </Stack>
  );
}
