import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { mayKeep } from '#domain/account/health-consent';
import { demandsOf } from '#domain/health/screening/demands';
import type { Screening } from '#domain/health/screening/screening';
import { answersWords, screeningAdvice } from '#words/health/screening';
import { useHealthFile } from '../../../data/health/health-file';
import { ON_THE_WAY } from '../../../parts/account/onboarding-way';
import { HealthConsentSheet } from '../../../parts/health/health-consent-sheet';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { StatusPill } from '../../../ui/display/status-pill';
import textClass from '../../../ui/text.module.css';
import styles from './onboarding.module.css';
import { StepFrame } from './step-frame';
import { useSteps } from './use-steps';

/** The optional screening; its answers advise and block nothing. */
export function HealthStep() {
  const { goOn } = useSteps('health');
  const [, navigate] = useLocation();
  const file = useHealthFile();
  const [asking, setAsking] = useState(false);
  const screenings = file.state === 'ready' ? file.value.screenings : [];
  const done = screenings.find(({ doneAt }) => doneAt !== null);
  const isBegun = screenings.some(({ doneAt }) => doneAt === null);
  const open = () => navigate('/app/health/screening/new', { state: ON_THE_WAY });
  const isAllowed = file.state === 'ready' && mayKeep(file.value.health);

  return (
    <StepFrame
      step="health"
      title="Como está a sua saúde?"
      lead="O PAR-Q são sete perguntas de sim ou não, de cerca de 1 minuto. Muitas academias pedem antes do primeiro treino."
      answered={done !== undefined}
      action={
        done ? (
          <Button size="l" full onClick={goOn}>
            Continuar
          </Button>
        ) : (
          <Button
            size="l"
            full
            disabled={file.state !== 'ready'}
            onClick={() => (isAllowed ? open() : setAsking(true))}
          >
            {isBegun ? 'Continuar a triagem' : 'Responder agora'}
          </Button>
        )
      }
    >
      {done ? (
        <Outcome screening={done} />
      ) : (
        <p className={textClass.hint}>
          {file.state === 'failed'
            ? 'As suas respostas de saúde não abriram agora. Responda depois, em Perfil, Saúde.'
            : 'São dados de saúde: só ficam guardados se você concordar, e só você vê. Sem responder, nada fica bloqueado.'}
        </p>
      )}
      {asking && (
        <HealthConsentSheet
          title="Guardar respostas de saúde?"
          onAgreed={open}
          onClose={() => setAsking(false)}
        />
      )}
    </StepFrame>
  );
}

function Outcome({ screening }: { screening: Screening }) {
  const demands = demandsOf(screening);
  return (
    <Card as="section" padding="l" labelledBy="outcome">
      <h2 id="outcome" className={styles.heading}>
        {answersWords(screening.answers, 'self')}
      </h2>
      {demands?.doctor && (
        <div>
          <StatusPill tone="warn" icon={<Stethoscope aria-hidden="true" />}>
            Fale com um médico
          </StatusPill>
        </div>
      )}
      {demands && <p>{screeningAdvice(demands)}</p>}
    </Card>
  );
}
