import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  type LatestMeasure,
  latestOf,
  measuredKeys,
  measureSeries,
} from '#domain/health/body/series';
import type { MeasureKey } from '#domain/health/body/sites';
import { recentDay } from '#words/format/day';
import {
  formatMeasure,
  measureChange,
  measureName,
  wholeChange,
} from '#words/health/body-measures';
import type { BodyMeasures } from '../../../data/health/assessments';
import { useToday } from '../../../parts/input/use-today';
import { Sparkline } from '../../../ui/charts/sparkline';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import textClass from '../../../ui/text.module.css';
import styles from './body.module.css';
import { MeasureSheet } from './measure-sheet';

const SHOWN = 8;

interface MeasuresCardProps {
  body: BodyMeasures;
  onLog: () => void;
}

/** The latest value of each measurement and its change; each opens its history. */
export function MeasuresCard({ body, onLog }: MeasuresCardProps) {
  const { assessments, measures } = body;
  const today = useToday();
  const [open, setOpen] = useState<MeasureKey | null>(null);
  const [all, setAll] = useState(false);
  const taken = useMemo(
    () =>
      measuredKeys(assessments, measures).flatMap((key) => {
        const points = measureSeries(assessments, key);
        const latest = latestOf(key, points);
        return latest ? [{ latest, points }] : [];
      }),
    [assessments, measures],
  );
  const shown = all ? taken : taken.slice(0, SHOWN);
  return (
    <Card as="section" padding="l" labelledBy="latest-measures">
      <h2 id="latest-measures">Medidas</h2>
      {taken.length === 0 ? (
        <p className={textClass.small}>
          Cintura, braços, coxas e o que mais você quiser acompanhar, cada medida com a sua
          evolução.
        </p>
      ) : (
        <List label="Últimas medidas" bare>
          {shown.map(({ latest, points }) => (
            <ListRow
              key={latest.key}
              title={measureName(latest.key, body)}
              subtitle={
                latest.sinceLast ? (
                  <Changes latest={latest} body={body} />
                ) : (
                  recentDay(latest.latest.day, today)
                )
              }
              trailing={
                <span className={styles.value}>
                  {points.length > 2 && (
                    <Sparkline points={points.map(({ day, value }) => ({ x: day, value }))} />
                  )}
                  {formatMeasure(latest.key, latest.latest.value, body)}
                </span>
              }
              onClick={() => setOpen(latest.key)}
            />
          ))}
        </List>
      )}
      {taken.length > shown.length && (
        <Button variant="plain" full onClick={() => setAll(true)}>
          Mostrar todas ({taken.length})
        </Button>
      )}
      <Button variant="quiet" full icon={<Plus aria-hidden="true" />} onClick={onLog}>
        Registrar medida
      </Button>
      {open && <MeasureSheet measure={open} body={body} onClose={() => setOpen(null)} />}
    </Card>
  );
}

/** "−3 cm em 12 semanas", with the change since the first value below. */
function Changes({ latest, body }: { latest: LatestMeasure; body: BodyMeasures }) {
  const { key, sinceLast, sinceFirst } = latest;
  return (
    <>
      {sinceLast && <span className={styles.line}>{measureChange(key, sinceLast, body)}</span>}
      {sinceFirst && <span className={styles.line}>{wholeChange(key, sinceFirst, body)}</span>}
    </>
  );
}
