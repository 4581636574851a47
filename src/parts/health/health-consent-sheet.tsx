import { usePrivacy } from '../../data/account/privacy';
import { useBodyCommands } from '../../data/commands/health/body';
import { useAction } from '../../data/remote/use-action';
import { Button } from '../../ui/control/button';
import { Sheet } from '../../ui/layer/sheet';
import { GuardianForm } from '../account/guardian-form';
import { guarded } from '../input/guarded';
import { LinkButton } from '../page/link-button';
import { ConsentTextView } from './consent-text';

interface HealthConsentSheetProps {
  /** Name of the record to save, if it is not a body record. */
  title?: string;
  /** Called once the consent is stored. */
  onAgreed?: () => void;
  /** Called for "Agora não", if that does more than close the sheet. */
  onDeclined?: () => void;
  onClose: () => void;
}

/**
 * Asks for the consent before the first health record is saved, such as a weight, a photo or an
 * answer. A refusal is not stored.
 */
export function HealthConsentSheet(props: HealthConsentSheetProps) {
  const { title = 'Guardar dados do corpo?', onAgreed, onDeclined, onClose } = props;
  const commands = useBodyCommands();
  // Two taps give one consent, and the waiting act runs once.
  const agree = useAction(async () => {
    if (await guarded(commands.agree())) onAgreed?.();
  });
  // A minor without a guardian from the sign-up names one first. Without network the question is
  // skipped, because hardly anyone needs it.
  const { answer } = usePrivacy();
  if (answer?.guardianDue) {
    return (
      <Sheet
        open
        title="Autorização do responsável"
        description="Com menos de 18 anos, quem responde por você autoriza antes."
        size="s"
        onClose={onDeclined ?? onClose}
      >
        <GuardianForm />
      </Sheet>
    );
  }
  return (
    <Sheet
      open
      title={title}
      description="São dados de saúde: só ficam guardados se você concordar."
      size="s"
      onClose={onClose}
      footer={
        <>
          <Button size="l" full onClick={() => void agree.run()}>
            Concordo em guardar
          </Button>
          <Button variant="quiet" size="l" full onClick={onDeclined ?? onClose}>
            Agora não
          </Button>
        </>
      }
    >
      <ConsentTextView purpose="health" />
      {/* Focusing this link lets the keyboard scroll a text that is longer than the sheet. */}
      <LinkButton href="/legals/privacy" variant="plain">
        Aviso de privacidade
      </LinkButton>
    </Sheet>
  );
}
