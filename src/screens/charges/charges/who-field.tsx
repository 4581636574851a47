import { useState } from 'react';
import { unaccented } from '#domain/plain-text';
import { compareNames } from '#words/format/list';
import type { StudentLink } from '../../../data/coaching/students';
import { FilterChip } from '../../../ui/control/chip';
import { SearchField } from '../../../ui/field/search-field';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';

/** Above this number of names there is a search. */
const AT_A_GLANCE = 12;

interface WhoFieldProps {
  students: readonly StudentLink[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Chooses payers among the students; chosen ones stay visible. */
export function WhoField({ students, chosen, onChange }: WhoFieldProps) {
  const [wanted, setWanted] = useState('');
  const isChosen = ({ student }: StudentLink) => chosen.includes(student.id);
  const sorted = students.toSorted((a, b) => compareNames(a.student.name, b.student.name));
  const matching = sorted.filter(
    (link) => isChosen(link) || unaccented(link.student.name).includes(unaccented(wanted)),
  );
  const shown = matching.filter((link, at) => at < AT_A_GLANCE || isChosen(link));
  return (
    <>
      {students.length > AT_A_GLANCE && (
        <SearchField label="Buscar por nome" value={wanted} onChange={setWanted} />
      )}
      <div className={layoutClass.wrap}>
        {shown.map((link) => (
          <FilterChip
            key={link.link}
            pressed={isChosen(link)}
            onChange={(pressed) =>
              onChange(
                pressed
                  ? [...chosen, link.student.id]
                  : chosen.filter((id) => id !== link.student.id),
              )
            }
          >
            {link.student.name}
          </FilterChip>
        ))}
      </div>
      {matching.length > shown.length && (
        <p className={textClass.hint}>
          Busque pelo nome para ver mais {matching.length - shown.length}.
        </p>
      )}
    </>
  );
}
