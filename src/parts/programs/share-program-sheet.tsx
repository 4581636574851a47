import { FileDown, Printer } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { draftOf } from '#domain/programs/draft';
import { splitForCodes } from '#domain/programs/ficha-code/parts';
import { namesOfExercises } from '#domain/programs/ficha-text/find-exercise';
import { formatProgram } from '#domain/programs/ficha-text/format-program';
import type { Program } from '#domain/programs/shape';
import { programTitle } from '#words/programs/program';
import { useFichaSharing } from '../../data/commands/programs/ficha-sharing';
import { type ExerciseBook, useExercises } from '../../data/exercises/exercises';
import { usePreferences } from '../../data/store/preferences';
import { searchIndexOf } from '../../training/exercises/picker-search';
import { classNames } from '../../ui/class-names';
import { Tabs } from '../../ui/control/tabs';
import { List, ListRow } from '../../ui/display/list-row';
import { TextAreaField } from '../../ui/field/text-area-field';
import { SectionTitle } from '../../ui/frame/section-title';
import { Sheet } from '../../ui/layer/sheet';
import layoutClass from '../../ui/layout.module.css';
import { RingLoader } from '../../ui/state/ring-loader';
import textClass from '../../ui/text.module.css';
import { ReadFailed } from '../device/read-failed';
import { HandOver } from '../input/hand-over';
import { datedName, saveMade } from '../input/save-file';
import { renderLink } from '../page/render-link';
import { ShareCodes } from './share-codes';
import styles from './share-program-sheet.module.css';
import { ShortLink } from './short-link';

interface ShareProgramSheetProps {
  id: string;
  program: Program;
  onClose: () => void;
}

type Way = 'code' | 'link' | 'text' | 'file';

/** Ways to share a ficha. All except the short link work offline. */
export function ShareProgramSheet({ id, program, onClose }: ShareProgramSheetProps) {
  const [way, setWay] = useState<Way>('code');
  const made = useMade(program);
  const waiting =
    made === 'failed' ? <ReadFailed what="a ficha" /> : <RingLoader size={40} label="Montando" />;
  const panel = (way: Way) => {
    if (way === 'file') return <FilePanel id={id} program={program} />;
    if (way === 'text') return <TextPanel program={program} />;
    if (made === null || made === 'failed') return waiting;
    if (way === 'link') return <LinkPanel id={id} program={program} made={made} />;
    return (
      <ShareCodes
        addresses={splitForCodes(made.packed).map(addressOf)}
        title={programTitle(program)}
      />
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

/** Parts of the addresses. */
interface Made {
  /** The whole ficha, for codes and the long link. */
  readonly packed: string;
  /** The code for its page on the server. */
  readonly code: string;
}

function useMade(program: Program): Made | 'failed' | null {
  const sharing = useFichaSharing();
  const [made, setMade] = useState<Made | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    Promise.all([sharing.packed(program), sharing.publicCode(program)]).then(
      ([packed, code]) => current && setMade({ packed, code }),
      (cause: unknown) => {
        console.error('A ficha could not be packed', cause);
        if (current) setMade('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [sharing, program]);
  return made;
}

interface LinkPanelProps {
  id: string;
  program: Program;
  made: Made;
}

function LinkPanel({ id, program, made }: LinkPanelProps) {
  const title = programTitle(program);
  const link = addressOf(`ficha=${made.packed}`);
  return (
    <>
      <section className={classNames(layoutClass.middle, styles.way)} aria-labelledby="short-link">
        <SectionTitle as="h3" id="short-link">
          Link curto
        </SectionTitle>
        <ShortLink id={id} program={program} code={made.code} />
      </section>
      <section className={classNames(layoutClass.middle, styles.way)} aria-labelledby="long-link">
        <SectionTitle as="h3" id="long-link">
          Link longo
        </SectionTitle>
        <p className={textClass.lead}>
          A ficha inteira vai dentro dele, com os exercícios próprios, e nada fica na internet. Para
          ver, quem receber entra na conta.
        </p>
        <TextAreaField
          className={styles.written}
          label="Endereço com a ficha dentro"
          rows={3}
          readOnly
          value={link}
        />
        <HandOver
          content={{ title, url: link, copied: link }}
          label="Copiar link longo"
          done="Link copiado"
          quiet
        />
      </section>
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

/** The text's readers do not know ids, so an ambiguous name is better than an id. */
function textOf(program: Program, book: ExerciseBook, unit: 'kg' | 'lb'): string {
  const nameOf = namesOfExercises(searchIndexOf(book.all));
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
