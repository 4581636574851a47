import type { Assessment } from '#domain/health/body/assessment';
import { changeSince, massesIn } from '#domain/health/body/comparison';
import { bodyFat } from '#domain/health/body/composition';
import {
  fatMethod,
  fatRefusal,
  formatFat,
  massFacts,
  protocolName,
  protocolSource,
} from '#words/health/body-fat';
import { measureChange } from '#words/health/body-measures';
import type { BodyMeasures } from '../../../data/health/assessments';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import styles from './assessment.module.css';

interface FatFiguresProps {
  assessment: Assessment;
  body: BodyMeasures;
}

/** The body fat by the assessment's protocol, or the missing inputs. */
export function FatFigures({ assessment, body }: FatFiguresProps) {
  const { protocol } = assessment;
  const fat = bodyFat(assessment);
  if (!fat || protocol === null) return null;
  const masses = massesIn(assessment);
  const change = changeSince(assessment, body.assessments, 'fat');
  return (
    <Card as="section" padding="l" labelledBy="fat">
      <h2 id="fat">Gordura corporal</h2>
      {'fat' in fat ? (
        <>
          <p className={styles.figure}>{formatFat(fat.fat)}</p>
          {change && <p className={styles.value}>{measureChange('fat', change, body)}</p>}
          <p className={styles.quiet}>{fatMethod(fat)}</p>
          {masses && <FactList facts={massFacts(masses, body.unit)} />}
        </>
      ) : (
        <>
          <p className={styles.value}>{fatRefusal(fat)}</p>
          <p className={styles.quiet}>{protocolName(protocol)}</p>
        </>
      )}
      <p className={styles.quiet}>É uma estimativa: {protocolSource(protocol)}</p>
    </Card>
  );
}
