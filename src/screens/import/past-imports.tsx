import { useEffect, useState } from 'react';
import { localDay } from '#domain/local-day';
import { numericDay } from '#words/day';
import { workoutsCount } from '#words/plural';
import { useImportCommands } from '../../data/commands/import';
import type { PastImport } from '../../data/import-known';
import { Button } from '../../ui/button';
import { List, ListRow } from '../../ui/list-row';
import { Stack } from '../../ui/page';
import { SectionTitle } from '../../ui/section-title';
import { periodWords } from './figures';
import { sourceName } from './file-words';
import { UndoDialog } from './undo-dialog';

/** Imports whose records are still here, each with a way to undo it. Nothing while there are none. */
export function PastImports({ onUndo }: { onUndo: (batch: string) => void }) {
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
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Stack gap="s">
      <SectionTitle>Importações anteriores</SectionTitle>
      <List label="Importações anteriores">
        {imports.map((one) => (
          <ListRow
            key={one.batch.id}
            title={`${sourceName(one.batch.from)}, em ${numericDay(localDay(one.batch.at, timeZone))}`}
            subtitle={[workoutsCount(one.workouts), one.period && periodWords(one.period)]
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
        workouts={asked?.workouts ?? null}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && onUndo(asked.batch.id)}
      />
    </Stack>
  );
}
