import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { megabytesOf } from '#words/format/bytes';
import { useAction } from '../../../data/remote/use-action';
import { useInstall } from '../../../pwa/install';
import { keepStorage, type StorageFacts, storageFacts } from '../../../pwa/storage';
import { useUpdate } from '../../../pwa/update';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import { StatusPill } from '../../../ui/display/status-pill';
import { SectionTitle } from '../../../ui/frame/section-title';
import { notify } from '../../../ui/layer/notify';
import layoutClass from '../../../ui/layout.module.css';
import { AppCardInstall } from './app-card-install';
import { AppCardMore } from './app-card-more';
import styles from './profile.module.css';

/** The app itself: a new version, the installation, and the safety of the data on this device. */
export function AppCard() {
  const update = useUpdate();
  const { way } = useInstall();
  return (
    <Card as="section" padding="l" labelledBy="app-title">
      <SectionTitle
        id="app-title"
        trailing={
          update.ready ? (
            <StatusPill tone="info">Nova versão pronta</StatusPill>
          ) : (
            way === 'installed' && (
              <StatusPill tone="neutral" sign="none">
                Instalado
              </StatusPill>
            )
          )
        }
      >
        Aplicativo
      </SectionTitle>
      {update.ready && (
        <div className={layoutClass.middleAuto}>
          <p className={styles.text}>
            O app abre de novo, já atualizado. Nada do que você registrou se perde.
          </p>
          <Button full icon={<RefreshCw aria-hidden="true" />} onClick={update.apply}>
            Atualizar
          </Button>
        </div>
      )}
      <AppCardInstall />
      <AppCardStorage />
      <Link href="/app/help/changelog" className={styles.changelog}>
        O que mudou no app
      </Link>
    </Card>
  );
}

/** Whether the browser promised to keep this device's data, and its size. */
function AppCardStorage() {
  const [facts, setFacts] = useState<StorageFacts | null>(null);
  useEffect(() => {
    let here = true;
    void storageFacts().then((read) => here && setFacts(read));
    return () => {
      here = false;
    };
  }, []);
  const keep = useAction(async () => {
    const answer = await keepStorage();
    if (answer === 'kept') notify.success('Dados protegidos neste aparelho');
    else notify.info('O navegador não garantiu. Instalar o app costuma resolver.');
    setFacts(await storageFacts());
  });
  if (!facts) return null;

  const told: [string, string][] = [
    ['Dados guardados', facts.kept ? 'Protegidos' : 'Não protegidos'],
  ];
  if (facts.used !== null) told.push(['Espaço usado', megabytesOf(facts.used)]);

  return (
    <>
      <FactList facts={told} />
      {!facts.kept && (
        <div className={layoutClass.middleAuto}>
          <AppCardMore ask="Saiba mais">
            Se faltar espaço, o navegador pode apagar o que está aqui. O que já foi enviado continua
            no servidor.
          </AppCardMore>
          {facts.askable && (
            <Button variant="plain" full busy={keep.busy} onClick={() => void keep.run()}>
              Proteger os dados
            </Button>
          )}
        </div>
      )}
    </>
  );
}
