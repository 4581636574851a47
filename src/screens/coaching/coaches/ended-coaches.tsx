import { dayOfDate } from '#domain/local-day';
import { numericDay } from '#words/format/day';
import type { CoachLink } from '../../../data/coaching/coaches';
import { List, ListRow } from '../../../ui/display/list-row';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';

const dayOf = (at: number) => numericDay(dayOfDate(new Date(at)));

/** Former coaches, who have no access any more. */
export function EndedCoaches({ coaches }: { coaches: readonly CoachLink[] }) {
  if (coaches.length === 0) return null;
  return (
    <Stack gap="s">
      <SectionTitle>Encerrados</SectionTitle>
      <List label="Encerrados">
        {coaches.map(({ link, coach, startedAt, endedAt }) => (
          <ListRow
            key={link}
            title={coach.name}
            subtitle={`De ${dayOf(startedAt)} a ${dayOf(endedAt ?? startedAt)}`}
          />
        ))}
      </List>
    </Stack>
  );
}
