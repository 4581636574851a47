import { useState } from 'react';
import { Link } from 'wouter';
import { dayOfDate } from '#domain/local-day';
import { REPORT_REASON_WORDS } from '#words/admin/reports';
import { numericDay } from '#words/format/day';
import type { AdminActs, AdminOverview } from '../../../data/admin/admin';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { Cluster } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './admin.module.css';
import { ReasonSheet } from './reason-sheet';

type Report = AdminOverview['programReports'][number];

interface ProgramReportsCardProps {
  reports: readonly Report[];
  hidden: AdminOverview['hiddenPrograms'];
  acts: AdminActs;
}

/** Reported or hidden links of fichas; absent without any. */
export function ProgramReportsCard({ reports, hidden, acts }: ProgramReportsCardProps) {
  const [hiding, setHiding] = useState<Report | null>(null);
  const closing = useAction(acts.closeReport);
  const showing = useAction(acts.showProgram);
  if (reports.length === 0 && hidden.length === 0) return null;
  return (
    <Card as="section" padding="l" labelledBy="program-reports" className={styles.card}>
      <SectionTitle id="program-reports">Links de fichas</SectionTitle>
      <FormFailure failure={closing.failure ?? showing.failure} />
      <ul className={styles.list}>
        {reports.map((one) => (
          <li key={one.report}>
            <p className={styles.title}>
              <Reported report={one} />: {REPORT_REASON_WORDS[one.reason]}
            </p>
            {one.text && <p className={styles.said}>{one.text}</p>}
            <p className={styles.quiet}>
              De {one.name} · {numericDay(dayOfDate(new Date(one.at)))}
              {one.standing === 'hidden' && ' · link fora do ar'}
            </p>
            <Cluster>
              <Button
                variant="quiet"
                busy={closing.busy}
                onClick={() => void closing.run(one.report)}
              >
                Encerrar
              </Button>
              {one.standing === 'open' && (
                <Button variant="plain" onClick={() => setHiding(one)}>
                  Tirar do ar
                </Button>
              )}
            </Cluster>
          </li>
        ))}
        {hidden.map(({ link, title, name, hidden: reason }) => (
          <li key={link}>
            <p className={styles.title}>{title}: fora do ar</p>
            <p className={styles.said}>{reason}</p>
            <p className={styles.quiet}>De {name}</p>
            <div>
              <Button variant="quiet" busy={showing.busy} onClick={() => void showing.run(link)}>
                Deixar voltar
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {hiding && (
        <ReasonSheet
          title={`Tirar do ar: ${hiding.title}`}
          description="Quem abrir o link não encontra nada, e a pessoa lê o motivo."
          act="Tirar do ar"
          onAct={(reason) => acts.hideProgram(hiding.link, reason)}
          onClose={() => setHiding(null)}
        />
      )}
    </Card>
  );
}

function Reported({ report: { link, title, standing } }: { report: Report }) {
  if (standing === 'gone') return 'Link desfeito por quem compartilhou';
  return <Link href={`/public/programs/${link}`}>{title}</Link>;
}
