import type { Program } from '#domain/program/shape';
import { prescriptionWords } from '#words/prescription';
import { usePreferences } from '../../data/preferences';
import { usePrograms } from '../../data/programs';
import { List, ListRow } from '../../ui/list-row';
import { Stack } from '../../ui/page';
import { SectionTitle } from '../../ui/section-title';
import { renderLink } from '../render-link';

interface InProgramsProps {
  exerciseId: string;
}

/** The fichas that ask for this exercise, and for how much. */
export function InPrograms({ exerciseId }: InProgramsProps) {
  const programs = usePrograms();
  const { unit } = usePreferences();
  const found = (programs.state === 'ready' ? programs.value : []).flatMap(({ id, program }) =>
    entriesOf(program, exerciseId).map((entry) => ({ id, program, ...entry })),
  );
  if (found.length === 0) return null;
  return (
    <Stack gap="s">
      <SectionTitle>Nas suas fichas</SectionTitle>
      <List label="Nas suas fichas">
        {found.map(({ id, program, key, day, sets }) => (
          <ListRow
            key={key}
            title={program.title || 'Ficha sem nome'}
            subtitle={[day, prescriptionWords(sets, unit)]
              .filter((part) => part !== '')
              .join(' · ')}
            href={`/app/programs/${id}`}
            renderLink={renderLink}
          />
        ))}
      </List>
    </Stack>
  );
}

function entriesOf(program: Program, exerciseId: string) {
  return program.days.flatMap((day, index) =>
    day.exercises
      .filter(({ exercise }) => exercise === exerciseId)
      .map(({ key, sets }) => ({
        key,
        sets,
        day: day.title || `Dia ${index + 1}`,
      })),
  );
}
