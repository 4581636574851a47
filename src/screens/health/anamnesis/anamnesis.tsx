import { Pencil, Trash2 } from 'lucide-react';
import { Link, useParams } from 'wouter';
import { useSession } from '../../../data/session/session';
import { useWhose } from '../../../parts/coaching/whose';
import { HealthPaperScreen } from '../../../parts/health/health-paper';
import { useRemoveHealth } from '../../../parts/health/use-remove-health';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import { ChangesCard } from './changes-card';
import { PaperAnamnesis } from './paper-anamnesis';

/** A printable anamnesis, with the changes since another one. */
export default function AnamnesisScreen() {
  const { id } = useParams();
  const session = useSession();
  const remove = useRemoveHealth('anamnesis');
  const whose = useWhose();
  const own = 'user' in session ? session.user.name : '';
  const name = whose?.student.name ?? own;
  return (
    <HealthPaperScreen
      title="Anamnese"
      show={({ anamneses }) => {
        const anamnesis = anamneses.find((one) => one.id === id);
        if (!anamnesis) return null;
        const others = anamneses.filter((one) => one.doneAt !== null && one !== anamnesis);
        return {
          above: others.length > 0 && (
            <ChangesCard key={anamnesis.id} anamnesis={anamnesis} others={others} />
          ),
          tools: !whose && (
            <>
              <Button
                variant="plain"
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => void remove(anamnesis)}
              >
                Apagar
              </Button>
              <Link href="/app/health/anamnesis" className={buttonClass({ variant: 'quiet' })}>
                <Pencil aria-hidden="true" />
                {anamnesis.doneAt === null ? 'Continuar' : 'Atualizar'}
              </Link>
            </>
          ),
          paper: <PaperAnamnesis name={name} anamnesis={anamnesis} />,
        };
      }}
    />
  );
}
