import { Check, Circle, ClipboardList, Minus, Users, Wallet } from 'lucide-react';
import {
  nextStep,
  PROFESSIONAL_STEPS,
  type Professional,
  type StepState,
} from '#domain/coaching/professional';
import { stepAnswer, stepWords } from '#words/coaching/professional-steps';
import { BackBar } from '../../../parts/page/back-link';
import { LinkButton } from '../../../parts/page/link-button';
import { renderLink } from '../../../parts/page/render-link';
import { List, ListRow } from '../../../ui/display/list-row';
import { Page } from '../../../ui/frame/page';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import styles from './professionals-onboarding.module.css';
import { PublishCard } from './publish-card';
import { professionalStepAddress } from './step-form';

interface OverviewProps {
  said: Professional;
  /** Whether any step has an answer. */
  begun: boolean;
}

/** Every step with its answer, the next one, and the resulting page. */
export function Overview({ said, begun }: OverviewProps) {
  const next = nextStep(said);
  return (
    <>
      <BackBar title="Área profissional" href="/app/profile" label="Voltar ao perfil" />
      <Page width="app">
        {!begun && <Offer />}
        <p className={textClass.hint}>
          {begun
            ? 'Cada passo fica guardado neste aparelho na hora, também sem internet. Dá para pular, parar e voltar.'
            : 'Conte quem você é em onze passos curtos: cada um fica guardado na hora, também sem internet, e dá para pular qualquer um. Depois você convida quem treina com você e, se quiser, publica uma página.'}
        </p>
        <div className={layoutClass.wrap}>
          {next && (
            <LinkButton href={professionalStepAddress(next)} size="l">
              {begun ? `Continuar: ${stepWords(next).name}` : 'Começar'}
            </LinkButton>
          )}
          {begun && (
            <LinkButton href="/app/panel" size="l" variant={next ? 'plain' : 'primary'}>
              Abrir o painel
            </LinkButton>
          )}
        </div>
        {begun && (
          <div className={styles.columns}>
            <List label="Passos">
              {PROFESSIONAL_STEPS.map((step) => (
                <ListRow
                  key={step}
                  href={professionalStepAddress(step)}
                  renderLink={renderLink}
                  leading={<StepSign state={said.steps[step]} />}
                  title={stepWords(step).name}
                  subtitle={stepAnswer(step, said)}
                />
              ))}
            </List>
            <PublishCard said={said} />
          </div>
        )}
      </Page>
    </>
  );
}

/** The offer to professionals, before their first answer. */
function Offer() {
  return (
    <List label="O que você encontra aqui">
      <ListRow
        leading={<Users aria-hidden="true" />}
        title="Quem precisa de você primeiro"
        subtitle="Dor, faltas, ficha acabando e conta a receber, numa lista só."
      />
      <ListRow
        leading={<ClipboardList aria-hidden="true" />}
        title="Fichas em minutos"
        subtitle="Por linhas digitadas, de um modelo ou do bloco anterior, com a progressão feita."
      />
      <ListRow
        leading={<Wallet aria-hidden="true" />}
        title="Pix na sua chave"
        subtitle="Cobranças com código pronto, lembretes e recibos, sem taxa."
      />
    </List>
  );
}

function StepSign({ state }: { state: StepState | undefined }) {
  const [Icon, words] =
    state === 'done'
      ? [Check, 'Feito:']
      : state === 'skipped'
        ? [Minus, 'Pulado:']
        : [Circle, 'A fazer:'];
  return (
    <>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
