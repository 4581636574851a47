import { CloudOff, SearchX, UserRoundPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isNamed } from '#domain/account/named';
import { studentsCount } from '#words/coaching/students';
import { compareNames } from '#words/format/list';
import { useCoachPanel } from '../../../data/coaching/coach-panel';
import { type PeopledGroup, useGroups } from '../../../data/coaching/groups';
import { type StudentLink, useStudents } from '../../../data/coaching/students';
import { useExercises } from '../../../data/exercises/exercises';
import { useToday } from '../../../parts/input/use-today';
import { LinkButton } from '../../../parts/page/link-button';
import { Button } from '../../../ui/control/button';
import { Chip, ChipRow, FilterChip } from '../../../ui/control/chip';
import { List } from '../../../ui/display/list-row';
import { SearchField } from '../../../ui/field/search-field';
import { Cluster, Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { lazyPart } from '../../../ui/state/lazy-part';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { StudentRow } from './student-row';

const InviteSheet = lazyPart(async () => ({
  default: (await import('../../../parts/coaching/invite-sheet')).InviteSheet,
}));

/** All students of the person. */
export default function Students() {
  const students = useStudents();
  const [inviting, setInviting] = useState(false);
  const invite = (
    <Button icon={<UserRoundPlus aria-hidden="true" />} onClick={() => setInviting(true)}>
      Convidar
    </Button>
  );
  const inviteList = (
    <LinkButton href="/app/invite-list" variant="quiet">
      Convidar vários
    </LinkButton>
  );
  const all = students.state === 'ready' ? students.value : [];
  const active = all.filter(({ archivedAt }) => archivedAt === null).length;
  return (
    <>
      <TopBar
        title="Seus alunos"
        subtitle={students.state === 'ready' ? studentsCount(active) : undefined}
      />
      <Page>
        {students.state === 'failed' && (
          <EmptyState
            title="Não deu para ver seus alunos agora"
            icon={<CloudOff />}
            action={<Button onClick={() => location.reload()}>Tentar de novo</Button>}
          >
            <p>Abra esta tela uma vez com internet. Depois ela funciona também sem conexão.</p>
          </EmptyState>
        )}
        {students.state === 'loading' && <Skeleton height={320} />}
        {students.state === 'ready' && all.length === 0 && (
          <EmptyState
            title="Ninguém por aqui ainda"
            icon={<UsersRound />}
            action={
              <Cluster>
                {invite}
                {inviteList}
              </Cluster>
            }
          >
            <p>Mande um convite por link, QR ou código. Quem aceitar escolhe o que você vê.</p>
          </EmptyState>
        )}
        {all.length > 0 && (
          <Cluster>
            {invite}
            {inviteList}
          </Cluster>
        )}
        {all.length > 0 && <Found students={all} />}
        {students.state === 'ready' && (
          <LinkButton href="/app/team" variant="quiet">
            Equipe
          </LinkButton>
        )}
      </Page>
      {inviting && <InviteSheet onClose={() => setInviting(false)} />}
    </>
  );
}

function Found({ students }: { students: readonly StudentLink[] }) {
  const today = useToday();
  const { panel } = useCoachPanel(today);
  const exercises = useExercises();
  const [wanted, setWanted] = useState('');
  const [archived, setArchived] = useState(false);
  const loaded = useGroups();
  const [chosen, setChosen] = useState<string | null>(null);
  const groups = loaded.state === 'ready' ? loaded.value : [];
  const group = groups.find(({ id }) => id === chosen) ?? null;
  const aside = students.filter(({ archivedAt }) => archivedAt !== null).length;
  // After the last archived student is restored, the archive is empty and closes.
  const shown = archived && aside > 0;
  const found = findStudents(group && !shown ? group.people : students, wanted, shown);
  const book = exercises.state === 'ready' ? exercises.value : null;
  return (
    <>
      <SearchField label="Buscar por nome" value={wanted} onChange={setWanted} />
      {!shown && <GroupFilter groups={groups} shown={group?.id ?? null} onShow={setChosen} />}
      {aside > 0 && (
        <ChipRow label="Mostrar">
          <FilterChip
            pressed={!shown}
            count={students.length - aside}
            onChange={() => setArchived(false)}
          >
            Em uso
          </FilterChip>
          <FilterChip pressed={shown} count={aside} onChange={() => setArchived(true)}>
            Arquivados
          </FilterChip>
        </ChipRow>
      )}
      {found.length === 0 ? (
        <EmptyState
          title={
            wanted !== ''
              ? 'Ninguém com este nome'
              : group
                ? 'Ninguém nesta turma'
                : 'Todos estão arquivados'
          }
          icon={<SearchX />}
        />
      ) : (
        <List label={shown ? 'Arquivados' : 'Seus alunos'}>
          {found.map((link) => (
            <StudentRow
              key={link.link}
              link={link}
              row={panel?.students.find((one) => one.link === link.link) ?? null}
              today={today}
              book={book}
            />
          ))}
        </List>
      )}
    </>
  );
}

/** Students, by name, with a word that starts with the text; accents are ignored. */
function findStudents(
  students: readonly StudentLink[],
  wanted: string,
  archived: boolean,
): readonly StudentLink[] {
  return students
    .filter(({ archivedAt }) => (archivedAt !== null) === archived)
    .filter(({ student }) => isNamed(student.name, wanted))
    .sort((a, b) => compareNames(a.student.name, b.student.name));
}

interface GroupFilterProps {
  groups: readonly PeopledGroup[];
  /** Id of the only shown group; null for all people. */
  shown: string | null;
  onShow: (group: string | null) => void;
}

/** Filters people by group, and links to the groups. */
function GroupFilter({ groups, shown, onShow }: GroupFilterProps) {
  const [, navigate] = useLocation();
  return (
    <ChipRow label="Turmas">
      {groups.map(({ id, name, people }) => (
        <FilterChip
          key={id}
          pressed={shown === id}
          count={people.length}
          onChange={(pressed) => onShow(pressed ? id : null)}
        >
          {name}
        </FilterChip>
      ))}
      <Chip icon={<UsersRound aria-hidden="true" />} onClick={() => navigate('/app/groups')}>
        {groups.length === 0 ? 'Criar turma' : 'Turmas'}
      </Chip>
    </ChipRow>
  );
}
