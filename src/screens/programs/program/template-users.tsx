import { Users } from 'lucide-react';
import { Link } from 'wouter';
import { plural } from '#words/format/plural';
import { type AssignmentEntry, useAssignments } from '../../../data/coaching/assignments';
import { useStudents } from '../../../data/coaching/students';
import { buttonClass } from '../../../ui/control/button-class';
import styles from './program.module.css';
import { peopleWhoUse } from './template-uses';

/** Link to the students with a ficha from this template; absent without any. */
export function TemplateUsers({ id }: { id: string }) {
  const assignments = useAssignments();
  const uses =
    assignments.state === 'ready'
      ? assignments.value.filter(({ template }) => template === id)
      : [];
  // Without uses, the list of students is not needed.
  return uses.length === 0 ? null : <Uses id={id} uses={uses} />;
}

function Uses({ id, uses }: { id: string; uses: readonly AssignmentEntry[] }) {
  const users = peopleWhoUse(uses, useStudents());
  if (users === 0) return null;
  return (
    <section className={styles.published} aria-label="Quem usa esta ficha">
      <p>
        {plural(users, {
          zero: '',
          one: '1 pessoa usa este modelo',
          other: '# pessoas usam este modelo',
        })}
      </p>
      <Link href={`/app/programs/${id}/people`} className={buttonClass({ variant: 'quiet' })}>
        <Users aria-hidden="true" />
        Levar a mudança a quem usa
      </Link>
    </section>
  );
}
