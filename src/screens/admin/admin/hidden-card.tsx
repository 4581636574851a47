import type { AdminActs, AdminOverview } from '../../../data/admin/admin';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './admin.module.css';

interface HiddenCardProps {
  hidden: AdminOverview['hidden'];
  acts: AdminActs;
}

/** Hidden pages, each with a button that shows it again; absent without any. */
export function HiddenCard({ hidden, acts }: HiddenCardProps) {
  const showing = useAction(acts.showPage);
  if (hidden.length === 0) return null;
  return (
    <Card as="section" padding="l" labelledBy="hidden" className={styles.card}>
      <SectionTitle id="hidden">Páginas fora do ar</SectionTitle>
      <FormFailure failure={showing.failure} />
      <ul className={styles.list}>
        {hidden.map(({ person, name, handle, reason }) => (
          <li key={person}>
            <p className={styles.title}>
              {name} · /public/{handle}
            </p>
            <p className={styles.said}>{reason}</p>
            <div>
              <Button variant="quiet" busy={showing.busy} onClick={() => void showing.run(person)}>
                Deixar voltar
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
