import { useHealthFile } from '../../../data/health/health-file';
import { ReadFailed } from '../../../parts/device/read-failed';
import { BackBar } from '../../../parts/page/back-link';
import { classNames } from '../../../ui/class-names';
import { Page } from '../../../ui/frame/page';
import layoutClass from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import { AnamnesisCard } from './anamnesis-card';
import styles from './health.module.css';
import { ScreeningCard } from './screening-card';

/** The person's health file: screening status and anamneses. */
export default function HealthScreen() {
  const file = useHealthFile();
  return (
    <>
      <BackBar title="Saúde" href="/app/profile" label="Voltar ao perfil" />
      <Page width="app">
        {file.state === 'failed' ? (
          <ReadFailed what="as suas respostas de saúde" />
        ) : file.state === 'loading' ? (
          <>
            <Skeleton height={200} />
            <Skeleton height={200} />
          </>
        ) : (
          <>
            <div className={classNames(layoutClass.wideTop, styles.columns)}>
              <ScreeningCard screenings={file.value.screenings} />
              <AnamnesisCard anamneses={file.value.anamneses} />
            </div>
            <p className={textClass.hint}>
              São dados de saúde: ficam guardados com o seu consentimento, e só vê quem você deixar.
              Nada aqui é exame, diagnóstico ou atestado.
            </p>
          </>
        )}
      </Page>
    </>
  );
}
