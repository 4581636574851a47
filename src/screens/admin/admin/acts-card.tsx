import { dayOfDate } from '#domain/local-day';
import { adminAct } from '#words/admin/admin';
import { numericDay } from '#words/format/day';
import type { AdminOverview } from '../../../data/admin/admin';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './admin.module.css';

/** Acts of admins, newest first. */
export function ActsCard({ done }: { done: AdminOverview['acts'] }) {
  return (
    <Card as="section" padding="l" labelledBy="acts" className={styles.card}>
      <SectionTitle id="acts">O que foi feito</SectionTitle>
      {done.length === 0 && <p className={styles.quiet}>Nada ainda.</p>}
      <ol className={styles.list}>
        {done.map(({ id, act, admin, person, note, at }) => (
          <li key={id}>
            <p>
              {adminAct(act)}: {person ?? 'conta excluída'}
            </p>
            {note && <p className={styles.said}>{note}</p>}
            <p className={styles.quiet}>
              {admin ?? 'Conta excluída'} · {numericDay(dayOfDate(new Date(at)))}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
