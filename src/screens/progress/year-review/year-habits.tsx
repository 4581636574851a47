import type { YearReview } from '#domain/progress/year-review';
import { dayAndMonth } from '#words/format/day';
import { meanEffort, usualHour, usualWeekday, weeksInARow } from '#words/progress/year-review';
import { renderLink } from '../../../parts/page/render-link';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import { List, ListRow } from '../../../ui/display/list-row';
import { SectionTitle } from '../../../ui/frame/section-title';

/** The usual training times, and the first and last workout. */
export function YearHabits({ review }: { review: YearReview }) {
  const { longest, weekday, hour, pse, first, last } = review;
  const facts: [string, string][] = [];
  if (longest) facts.push(['Mais semanas seguidas com treino', weeksInARow(longest)]);
  if (weekday) facts.push(['Dia da semana de mais treinos', usualWeekday(weekday)]);
  if (hour) facts.push(['Hora em que mais começou', usualHour(hour)]);
  if (pse) facts.push(['Esforço médio das sessões (PSE)', meanEffort(pse)]);
  const ends = [
    { name: 'Primeiro treino', workout: first },
    { name: 'Último treino', workout: last === first ? null : last },
  ];
  return (
    <Card as="section" padding="l" labelledBy="habits">
      <SectionTitle id="habits">Quando você treinou</SectionTitle>
      <FactList facts={facts} />
      <List bare label="Primeiro e último treino">
        {ends.map(
          ({ name, workout }) =>
            workout && (
              <ListRow
                key={name}
                title={name}
                subtitle={workout.title === '' ? undefined : workout.title}
                trailing={dayAndMonth(workout.day)}
                href={`/app/history/${workout.id}`}
                renderLink={renderLink}
              />
            ),
        )}
      </List>
    </Card>
  );
}
