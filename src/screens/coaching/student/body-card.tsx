import { Plus } from 'lucide-react';
import { goalProgress } from '#domain/health/body/goal-progress';
import { measureSeries } from '#domain/health/body/series';
import { weightChange, weightTrend } from '#domain/health/weight-trend';
import { recentDay } from '#words/format/day';
import { goalState, goalTitle } from '#words/health/goals';
import { formatWeight, weightChangeWords } from '#words/health/weight';
import type { StudentLink } from '../../../data/coaching/students';
import { type BodyMeasures, useBodyMeasures } from '../../../data/health/assessments';
import { ReadFailed } from '../../../parts/device/read-failed';
import { useToday } from '../../../parts/input/use-today';
import { LinkButton } from '../../../parts/page/link-button';
import { classNames } from '../../../ui/class-names';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import { List, ListRow } from '../../../ui/display/list-row';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import styles from './student.module.css';

const FOUR_WEEKS = 28;

/** Weight, assessments and goals; the details have their own page. */
export function BodyCard({ link }: { link: StudentLink }) {
  const body = useBodyMeasures();
  const records = `/app/students/${link.student.id}/app/body`;
  return (
    <Card as="section" padding="l" labelledBy="body">
      <SectionTitle id="body">Corpo e metas</SectionTitle>
      {body.state === 'failed' && <ReadFailed what="as medidas" />}
      {body.state === 'loading' && <Skeleton height={120} />}
      {body.state === 'ready' && <Figures body={body.value} />}
      <div className={classNames(layoutClass.wrap, styles.acts)}>
        <LinkButton href={records} variant="quiet">
          Ver corpo e metas
        </LinkButton>
        <LinkButton href={`${records}/assessments/new`} variant="quiet">
          <Plus aria-hidden="true" />
          Nova avaliação
        </LinkButton>
      </div>
    </Card>
  );
}

function Figures({ body }: { body: BodyMeasures }) {
  const { weights, assessments, goals, weighings, unit } = body;
  const today = useToday();
  const [latest] = weights;
  const [assessment] = assessments;
  const change = weightChange(weightTrend(weights), FOUR_WEEKS);
  const open = goals.filter(({ reached }) => reached === null);
  const facts = [
    ...(latest ? [['Peso', formatWeight(latest.grams, unit)] as const] : []),
    ...(assessment ? [['Última avaliação', recentDay(assessment.day, today)] as const] : []),
  ];
  if (facts.length === 0 && open.length === 0) {
    return <p className={textClass.quiet}>Nada medido ainda.</p>;
  }
  return (
    <>
      <FactList facts={facts} />
      {change && <p className={textClass.quiet}>{weightChangeWords(change, unit)}</p>}
      {open.length > 0 && (
        <List bare label="Metas combinadas">
          {open.map((goal) => {
            const points = measureSeries(assessments, goal.of, weighings);
            const progress = goalProgress(goal, points, today);
            return (
              <ListRow
                key={goal.id}
                title={goalTitle(goal, progress.start, body)}
                subtitle={goalState(goal, progress, body)}
              />
            );
          })}
        </List>
      )}
    </>
  );
}
