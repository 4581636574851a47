import type { Assessment } from '#domain/health/body/assessment';
import { bodyFat } from '#domain/health/body/composition';
import { numericDay } from '#words/format/day';
import { comparisonWords } from '#words/health/assessment-comparison';
import { fatMethod } from '#words/health/body-fat';
import type { BodyMeasures } from '../../../data/health/assessments';
import { ComparedTable } from '../../../parts/health/compared-table';
import styles from './print-assessment.module.css';

interface PaperComparisonProps {
  name: string;
  before: Assessment;
  after: Assessment;
  body: BodyMeasures;
}

/** Two assessments on a page, side by side. */
export function PaperComparison({ name, before, after, body }: PaperComparisonProps) {
  const methods = [before, after].flatMap((one) => {
    const fat = bodyFat(one);
    return fat && 'fat' in fat ? [`${numericDay(one.day)}, ${fatMethod(fat)}`] : [];
  });
  return (
    <>
      <header className={styles.head}>
        <h2>{name}</h2>
        <p>{comparisonWords(before, after, body)}</p>
      </header>
      <ComparedTable before={before} after={after} units={body} />
      {methods.length > 0 && (
        <footer className={styles.sources}>
          <p>Gordura corporal, estimada: {methods.join('; ')}.</p>
        </footer>
      )}
    </>
  );
}
