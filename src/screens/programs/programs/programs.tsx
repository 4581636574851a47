import { Play, Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { weekInProgram } from '#domain/programs/week';
import { numericDay } from '#words/format/day';
import {
  dayLetter,
  dayName,
  programFacts,
  programRefusal,
  programTitle,
} from '#words/programs/program';
import { useProgramCommands } from '../../../data/commands/programs/programs';
import { useActiveProgram, useNextDay } from '../../../data/programs/active-program';
import { useAllDrafts } from '../../../data/programs/program-drafts';
import {
  type ProgramEntry,
  usePrograms,
  useRemovedPrograms,
} from '../../../data/programs/programs';
import { ReadFailed } from '../../../parts/device/read-failed';
import { guardedBy } from '../../../parts/input/guarded';
import { useToday } from '../../../parts/input/use-today';
import { LinkButton } from '../../../parts/page/link-button';
import { renderLink } from '../../../parts/page/render-link';
import { findPrograms, WORTH_SEARCHING } from '../../../parts/programs/find-programs';
import { NoProgramFound } from '../../../parts/programs/no-program-found';
import { useStartProgramDay } from '../../../parts/workouts/use-start-program-day';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { SearchField } from '../../../ui/field/search-field';
import { Page, Stack } from '../../../ui/frame/page';
import { PageHeader } from '../../../ui/frame/page-header';
import { SectionTitle } from '../../../ui/frame/section-title';
import { notify } from '../../../ui/layer/notify';
import { lazyPart } from '../../../ui/state/lazy-part';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import styles from './programs.module.css';

// Only coaches have drafts.
const OrphanDrafts = lazyPart(() => import('./orphan-drafts'));

/** The person's fichas, the active one first. */
export default function Programs() {
  const programs = usePrograms();
  const active = useActiveProgram();
  const drafts = useAllDrafts();
  const failed = programs.state === 'failed' || active.state === 'failed';
  const ready = programs.state === 'ready' && active.state === 'ready';
  const all = programs.state === 'ready' ? programs.value : [];
  const chosen = active.state === 'ready' ? active.value : null;
  const own = all.find(({ id }) => id === chosen?.id);
  const others = all.filter((entry) => entry !== own);

  return (
    <Page width="app">
      <PageHeader
        title="Fichas"
        actions={
          all.length > 0 && (
            <LinkButton href="/app/programs/new" variant="quiet">
              <Plus aria-hidden="true" />
              Nova ficha
            </LinkButton>
          )
        }
      />
      {failed ? (
        <ReadFailed what="as fichas" />
      ) : !ready ? (
        <Skeleton height={420} />
      ) : all.length === 0 ? (
        <EmptyState
          title="Nenhuma ficha ainda"
          action={<LinkButton href="/app/programs/new">Escolher ou montar uma ficha</LinkButton>}
        >
          <p>
            Uma ficha diz o que treinar em cada dia, com séries, cargas e descansos. Comece por uma
            pronta ou monte a sua.
          </p>
        </EmptyState>
      ) : (
        <div className={styles.layout}>
          {own && <ActiveCard entry={own} since={chosen?.since ?? ''} />}
          {others.length > 0 && (
            <Others title={own ? 'Outras fichas' : 'Suas fichas'} entries={others} />
          )}
        </div>
      )}
      {drafts.state === 'ready' && drafts.value.length > 0 && (
        <OrphanDrafts drafts={drafts.value} />
      )}
      {ready && <RemovedPrograms />}
    </Page>
  );
}

function Others({ title, entries }: { title: string; entries: readonly ProgramEntry[] }) {
  const [wanted, setWanted] = useState('');
  const found = findPrograms(entries, wanted);
  return (
    <Stack gap="s">
      <SectionTitle>{title}</SectionTitle>
      {entries.length >= WORTH_SEARCHING && (
        <SearchField label="Buscar ficha" value={wanted} onChange={setWanted} />
      )}
      {found.length === 0 ? (
        <NoProgramFound onClear={() => setWanted('')} />
      ) : (
        <List>
          {found.map(({ id, program }) => (
            <ListRow
              key={id}
              href={`/app/programs/${id}`}
              renderLink={renderLink}
              title={programTitle(program)}
              subtitle={programFacts(program)}
            />
          ))}
        </List>
      )}
    </Stack>
  );
}

/** The active ficha and its progress. */
function ActiveCard({ entry, since }: { entry: ProgramEntry; since: string }) {
  const { id, program } = entry;
  const found = useNextDay(useToday());
  const { startDay, busy } = useStartProgramDay();
  const next = found.state === 'ready' && found.value?.programId === id ? found.value.next : null;
  const at = program.days.findIndex(({ key }) => key === next?.day);
  const day = program.days[at];
  const week = weekInProgram(program, next?.week ?? 1);
  return (
    <Card as="section" padding="l" plate labelledBy="active-program">
      <p className={textClass.small}>Sua ficha · desde {numericDay(since)}</p>
      <h2 id="active-program" className={styles.title}>
        {programTitle(program)}
      </h2>
      <p className={textClass.small}>{programFacts(program)}</p>
      {day && (
        <p className={styles.next}>
          Próximo: {dayName(day, at)}
          {program.weeks > 1 && ` · semana ${week} de ${program.weeks}`}
        </p>
      )}
      <div className={styles.acts}>
        {day && day.exercises.length > 0 && (
          <Button
            size="l"
            full
            busy={busy}
            icon={<Play aria-hidden="true" />}
            onClick={() => startDay({ programId: id, day: day.key, title: dayName(day, at) })}
          >
            Começar treino {dayLetter(at)}
          </Button>
        )}
        <LinkButton href={`/app/programs/${id}`} variant="quiet" size="l" full>
          Ver ficha
        </LinkButton>
      </div>
    </Card>
  );
}

/** Removed fichas, for 30 days (rule R6a); nothing where there are none. */
function RemovedPrograms() {
  const removed = useRemovedPrograms();
  const commands = useProgramCommands();
  if (removed.state !== 'ready' || removed.value.length === 0) return null;

  async function restore({ id, program }: ProgramEntry) {
    if (!(await guardedBy(commands.restore(id), programRefusal))) return;
    notify.stored(`${programTitle(program)}: de volta às fichas`);
  }

  return (
    <Stack gap="s">
      <SectionTitle>Removidas há menos de 30 dias</SectionTitle>
      <List>
        {removed.value.map((entry) => (
          <ListRow
            key={entry.id}
            title={programTitle(entry.program)}
            subtitle={programFacts(entry.program)}
            actions={
              <Button
                variant="plain"
                icon={<RotateCcw aria-hidden="true" />}
                aria-label={`Restaurar ${programTitle(entry.program)}`}
                onClick={() => void restore(entry)}
              >
                Restaurar
              </Button>
            }
          />
        ))}
      </List>
    </Stack>
  );
}
