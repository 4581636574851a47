import { Printer } from 'lucide-react';
import { useParams } from 'wouter';
import { useBodyMeasures } from '../../../data/health/assessments';
import { useSession } from '../../../data/session/session';
import { useWhose } from '../../../parts/coaching/whose';
import { ReadFailed } from '../../../parts/device/read-failed';
import { UnknownAssessment } from '../../../parts/health/unknown-assessment';
import { BackLink } from '../../../parts/page/back-link';
import { useQuery } from '../../../parts/page/use-query';
import { Button } from '../../../ui/control/button';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { RingLoader } from '../../../ui/state/ring-loader';
import { PaperAssessment } from './paper-assessment';
import { PaperComparison } from './paper-comparison';
import styles from './print-assessment.module.css';

/** A printable assessment, alone or beside an earlier one from the address. */
export default function PrintAssessment() {
  const { id } = useParams();
  const other = useQuery().get('with');
  const loaded = useBodyMeasures();
  const session = useSession();
  const body = loaded.state === 'ready' ? loaded.value : null;
  const found = body?.assessments.find((one) => one.id === id);
  const before = body?.assessments.find((one) => one.id === other && one !== found);
  const whose = useWhose();
  const own = 'user' in session ? session.user.name : '';
  const name = whose?.student.name ?? own;
  return (
    <main>
      <div className={styles.screenOnly}>
        <TopBar
          title={before ? 'Imprimir comparação' : 'Imprimir avaliação'}
          leading={
            before && found ? (
              <BackLink
                href={`/app/body/compare?a=${before.id}&b=${found.id}`}
                label="Voltar à comparação"
              />
            ) : (
              <BackLink
                href={found ? `/app/body/assessments/${found.id}` : '/app/body'}
                label="Voltar à avaliação"
              />
            )
          }
        />
      </div>
      <Page width="app" className={styles.page}>
        {loaded.state === 'failed' && <ReadFailed what="as medidas" />}
        {loaded.state === 'loading' && <RingLoader size={40} label="Abrindo a avaliação" />}
        {body && !found && <UnknownAssessment />}
        {body && found && (
          <>
            <div className={styles.tools}>
              <Button size="l" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
                Imprimir
              </Button>
            </div>
            <article className={styles.paper}>
              {before ? (
                <PaperComparison name={name} before={before} after={found} body={body} />
              ) : (
                <PaperAssessment name={name} assessment={found} body={body} />
              )}
            </article>
          </>
        )}
      </Page>
    </main>
  );
}
