import { FileDown, Printer } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { splitForCodes } from '#domain/ficha-code/parts';
import { exerciseNames } from '#domain/ficha-text/find-exercise';
import { formatProgram } from '#domain/ficha-text/format-program';
import { draftOf } from '#domain/program/draft';
import type { Program } from '#domain/program/shape';
import { programTitle } from '#words/program';
import { useFichaSharing } from '../data/commands/ficha-sharing';
import { type ExerciseBook, useExercises } from '../data/exercises';
import { usePreferences } from '../data/preferences';
import { searchIndexOf } from '../training/picker-search';
import { List, ListRow } from '../ui/list-row';
import { RingLoader } from '../ui/ring-loader';
import { Sheet } from '../ui/sheet';
import { Tabs } from '../ui/tabs';
import { TextAreaField } from '../ui/text-area-field';
import { HandOver } from './hand-over';
import { ReadFailed } from './read-failed';
import { renderLink } from './render-link';
import { datedName, saveMade } from './save-file';
import { ShareCodes } from './share-codes';
import styles from './share-program-sheet.module.css';

interface ShareProgramSheetProps {
  id: string;
  program: Program;
  onClose: () => void;
}

type Way = 'code' | 'link' | 'text' | 'file';

/** The ways in which a ficha goes to somebody else: all of them work without network. */
export function ShareProgramSheet({ id, program, onClose }: ShareProgramSheetProps) {
  const [way, setWay] = useState<Way>('code');
  const packed = usePacked(program);
  const waiting =
    packed === 'failed' ? <ReadFailed what="a ficha" /> : <RingLoader size={40} label="Montando" />;
  const ready = packed !== null && packed !== 'failed';
  const panel = (way: Way) => {
    if (way === 'file') return <FilePanel id={id} program={program} />;
    if (way === 'text') return <TextPanel program={program} />;
    if (!ready) return waiting;
    if (way === 'link') return <LinkPanel link={addressOf(`ficha=${packed}`)} program={program} />;
    return (
      <ShareCodes addresses={splitForCodes(packed).map(addressOf)} title={programTitle(program)} />
    );
  };
  const tab = (value: Way, label: string) => ({
    value,
    label,
    panel: <div className={styles.panel}>{panel(value)}</div>,
  });
  return (
    <Sheet
      open
      tall
      title="Compartilhar ficha"
      description={programTitle(program)}
      onClose={onClose}
    >
      <Tabs
        label="Como compartilhar"
        value={way}
        onChange={setWay}
        tabs={[
          tab('code', 'Código'),
          tab('link', 'Link'),
          tab('text', 'Texto'),
          tab('file', 'Arquivo'),
        ]}
      />
    </Sheet>
  );
}

function addressOf(fragment: string): string {
  return `${location.origin}/app/import#${fragment}`;
}

function usePacked(program: Program): string | 'failed' | null {
  const sharing = useFichaSharing();
  const [packed, setPacked] = useState<string | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    sharing.packed(program).then(
      (made) => current && setPacked(made),
      (cause: unknown) => {
        console.error('A ficha could not be packed', cause);
        if (current) setPacked('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [sharing, program]);
  return packed;
}

function LinkPanel({ link, program }: { link: string; program: Program }) {
  const title = programTitle(program);
  return (
    <>
      <p className={styles.text}>
        A ficha inteira vai dentro do link, com os exercícios próprios. Quem abrir vê tudo antes de
        guardar.
      </p>
      <p className={styles.link}>{link}</p>
      <HandOver
        content={{ title, url: link, copied: link }}
        label="Copiar link"
        done="Link copiado"
      />
    </>
  );
}

function TextPanel({ program }: { program: Program }) {
  const exercises = useExercises();
  const { unit } = usePreferences();
  const book = exercises.state === 'ready' ? exercises.value : null;
  const text = useMemo(() => (book ? textOf(program, book, unit) : ''), [program, book, unit]);
  if (exercises.state === 'failed') return <ReadFailed what="os exercícios" />;
  if (!book) return <RingLoader size={40} label="Montando" />;
  return (
    <>
      <TextAreaField
        className={styles.written}
        label="A ficha em texto"
        hint="Para uma conversa. Colado em Importar ficha, vira ficha de novo."
        rows={12}
        readOnly
        value={text}
      />
      <HandOver content={{ text, copied: text }} label="Copiar texto" done="Texto copiado" />
    </>
  );
}

/** Who reads it knows no ids: a name that two exercises share is better than those. */
function textOf(program: Program, book: ExerciseBook, unit: 'kg' | 'lb'): string {
  const nameOf = exerciseNames(searchIndexOf(book.all));
  return formatProgram(draftOf(program), (id) => nameOf(id) ?? book.byId(id)?.name ?? null, unit);
}

function FilePanel({ id, program }: { id: string; program: Program }) {
  const sharing = useFichaSharing();
  return (
    <List bare label="Arquivo e papel">
      <ListRow
        title="Salvar arquivo"
        subtitle="Um .anilha só com esta ficha, para guardar ou mandar"
        leading={<FileDown />}
        onClick={() => void saveMade(datedName('ficha', 'anilha'), sharing.file(id, program))}
      />
      <ListRow
        href={`/app/programs/${id}/print`}
        renderLink={renderLink}
        title="Imprimir"
        subtitle="Com espaço para anotar à caneta"
        leading={<Printer />}
      />
    </List>
  );
}
