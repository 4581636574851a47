import type { Exercise } from '#domain/exercises/exercise';
import { type DoneSession, useDoneSessions } from '../../../data/progress/summaries';
import { usePreferences } from '../../../data/store/preferences';
import { ReadFailed } from '../../../parts/device/read-failed';
import { LastSessions } from '../../../parts/exercises/last-sessions';
import { LinkButton } from '../../../parts/page/link-button';
import { useWhose } from '../../../parts/page/whose';
import { List } from '../../../ui/display/list-row';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { BestsCard } from './bests';
import { Evolution } from './evolution';
import { RepRecords } from './rep-records';

const LISTED = 20;

/** The progress of an exercise: development, bests, last performances. */
export function Progress({ exercise }: { exercise: Exercise }) {
  const sessions = useDoneSessions(exercise.id);
  const whose = useWhose();
  if (sessions.state === 'failed') return <ReadFailed what="o histórico deste exercício" />;
  if (sessions.state === 'loading') return <Skeleton height={320} />;
  if (sessions.value.length === 0 && whose) {
    return (
      <EmptyState title={`${whose.student.name} não fez este exercício nas últimas 12 semanas`}>
        <p>Depois da primeira série, aqui ficam os recordes, a evolução e as últimas vezes.</p>
      </EmptyState>
    );
  }
  if (sessions.value.length === 0) {
    return (
      <EmptyState
        title="Você ainda não fez este exercício"
        action={
          <LinkButton href="/app/workout" variant="quiet">
            Ir para o treino
          </LinkButton>
        }
      >
        <p>Depois da primeira série, aqui ficam seus recordes, a evolução e as últimas vezes.</p>
      </EmptyState>
    );
  }
  return <Trained exercise={exercise} sessions={sessions.value} />;
}

function Trained(props: { exercise: Exercise; sessions: readonly DoneSession[] }) {
  const { exercise, sessions } = props;
  const preferences = usePreferences();
  const whose = useWhose();
  const { unit, effortScale } = preferences;
  const shown = { sessions, kind: exercise.loadKind, preferences };
  return (
    <>
      {whose && <p>Das últimas 12 semanas, o que você vê de {whose.student.name}.</p>}
      <Evolution {...shown} />
      <BestsCard {...shown} />
      <RepRecords {...shown} />
      <Stack gap="s">
        <SectionTitle>Últimas vezes</SectionTitle>
        <List label="Últimas vezes">
          <LastSessions
            sessions={sessions.slice(0, LISTED)}
            unit={unit}
            effortScale={effortScale}
          />
        </List>
      </Stack>
    </>
  );
}
