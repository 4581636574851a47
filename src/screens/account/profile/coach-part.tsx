import { ClipboardList, Dumbbell, Handshake, UsersRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useProfessional } from '../../../data/coaching/professional';
import { useStudents } from '../../../data/coaching/students';
import { usePreferenceCommands } from '../../../data/commands/preferences';
import { useAction } from '../../../data/remote/use-action';
import { useIsCoach } from '../../../data/session/session';
import { FormFailure } from '../../../parts/input/form-failure';
import { renderLink } from '../../../parts/page/render-link';
import { SwitchRow } from '../../../ui/control/switch-row';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { extraPart } from '../../../ui/state/lazy-part';

export const ChargesLink = extraPart(async () => ({
  default: (await import('../../../parts/charges/charges-link')).ChargesLink,
}));

/** Places of a coach that have no tab on a phone; charges have a link of their own. */
const COACH_LINKS = [
  { href: '/', title: 'Seu treino de hoje', icon: <Dumbbell /> },
  { href: '/app/programs', title: 'Fichas e modelos', icon: <ClipboardList /> },
  { href: '/app/groups', title: 'Turmas', icon: <UsersRound /> },
  { href: '/app/team', title: 'Equipe', icon: <Handshake /> },
];

/** The ways to a coach's places without a tab. */
export function CoachLinks() {
  return (
    <List label="Como personal">
      {COACH_LINKS.map(({ href, title, icon }) => (
        <ListRow key={href} href={href} renderLink={renderLink} title={title} leading={icon} />
      ))}
      <ChargesLink />
    </List>
  );
}

/** For coaches: chooses the half of the app that it opens on, on every device. */
export function ViewSwitch() {
  const isCoach = useIsCoach();
  const { coachView } = usePreferenceCommands();
  const professional = useProfessional();
  const students = useStudents();
  const coaches =
    (professional.state === 'ready' && professional.value !== null) ||
    (students.state === 'ready' && students.value.length > 0);
  // The switch moves at once; what it stores is known a moment later.
  const [wished, setWished] = useState<boolean | null>(null);
  const choose = useAction(async (on: boolean) => {
    setWished(on);
    try {
      await coachView(on);
    } catch (cause) {
      setWished(null);
      throw cause;
    }
  });
  useEffect(() => {
    if (wished === isCoach) setWished(null);
  }, [wished, isCoach]);
  if (!coaches && !isCoach) return null;
  return (
    <Card>
      <SwitchRow
        label="Abrir no painel"
        hint={
          isCoach
            ? 'Vale em todos os seus aparelhos. Desligue para ver só o seu treino.'
            : 'O app abre com seus alunos, em todos os seus aparelhos.'
        }
        checked={wished ?? isCoach}
        onChange={(on) => void choose.run(on)}
      />
      {choose.failure && <FormFailure failure={choose.failure} />}
    </Card>
  );
}
