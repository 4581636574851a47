import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { isFichaCode } from '#domain/programs/ficha-code/parts';
import { recordsDone } from '#words/format/plural';
import { useImportCommands } from '../../../data/commands/files/import';
import type { KnownHere } from '../../../data/commands/files/import-known';
import { useExercises } from '../../../data/exercises/exercises';
import { useSyncStatus } from '../../../data/store/sync-status';
import { ReadFailed } from '../../../parts/device/read-failed';
import { BackLink } from '../../../parts/page/back-link';
import { useHash, useQuery } from '../../../parts/page/use-query';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { ProgressLine } from '../../../ui/display/progress-line';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { ErrorState } from '../../../ui/state/screen-state';
import { BodyPreview } from './body-preview';
import { ChooseColumns, ChooseMeasures } from './choose-columns';
import { ChooseFile, FileRefused } from './choose-file';
import { ChoosePeople } from './choose-people';
import { DropArea, useGivenFile } from './given-file';
import styles from './import.module.css';
import { ImportFinished } from './import-finished';
import type { Importing, ImportState } from './import-state';
import { OwnPreview } from './own-preview';
import { SpokenTitle } from './spoken-title';
import { TablePreview } from './table-preview';
import { ImportUndone } from './undo';
import { useImport } from './use-import';
import { useTableHere } from './use-table-plan';

/** Steps with two columns on a desktop. */
const WIDE: ReadonlySet<ImportState['at']> = new Set([
  'choosing',
  'refused',
  'table',
  'body',
  'own',
]);

/** Imports files of other apps and in our format; files never leave the device. */
export default function Import() {
  const importing = useImport();
  const { at } = importing.state;
  // The screen of the body leads here for its own files.
  const ofBody = useQuery().get('from') === 'body';
  const choose = (file: File) => importing.choose(file, { body: ofBody });
  useGivenFile(choose, importing.lose);

  return (
    <>
      <FichaRedirect />
      <TopBar
        title={ofBody ? 'Importar medidas' : 'Importar treinos'}
        leading={
          ofBody ? (
            <BackLink href="/app/body" label="Voltar ao corpo" />
          ) : (
            <BackLink href="/app/profile" label="Voltar ao perfil" />
          )
        }
      />
      <DropArea disabled={at === 'working'} onFile={choose}>
        <Page width={WIDE.has(at) ? 'app' : 'read'}>
          <Step importing={importing} ofBody={ofBody} />
        </Page>
      </DropArea>
    </>
  );
}

function Step({ importing, ofBody }: { importing: Importing; ofBody: boolean }) {
  const { state } = importing;
  switch (state.at) {
    case 'choosing':
      return <ChooseFile importing={importing} lost={state.lost} ofBody={ofBody} />;
    case 'refused':
      return (
        <FileRefused
          {...state}
          ofBody={ofBody}
          onFile={(file) => importing.choose(file, { body: ofBody })}
        />
      );
    case 'columns': {
      const { file, question, roles } = state;
      return (
        <ChooseColumns
          name={file.name}
          question={question}
          roles={roles}
          onChosen={(chosen) => importing.nameColumns(file, question, chosen)}
          onCancel={importing.again}
        />
      );
    }
    case 'measures': {
      const { file, question, choices } = state;
      return (
        <ChooseMeasures
          name={file.name}
          question={question}
          onChosen={(measures) => importing.choose(file, { ...choices, measures })}
          onCancel={importing.again}
        />
      );
    }
    case 'people': {
      const { file, people, of, choices } = state;
      return (
        <ChoosePeople
          name={file.name}
          people={people}
          of={of}
          onChosen={(chosen) => importing.choose(file, { ...choices, people: chosen })}
          onCancel={importing.again}
        />
      );
    }
    // Also while a file is read, so that the records here load meanwhile.
    case 'reading':
    case 'table':
    case 'body':
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
  const { state, offer } = importing;
  const here = useTableHere(exercises.state === 'ready' ? exercises.value : null, known);
  // The worker plans a table as soon as it is read.
  useEffect(() => {
    if (here) offer(here);
  }, [here, offer]);
  if (state.at === 'reading') {
    return <ReadingProgress name={state.name} share={state.share} onCancel={importing.cancel} />;
  }
  if (exercises.state === 'failed') return <ReadFailed what="os exercícios" />;
  const waiting = <ReadingProgress name="" share={1} onCancel={importing.cancel} />;
  if (exercises.state === 'loading' || !known || !here) return waiting;
  if (state.at === 'table') {
    const { unit, dateOrder, year } = state.table;
    const key = [unit.value, dateOrder, year].join(' ');
    return (
      <TablePreview
        key={key}
        {...{ state, known, here, importing, waiting }}
        book={exercises.value}
      />
    );
  }
  if (state.at === 'body') {
    const { file, body, choices, training } = state;
    return <BodyPreview {...{ file, choices, training, known, importing }} read={body} />;
  }
  if (state.at !== 'own') return null;
  return <OwnPreview own={state.own} known={known} importing={importing} />;
}

const NOTHING: KnownHere = {
  workouts: [],
  shown: new Map(),
  settings: new Set(),
  learned: new Map(),
  weighings: [],
  whole: true,
};

/** Existing records: null while they load, empty if they cannot be read. */
function useKnownHere(): KnownHere | null {
  const { known, open } = useImportCommands();
  const [here, setHere] = useState<KnownHere | null>(null);
  // Once the first sync is complete, repeated records are recognised.
  const synced = useSyncStatus().syncedAt !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the first sync is over
  useEffect(() => {
    if (!open) return;
    let current = true;
    known().then(
      (value) => current && setHere(value),
      (cause: unknown) => {
        console.error('What is here cannot be read', cause);
        if (current) setHere(NOTHING);
      },
    );
    return () => {
      current = false;
    };
  }, [known, open, synced]);
  return here;
}

interface ReadingProps {
  name: string;
  /** From 0 to 1. */
  share: number;
  onCancel: () => void;
}

function ReadingProgress({ name, share, onCancel }: ReadingProps) {
  return (
    <Card as="section" padding="l" labelledBy="reading-title">
      {name !== '' && <p className={styles.fileName}>{name}</p>}
      <SpokenTitle id="reading-title">Lendo o arquivo</SpokenTitle>
      <ProgressLine done={share} total={1} labelledBy="reading-title" />
      <Button variant="quiet" full onClick={onCancel}>
        Cancelar
      </Button>
    </Card>
  );
}

interface WorkingProps {
  undoing: boolean;
  done: number;
  total: number;
  stopping: boolean;
  onCancel: () => void;
}

/** The progress of an import or of undoing one. */
function Working({ undoing, done, total, stopping, onCancel }: WorkingProps) {
  return (
    <Card as="section" padding="l" labelledBy="working-title">
      <SpokenTitle id="working-title">
        {undoing ? 'Desfazendo a importação' : 'Guardando neste aparelho'}
      </SpokenTitle>
      <ProgressLine done={done} total={Math.max(1, total)} labelledBy="working-title" />
      <p className={styles.text}>{recordsDone(done, total)}. Fique nesta tela até terminar.</p>
      <Button variant="quiet" full busy={stopping} onClick={onCancel}>
        Parar
      </Button>
    </Card>
  );
}

/** Redirects from the common address of received fichas to the ficha's own screen. */
function FichaRedirect() {
  const hash = useHash();
  return isFichaCode(hash) ? <Redirect to={`/app/import/program${hash}`} replace /> : null;
}
