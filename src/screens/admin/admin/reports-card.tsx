import { useState } from 'react';
import { Link } from 'wouter';
import { dayOfDate } from '#domain/local-day';
import { REPORT_REASON_WORDS } from '#words/admin/reports';
import { requestFailure } from '#words/errors';
import { numericDay } from '#words/format/day';
import type { AdminActs, AdminOverview } from '../../../data/admin/admin';
import { failureOf } from '../../../data/remote/failure';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { Cluster } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { notify } from '../../../ui/layer/notify';
import styles from './admin.module.css';
import { ReasonSheet } from './reason-sheet';

type Report = AdminOverview['reports'][number];

function say(cause: unknown): void {
  notify.error(requestFailure(failureOf(cause).failure));
}

interface ReportsCardProps {
  reports: readonly Report[];
  acts: AdminActs;
}

/** Open reports, oldest first. */
export function ReportsCard({ reports, acts }: ReportsCardProps) {
  const [hiding, setHiding] = useState<Report | null>(null);
  const closing = useAction(async ({ id }: Report) => {
    await acts.closeReport(id);
    notify.plain('Denúncia encerrada', {
      action: { label: 'Reabrir', onAction: () => void acts.openReport(id).catch(say) },
    });
  });
  return (
    <Card as="section" padding="l" labelledBy="reports" className={styles.card}>
      <SectionTitle id="reports">Denúncias</SectionTitle>
      {reports.length === 0 && <p className={styles.quiet}>Nenhuma denúncia aberta.</p>}
      <FormFailure failure={closing.failure} />
      <ul className={styles.list}>
        {reports.map((one) => (
          <li key={one.id}>
            <p className={styles.title}>
              <Link href={`/public/${one.handle}`}>{one.name}</Link>:{' '}
              {REPORT_REASON_WORDS[one.reason]}
            </p>
            {one.text && <p className={styles.said}>{one.text}</p>}
            <p className={styles.quiet}>
              {numericDay(dayOfDate(new Date(one.at)))}
              {one.hidden && ' · página fora do ar'}
            </p>
            <Cluster>
              <Button variant="quiet" busy={closing.busy} onClick={() => void closing.run(one)}>
                Encerrar
              </Button>
              {!one.hidden && (
                <Button variant="plain" onClick={() => setHiding(one)}>
                  Tirar do ar
                </Button>
              )}
            </Cluster>
          </li>
        ))}
      </ul>
      {hiding && (
        <ReasonSheet
          title={`Tirar do ar: ${hiding.name}`}
          description="Quem abrir o endereço não encontra nada, e a pessoa não publica até voltar."
          act="Tirar do ar"
          onAct={(reason) => acts.hidePage(hiding.person, reason)}
          onClose={() => setHiding(null)}
        />
      )}
    </Card>
  );
}
