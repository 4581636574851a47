import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { dayOfDate } from '#domain/local-day';
import { COUNCIL_SEARCH } from '#words/admin/admin';
import { numericDay } from '#words/format/day';
import type { AdminActs, WaitingCref } from '../../../data/admin/admin';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import { Card } from '../../../ui/display/card';
import { Cluster } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import styles from './admin.module.css';
import { ReasonSheet } from './reason-sheet';

interface CrefsCardProps {
  crefs: readonly WaitingCref[];
  acts: AdminActs;
}

/** Declared CREFs that await a check, oldest first. */
export function CrefsCard({ crefs, acts }: CrefsCardProps) {
  const [refusing, setRefusing] = useState<WaitingCref | null>(null);
  const confirming = useAction(acts.confirmCref);
  return (
    <Card as="section" padding="l" labelledBy="crefs" className={styles.card}>
      <SectionTitle id="crefs">CREF a conferir</SectionTitle>
      {crefs.length === 0 ? (
        <p className={styles.quiet}>Nenhum CREF à espera.</p>
      ) : (
        <>
          <p>
            <a
              href={COUNCIL_SEARCH}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'quiet' })}
            >
              <ExternalLink aria-hidden="true" />
              Abrir a consulta do CONFEF
            </a>
          </p>
          <FormFailure failure={confirming.failure} />
          <ul className={styles.list}>
            {crefs.map((one) => (
              <li key={one.person}>
                <p className={styles.title}>
                  {one.cref} · <Link href={`/public/${one.handle}`}>{one.name}</Link>
                </p>
                <p className={styles.quiet}>
                  {[one.city, one.state].filter(Boolean).join(', ') || 'Sem cidade'} · desde{' '}
                  {numericDay(dayOfDate(new Date(one.since)))}
                </p>
                <Cluster>
                  <Button
                    variant="quiet"
                    busy={confirming.busy}
                    onClick={() => void confirming.run(one)}
                  >
                    Confirmar<VisuallyHidden> {one.cref}</VisuallyHidden>
                  </Button>
                  <Button variant="plain" onClick={() => setRefusing(one)}>
                    Recusar
                  </Button>
                </Cluster>
              </li>
            ))}
          </ul>
        </>
      )}
      {refusing && (
        <ReasonSheet
          title={`Recusar ${refusing.cref}`}
          description="O CREF sai da página até a pessoa mudar o número ou o nome."
          act="Recusar CREF"
          onAct={(reason) => acts.refuseCref(refusing, reason)}
          onClose={() => setRefusing(null)}
        />
      )}
    </Card>
  );
}
