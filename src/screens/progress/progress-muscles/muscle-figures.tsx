import { useState } from 'react';
import { MUSCLE_GROUP_ORDER, MUSCLES } from '#domain/exercises/muscles';
import type { Weekday } from '#domain/local-day';
import { placeInRange, USUAL_SETS_RANGE } from '#domain/progress/muscle-range';
import { type BodyPart, setsOf, type WeeklySets } from '#domain/progress/muscle-weeks';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { capitalise } from '#words/format/list';
import {
  averageOver,
  formatSets,
  groupsSentence,
  partName,
  placeLabel,
  rangeLead,
  rangeWords,
} from '#words/progress/muscle-weeks';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { usePreferences } from '../../../data/store/preferences';
import { weekLevels } from '../../../parts/progress/muscle-map-levels';
import { RangeBar } from '../../../parts/progress/range-bar';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { Disclosure } from '../../../ui/control/disclosure';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import { BodyMap } from '../../../ui/muscle-map/muscle-map';
import { PartSheet } from './part-sheet';
import styles from './progress-muscles.module.css';
import { RangeSheet } from './range-sheet';
import type { ShownRange } from './use-muscle-range';

interface MuscleFiguresProps {
  range: ShownRange;
  week: WeeklySets;
  /** Workouts of the drawn weeks, which may start before the range. */
  summaries: readonly WorkoutSummary[];
  book: ExerciseBook;
  firstWeekday: Weekday;
  by: 'group' | 'muscle';
  onBy: (by: 'group' | 'muscle') => void;
}

const PARTS: Record<'group' | 'muscle', readonly BodyPart[]> = {
  group: MUSCLE_GROUP_ORDER.map((group) => ({ of: 'group', group })),
  muscle: MUSCLES.map((muscle) => ({ of: 'muscle', muscle })),
};

/** A summary text, the body in colours, and every muscle compared with the intended range. */
export function MuscleFigures(props: MuscleFiguresProps) {
  const { range, week, summaries, book, firstWeekday, by, onBy } = props;
  const [chosen, setChosen] = useState<BodyPart | null>(null);
  const [changing, setChanging] = useState(false);
  const { setsRange } = usePreferences();
  const parts = PARTS[by]
    .map((part) => ({ part, sets: setsOf(week, part) }))
    .sort((a, b) => b.sets - a.sets);
  const most = parts[0]?.sets ?? 0;
  return (
    <div className={classNames(layoutClass.split, styles.split)}>
      <Card as="section" padding="l" labelledBy="muscles">
        <SectionTitle
          id="muscles"
          trailing={range === 'week' ? undefined : averageOver(week.weeks)}
        >
          {range === 'week' ? 'Esta semana' : 'Por semana'}
        </SectionTitle>
        <p className={styles.sentence}>
          {groupsSentence(rangeLead(range), week.groups, setsRange)}
        </p>
        <BodyMap
          summary="Corpo de frente e de costas, com mais cor onde houve mais séries por semana. A lista diz quantas."
          levels={weekLevels(week.muscles, setsRange)}
        />
        <ul className={styles.key} aria-hidden="true">
          <li>Sem treino</li>
          <li>Abaixo</li>
          <li>Na faixa</li>
          <li>Acima</li>
        </ul>
        <Disclosure title="Como isto é contado?">
          <p>
            Cada série conta inteira para os músculos principais do exercício e metade para os que
            ajudam (Pelland e colegas, 2024). Aquecimento não conta. A média é das semanas desde o
            primeiro treino do período, contadas de hoje para trás.
          </p>
          <p>
            A faixa de {rangeWords(USUAL_SETS_RANGE)} que vale no começo vem de duas revisões sobre
            hipertrofia: Schoenfeld, Ogborn e Krieger (2017) e Baz-Valle e colegas (2022). É uma
            referência para quem quer crescer, não uma obrigação: muita gente evolui com menos.
          </p>
        </Disclosure>
        <Button variant="quiet" className={styles.change} onClick={() => setChanging(true)}>
          Mudar a faixa
        </Button>
      </Card>
      <div className={layoutClass.middle}>
        <SegmentedControl
          legend="Ver por"
          hideLegend
          value={by}
          onChange={onBy}
          options={[
            { value: 'group', label: 'Grupos' },
            { value: 'muscle', label: 'Músculos' },
          ]}
        />
        <List label={by === 'group' ? 'Grupos musculares' : 'Músculos'}>
          {parts.map(({ part, sets }) => (
            <ListRow
              key={partName(part)}
              title={partName(part)}
              trailing={<span className={styles.value}>{formatSets(sets)}</span>}
              subtitle={
                <span className={styles.row}>
                  <RangeBar sets={sets} range={setsRange} most={most} />
                  {capitalise(placeLabel(placeInRange(sets, setsRange)))}
                </span>
              }
              onClick={() => setChosen(part)}
            />
          ))}
        </List>
      </div>
      {changing && <RangeSheet range={setsRange} onClose={() => setChanging(false)} />}
      {chosen && (
        <PartSheet
          part={chosen}
          sets={setsOf(week, chosen)}
          range={range}
          setsRange={setsRange}
          summaries={summaries}
          book={book}
          firstWeekday={firstWeekday}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
