import { Dumbbell } from 'lucide-react';
import { renderLink } from '../../../parts/page/render-link';
import { List, ListRow } from '../../../ui/display/list-row';
import InstallSuggestion from './install-suggestion';

/** Below the week: the exercise library, and after a workout the offer to install the app. */
export default function UnderWeek() {
  return (
    <>
      <List>
        <ListRow
          href="/app/exercises"
          renderLink={renderLink}
          leading={<Dumbbell aria-hidden="true" />}
          title="Exercícios"
          subtitle="Como fazer cada um"
        />
      </List>
      <InstallSuggestion />
    </>
  );
}
