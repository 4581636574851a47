import { useProfessional } from '../../../data/coaching/professional';
import { useStudents } from '../../../data/coaching/students';
import { useDevicePreference } from '../../../preferences/use-preferences';
import { SwitchRow } from '../../../ui/control/switch-row';
import { Card } from '../../../ui/display/card';

/** For coaches: chooses which of the two sides of the app this device shows. */
export function ViewSwitch() {
  const [asCoach, setAsCoach] = useDevicePreference('asCoach');
  const professional = useProfessional();
  const students = useStudents();
  const coaches =
    (professional.state === 'ready' && professional.value !== null) ||
    (students.state === 'ready' && students.value.length > 0);
  if (!coaches && !asCoach) return null;
  return (
    <Card>
      <SwitchRow
        label="Ver como personal"
        hint={
          asCoach
            ? 'O app abre no painel. Desligue para ver como aluno.'
            : 'O app abre no painel, com seus alunos e fichas.'
        }
        checked={asCoach}
        onChange={setAsCoach}
      />
    </Card>
  );
}
