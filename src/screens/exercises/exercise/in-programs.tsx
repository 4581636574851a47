import type { Program } from '#domain/programs/shape';
import { prescriptionWords } from '#words/programs/prescription';
import { usePrograms } from '../../../data/programs/programs';
import { usePreferences } from '../../../data/store/preferences';
import { useWhose } from '../../../parts/coaching/whose';
import { renderLink } from '../../../parts/page/render-link';
import { List, ListRow } from '../../../ui/display/list-row';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';

interface InProgramsProps {
  exerciseId: string;
}

/** The fichas with this exercise and its prescription there. */
export function InPrograms({ exerciseId }: InProgramsProps) {
  const programs = usePrograms();
  const whose = useWhose();
  const { unit } = usePreferences();
  const found = (programs.state === 'ready' ? programs.value : []).flatMap(({ id, program }) =>
    entriesOf(program, exerciseId).map((entry) => ({ id, program, ...entry })),
  );
  if (found.length === 0) return null;
  const title = whose ? 'Nas fichas' : 'Nas suas fichas';
  return (
    <Stack gap="s">
      <SectionTitle>{title}</SectionTitle>
      <List label={title}>
        {found.map(({ id, program, key, day, sets }) => (
          <ListRow
            key={key}
            title={program.title || 'Ficha sem nome'}
            subtitle={[day, prescriptionWords(sets, unit)]
              .filter((part) => part !== '')
              .join(' · ')}
            // A coach reads a student's fichas on their own page, outside the student's records.
            href={whose ? `~/app/students/${whose.student.id}/programs` : `/app/programs/${id}`}
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
