import { Users } from 'lucide-react';
import { Link } from 'wouter';
import { plural } from '#words/plural';
import { useAssignments } from '../../data/assignments';
import { buttonClass } from '../../ui/button-class';
import styles from './program.module.css';

/** Leads to who uses the ficha as a coach gave it to them; nothing while nobody does. */
export function TemplateUsers({ id }: { id: string }) {
  const assignments = useAssignments();
  const own =
    assignments.state === 'ready'
      ? assignments.value.filter(({ template }) => template === id)
      : [];
  // Somebody may have it more than once.
  const users = new Set(own.map(({ student }) => student)).size;
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
