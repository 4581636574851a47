import { useState } from 'react';
import { massesOf } from '#domain/body/composition';
import { indicesOf } from '#domain/body/indices';
import { latestOf, measureSeries } from '#domain/body/series';
import { bmiName, fatMethod, formatFat, protocolSource, ratioWords } from '#words/body-fat';
import { measureChange } from '#words/body-measures';
import { recentDay } from '#words/day';
import { formatNumber } from '#words/number';
import { formatWeight } from '#words/weight';
import type { BodyMeasures } from '../../data/assessments';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Disclosure } from '../../ui/disclosure';
import { FactList } from '../../ui/fact-list';
import { useToday } from '../use-today';
import styles from './body.module.css';
import { MeasureSheet } from './measure-sheet';

/** The latest estimate of body fat with the name of its method, and what else the measures come to. */
export function FatCard({ body }: { body: BodyMeasures }) {
  const today = useToday();
  const [open, setOpen] = useState(false);
  const latest = latestOf('fat', measureSeries(body.assessments, 'fat'));
  const facts = indexFacts(body);
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
      <h2 id="body-fat" className={styles.overline}>
        Gordura corporal · {recentDay(day, today)}
      </h2>
      <p className={styles.figure}>{formatFat(by.fat)}</p>
      <div className={styles.words}>
        {latest.sinceLast && (
          <p className={styles.change}>{measureChange('fat', latest.sinceLast, body)}</p>
        )}
        <p className={styles.quiet}>{fatMethod(by)}</p>
      </div>
      <FactList
        facts={[
          ...(masses
            ? [
                ['Massa gorda', formatWeight(masses.fat, body.unit)] as const,
                ['Massa magra', formatWeight(masses.lean, body.unit)] as const,
              ]
            : []),
          ...facts,
        ]}
      />
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

/** Body mass index and ratios of the newest assessment that has their parts. */
function indexFacts({ assessments }: BodyMeasures): (readonly [string, string])[] {
  const all = assessments.map(indicesOf);
  const bmi = all.find((one) => one.bmi)?.bmi;
  const hips = all.find((one) => one.waistHip)?.waistHip;
  const height = all.find((one) => one.waistHeight)?.waistHeight;
  return [
    ...(bmi
      ? [['IMC', `${formatNumber(bmi.index, 1)}${bmi.is ? ` · ${bmiName(bmi.is)}` : ''}`] as const]
      : []),
    ...(hips ? [['Cintura/quadril', ratioWords(hips)] as const] : []),
    ...(height ? [['Cintura/altura', ratioWords(height)] as const] : []),
  ];
}
