import { useState } from 'react';
import { PLACES, type ProgramTemplate, type TrainingPlace } from '#catalog/program-texts/template';
import { GOALS, LEVELS, type Level, type ProgramGoal } from '#domain/programs/shape';
import { goalLabel, levelLabel } from '#words/programs/program';
import { PLACE_LABELS, templateFacts } from '../../../parts/programs/template-facts';
import { ChipRow, FilterChip } from '../../../ui/control/chip';
import textClass from '../../../ui/text.module.css';
import styles from './new-program.module.css';

interface Filters {
  readonly goal: ProgramGoal | null;
  readonly level: Level | null;
  readonly days: number | null;
  readonly place: TrainingPlace | null;
}

const NO_FILTERS: Filters = { goal: null, level: null, days: null, place: null };

interface TemplateListProps {
  templates: readonly ProgramTemplate[];
  onShow: (template: ProgramTemplate) => void;
}

/** The ready fichas with filters by goal, level, days and place. */
export function TemplateList({ templates, onShow }: TemplateListProps) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const passes = (each: ProgramTemplate, by: Filters) =>
    (by.goal === null || each.goal === by.goal) &&
    (by.level === null || each.level === by.level) &&
    (by.days === null || each.daysPerWeek === by.days) &&
    (by.place === null || each.place === by.place);
  const found = templates.filter((each) => passes(each, filters));
  const days = [...new Set(templates.map(({ daysPerWeek }) => daysPerWeek))].sort();
  const chip = <Key extends keyof Filters>(key: Key, value: Filters[Key], label: string) => (
    <FilterChip
      key={label}
      pressed={filters[key] === value}
      onChange={(pressed) => setFilters({ ...filters, [key]: pressed ? value : null })}
    >
      {label}
    </FilterChip>
  );
  const has = <Key extends keyof ProgramTemplate>(key: Key, value: ProgramTemplate[Key]) =>
    templates.some((each) => each[key] === value);

  return (
    <>
      <div className={styles.filters}>
        <ChipRow label="Objetivo">
          {GOALS.filter((goal) => has('goal', goal)).map((goal) =>
            chip('goal', goal, goalLabel(goal)),
          )}
        </ChipRow>
        <ChipRow label="Nível">
          {LEVELS.filter((level) => has('level', level)).map((level) =>
            chip('level', level, levelLabel(level)),
          )}
        </ChipRow>
        <ChipRow label="Dias por semana e lugar">
          {days.map((count) => chip('days', count, `${count} ${count === 1 ? 'dia' : 'dias'}`))}
          {PLACES.filter((place) => has('place', place)).map((place) =>
            chip('place', place, PLACE_LABELS[place]),
          )}
        </ChipRow>
      </div>
      {found.length === 0 ? (
        <p className={textClass.quiet} role="status">
          Nenhuma ficha pronta com esses filtros. Tire um deles.
        </p>
      ) : (
        <ul className={styles.templates}>
          {found.map((template) => (
            <li key={template.id}>
              <button type="button" className={styles.template} onClick={() => onShow(template)}>
                <span className={textClass.title}>{template.title}</span>
                <span className={textClass.mini}>{templateFacts(template)}</span>
                <span className={styles.summary}>{template.summary}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
