import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { HomeBrand } from '../../../parts/page/home-brand';
import { Button } from '../../../ui/control/button';
import { IconButton } from '../../../ui/control/icon-button';
import { ProgressBars } from '../../../ui/display/progress-bars';
import { AuthFrame } from '../../../ui/frame/auth-frame';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './onboarding.module.css';
import { ONBOARDING_QUESTIONS, type OnboardingStep, STEPS } from './steps';
import { useSteps } from './use-steps';

interface StepFrameProps {
  step: OnboardingStep;
  title: ReactNode;
  lead?: ReactNode;
  /** The button that stores an answer and continues, if a choice alone does not. */
  action?: ReactNode;
  /** Set if the question is answered, which hides "skip". */
  answered?: boolean;
  children?: ReactNode;
}

/** A screen with one question: progress, the way back, and buttons to continue or skip. */
export function StepFrame({ step, title, lead, action, answered, children }: StepFrameProps) {
  const { goOn, goTo, goBack } = useSteps(step);
  const index = STEPS.indexOf(step);
  const asks = step !== 'ficha';
  const count = `Passo ${index + 1} de ${ONBOARDING_QUESTIONS}`;
  return (
    <AuthFrame
      steady
      brand={
        <div className={layoutClass.closeAuto}>
          <div className={styles.row}>
            {goBack ? (
              <IconButton
                label="Voltar"
                icon={<ChevronLeft aria-hidden="true" />}
                className={styles.back}
                onClick={goBack}
              />
            ) : (
              <HomeBrand size={32} />
            )}
            {asks && (
              <p className={textClass.figures} aria-hidden="true">
                {index + 1} de {ONBOARDING_QUESTIONS}
              </p>
            )}
            {asks && (
              <Button variant="plain" className={styles.all} onClick={() => goTo('ficha')}>
                Pular tudo
              </Button>
            )}
          </div>
          <ProgressBars
            total={ONBOARDING_QUESTIONS}
            done={index}
            label={asks ? count : 'Fim das perguntas'}
          />
        </div>
      }
      title={title}
      lead={lead}
    >
      {children}
      {(action || (asks && !answered)) && (
        <div className={layoutClass.close}>
          {action}
          {asks && !answered && (
            <Button variant="plain" full onClick={goOn}>
              Pular
            </Button>
          )}
        </div>
      )}
    </AuthFrame>
  );
}
