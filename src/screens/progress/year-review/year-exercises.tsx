import type { LoadUnit } from '#domain/load';
import type { YearChange } from '#domain/progress/year-changes';
import type { YearReview } from '#domain/progress/year-review';
import { capitalise } from '#words/format/list';
import { plural, workoutsCount } from '#words/format/plural';
import { trendChange, trendName } from '#words/progress/exercise-trend';
import { renderLink } from '../../../parts/page/render-link';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { SectionTitle } from '../../../ui/frame/section-title';

interface YearExercisesProps {
  review: YearReview;
  gains: readonly YearChange[];
  nameOf: (exercise: string) => string;
  unit: LoadUnit;
}

const SHOWN = 5;

const setsCount = (count: number) =>
  plural(count, { zero: 'só aquecimento', one: '1 série', other: '# séries' });

/** The most trained exercises, and the greatest gains. */
export function YearExercises({ review, gains, nameOf, unit }: YearExercisesProps) {
  return (
    <>
      {gains.length > 0 && (
        <Card as="section" padding="l" labelledBy="gains">
          <SectionTitle id="gains">O que mais evoluiu</SectionTitle>
          <List bare label="O que mais evoluiu">
            {gains.slice(0, SHOWN).map(({ exercise, trend }) => (
              <ListRow
                key={exercise}
                title={nameOf(exercise)}
                subtitle={`${trendName(trend.measure)}: ${trendChange(trend, unit) ?? ''}`}
                href={`/app/exercises/${exercise}`}
                renderLink={renderLink}
              />
            ))}
          </List>
        </Card>
      )}
      <Card as="section" padding="l" labelledBy="most">
        <SectionTitle
          id="most"
          trailing={plural(review.exercises.length, {
            zero: '',
            one: '1 exercício no ano',
            other: '# exercícios no ano',
          })}
        >
          Mais treinados
        </SectionTitle>
        <List bare label="Mais treinados">
          {review.exercises.slice(0, SHOWN).map(({ exercise, workouts, sets }) => (
            <ListRow
              key={exercise}
              title={nameOf(exercise)}
              subtitle={capitalise(setsCount(sets))}
              trailing={workoutsCount(workouts)}
              href={`/app/exercises/${exercise}`}
              renderLink={renderLink}
            />
          ))}
        </List>
      </Card>
    </>
  );
}
