import { useState } from 'react';
import type { Scope } from '#domain/account/scope';
import { firstName } from '#words/format/people';
import { usePrivacy } from '../../../data/account/privacy';
import { type CoachLink, useCoaches } from '../../../data/coaching/coaches';
import type { LinkLook } from '../../../data/coaching/link-look';
import { useSharingCommands } from '../../../data/commands/coaching/sharing';
import { useAction } from '../../../data/remote/use-action';
import { useOpened } from '../../../data/store/opened';
import { GuardianForm } from '../../../parts/account/guardian-form';
import { EndingMoneyNote } from '../../../parts/charges/ending-money';
import { ScopeSwitches } from '../../../parts/coaching/scope-switches';
import { ConsentTextView } from '../../../parts/health/consent-text';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { Disclosure } from '../../../ui/control/disclosure';
import { RadioGroup } from '../../../ui/control/radio-group';
import { Card } from '../../../ui/display/card';
import { Sheet } from '../../../ui/layer/sheet';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './links.module.css';

interface AcceptFormProps {
  token: string;
  look: LinkLook;
  onAccepted: () => void;
  onRefused: () => void;
}

const KEEP = 'keep';

/** The granted scopes, the link to end if the person changes coaches, and the consent. */
export function AcceptForm({ token, look, onAccepted, onRefused }: AcceptFormProps) {
  const { name } = look.professional;
  const opened = useOpened();
  const commands = useSharingCommands();
  const { coaches } = useCoaches();
  const { answer } = usePrivacy();
  // Scopes `body` and `health` need a separate tap, whatever was requested.
  const [scopes, setScopes] = useState<readonly Scope[]>(() =>
    look.scopes.filter((one) => one !== 'body' && one !== 'health'),
  );
  const [ending, setEnding] = useState(KEEP);
  const [guardian, setGuardian] = useState(false);
  const present = coaches.state === 'ready' ? coaches.value.filter(isPresent) : [];
  const ended = present.find(({ link }) => link === ending) ?? null;
  const accepting = useAction(async () => {
    await commands.accept(token, name, scopes, ended);
    onAccepted();
  });
  if (!opened) return <Skeleton height={320} />;

  return (
    <>
      <Card as="section" padding="l" labelledBy="sharing">
        <h2 id="sharing" className={styles.title}>
          O que você compartilha
        </h2>
        <ScopeSwitches
          legend="Dá para mudar depois, uma por uma."
          asked={look.scopes}
          scopes={scopes}
          onChange={setScopes}
        />
        <Disclosure title="Texto do consentimento">
          <ConsentTextView purpose="coach" />
        </Disclosure>
      </Card>
      {present.length > 0 && (
        <Card>
          <RadioGroup
            legend="Você já tem quem acompanhe"
            value={ending}
            onChange={setEnding}
            options={[
              {
                value: KEEP,
                label: 'Treinar com os dois',
                hint: 'Você escolhe a ficha de cada dia.',
              },
              ...present.map(({ link, coach }) => ({
                value: link,
                label: `Trocar: encerrar com ${coach.name}`,
                hint: 'As fichas e os registros continuam com você.',
              })),
            ]}
          />
          {ended && <EndingMoneyNote side="student" other={ended.coach} />}
        </Card>
      )}
      <FormFailure failure={accepting.failure} />
      <div className={styles.acts}>
        <Button
          size="l"
          busy={accepting.busy}
          onClick={() => (answer?.guardianDue ? setGuardian(true) : void accepting.run())}
        >
          Aceitar e compartilhar
        </Button>
        <Button variant="quiet" size="l" onClick={onRefused}>
          Agora não
        </Button>
      </div>
      <p className={styles.note}>
        Ao aceitar, você consente em compartilhar com {firstName(name)} o que está ligado acima.
      </p>
      <Sheet
        open={guardian}
        title="Autorização do responsável"
        description="Com menos de 18 anos, quem responde por você autoriza antes."
        size="s"
        onClose={() => setGuardian(false)}
      >
        <GuardianForm
          onDone={() => {
            setGuardian(false);
            void accepting.run();
          }}
        />
      </Sheet>
    </>
  );
}

const isPresent = ({ endedAt }: CoachLink) => endedAt === null;
