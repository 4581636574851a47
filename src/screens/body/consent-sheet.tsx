import { useBodyCommands } from '../../data/commands/body';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { HealthConsentText } from '../health-consent-text';
import { storedOrSaid } from './stored';

/** Asked before the first weighing. Whoever does not agree leaves no trace of having been asked. */
export function ConsentSheet({ onClose }: { onClose: () => void }) {
  const commands = useBodyCommands();
  return (
    <Sheet
      open
      title="Guardar seu peso?"
      description="Peso é um dado de saúde: só fica guardado se você concordar."
      size="s"
      onClose={onClose}
      footer={
        <>
          <Button size="l" full onClick={() => void storedOrSaid(commands.agree())}>
            Concordo em guardar
          </Button>
          <Button variant="quiet" size="l" full onClick={onClose}>
            Agora não
          </Button>
        </>
      }
    >
      <HealthConsentText />
    </Sheet>
  );
}
