import { UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { dayOfDate } from '#domain/local-day';
import { numericDay } from '#words/format/day';
import { type CoachLink, useCoaches } from '../../../data/coaching/coaches';
import type { Failure } from '../../../data/remote/failure';
import { PaymentsLink } from '../../../parts/charges/payments-link';
import { InviteCodeForm } from '../../../parts/coaching/invite-code-form';
import { KeptInvitation } from '../../../parts/coaching/kept-invitation';
import { AsKnownLast } from '../../../parts/device/as-known-last';
import { NeverCame } from '../../../parts/device/never-came';
import { BackBar } from '../../../parts/page/back-link';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { Page, Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { Sheet } from '../../../ui/layer/sheet';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { CoachCard } from './coach-card';
import styles from './coaches.module.css';

/** The person's present and former coaches, and a field for the code of an invitation. */
export default function CoachesScreen() {
  const { coaches, failure, reread } = useCoaches();
  return (
    <>
      <BackBar title="Meu personal" href="/app/profile" label="Voltar ao perfil" />
      <Page>
        <KeptInvitation />
        {coaches.state === 'loading' ? (
          <Skeleton height={320} />
        ) : coaches.state === 'failed' ? (
          <NeverCame
            title="Não deu para buscar quem acompanha você"
            failure={failure}
            onRetry={() => void reread()}
          >
            Quem acompanha você aparece aqui quando houver internet; os treinos continuam
            funcionando.
          </NeverCame>
        ) : (
          <Known coaches={coaches.value} failure={failure} />
        )}
      </Page>
    </>
  );
}

interface KnownProps {
  coaches: readonly CoachLink[];
  failure: Failure | null;
}

function Known({ coaches, failure }: KnownProps) {
  const [joining, setJoining] = useState(false);
  const present = coaches.filter(({ endedAt }) => endedAt === null);
  const ended = coaches.filter(({ endedAt }) => endedAt !== null);
  return (
    <>
      <AsKnownLast failure={failure} />
      {present.length === 0 ? (
        <>
          <EmptyState title="Ninguém acompanha você" icon={<UserRoundCheck />}>
            <p>
              Quem treina você manda um convite por link, QR ou código. Antes de aceitar, você vê e
              escolhe o que é compartilhado.
            </p>
          </EmptyState>
          <Card padding="l">
            <InviteCodeForm />
          </Card>
        </>
      ) : (
        <>
          {present.map((coach) => (
            <CoachCard key={coach.link} coach={coach} offline={failure !== null} />
          ))}
          <PaymentsLink alone />
          <div className={styles.acts}>
            <Button variant="quiet" onClick={() => setJoining(true)}>
              Trocar ou somar personal
            </Button>
          </div>
        </>
      )}
      <EndedCoaches coaches={ended} />
      <Sheet
        open={joining}
        title="Trocar ou somar personal"
        description="Peça um convite a quem vai acompanhar você. Ao aceitar, você escolhe treinar com os dois ou trocar; quem chega vê o histórico que você compartilhar."
        size="s"
        onClose={() => setJoining(false)}
      >
        <InviteCodeForm onFound={() => setJoining(false)} />
      </Sheet>
    </>
  );
}

const dayOf = (at: number) => numericDay(dayOfDate(new Date(at)));

/** Former coaches, who have no access any more. */
function EndedCoaches({ coaches }: { coaches: readonly CoachLink[] }) {
  if (coaches.length === 0) return null;
  return (
    <Stack gap="s">
      <SectionTitle>Encerrados</SectionTitle>
      <List label="Encerrados">
        {coaches.map(({ link, coach, startedAt, endedAt }) => (
          <ListRow
            key={link}
            title={coach.name}
            subtitle={`De ${dayOf(startedAt)} a ${dayOf(endedAt ?? startedAt)}`}
          />
        ))}
      </List>
    </Stack>
  );
}
