import { useState } from 'react';
import { megabytesOf } from '#words/format/bytes';
import { type AdminActs, type AdminPerson, useAdminPeople } from '../../../data/admin/admin';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { SearchField } from '../../../ui/field/search-field';
import { SectionTitle } from '../../../ui/frame/section-title';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './admin.module.css';
import { ReasonSheet } from './reason-sheet';

/** People by name or e-mail, with the size of their records and the suspension of an account. */
export function PeopleCard({ acts }: { acts: AdminActs }) {
  const [find, setFind] = useState('');
  const people = useAdminPeople(find.trim());
  const [suspending, setSuspending] = useState<AdminPerson | null>(null);
  const resuming = useAction(acts.resume);
  return (
    <Card as="section" padding="l" labelledBy="people" className={styles.card}>
      <SectionTitle id="people">Contas</SectionTitle>
      <SearchField label="Buscar por nome ou e-mail" value={find} onChange={setFind} />
      <FormFailure failure={resuming.failure} />
      {people.state === 'loading' ? (
        <Skeleton height={160} />
      ) : people.state === 'failed' ? (
        <FormFailure failure={people.failure} />
      ) : people.value.length === 0 ? (
        <p className={styles.quiet}>Ninguém com este nome ou e-mail.</p>
      ) : (
        <ul className={styles.list}>
          {people.value.map((one) => (
            <li key={one.person}>
              <p className={styles.title}>{one.name}</p>
              <p className={styles.quiet}>
                {one.email} · {megabytesOf(one.bytes)}
                {one.admin && ' · administra'}
                {one.suspended && ' · suspensa'}
              </p>
              {!one.admin && (
                <div>
                  {one.suspended ? (
                    <Button
                      variant="quiet"
                      busy={resuming.busy}
                      onClick={() => void resuming.run(one.person)}
                    >
                      Deixar voltar
                    </Button>
                  ) : (
                    <Button variant="plain" onClick={() => setSuspending(one)}>
                      Suspender
                    </Button>
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {suspending && (
        <ReasonSheet
          title={`Suspender ${suspending.name}`}
          description="As sessões terminam, ninguém entra na conta e a página fica fora do ar, até você deixar voltar."
          act="Suspender conta"
          onAct={(reason) => acts.suspend(suspending.person, reason)}
          onClose={() => setSuspending(null)}
        />
      )}
    </Card>
  );
}
