import { History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { localDay } from '#domain/local-day';
import type { Program } from '#domain/programs/shape';
import { versionWords } from '#words/coaching/student-programs';
import { useProgramVersions, type VersionEntry } from '../../../data/programs/program-versions';
import { zoneHere } from '../../../data/store/zone-here';
import { Button } from '../../../ui/control/button';
import { lazyPart } from '../../../ui/state/lazy-part';
import styles from './program.module.css';

/** Differences between versions are computed on demand. */
const VersionsSheet = lazyPart(async () => ({
  default: (await import('./versions-sheet')).VersionsSheet,
}));

interface PublishedLineProps {
  id: string;
  program: Program;
  nameOf: (exercise: string | null) => string;
  still: (exercise: string | null) => ReactNode;
}

/** Author, day, message and changes of a published ficha; absent for the person's own. */
export function PublishedLine({ id, program, nameOf, still }: PublishedLineProps) {
  const versions = useProgramVersions(id);
  const [open, setOpen] = useState(false);
  const all = versions.state === 'ready' ? versions.value : [];
  const last = all[0];
  if (!last) return null;
  return (
    <section className={styles.published} aria-label="Publicação">
      <div>
        <p>{saidOf(last)}</p>
        {last.note !== '' && <p className={styles.said}>{last.note}</p>}
      </div>
      <Button variant="quiet" icon={<History aria-hidden="true" />} onClick={() => setOpen(true)}>
        {all.length > 1 ? 'O que mudou' : 'Ver versões'}
      </Button>
      {open && (
        <VersionsSheet
          program={program}
          versions={all}
          saidOf={saidOf}
          nameOf={nameOf}
          still={still}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

function saidOf({ number, byName, at }: VersionEntry): string {
  return versionWords({ number, byName, day: at === null ? null : localDay(at, zoneHere()) });
}
