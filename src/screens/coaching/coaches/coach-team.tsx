import { formatList } from '#words/format/list';
import { firstName } from '#words/format/people';
import type { CoachLink } from '../../../data/coaching/coaches';
import { useAllowTeam } from '../../../data/coaching/team';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { SwitchRow } from '../../../ui/control/switch-row';
import { notify } from '../../../ui/layer/notify';

interface CoachTeamProps {
  coach: CoachLink;
  /** Whether the server cannot accept changes now. */
  offline: boolean;
}

/** The access of a coach's assistants, and who they are. */
export function CoachTeam({ coach: link, offline }: CoachTeamProps) {
  const { coach, team = false, assistants = [] } = link;
  const allow = useAllowTeam();
  const first = firstName(coach.name);
  const changing = useAction(async (allowed: boolean) => {
    await allow(link.link, allowed);
    notify.plain('Mudança feita. Vale desde já.');
  });
  const names = formatList(assistants.map(({ assistant }) => assistant.name));
  return (
    <>
      <SwitchRow
        label={`Equipe de ${first}`}
        hint={
          names === ''
            ? `Assistentes de ${first} veem, no máximo, o que você compartilha acima.`
            : `Também com acesso: ${names}. No máximo, ao que você compartilha acima.`
        }
        checked={team}
        disabled={offline || changing.busy}
        onChange={(allowed) => void changing.run(allowed)}
      />
      <FormFailure failure={changing.failure} />
    </>
  );
}
