import { useAdmin } from '../../../data/admin/admin';
import { FormFailure } from '../../../parts/input/form-failure';
import { BackLink } from '../../../parts/page/back-link';
import { PageUnknown } from '../../../parts/page/page-unknown';
import { Button } from '../../../ui/control/button';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { Skeleton } from '../../../ui/state/skeleton';
import { ActsCard } from './acts-card';
import styles from './admin.module.css';
import { CountsCard } from './counts-card';
import { CrefsCard } from './crefs-card';
import { HiddenCard } from './hidden-card';
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
      <TopBar
        title="Administração"
        leading={<BackLink href="/app/profile" label="Voltar ao perfil" />}
      />
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
