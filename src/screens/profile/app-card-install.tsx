import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useInstall } from '../../pwa/install';
import type { InstallWay } from '../../pwa/install-way';
import { Button } from '../../ui/button';
import styles from './app-card.module.css';

const InstallSheet = lazy(() => import('../install-sheet'));

const WHY = 'Abre sem internet, na tela inteira, com um toque no ícone.';

/** What can be said where there is nothing to press. */
const BY_HAND: Readonly<Record<Exclude<InstallWay, 'installed' | 'prompt' | 'ios'>, string>> = {
  menu: `${WHY} Para instalar, abra o menu do navegador e escolha “Instalar” ou “Adicionar à tela inicial”. Se a Anilha já está instalada, abra pelo ícone.`,
  dock: `${WHY} Para instalar, escolha Arquivo → Adicionar ao Dock, no menu do Safari.`,
  'in-app':
    'Você abriu a Anilha dentro de outro app, de onde não dá para instalar. Abra o menu ••• desta tela e escolha abrir no navegador.',
  none: 'Este navegador não instala apps da web. A Anilha funciona aqui mesmo assim, também sem internet. Para ter o ícone, abra no Chrome, no Edge ou no Safari.',
};

/** How to get the icon, by what this browser can do; nothing where it is there already. */
export function AppCardInstall() {
  const { way, prompt } = useInstall();
  const [steps, setSteps] = useState(false);
  if (way === 'installed') return null;
  if (way !== 'prompt' && way !== 'ios') return <p className={styles.text}>{BY_HAND[way]}</p>;
  return (
    <div className={styles.part}>
      <p className={styles.text}>{WHY}</p>
      <Button
        variant="quiet"
        full
        icon={<Download aria-hidden="true" />}
        onClick={() => (way === 'ios' ? setSteps(true) : void prompt())}
      >
        Instalar a Anilha
      </Button>
      {steps && (
        <Suspense fallback={null}>
          <InstallSheet open onClose={() => setSteps(false)} />
        </Suspense>
      )}
    </div>
  );
}
