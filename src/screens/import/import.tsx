import { useExercises } from '../../data/exercises/exercises';
import { ReadFailed } from '../../parts/device/read-failed';
import { BackLink } from '../../parts/page/back-link';
import { FichaRedirect } from '../../parts/programs/ficha-redirect';
import { Button } from '../../ui/control/button';
import { Page } from '../../ui/frame/page';
import { TopBar } from '../../ui/frame/top-bar';
import { ErrorState } from '../../ui/state/screen-state';
import { ChooseFile } from './choose-file';
import { DropArea } from './drop-area';
import { FileRefused } from './file-refused';
import { ImportFinished } from './import-finished';
import { ImportUndone } from './import-undone';
import { useGivenFile } from './launched-file';
import { OwnPreview } from './own-preview';
import { ReadingProgress, Working } from './progress';
import { TablePreview } from './table-preview';
import { type Importing, type ImportState, useImport } from './use-import';
import { useKnownHere } from './use-known-here';

/** Steps with two columns on a desktop. */
const WIDE: ReadonlySet<ImportState['at']> = new Set(['choosing', 'refused', 'table', 'own']);

/** Imports workouts from files of other apps and in our format; files never leave the device. */
export default function Import() {
  const importing = useImport();
  const { at } = importing.state;
  useGivenFile(importing.choose, importing.lose);

  return (
    <>
      <FichaRedirect />
      <TopBar
        title="Importar treinos"
        leading={<BackLink href="/app/profile" label="Voltar ao perfil" />}
      />
      <DropArea disabled={at === 'working'} onFile={importing.choose}>
        <Page width={WIDE.has(at) ? 'app' : 'read'}>
          <Step importing={importing} />
        </Page>
      </DropArea>
    </>
  );
}

function Step({ importing }: { importing: Importing }) {
  const { state } = importing;
  switch (state.at) {
    case 'choosing':
      return <ChooseFile importing={importing} lost={state.lost} />;
    case 'reading':
      return <ReadingProgress name={state.name} share={state.share} onCancel={importing.cancel} />;
    case 'refused':
      return <FileRefused {...state} onFile={importing.choose} />;
    case 'table':
    case 'own':
      return <Preview importing={importing} />;
    case 'working':
      return <Working {...state} onCancel={importing.cancel} />;
    case 'finished':
      return <ImportFinished brought={state.brought} importing={importing} />;
    case 'undone':
      return <ImportUndone from={state.from} undone={state.undone} onAgain={importing.again} />;
    case 'failed':
      return (
        <ErrorState
          as="h2"
          catalogue="Something went wrong!"
          title="A importação parou"
          action={<Button onClick={importing.again}>Voltar ao começo</Button>}
        >
          <p>O que já entrou está guardado e aparece em importações anteriores.</p>
        </ErrorState>
      );
  }
}

function Preview({ importing }: { importing: Importing }) {
  const exercises = useExercises();
  const known = useKnownHere();
  const { state } = importing;
  if (exercises.state === 'failed') return <ReadFailed what="os exercícios" />;
  if (exercises.state === 'loading' || !known) {
    return <ReadingProgress name="" share={1} onCancel={importing.cancel} />;
  }
  if (state.at === 'table') {
    const { file, table } = state;
    const common = { table, known, importing, book: exercises.value };
    return <TablePreview key={table.unit.value} {...common} file={file} />;
  }
  if (state.at !== 'own') return null;
  return <OwnPreview own={state.own} known={known} importing={importing} />;
}
