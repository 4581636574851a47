import type { Assessment } from '#domain/health/body/assessment';
import { changeSince } from '#domain/health/body/comparison';
import { measuredKeys, measureIn } from '#domain/health/body/series';
import { MEASURE_GROUPS } from '#words/health/assessment-facts';
import { formatMeasure, measureChange, measureName } from '#words/health/body-measures';
import type { BodyMeasures } from '../../../data/health/assessments';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import styles from './assessment.module.css';

interface TakenMeasuresProps {
  assessment: Assessment;
  body: BodyMeasures;
}

/** Every measurement of an assessment beside the previous one. */
export function TakenMeasures({ assessment, body }: TakenMeasuresProps) {
  const keys = measuredKeys([assessment], body.measures);
  if (keys.length === 0) return null;
  return (
    <div className={styles.column}>
      {MEASURE_GROUPS.map(({ prefix, title }) => {
        const taken = keys.filter((key) => key.startsWith(prefix));
        if (taken.length === 0) return null;
        return (
          <Card key={prefix} as="section" padding="l" labelledBy={`group-${prefix}`}>
            <h2 id={`group-${prefix}`}>{title}</h2>
            <List label={title} bare>
              {taken.map((key) => {
                const change = changeSince(assessment, body.assessments, key);
                return (
                  <ListRow
                    key={key}
                    title={measureName(key, body)}
                    subtitle={change ? measureChange(key, change, body) : undefined}
                    trailing={
                      <span className={styles.value}>
                        {formatMeasure(key, measureIn(assessment, key) ?? 0, body)}
                      </span>
                    }
                  />
                );
              })}
            </List>
          </Card>
        );
      })}
    </div>
  );
}
