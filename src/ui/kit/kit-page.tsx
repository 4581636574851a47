import { Dumbbell } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '../control/button';
import { buttonClass } from '../control/button-class';
import { Cluster, Page } from '../frame/page';
import { PageHeader } from '../frame/page-header';
import { Toaster } from '../layer/toaster';
import { LiveRegionProvider } from '../state/live-region';
import { EmptyState, ErrorState } from '../state/screen-state';
import styles from './kit.module.css';
import { KitBasics } from './kit-basics';
import { KitCharts } from './kit-charts';
import { KitChoices } from './kit-choices';
import { KitColours } from './kit-colours';
import { KitFields } from './kit-fields';
import { KitAppFrame, KitAuthFrame } from './kit-frames';
import { KitGym } from './kit-gym';
import { KitLayers } from './kit-layers';
import { KitLists } from './kit-lists';
import { KitMeasures } from './kit-measures';
import { KitMuscleMap } from './kit-muscle-map';
import { KitStates } from './kit-states';
import { KitTheme } from './kit-theme';

function onHash(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

const VIEWS: readonly (readonly [hash: string, name: string, shown: () => ReactNode])[] = [
  ['', 'Peças', () => <Parts />],
  ['#estados', 'Estados', () => <KitStates />],
  ['#graficos', 'Gráficos', () => <Figures />],
  ['#medidas', 'Cores e medidas', () => <Tokens />],
];

const FRAMES = [
  ['#app', 'Moldura do app'],
  ['#auth', 'Moldura de entrada'],
] as const;

/** Every part of the kit in every state, to look at and for the browser test. Development only. */
export default function KitPage() {
  const view = useSyncExternalStore(onHash, () => window.location.hash);
  if (view === '#app') return <KitAppFrame />;
  if (view === '#auth') return <KitAuthFrame />;
  return (
    <LiveRegionProvider>
      <main>
        <Page width="app">
          <PageHeader overline="Desenvolvimento" title="Peças" />
          <KitTheme />
          <nav aria-label="Partes do kit">
            <Cluster>
              {[...VIEWS, ...FRAMES].map(([hash, name]) => (
                <a
                  key={hash}
                  className={buttonClass({ variant: hash === view ? 'quiet' : 'plain' })}
                  href={hash || '#'}
                  aria-current={hash === view ? 'page' : undefined}
                >
                  {name}
                </a>
              ))}
            </Cluster>
          </nav>
          <div className={styles.sections}>
            {VIEWS.find(([hash]) => hash === view)?.[2]() ?? <Parts />}
          </div>
        </Page>
      </main>
      <Toaster />
    </LiveRegionProvider>
  );
}

function Figures() {
  return (
    <>
      <KitCharts />
      <KitMuscleMap />
    </>
  );
}

function Tokens() {
  return (
    <>
      <KitColours />
      <KitMeasures />
    </>
  );
}

function Parts() {
  return (
    <>
      <KitGym />
      <KitBasics />
      <KitFields />
      <KitChoices />
      <KitLists />
      <KitLayers />
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
    </>
  );
}
