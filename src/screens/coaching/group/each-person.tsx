import { type ReactNode, useEffect } from 'react';
import type { StudentLink } from '../../../data/coaching/students';
import { StudentSpace, useStudentSpace } from '../../../data/student-space/student-space';
import { List, ListRow } from '../../../ui/display/list-row';
import { StatusPill } from '../../../ui/display/status-pill';
import type { Act, Each } from './use-each';

interface EachPersonProps {
  people: readonly StudentLink[];
  each: Each;
  /** Rendered within one person's records; offers the act for them. */
  children: (person: StudentLink) => ReactNode;
}

/** All people for an act, with its progress. */
export function EachPerson({ people, each, children }: EachPersonProps) {
  return (
    <List bare label="Pessoas">
      {people.map((person) => (
        <StudentSpace
          key={person.link}
          student={person.student.id}
          otherwise={<Absent name={person.student.name} />}
        >
          <Present person={person} each={each} />
          {children(person)}
        </StudentSpace>
      ))}
    </List>
  );
}

function Present({ person, each }: { person: StudentLink; each: Each }) {
  const outcome = each.outcomes[person.link];
  const why = outcome !== undefined && outcome !== 'done' ? outcome.why : '';
  return (
    <ListRow
      title={person.student.name}
      {...(why !== '' && { subtitle: why })}
      {...(outcome === 'done' && { trailing: <StatusPill tone="done">Feito</StatusPill> })}
    />
  );
}

function Absent({ name }: { name: string }) {
  const { state } = useStudentSpace();
  const told =
    state === 'ended'
      ? 'O vínculo foi encerrado.'
      : state === 'failed'
        ? 'Não deu para ler os registros deste aparelho.'
        : state === 'offline'
          ? 'Os registros ainda não chegaram a este aparelho. Conecte uma vez.'
          : 'Chegando a este aparelho…';
  return <ListRow title={name} subtitle={told} />;
}

/** Offers an act for a person, within their records. */
export function LoadOffer({ each, link, act }: { each: Each; link: string; act: Act }) {
  const { offer } = each;
  useEffect(() => offer(link, act), [offer, link, act]);
  return null;
}
