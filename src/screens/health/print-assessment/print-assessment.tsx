import { useParams } from 'wouter';
import type { Assessment } from '#domain/health/body/assessment';
import { bodyFat } from '#domain/health/body/composition';
import { numericDay } from '#words/format/day';
import { comparisonWords } from '#words/health/assessment-comparison';
import { fatMethod } from '#words/health/body-fat';
import { type BodyMeasures, useBodyMeasures } from '../../../data/health/assessments';
import { useSession } from '../../../data/session/session';
import { ReadFailed } from '../../../parts/device/read-failed';
import { ComparedTable } from '../../../parts/health/compared-table';
import { UnknownAssessment } from '../../../parts/health/unknown-assessment';
import { PrintButton, PrintFrame } from '../../../parts/page/print-frame';
import frame from '../../../parts/page/print-frame.module.css';
import { useQuery } from '../../../parts/page/use-query';
import { useWhose } from '../../../parts/page/whose';
import { classNames } from '../../../ui/class-names';
import { RingLoader } from '../../../ui/state/ring-loader';
import textClass from '../../../ui/text.module.css';
import { PaperAssessment } from './paper-assessment';
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
    <PrintFrame
      title={before ? 'Imprimir comparação' : 'Imprimir avaliação'}
      {...(before && found
        ? { href: `/app/body/compare?a=${before.id}&b=${found.id}`, label: 'Voltar à comparação' }
        : {
            href: found ? `/app/body/assessments/${found.id}` : '/app/body',
            label: 'Voltar à avaliação',
          })}
    >
      {loaded.state === 'failed' && <ReadFailed what="as medidas" />}
      {loaded.state === 'loading' && <RingLoader size={40} label="Abrindo a avaliação" />}
      {body && !found && <UnknownAssessment />}
      {body && found && (
        <>
          <div className={frame.tools}>
            <PrintButton />
          </div>
          <article className={classNames(frame.paper, styles.paper)}>
            {before ? (
              <PaperComparison name={name} before={before} after={found} body={body} />
            ) : (
              <PaperAssessment name={name} assessment={found} body={body} />
            )}
          </article>
        </>
      )}
    </PrintFrame>
  );
}

interface PaperComparisonProps {
  name: string;
  before: Assessment;
  after: Assessment;
  body: BodyMeasures;
}

/** Two assessments on a page, side by side. */
function PaperComparison({ name, before, after, body }: PaperComparisonProps) {
  const methods = [before, after].flatMap((one) => {
    const fat = bodyFat(one);
    return fat && 'fat' in fat ? [`${numericDay(one.day)}, ${fatMethod(fat)}`] : [];
  });
  return (
    <>
      <header className={frame.head}>
        <h2>{name}</h2>
        <p>{comparisonWords(before, after, body)}</p>
      </header>
      <ComparedTable before={before} after={after} units={body} />
      {methods.length > 0 && (
        <footer className={textClass.mini}>
          <p>Gordura corporal, estimada: {methods.join('; ')}.</p>
        </footer>
      )}
    </>
  );
}
