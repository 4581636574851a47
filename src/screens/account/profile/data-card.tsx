import { FileDown, FileUp, Sheet } from 'lucide-react';
import { useExport } from '../../../data/files/export';
import { useAction } from '../../../data/remote/use-action';
import { datedName, saveMade } from '../../../parts/input/save-file';
import { renderLink } from '../../../parts/page/render-link';
import { List, ListRow } from '../../../ui/display/list-row';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { RingLoader } from '../../../ui/state/ring-loader';

/** The person's data as files: import and export. */
export function DataCard() {
  const files = useExport();
  const save = useAction(async (kind: 'own' | 'sheet') => {
    if (!files) return;
    const ending = kind === 'own' ? 'anilha' : 'csv';
    await saveMade(datedName('anilha', ending), kind === 'own' ? files.own() : files.sheet());
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
          subtitle="De outro app de treino ou de um arquivo da Anilha"
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
