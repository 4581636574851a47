import { useEffect, useState } from 'react';
import { localDay } from '#domain/local-day';
import type { Batch } from '#domain/record/batch';
import { numericDay } from '#words/format/day';
import { useImportCommands } from '../../../data/commands/files/import';
import type { PastImport } from '../../../data/commands/files/import-known';
import { zoneHere } from '../../../data/store/zone-here';
import { Button } from '../../../ui/control/button';
import { List, ListRow } from '../../../ui/display/list-row';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { UndoDialog } from './undo';
import { countsWords } from './words/counts';
import { periodWords, sourceName } from './words/file-words';

/** Earlier imports that still have records here, each with undo; absent without any. */
export function PastImports({ onUndo }: { onUndo: (batch: Batch) => void }) {
  const { past, open } = useImportCommands();
  const [imports, setImports] = useState<readonly PastImport[]>([]);
  const [asked, setAsked] = useState<PastImport | null>(null);

  useEffect(() => {
    if (!open) return;
    let current = true;
    past().then(
      (found) => current && setImports(found),
      (cause: unknown) => console.error('Earlier imports cannot be read', cause),
    );
    return () => {
      current = false;
    };
  }, [past, open]);

  if (imports.length === 0) return null;
  const timeZone = zoneHere();
  return (
    <Stack gap="s">
      <SectionTitle>Importações anteriores</SectionTitle>
      <List label="Importações anteriores">
        {imports.map((one) => (
          <ListRow
            key={one.batch.id}
            title={`${sourceName(one.batch.from)}, em ${numericDay(localDay(one.batch.at, timeZone))}`}
            subtitle={[countsWords(one), one.period && periodWords(one.period)]
              .filter(Boolean)
              .join(' · ')}
            actions={
              <Button variant="plain" onClick={() => setAsked(one)}>
                Desfazer
              </Button>
            }
          />
        ))}
      </List>
      <UndoDialog
        asked={asked && { batch: asked.batch, counts: asked }}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && onUndo(asked.batch)}
      />
    </Stack>
  );
}
