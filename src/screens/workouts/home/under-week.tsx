import { Dumbbell } from 'lucide-react';
import { isNameless, useSession } from '../../../data/session/session';
import { useHistory } from '../../../data/workouts/workouts';
import { NamelessCard } from '../../../parts/account/nameless-card';
import { renderLink } from '../../../parts/page/render-link';
import { List, ListRow } from '../../../ui/display/list-row';
import InstallSuggestion from './install-suggestion';

/**
 * Below the week: the exercise library, and after a workout the offers of an account, to people
 * without one, and to install the app.
 */
export default function UnderWeek() {
  const nameless = isNameless(useSession());
  const history = useHistory(1);
  const trained = history.state === 'ready' && history.value.entries.length > 0;
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
      {nameless && trained && <NamelessCard />}
      <InstallSuggestion />
    </>
  );
}
