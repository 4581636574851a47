import { Download, RefreshCw, Share, SquarePlus } from 'lucide-react';
import { useState } from 'react';
import { useInstall } from '../../pwa/install';
import { useUpdate } from '../../pwa/update';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Sheet } from '../../ui/sheet';
import styles from './profile.module.css';

/** What can be done about the app itself; nothing when it is installed and up to date. */
export function AppCard() {
  const update = useUpdate();
  const install = useInstall();
  const [steps, setSteps] = useState(false);
  const installable = install.way === 'prompt' || install.way === 'ios';
  if (!update.ready && !installable) return null;

  return (
    <Card as="section" padding="l" labelledBy="app-title">
      <h2 id="app-title" className={styles.cardTitle}>
        {update.ready ? 'Nova versão pronta' : 'Instale o app'}
      </h2>
      {update.ready ? (
        <>
          <p className={styles.text}>
            A página abre de novo, já atualizada. Nada do que você registrou se perde.
          </p>
          <Button full icon={<RefreshCw aria-hidden="true" />} onClick={update.apply}>
            Atualizar agora
          </Button>
        </>
      ) : (
        <>
          <p className={styles.text}>Abre sem internet, na tela inteira, com um toque no ícone.</p>
          <Button
            variant="quiet"
            full
            icon={<Download aria-hidden="true" />}
            onClick={() => (install.way === 'ios' ? setSteps(true) : void install.prompt())}
          >
            Instalar a Anilha
          </Button>
        </>
      )}
      <Sheet open={steps} title="Instalar a Anilha" size="s" onClose={() => setSteps(false)}>
        <ol className={styles.steps}>
          <li>
            <Share aria-hidden="true" />
            <span>
              Toque em <strong>Compartilhar</strong> na barra do navegador.
            </span>
          </li>
          <li>
            <SquarePlus aria-hidden="true" />
            <span>
              Escolha <strong>Adicionar à Tela de Início</strong>.
            </span>
          </li>
          <li>
            <Download aria-hidden="true" />
            <span>
              Toque em <strong>Adicionar</strong> e abra a Anilha pelo ícone.
            </span>
          </li>
        </ol>
      </Sheet>
    </Card>
  );
}
