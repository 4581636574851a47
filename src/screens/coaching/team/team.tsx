import { SlidersHorizontal, UserRoundMinus, UserRoundPlus, UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { scopesLine } from '#words/coaching/scopes';
import { memberLine } from '#words/coaching/team';
import { type ChangeMember, type Team, useTeam } from '../../../data/coaching/team';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { BackBar } from '../../../parts/page/back-link';
import { Button } from '../../../ui/control/button';
import { Avatar } from '../../../ui/display/avatar';
import { List, ListRow } from '../../../ui/display/list-row';
import { Page } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { Menu } from '../../../ui/layer/menu';
import { notify } from '../../../ui/layer/notify';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { HelpInviteSheet } from './help-invite-sheet';
import { MemberSheet } from './member-sheet';

/** The person's assistants, and the professionals they assist. */
export default function TeamScreen() {
  const { team, change, end } = useTeam();
  const [inviting, setInviting] = useState(false);
  const invite = (
    <Button icon={<UserRoundPlus aria-hidden="true" />} onClick={() => setInviting(true)}>
      Convidar assistente
    </Button>
  );
  return (
    <>
      <BackBar title="Equipe" href="/app/students" label="Voltar a seus alunos" />
      <Page>
        {team.state === 'loading' && <Skeleton height={240} />}
        {team.state === 'failed' && (
          <>
            <FormFailure failure={team.failure} />
            <Button variant="quiet" onClick={team.retry}>
              Tentar de novo
            </Button>
          </>
        )}
        {team.state === 'ready' && (
          <Known team={team.value} invite={invite} onChange={change} onEnd={end} />
        )}
      </Page>
      {inviting && <HelpInviteSheet onClose={() => setInviting(false)} />}
    </>
  );
}

interface KnownProps {
  team: Team;
  invite: ReactNode;
  onChange: (member: string, change: ChangeMember) => Promise<void>;
  onEnd: (member: string) => Promise<void>;
}

type Ending = { readonly id: string; readonly name: string; readonly own: boolean };

function Known({ team: { members, teams }, invite, onChange, onEnd }: KnownProps) {
  const [changing, setChanging] = useState<string | null>(null);
  const changed = members.find(({ id }) => id === changing);
  const [ending, setEnding] = useState<Ending | null>(null);
  const end = useAction(async (member: string) => {
    await onEnd(member);
    notify.plain('Encerrado. O acesso terminou agora.');
  });
  const rowOf = (person: { name: string }, scopes: string, one: Ending) => (
    <ListRow
      key={one.id}
      leading={<Avatar name={person.name} />}
      title={person.name}
      subtitle={scopes}
      actions={
        <Menu
          label={`Opções de ${person.name}`}
          items={[
            ...(one.own
              ? []
              : [
                  {
                    label: 'Mudar com o que ajuda',
                    icon: <SlidersHorizontal aria-hidden="true" />,
                    onSelect: () => setChanging(one.id),
                  },
                ]),
            {
              label: one.own ? 'Sair da equipe' : 'Tirar da equipe',
              icon: <UserRoundMinus aria-hidden="true" />,
              onSelect: () => setEnding(one),
            },
          ]}
        />
      }
    />
  );
  return (
    <>
      <FormFailure failure={end.failure} />
      {members.length === 0 ? (
        <EmptyState title="Ninguém na sua equipe" icon={<UsersRound />} action={invite}>
          <p>Assistentes veem só quem permitir, e só o que você e a pessoa liberarem.</p>
        </EmptyState>
      ) : (
        <>
          <List label="Sua equipe">
            {members.map(({ id, assistant, scopes, students }) =>
              rowOf(assistant, memberLine(scopes, students), {
                id,
                name: assistant.name,
                own: false,
              }),
            )}
          </List>
          {invite}
        </>
      )}
      {teams.length > 0 && (
        <section aria-labelledby="teams">
          <SectionTitle id="teams">Você ajuda</SectionTitle>
          <List label="Você ajuda">
            {teams.map(({ id, professional, scopes }) =>
              rowOf(professional, `No máximo: ${scopesLine(scopes)}`, {
                id,
                name: professional.name,
                own: true,
              }),
            )}
          </List>
        </section>
      )}
      {changed && (
        <MemberSheet member={changed} onChange={onChange} onClose={() => setChanging(null)} />
      )}
      <ConfirmDialog
        open={ending !== null}
        title={ending?.own ? `Sair da equipe de ${ending.name}?` : `Tirar ${ending?.name ?? ''}?`}
        confirmLabel={ending?.own ? 'Sair' : 'Tirar'}
        danger
        busy={end.busy}
        onCancel={() => setEnding(null)}
        onConfirm={() => {
          const member = ending?.id;
          setEnding(null);
          if (member) void end.run(member);
        }}
      >
        <p>O acesso termina na hora, em todos os aparelhos. O que foi registrado fica.</p>
      </ConfirmDialog>
    </>
  );
}
