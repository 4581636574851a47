import { useState } from 'react';
import type { Scope } from '#domain/account/scope';
import { dayOfDate } from '#domain/local-day';
import { longDay } from '#words/format/day';
import { formatList } from '#words/format/list';
import { firstName } from '#words/format/people';
import type { CoachLink } from '../../../data/coaching/coaches';
import { useAllowTeam } from '../../../data/coaching/team';
import { useSharingCommands } from '../../../data/commands/coaching/sharing';
import { useAction } from '../../../data/remote/use-action';
import { EndingMoneyNote } from '../../../parts/charges/ending-money';
import { ScopeSwitches } from '../../../parts/coaching/scope-switches';
import { FormFailure } from '../../../parts/input/form-failure';
import { LinkButton } from '../../../parts/page/link-button';
import { Button } from '../../../ui/control/button';
import { SwitchRow } from '../../../ui/control/switch-row';
import { Avatar } from '../../../ui/display/avatar';
import { Card } from '../../../ui/display/card';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { notify } from '../../../ui/layer/notify';
import textClass from '../../../ui/text.module.css';
import styles from './coaches.module.css';

interface CoachCardProps {
  coach: CoachLink;
  /** Whether the server cannot accept changes now. */
  offline: boolean;
}

/** One coach: start, scopes, and a button that ends the link. */
export function CoachCard({ coach: link, offline }: CoachCardProps) {
  const { coach, startedAt } = link;
  const commands = useSharingCommands();
  const [wanted, setWanted] = useState<readonly Scope[] | null>(null);
  const [ending, setEnding] = useState(false);
  const first = firstName(coach.name);
  const id = `coach-${link.link}`;

  const changing = useAction(async (scopes: readonly Scope[]) => {
    setWanted(scopes);
    try {
      await commands.changeScopes(link, scopes);
      notify.plain('Mudança feita. Vale desde já.');
    } finally {
      setWanted(null);
    }
  });
  const end = useAction(async () => {
    await commands.end(link);
    notify.plain(`Encerrado. ${first} não vê mais os seus registros.`);
  });

  return (
    <Card as="section" padding="l" labelledBy={id}>
      <div className={styles.who}>
        <Avatar name={coach.name} size={48} />
        <div>
          <h2 id={id} className={textClass.heading}>
            {coach.name}
          </h2>
          <p className={textClass.lead}>Desde {longDay(dayOfDate(new Date(startedAt)))}</p>
        </div>
      </div>
      <ScopeSwitches
        legend={`O que ${first} vê e faz`}
        scopes={wanted ?? link.scopes}
        disabled={offline || changing.busy}
        onChange={(scopes) => void changing.run(scopes)}
      />
      <CoachTeam coach={link} offline={offline} />
      <FormFailure failure={changing.failure ?? end.failure} />
      <div className={styles.acts}>
        <LinkButton href={`/app/messages/${link.link}`} variant="quiet">
          Mensagem para {first}
        </LinkButton>
        <Button variant="outline" disabled={offline} onClick={() => setEnding(true)}>
          Encerrar com {first}
        </Button>
      </div>
      <ConfirmDialog
        open={ending}
        title={`Encerrar com ${coach.name}?`}
        confirmLabel="Encerrar"
        danger
        busy={end.busy}
        onCancel={() => setEnding(false)}
        onConfirm={() => {
          setEnding(false);
          void end.run();
        }}
      >
        <p>Tudo o que é seu fica com você: treinos, fichas publicadas, avaliações e mensagens.</p>
        <p>
          {first} perde o acesso na hora, e as cópias nos aparelhos de lá se apagam no primeiro
          contato com a internet. Para voltar, é preciso outro convite.
        </p>
        {ending && <EndingMoneyNote side="student" other={coach} />}
      </ConfirmDialog>
    </Card>
  );
}

interface CoachTeamProps {
  coach: CoachLink;
  /** Whether the server cannot accept changes now. */
  offline: boolean;
}

/** The access of a coach's assistants, and who they are. */
function CoachTeam({ coach: link, offline }: CoachTeamProps) {
  const { coach, team = false, assistants = [] } = link;
  const allow = useAllowTeam();
  const first = firstName(coach.name);
  const changing = useAction(async (allowed: boolean) => {
    await allow(link.link, allowed);
    notify.plain('Mudança feita. Vale desde já.');
  });
  const names = formatList(assistants.map(({ assistant }) => assistant.name));
  return (
    <>
      <SwitchRow
        label={`Equipe de ${first}`}
        hint={
          names === ''
            ? `Assistentes de ${first} veem, no máximo, o que você compartilha acima.`
            : `Também com acesso: ${names}. No máximo, ao que você compartilha acima.`
        }
        checked={team}
        disabled={offline || changing.busy}
        onChange={(allowed) => void changing.run(allowed)}
      />
      <FormFailure failure={changing.failure} />
    </>
  );
}
