import { Component, type ReactNode } from 'react';
import { BarePage } from '../parts/page/bare-page';
import { isEnding, whenStaying } from '../pwa/preload-error';
import { noteFailure } from '../telemetry/notes';
import { Button } from '../ui/control/button';
import { buttonClass } from '../ui/control/button-class';
import { Page } from '../ui/frame/page';
import { ErrorState } from '../ui/state/screen-state';

interface ScreenBoundaryProps {
  /** Whether the navigation surrounds the screen, with the page's main in it. */
  framed: boolean;
  children: ReactNode;
}

/**
 * Catches what a screen throws, and the chunk of a screen that could not be loaded (one reload
 * for it was tried already, see pwa/preload-error). Nothing on the device is touched.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    whenStaying(() => {
      noteFailure(cause);
      this.forceUpdate();
    });
  }

  override render(): ReactNode {
    const { framed, children } = this.props;
    if (!this.state.failed) return children;
    if (isEnding()) return null;
    const Surroundings = framed ? Page : BarePage;
    return (
      <Surroundings>
        <SomethingWentWrong />
      </Surroundings>
    );
  }
}

function SomethingWentWrong() {
  return (
    <ErrorState
      catalogue="Something went wrong!"
      title="Esta tela não abriu"
      action={
        <>
          {/* A lazy screen that failed keeps failing until the page reloads. */}
          <Button onClick={() => location.reload()}>Tentar de novo</Button>
          <a href="/" className={buttonClass({ variant: 'quiet' })}>
            Ir para o início
          </a>
        </>
      }
    >
      <p>
        O que você registrou continua guardado. Se a internet caiu no meio do caminho, espere ela
        voltar e tente de novo.
      </p>
    </ErrorState>
  );
}
