import { Flag } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { Exercise } from '#domain/exercises/exercise';
import { previewOf } from '#domain/programs/preview';
import { programAbout, programTitle } from '#words/programs/program';
import type { Report } from '../../../data/coaching/public-page';
import type { PublicProgram } from '../../../data/programs/public-program';
import { usePreferences } from '../../../data/store/preferences';
import { exerciseNamer } from '../../../parts/exercises/exercise-namer';
import { PlainFrame } from '../../../parts/page/plain-page';
import { ReportSheet } from '../../../parts/page/report-sheet';
import { sharedStills } from '../../../parts/programs/shared-stills';
import { FichaContents } from '../../../training/programs/ficha-contents';
import { Button } from '../../../ui/control/button';
import { PageHeader } from '../../../ui/frame/page-header';
import { KeepActs } from './keep-acts';
import styles from './public-program.module.css';

interface SharedFichaProps {
  /** The id of the link. */
  link: string;
  program: PublicProgram;
  /** Exercises of the catalogue; custom ones come with the ficha. */
  catalogue: readonly Exercise[];
  onReport: (report: Report) => Promise<void>;
}

/** A shared ficha: content, author, and a button that stores it. */
export function SharedFicha({ link, program, catalogue, onReport }: SharedFichaProps) {
  const { shared, by } = program;
  const [reporting, setReporting] = useState(false);
  const { unit } = usePreferences();
  const ficha = useMemo(() => previewOf(shared.draft), [shared]);
  const book = useMemo(() => {
    const byId = new Map(catalogue.map((exercise) => [exercise.id, exercise]));
    return { byId: (id: string) => byId.get(id) ?? null };
  }, [catalogue]);
  const title = programTitle(ficha);
  useEffect(() => {
    document.title = `${title} · Anilha`;
  }, [title]);
  return (
    <PlainFrame>
      <PageHeader overline="Ficha compartilhada" title={title} lead={programAbout(ficha)} />
      {by && (
        <p className={styles.by}>
          Por&nbsp;<Link href={`/public/${by.handle}`}>{by.name}</Link>
        </p>
      )}
      <KeepActs link={link} shared={shared} />
      <FichaContents
        program={ficha}
        own={shared.own}
        unit={unit}
        nameOf={exerciseNamer(book)}
        still={sharedStills(shared, book)}
        as="h2"
      />
      <div>
        <Button
          variant="plain"
          icon={<Flag aria-hidden="true" />}
          onClick={() => setReporting(true)}
        >
          Denunciar esta ficha
        </Button>
      </div>
      {reporting && (
        <ReportSheet
          what="ficha"
          reasons={['offensive', 'somebody-else', 'fraud', 'other']}
          onReport={onReport}
          onClose={() => setReporting(false)}
        />
      )}
    </PlainFrame>
  );
}
