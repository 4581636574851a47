import { Dumbbell } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from './button';
import styles from './kit/kit.module.css';
import { KitBasics } from './kit/kit-basics';
import { KitCharts } from './kit/kit-charts';
import { KitChoices } from './kit/kit-choices';
import { KitColours } from './kit/kit-colours';
import { KitFields } from './kit/kit-fields';
import { KitAppFrame, KitAuthFrame } from './kit/kit-frames';
import { KitGym } from './kit/kit-gym';
import { KitLayers } from './kit/kit-layers';
import { KitLists } from './kit/kit-lists';
import { KitMeasures } from './kit/kit-measures';
import { KitMuscleMap } from './kit/kit-muscle-map';
import { KitStates } from './kit/kit-states';
import { KitTheme } from './kit/kit-theme';
import { LiveRegionProvider } from './live-region';
import { Page } from './page';
import { PageHeader } from './page-header';
import { EmptyState, ErrorState } from './screen-state';
import { Toaster } from './toaster';

function onHash(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Every part in every state, for the eye and for the browser test. Development only. */
export default function KitPage() {
  const view = useSyncExternalStore(onHash, () => window.location.hash);
  if (view === '#app') return <KitAppFrame />;
  if (view === '#auth') return <KitAuthFrame />;
  return (
    <LiveRegionProvider>
      <main>
        <Page width="app">
          <PageHeader overline="Desenvolvimento" title="Peças" actions={<KitTheme />} />
          <p>
            Molduras: <a href="#app">o app</a>, <a href="#auth">as telas de entrada</a>
          </p>
          <div className={styles.sections}>
            <KitGym />
            <KitStates />
            <KitBasics />
            <KitFields />
            <KitChoices />
            <KitLists />
            <KitCharts />
            <KitMuscleMap />
            <KitLayers />
            <KitColours />
            <KitMeasures />
            <EmptyState
              icon={<Dumbbell />}
              title="Nenhum treino ainda"
              action={<Button>Começar treino</Button>}
            >
              Quando você concluir o primeiro, ele aparece aqui.
            </EmptyState>
            <ErrorState
              as="h2"
              catalogue="Not Found"
              title="Esta página não existe"
              action={<Button variant="quiet">Voltar ao início</Button>}
            >
              O endereço pode ter mudado. Confira o link ou volte ao início.
            </ErrorState>
          </div>
        </Page>
      </main>
      <Toaster />
    </LiveRegionProvider>
  );
}
