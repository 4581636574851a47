import { ArrowDown, ArrowUp, Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { GROUP_NAME_LENGTH } from '#domain/coaching/group';
import { studentsCount } from '#words/coaching/students';
import { formatList } from '#words/format/list';
import { firstName } from '#words/format/people';
import { type PeopledGroup, useGroups } from '../../../data/coaching/groups';
import { useGroupCommands } from '../../../data/commands/coaching/groups';
import { ReadFailed } from '../../../parts/device/read-failed';
import { guarded } from '../../../parts/input/guarded';
import { NameSheet } from '../../../parts/input/name-sheet';
import { BackBar } from '../../../parts/page/back-link';
import { renderLink } from '../../../parts/page/render-link';
import { Button } from '../../../ui/control/button';
import { List, ListRow } from '../../../ui/display/list-row';
import { Page } from '../../../ui/frame/page';
import { Menu, type MenuItem } from '../../../ui/layer/menu';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';

/** Number of listed names; the others are counted. */
const NAMED = 4;

/** The professional's groups with their members. */
export default function GroupsScreen() {
  const groups = useGroups();
  const commands = useGroupCommands();
  const [, navigate] = useLocation();
  const [creating, setCreating] = useState(false);
  const create = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setCreating(true)}>
      Nova turma
    </Button>
  );
  return (
    <>
      <BackBar title="Turmas" href="/app/students" label="Voltar aos alunos" />
      <Page>
        {groups.state === 'failed' && <ReadFailed what="as turmas" />}
        {groups.state === 'loading' && <Skeleton height={240} />}
        {groups.state === 'ready' && groups.value.length === 0 && (
          <EmptyState title="Nenhuma turma ainda" icon={<UsersRound />} action={create}>
            <p>
              Junte quem treina no mesmo horário ou segue a mesma ficha: um convite, uma mensagem e
              uma ficha valem para todos.
            </p>
          </EmptyState>
        )}
        {groups.state === 'ready' && groups.value.length > 0 && (
          <>
            <Listed groups={groups.value} />
            <div>{create}</div>
          </>
        )}
      </Page>
      {creating && (
        <NameSheet
          label="Nome da turma"
          hint="Como Segunda e quarta, 7h"
          longest={GROUP_NAME_LENGTH}
          title="Nova turma"
          act="Criar turma"
          onNamed={async (name) => {
            setCreating(false);
            const made = commands.create(name);
            if (!(await guarded(made.then(({ refusal }) => refusal)))) return;
            const { id } = await made;
            navigate(`/app/groups/${id}`);
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}

function Listed({ groups }: { groups: readonly PeopledGroup[] }) {
  const commands = useGroupCommands();
  const moves = (group: PeopledGroup, at: number): MenuItem[] => {
    const [above, below] = [groups[at - 1], groups[at + 1]];
    const to = (other: PeopledGroup) => () => void guarded(commands.swap(group, other));
    return [
      ...(above ? [{ label: 'Subir', icon: <ArrowUp />, onSelect: to(above) }] : []),
      ...(below ? [{ label: 'Descer', icon: <ArrowDown />, onSelect: to(below) }] : []),
    ];
  };
  return (
    <List label="Turmas">
      {groups.map((group, at) => (
        <ListRow
          key={group.id}
          href={`/app/groups/${group.id}`}
          renderLink={renderLink}
          title={group.name}
          subtitle={toldOf(group)}
          {...(groups.length > 1 && {
            actions: <Menu label={`Ordem de ${group.name}`} items={moves(group, at)} />,
          })}
        />
      ))}
    </List>
  );
}

function toldOf({ people }: PeopledGroup): string {
  if (people.length === 0) return studentsCount(0);
  const named = people.slice(0, NAMED).map(({ student }) => firstName(student.name));
  const more = people.length - named.length;
  return formatList(more > 0 ? [...named, `mais ${more}`] : named);
}
