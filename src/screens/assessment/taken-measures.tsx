import type { Assessment } from '#domain/body/assessment';
import { measuredKeys, measureIn } from '#domain/body/series';
import type { MeasureKey } from '#domain/body/sites';
import { daysBetween } from '#domain/local-day';
import { formatMeasure, measureChange, measureName } from '#words/body-measures';
import type { BodyMeasures } from '../../data/assessments';
import { Card } from '../../ui/card';
import { List, ListRow } from '../../ui/list-row';
import styles from './assessment.module.css';

const GROUPS = [
  { prefix: 'c.', title: 'Circunferências' },
  { prefix: 'f.', title: 'Dobras cutâneas' },
  { prefix: 'm.', title: 'Medidas próprias' },
] as const;

interface TakenMeasuresProps {
  assessment: Assessment;
  body: BodyMeasures;
}

/** Every measure of an assessment beside the one before it. */
export function TakenMeasures({ assessment, body }: TakenMeasuresProps) {
  const keys = measuredKeys([assessment], body.measures);
  const earlier = body.assessments.filter(({ day }) => day < assessment.day);
  return (
    <div className={styles.column}>
      {GROUPS.map(({ prefix, title }) => {
        const taken = keys.filter((key) => key.startsWith(prefix));
        if (taken.length === 0) return null;
        return (
          <Card key={prefix} as="section" padding="l" labelledBy={`group-${prefix}`}>
            <h2 id={`group-${prefix}`}>{title}</h2>
            <List label={title} bare>
              {taken.map((key) => (
                <ListRow
                  key={key}
                  title={measureName(key, body)}
                  subtitle={changeSince(earlier, assessment, key, body)}
                  trailing={
                    <span className={styles.value}>
                      {formatMeasure(key, measureIn(assessment, key) ?? 0, body)}
                    </span>
                  }
                />
              ))}
            </List>
          </Card>
        );
      })}
    </div>
  );
}

/** "−3 cm em 12 semanas", or nothing for a first measure. `earlier` is newest first. */
function changeSince(
  earlier: readonly Assessment[],
  assessment: Assessment,
  key: MeasureKey,
  body: BodyMeasures,
): string | undefined {
  const before = earlier.find((one) => measureIn(one, key) !== null);
  const [from, to] = [before && measureIn(before, key), measureIn(assessment, key)];
  if (!before || from === null || from === undefined || to === null) return undefined;
  const days = daysBetween(before.day, assessment.day);
  return measureChange(key, { by: to - from, days }, body);
}
