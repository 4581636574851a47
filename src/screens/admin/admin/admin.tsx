import { dayOfDate } from '#domain/local-day';
import { adminAct } from '#words/admin/admin';
import { megabytesOf } from '#words/format/bytes';
import { numericDay } from '#words/format/day';
import { formatNumber } from '#words/format/number';
import { type AdminActs, type AdminOverview, useAdmin } from '../../../data/admin/admin';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { BackBar } from '../../../parts/page/back-link';
import { PageUnknown } from '../../../parts/page/page-unknown';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import { Page } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './admin.module.css';
import { CrefsCard } from './crefs-card';
import { DisputesCard, FeesCard } from './disputes-card';
import { PeopleCard } from './people-card';
import { ProgramReportsCard } from './program-reports-card';
import { ReportsCard } from './reports-card';

/** Pending work of an admin. Other people get the page for unknown addresses. */
export default function AdminScreen() {
  const { overview, ...acts } = useAdmin();
  if (overview.state === 'ready' && overview.value === null) {
    return (
      <Page>
        <PageUnknown />
      </Page>
    );
  }
  return (
    <>
      <BackBar title="Administração" href="/app/profile" label="Voltar ao perfil" />
      <Page width="app">
        {overview.state === 'loading' || (overview.state === 'ready' && !overview.value) ? (
          <Skeleton height={320} />
        ) : overview.state === 'failed' ? (
          <>
            <FormFailure failure={overview.failure} />
            <div>
              <Button onClick={overview.retry}>Tentar de novo</Button>
            </div>
          </>
        ) : (
          overview.value && (
            <div className={styles.columns}>
              <div className={styles.column}>
                <DisputesCard disputes={overview.value.disputes} />
                <FeesCard fees={overview.value.fees} />
                <CrefsCard crefs={overview.value.crefs} acts={acts} />
                <ReportsCard reports={overview.value.reports} acts={acts} />
                <ProgramReportsCard
                  reports={overview.value.programReports}
                  hidden={overview.value.hiddenPrograms}
                  acts={acts}
                />
                <HiddenCard hidden={overview.value.hidden} acts={acts} />
              </div>
              <div className={styles.column}>
                <CountsCard overview={overview.value} />
                <PeopleCard acts={acts} />
                <ActsCard done={overview.value.acts} />
              </div>
            </div>
          )
        )}
      </Page>
    </>
  );
}

/** Acts of admins, newest first. */
function ActsCard({ done }: { done: AdminOverview['acts'] }) {
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

/** Counts of accounts and data. */
function CountsCard({ overview: { counts, bytes } }: { overview: AdminOverview }) {
  return (
    <Card as="section" padding="l" labelledBy="counts" className={styles.card}>
      <SectionTitle id="counts">Números</SectionTitle>
      <FactList
        facts={[
          ['Contas', formatNumber(counts.people)],
          ['Em uso nos últimos 30 dias', formatNumber(counts.active)],
          ['Sem conta', formatNumber(counts.nameless)],
          ['Páginas profissionais', formatNumber(counts.pages)],
          ['Acompanhamentos', formatNumber(counts.links)],
          ['Contas suspensas', formatNumber(counts.suspended)],
          ['Registros e fotos', megabytesOf(bytes)],
        ]}
      />
    </Card>
  );
}

interface HiddenCardProps {
  hidden: AdminOverview['hidden'];
  acts: AdminActs;
}

/** Hidden pages, each with a button that shows it again; absent without any. */
function HiddenCard({ hidden, acts }: HiddenCardProps) {
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
