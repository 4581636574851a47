import { useBodyCommands } from '../data/commands/body';
import { Button } from '../ui/button';
import { Sheet } from '../ui/sheet';
import { guarded } from './guarded';
import { HealthConsentText } from './health-consent-text';

interface HealthConsentSheetProps {
  /** The consent is stored. */
  onAgreed?: () => void;
  /** "Agora não", where that is more than closing the sheet. */
  onDeclined?: () => void;
  onClose: () => void;
}

/** Asked before a first weighing, measure or photo goes in. Who does not agree leaves no trace of having been asked. */
export function HealthConsentSheet({ onAgreed, onDeclined, onClose }: HealthConsentSheetProps) {
  const commands = useBodyCommands();
  async function agree() {
    if (await guarded(commands.agree())) onAgreed?.();
  }
  return (
    <Sheet
      open
      title="Guardar dados do corpo?"
      description="São dados de saúde: só ficam guardados se você concordar."
      size="s"
      onClose={onClose}
      footer={
        <>
          <Button size="l" full onClick={() => void agree()}>
            Concordo em guardar
          </Button>
          <Button variant="quiet" size="l" full onClick={onDeclined ?? onClose}>
            Agora não
          </Button>
        </>
      }
    >
      <HealthConsentText />
    </Sheet>
  );
}
