import { useState } from 'react';
import type { Assessment } from '#domain/health/body/assessment';
import { massesOf } from '#domain/health/body/composition';
import { type Indices, indicesOf } from '#domain/health/body/indices';
import { latestOf, measureSeries } from '#domain/health/body/series';
import { recentDay } from '#words/format/day';
import {
  fatMethod,
  formatFat,
  indexFacts,
  massFacts,
  protocolSource,
} from '#words/health/body-fat';
import { measureChange } from '#words/health/body-measures';
import type { BodyMeasures } from '../../../data/health/assessments';
import { useToday } from '../../../parts/input/use-today';
import { Button } from '../../../ui/control/button';
import { Disclosure } from '../../../ui/control/disclosure';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import textClass from '../../../ui/text.module.css';
import styles from './body.module.css';
import { MeasureSheet } from './measure-sheet';

/** The latest body fat estimate with its method, and the other indices. */
export function FatCard({ body }: { body: BodyMeasures }) {
  const today = useToday();
  const [open, setOpen] = useState(false);
  const latest = latestOf('fat', measureSeries(body.assessments, 'fat'));
  const facts = indexFacts(newestIndices(body.assessments));
  if (!latest?.latest.by) {
    return facts.length === 0 ? null : (
      <Card as="section" padding="l" labelledBy="body-indices">
        <h2 id="body-indices">Índices</h2>
        <FactList facts={facts} />
      </Card>
    );
  }
  const { day, by } = latest.latest;
  const grams = body.assessments.find((one) => one.day === day && one.grams !== null)?.grams;
  const masses = grams ? massesOf(grams, by.fat) : null;
  return (
    <Card as="section" padding="l" labelledBy="body-fat">
      <h2 id="body-fat" className={textClass.small}>
        Gordura corporal · {recentDay(day, today)}
      </h2>
      <p className={styles.figure}>{formatFat(by.fat)}</p>
      <div className={styles.words}>
        {latest.sinceLast && (
          <p className={textClass.strong}>{measureChange('fat', latest.sinceLast, body)}</p>
        )}
        <p className={textClass.small}>{fatMethod(by)}</p>
      </div>
      <FactList facts={[...(masses ? massFacts(masses, body.unit) : []), ...facts]} />
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Ver evolução
      </Button>
      <Disclosure title="De onde vem este número?">
        <p>
          É uma estimativa: {protocolSource(by.protocol)} Compare sempre medidas feitas do mesmo
          jeito, de preferência pela mesma pessoa.
        </p>
      </Disclosure>
      {open && <MeasureSheet measure="fat" body={body} onClose={() => setOpen(false)} />}
    </Card>
  );
}

/** Indices from the newest assessments with the necessary measurements. */
function newestIndices(assessments: readonly Assessment[]): Indices {
  const all = assessments.map(indicesOf);
  return {
    bmi: all.find(({ bmi }) => bmi)?.bmi ?? null,
    waistHip: all.find(({ waistHip }) => waistHip)?.waistHip ?? null,
    waistHeight: all.find(({ waistHeight }) => waistHeight)?.waistHeight ?? null,
  };
}
