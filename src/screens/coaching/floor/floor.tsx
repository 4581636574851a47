import { Dumbbell, UserRoundPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { type StudentLink, useStudents } from '../../../data/coaching/students';
import { ReadFailed } from '../../../parts/device/read-failed';
import { BackLink } from '../../../parts/page/back-link';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import { IconButton } from '../../../ui/control/icon-button';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { FloorBoard } from './floor-board';
import { FloorPicker } from './floor-picker';
import { useChosenStudents } from './use-chosen';

/** Whether the coach may read and write this student's workouts. */
function isLoggedFor({ scopes, archivedAt }: StudentLink): boolean {
  return archivedAt === null && scopes.includes('log') && scopes.includes('record');
}

/** Several people who train at once, on one screen. */
export default function Floor() {
  const students = useStudents();
  const able = students.state === 'ready' ? students.value.filter(isLoggedFor) : [];
  const { chosen, choose } = useChosenStudents(able);
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <TopBar
        title="Salão"
        leading={<BackLink href="/app/panel" label="Voltar ao painel" />}
        actions={
          chosen.length > 0 && (
            <IconButton
              label="Trocar pessoas"
              icon={<UsersRound />}
              onClick={() => setChoosing(true)}
            />
          )
        }
      />
      {students.state === 'ready' && chosen.length > 0 ? (
        <FloorBoard chosen={chosen} />
      ) : (
        <Page>
          {students.state === 'loading' && <Skeleton height={280} />}
          {students.state === 'failed' && <ReadFailed />}
          {students.state === 'ready' &&
            (able.length === 0 ? <NobodyYet /> : <Empty onChoose={() => setChoosing(true)} />)}
        </Page>
      )}
      {choosing && (
        <FloorPicker
          able={able}
          chosen={chosen.map(({ student }) => student.id)}
          onChoose={(ids) => {
            choose(ids);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

function Empty({ onChoose }: { onChoose: () => void }) {
  return (
    <EmptyState
      title="Quem treina agora?"
      icon={<Dumbbell />}
      action={
        <Button size="l" onClick={onChoose}>
          Escolher pessoas
        </Button>
      }
    >
      <p>
        Até seis treinos lado a lado, também sem internet. Você anota por quem não está com o
        telefone, e o que cada pessoa anota no dela aparece aqui.
      </p>
    </EmptyState>
  );
}

function NobodyYet() {
  return (
    <EmptyState
      title="Ninguém liberou os registros ainda"
      icon={<UserRoundPlus />}
      action={
        <Link href="/app/students" className={buttonClass({ variant: 'quiet' })}>
          Ver seus alunos
        </Link>
      }
    >
      <p>
        Para anotar treinos por alguém, a pessoa abre Perfil, Meu personal, e liga “Ver os treinos”
        e “Registrar treinos”. Ela pode mudar isso quando quiser.
      </p>
    </EmptyState>
  );
}
