import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import {
  PROFESSIONAL_STEPS,
  type Professional,
  type ProfessionalStep,
  type ProfessionalValues,
} from '#domain/coaching/professional';
import { stepCount, stepWords } from '#words/coaching/professional-steps';
import { useProfessionalCommands } from '../../../data/commands/coaching/professional';
import { guarded } from '../../../parts/input/guarded';
import { BackBar } from '../../../parts/page/back-link';
import { Button } from '../../../ui/control/button';
import { ProgressBars } from '../../../ui/display/progress-bars';
import { Dock } from '../../../ui/frame/dock';
import { Page } from '../../../ui/frame/page';
import { PageHeader } from '../../../ui/frame/page-header';
import styles from './professionals-onboarding.module.css';

const OVERVIEW = '/app/professionals/onboarding';

/** The address of a step, or of the list of all steps. */
export function professionalStepAddress(step: ProfessionalStep | null): string {
  return step === null ? OVERVIEW : `${OVERVIEW}?step=${step}`;
}

/** Props of every step: all answers so far. */
export interface StepProps {
  said: Professional;
}

interface StepFormProps {
  step: ProfessionalStep;
  /** Values to store; null if one is invalid, which is then shown. */
  read: () => Partial<ProfessionalValues> | null;
  /** Runs before the values are stored; false stays on the step, which then shows why. */
  before?: () => Promise<boolean>;
  /** A separate form beside that of the step. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A screen with one step. Continuing stores its values on this device; skipping is stored too. */
export function StepForm({ step, read, before, beside, children }: StepFormProps) {
  const { title, lead } = stepWords(step);
  const commands = useProfessionalCommands();
  const [, navigate] = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const index = PROFESSIONAL_STEPS.indexOf(step);

  const goOn = () => navigate(professionalStepAddress(PROFESSIONAL_STEPS[index + 1] ?? null));

  async function keep(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const changes = flushSync(read);
    if (changes === null) {
      const wrong = form.current?.querySelector('[aria-invalid="true"]');
      if (wrong instanceof HTMLElement) wrong.focus();
      return;
    }
    if (before) {
      setBusy(true);
      const may = await before();
      setBusy(false);
      if (!may) return;
    }
    if (await guarded(commands.answer(step, changes))) goOn();
  }

  async function skip() {
    if (await guarded(commands.skip(step))) goOn();
  }

  return (
    <>
      <BackBar
        title={stepCount(step)}
        titleIsHeading={false}
        href={OVERVIEW}
        label="Voltar à lista de passos"
        below={
          <ProgressBars total={PROFESSIONAL_STEPS.length} done={index} label={stepCount(step)} />
        }
      />
      <Page className={styles.step}>
        <PageHeader title={title} lead={lead} />
        <form
          id={id}
          ref={form}
          className={styles.fields}
          noValidate
          onSubmit={(event) => void keep(event)}
        >
          {children}
        </form>
        {beside}
        <Dock className={styles.dock}>
          <Button variant="plain" onClick={() => void skip()}>
            Pular
          </Button>
          <Button type="submit" form={id} size="l" busy={busy}>
            Continuar
          </Button>
        </Dock>
      </Page>
    </>
  );
}
