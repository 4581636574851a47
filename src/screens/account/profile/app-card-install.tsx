import { Download } from 'lucide-react';
import { useState } from 'react';
import { useInstall } from '../../../pwa/install';
import type { InstallWay } from '../../../pwa/install-way';
import { Button } from '../../../ui/control/button';
import layoutClass from '../../../ui/layout.module.css';
import { lazyPart } from '../../../ui/state/lazy-part';
import { AppCardMore } from './app-card-more';
import styles from './profile.module.css';

const InstallSheet = lazyPart(() => import('../../../parts/device/install-sheet'));

const WHY = 'Com o ícone, abre em tela inteira com um toque.';

interface ByHand {
  short: string;
  ask: string;
  more: string;
}

/** Instructions if no button can install the app. */
const BY_HAND: Readonly<Record<Exclude<InstallWay, 'installed' | 'prompt' | 'ios'>, ByHand>> = {
  menu: {
    short: WHY,
    ask: 'Como instalar',
    more: 'Abra o menu do navegador e escolha “Instalar” ou “Adicionar à tela inicial”. Se a Anilha já está instalada, abra pelo ícone.',
  },
  dock: {
    short: WHY,
    ask: 'Como instalar',
    more: 'No menu do Safari, escolha Arquivo → Adicionar ao Dock.',
  },
  'in-app': {
    short: 'De dentro de outro app não dá para instalar.',
    ask: 'Como instalar',
    more: 'Abra o menu ••• desta tela e escolha abrir no navegador. De lá dá para instalar.',
  },
  none: {
    short: 'Este navegador não instala apps da web.',
    ask: 'Saiba mais',
    more: 'A Anilha funciona aqui mesmo assim, também sem internet. Para ter o ícone, abra no Chrome, no Edge ou no Safari.',
  },
};

/** How to install the app in this browser; absent if it is installed. */
export function AppCardInstall() {
  const { way, prompt } = useInstall();
  const [steps, setSteps] = useState(false);
  if (way === 'installed') return null;
  if (way !== 'prompt' && way !== 'ios') {
    const { short, ask, more } = BY_HAND[way];
    return (
      <div>
        <p className={styles.text}>{short}</p>
        <AppCardMore ask={ask}>{more}</AppCardMore>
      </div>
    );
  }
  return (
    <div className={layoutClass.middleAuto}>
      <p className={styles.text}>{WHY}</p>
      <Button
        variant="quiet"
        full
        icon={<Download aria-hidden="true" />}
        onClick={() => (way === 'ios' ? setSteps(true) : void prompt())}
      >
        Instalar a Anilha
      </Button>
      {steps && <InstallSheet open onClose={() => setSteps(false)} />}
    </div>
  );
}
