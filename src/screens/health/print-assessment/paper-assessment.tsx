import type { Assessment } from '#domain/health/body/assessment';
import { massesIn } from '#domain/health/body/comparison';
import { bodyFat } from '#domain/health/body/composition';
import { indicesOf } from '#domain/health/body/indices';
import { measuredKeys, measureIn } from '#domain/health/body/series';
import { longDay } from '#words/format/day';
import { indexSources } from '#words/health/assessment-comparison';
import { MEASURE_GROUPS, personFacts } from '#words/health/assessment-facts';
import {
  fatMethod,
  fatRefusal,
  formatFat,
  indexFacts,
  massFacts,
  protocolName,
  protocolSource,
} from '#words/health/body-fat';
import { formatMeasure, measureName } from '#words/health/body-measures';
import type { BodyMeasures } from '../../../data/health/assessments';
import frame from '../../../parts/page/print-frame.module.css';
import { FactList } from '../../../ui/display/fact-list';
import textClass from '../../../ui/text.module.css';
import styles from './print-assessment.module.css';

interface PaperAssessmentProps {
  name: string;
  assessment: Assessment;
  body: BodyMeasures;
}

/** A printable assessment: person, day, all values, and the method of body fat. */
export function PaperAssessment({ name, assessment, body }: PaperAssessmentProps) {
  const { protocol, note } = assessment;
  const fat = bodyFat(assessment);
  const masses = massesIn(assessment);
  const indices = indicesOf(assessment);
  const keys = measuredKeys([assessment], body.measures);
  const parts: (readonly [title: string, facts: readonly (readonly [string, string])[]])[] = [
    ['Dados', [...personFacts(assessment, body), ...indexFacts(indices)]],
    [
      'Gordura corporal',
      fat && 'fat' in fat
        ? [
            [fatMethod(fat), formatFat(fat.fat)] as const,
            ...(masses ? massFacts(masses, body.unit) : []),
          ]
        : fat && protocol
          ? [[protocolName(protocol), fatRefusal(fat)] as const]
          : [],
    ],
    ...MEASURE_GROUPS.map(({ prefix, title }) => {
      const taken = keys.filter((key) => key.startsWith(prefix));
      const said = taken.map(
        (key) =>
          [
            measureName(key, body),
            formatMeasure(key, measureIn(assessment, key) ?? 0, body),
          ] as const,
      );
      return [title, said] as const;
    }),
  ];
  return (
    <>
      <header className={frame.head}>
        <h2>{name}</h2>
        <p>Avaliação física · {longDay(assessment.day)}</p>
      </header>
      <div className={styles.parts}>
        {parts.map(([title, facts]) =>
          facts.length === 0 ? null : (
            <section key={title} className={styles.part} aria-label={title}>
              <h3>{title}</h3>
              <FactList facts={facts} />
            </section>
          ),
        )}
      </div>
      {note !== '' && <p className={styles.note}>{note}</p>}
      <footer className={textClass.mini}>
        {protocol && <p>Gordura corporal, estimada: {protocolSource(protocol)}</p>}
        {indexSources(indices) !== '' && <p>{indexSources(indices)}</p>}
      </footer>
    </>
  );
}
