import { type ReactNode, useState } from 'react';
import { type ProgramChange, programChanges } from '#domain/coaching/program-changes';
import { contentOf, programOf } from '#domain/coaching/program-content';
import type { Program } from '#domain/programs/shape';
import { changesCount } from '#words/coaching/program-changes';
import { programFacts } from '#words/programs/program';
import type { VersionEntry } from '../../../data/programs/program-versions';
import { usePreferences } from '../../../data/store/preferences';
import { ProgramChanges } from '../../../training/programs/program-changes';
import { ProgramDays } from '../../../training/programs/program-days';
import { Button } from '../../../ui/control/button';
import { Disclosure } from '../../../ui/control/disclosure';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { Sheet } from '../../../ui/layer/sheet';
import textClass from '../../../ui/text.module.css';
import styles from './program.module.css';

interface VersionsSheetProps {
  program: Program;
  /** Newest first. */
  versions: readonly VersionEntry[];
  saidOf: (version: VersionEntry) => string;
  nameOf: (exercise: string | null) => string;
  still: (exercise: string | null) => ReactNode;
  onClose: () => void;
}

/** The changes of each version, and its full text. */
export function VersionsSheet(props: VersionsSheetProps) {
  const { program, versions, saidOf, nameOf, still, onClose } = props;
  const { unit } = usePreferences();
  const [shown, setShown] = useState<VersionEntry | null>(null);
  if (shown) {
    const read = programOf(shown.content);
    return (
      <Sheet
        open
        tall
        size="l"
        title={`Versão ${shown.number}`}
        description={programFacts(read)}
        onClose={() => setShown(null)}
        footer={
          <Button variant="quiet" size="l" full onClick={() => setShown(null)}>
            Voltar às versões
          </Button>
        }
      >
        <ProgramDays program={read} unit={unit} nameOf={nameOf} still={still} />
      </Sheet>
    );
  }
  const own = versions[0] ? programChanges(versions[0].content, contentOf(program)) : [];
  const listed = (label: string, changes: readonly ProgramChange[]) => (
    <ProgramChanges label={label} changes={changes} unit={unit} nameOf={nameOf} />
  );
  return (
    <Sheet open tall size="l" title="O que mudou" onClose={onClose}>
      <Stack gap="l">
        {versions.map((version, at) => {
          const before = versions[at + 1];
          const changes = before ? programChanges(before.content, version.content) : [];
          return (
            <Stack key={version.id} gap="s">
              <SectionTitle as="h3">{saidOf(version)}</SectionTitle>
              {version.note !== '' && <p className={styles.said}>{version.note}</p>}
              {!before && (
                <p className={textClass.small}>
                  Primeira versão: {programFacts(programOf(version.content))}
                </p>
              )}
              {before && changes.length === 0 && (
                <p className={textClass.small}>Igual à versão anterior.</p>
              )}
              {changes.length > 0 && at === 0 && listed('O que mudou', changes)}
              {changes.length > 0 && at > 0 && (
                <Disclosure title={changesCount(changes.length)}>
                  {listed(`O que mudou na versão ${version.number}`, changes)}
                </Disclosure>
              )}
              <div>
                <Button variant="quiet" onClick={() => setShown(version)}>
                  Ver a versão {version.number}
                </Button>
              </div>
            </Stack>
          );
        })}
        {own.length > 0 && (
          <Stack gap="s">
            <SectionTitle as="h3">Mudanças suas, que continuam valendo</SectionTitle>
            {listed('Mudanças suas', own)}
          </Stack>
        )}
      </Stack>
    </Sheet>
  );
}
