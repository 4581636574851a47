import type { Assessment } from '#domain/health/body/assessment';
import { changeSince } from '#domain/health/body/comparison';
import { indicesOf } from '#domain/health/body/indices';
import { indexSources } from '#words/health/assessment-comparison';
import { personFacts } from '#words/health/assessment-facts';
import { indexFacts } from '#words/health/body-fat';
import { measureChange } from '#words/health/body-measures';
import type { BodyMeasures } from '../../../data/health/assessments';
import { Disclosure } from '../../../ui/control/disclosure';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import styles from './assessment.module.css';

interface PersonFactsProps {
  assessment: Assessment;
  body: BodyMeasures;
}

/** Weight and height, their indices with limits, and the note. */
export function PersonFacts({ assessment, body }: PersonFactsProps) {
  const { note } = assessment;
  const indices = indicesOf(assessment);
  const change = changeSince(assessment, body.assessments, 'weight');
  const facts = [
    ...(change ? [['Peso desde a anterior', measureChange('weight', change, body)] as const] : []),
    ...personFacts(assessment, body),
    ...indexFacts(indices),
  ];
  const sources = indexSources(indices);
  return (
    <>
      {facts.length > 0 && (
        <Card as="section" padding="l" labelledBy="facts">
          <h2 id="facts">Dados</h2>
          <FactList facts={facts} />
          {sources !== '' && (
            <Disclosure title="De onde vêm estes limites?">
              <p>{sources}</p>
            </Disclosure>
          )}
        </Card>
      )}
      {note !== '' && (
        <Card as="section" padding="l" labelledBy="note">
          <h2 id="note">Nota</h2>
          <p className={styles.note}>{note}</p>
        </Card>
      )}
    </>
  );
}
