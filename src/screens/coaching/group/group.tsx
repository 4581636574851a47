import {
  ClipboardList,
  MessageCircle,
  PencilLine,
  Trash2,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { GROUP_NAME_LENGTH } from '#domain/coaching/group';
import { studentsCount } from '#words/coaching/students';
import { type PeopledGroup, useGroups } from '../../../data/coaching/groups';
import { useGroupCommands } from '../../../data/commands/coaching/groups';
import { InviteSheet } from '../../../parts/coaching/invite-sheet';
import { ReadFailed } from '../../../parts/device/read-failed';
import { guarded } from '../../../parts/input/guarded';
import { NameSheet } from '../../../parts/input/name-sheet';
import { BackBar, BackLink } from '../../../parts/page/back-link';
import { renderLink } from '../../../parts/page/render-link';
import { useGoUp } from '../../../parts/page/use-go-up';
import { Button } from '../../../ui/control/button';
import { Avatar } from '../../../ui/display/avatar';
import { List, ListRow } from '../../../ui/display/list-row';
import { Cluster, Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { Menu } from '../../../ui/layer/menu';
import { notify } from '../../../ui/layer/notify';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { ChoosePeopleSheet } from './choose-people-sheet';
import { GroupMessageSheet } from './group-message-sheet';
import { GroupProgramSheet } from './group-program-sheet';

type Open = 'invite' | 'people' | 'message' | 'program' | 'name';

/** One group: its members, and acts for all of them. */
export default function GroupScreen() {
  const { id = '' } = useParams();
  const groups = useGroups();
  const group = groups.state === 'ready' ? groups.value.find((one) => one.id === id) : undefined;
  const back = <BackLink href="/app/groups" label="Voltar às turmas" />;
  if (group) return <Known group={group} />;
  return (
    <>
      <TopBar title="Turma" leading={back} />
      <Page>
        {groups.state === 'failed' && <ReadFailed what="as turmas" />}
        {groups.state === 'loading' && <Skeleton height={240} />}
        {groups.state === 'ready' && (
          <EmptyState title="Esta turma não está aqui" icon={<UsersRound />}>
            <p>Ela foi removida, ou ainda não chegou a este aparelho.</p>
          </EmptyState>
        )}
      </Page>
    </>
  );
}

function Known({ group }: { group: PeopledGroup }) {
  const { id, name, people } = group;
  const commands = useGroupCommands();
  const goUp = useGoUp();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);

  async function remove() {
    if (!(await guarded(commands.remove(id)))) return;
    goUp('/app/groups');
    notify.plain('Turma removida. As pessoas continuam com você.', {
      action: { label: 'Desfazer', onAction: () => void guarded(commands.restore(id)) },
    });
  }

  const gather = (
    <Cluster>
      <Button
        variant={people.length === 0 ? 'primary' : 'quiet'}
        icon={<UserRoundPlus aria-hidden="true" />}
        onClick={() => setOpen('invite')}
      >
        Convidar
      </Button>
      <Button
        variant="quiet"
        icon={<UsersRound aria-hidden="true" />}
        onClick={() => setOpen('people')}
      >
        Escolher pessoas
      </Button>
    </Cluster>
  );
  return (
    <>
      <BackBar
        title={name}
        subtitle={studentsCount(people.length)}
        href="/app/groups"
        label="Voltar às turmas"
        actions={
          <Menu
            label="Opções da turma"
            items={[
              { label: 'Mudar o nome', icon: <PencilLine />, onSelect: () => setOpen('name') },
              {
                label: 'Remover a turma',
                icon: <Trash2 />,
                danger: true,
                onSelect: () => void remove(),
              },
            ]}
          />
        }
      />
      <Page>
        {people.length === 0 ? (
          <EmptyState title="Ninguém na turma ainda" icon={<UsersRound />} action={gather}>
            <p>Quem vier pelo convite desta turma já entra nela.</p>
          </EmptyState>
        ) : (
          <>
            <Cluster>
              <Button
                icon={<ClipboardList aria-hidden="true" />}
                onClick={() => setOpen('program')}
              >
                Passar uma ficha
              </Button>
              <Button
                variant="quiet"
                icon={<MessageCircle aria-hidden="true" />}
                onClick={() => setOpen('message')}
              >
                Mandar mensagem
              </Button>
            </Cluster>
            <List label={name}>
              {people.map(({ link, student }) => (
                <ListRow
                  key={link}
                  href={`/app/students/${student.id}`}
                  renderLink={renderLink}
                  leading={<Avatar name={student.name} />}
                  title={student.name}
                />
              ))}
            </List>
            {gather}
          </>
        )}
      </Page>
      {open === 'invite' && (
        <InviteSheet
          into={`Quem aceitar entra em ${name}.`}
          onMade={(made) => void guarded(commands.invite(id, made.id))}
          onClose={close}
        />
      )}
      {open === 'people' && <ChoosePeopleSheet group={group} onClose={close} />}
      {open === 'message' && <GroupMessageSheet people={people} name={name} onClose={close} />}
      {open === 'program' && <GroupProgramSheet people={people} name={name} onClose={close} />}
      {open === 'name' && (
        <NameSheet
          label="Nome da turma"
          hint="Como Segunda e quarta, 7h"
          longest={GROUP_NAME_LENGTH}
          title="Mudar o nome"
          act="Guardar"
          name={name}
          onNamed={(typed) => {
            close();
            void guarded(commands.rename(id, typed));
          }}
          onClose={close}
        />
      )}
    </>
  );
}
