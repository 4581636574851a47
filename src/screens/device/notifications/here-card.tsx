import { Send } from 'lucide-react';
import { useState } from 'react';
import { deviceOf } from '#domain/device/device';
import { deviceName } from '#words/device/device';
import { unblockSteps } from '#words/device/notices';
import { useNoticeDevices } from '../../../data/device/notice-devices';
import { isUnknownDevice, useNotifications } from '../../../data/device/notifications';
import { useAction } from '../../../data/remote/use-action';
import { useSession } from '../../../data/session/session';
import { FormFailure } from '../../../parts/input/form-failure';
import { useInstall } from '../../../pwa/install';
import { keepPush, type PushObstacle, turnOffPush, turnOnPush } from '../../../pwa/push';
import { pushRecord } from '../../../pwa/push-record';
import { setRestPush, usePush } from '../../../pwa/use-push';
import { Button } from '../../../ui/control/button';
import { SwitchRow } from '../../../ui/control/switch-row';
import { Card } from '../../../ui/display/card';
import { Cluster, Stack } from '../../../ui/frame/page';
import { notify } from '../../../ui/layer/notify';
import { lazyPart } from '../../../ui/state/lazy-part';
import textClass from '../../../ui/text.module.css';
import styles from './notifications.module.css';

const NO_WORKER = 'O app ainda está se preparando neste navegador. Recarregue a página e tente.';
const TEST_WORDS = {
  sent: 'Aviso de teste enviado',
  failed: 'O serviço de avisos do navegador não respondeu. Tente mais tarde.',
  gone: 'O navegador tinha trocado o endereço deste aparelho. Já refizemos; teste de novo.',
} as const;

/** Switches the notices of this device. */
export function HereCard() {
  const { obstacle, record } = usePush();
  const calls = useNotifications();
  const session = useSession();
  const person = 'user' in session ? session.user.id : '';
  const { reload } = useNoticeDevices();
  const [missing, setMissing] = useState(false);
  const on = record !== null && record.person === person && obstacle === null;

  const turn = useAction(async (next: boolean) => {
    setMissing(false);
    if (next) {
      const label = deviceName(deviceOf(navigator.userAgent));
      setMissing((await turnOnPush(calls, { person, label })) === 'no-worker');
    } else {
      await turnOffPush(calls);
    }
    reload();
  });
  const test = useAction(async () => {
    if (!record) return;
    const { result } = await calls.test(record.id).catch((cause: unknown) => {
      if (!isUnknownDevice(cause)) throw cause;
      return { result: 'gone' } as const;
    });
    if (result === 'gone') {
      await keepPush(calls, person);
      reload();
      // The device was removed from another one, so the switch is off now.
      if (pushRecord.get() === null) return;
    }
    const say = result === 'sent' ? notify.success : notify.warning;
    say(TEST_WORDS[result]);
  });

  return (
    <Card as="section" padding="l" labelledBy="notices-here">
      <Stack>
        <h2 id="notices-here">Neste aparelho</h2>
        <SwitchRow
          label="Receber avisos neste aparelho"
          hint="Chegam com o app fechado e a tela bloqueada, se houver internet. O texto é neutro: quem olhar a tela não vê o que você treina."
          checked={on}
          disabled={obstacle !== null || turn.busy || session.status !== 'signed-in'}
          onChange={(next) => void turn.run(next)}
        />
        {obstacle && <ObstacleHint obstacle={obstacle} />}
        {!obstacle && !on && (
          <p className={textClass.hint}>
            Ao ligar, o navegador pede a sua permissão. Dá para desligar aqui quando quiser.
          </p>
        )}
        {missing && (
          <p className={textClass.hint} role="alert">
            {NO_WORKER}
          </p>
        )}
        {turn.failure && <FormFailure failure={turn.failure} />}
        {on && (
          <>
            <SwitchRow
              label="Fim do descanso com a tela bloqueada"
              hint="Se o app estiver à vista, quem avisa é ele, e nada mais chega."
              checked={record.rest}
              onChange={setRestPush}
            />
            <Cluster>
              <Button
                variant="quiet"
                icon={<Send aria-hidden="true" />}
                busy={test.busy}
                onClick={() => void test.run()}
              >
                Enviar um aviso de teste
              </Button>
            </Cluster>
            {test.failure && <FormFailure failure={test.failure} />}
          </>
        )}
      </Stack>
    </Card>
  );
}

const InstallSheet = lazyPart(() => import('../../../parts/device/install-sheet'));

/** Why this device cannot show notices, and what to do about it. */
function ObstacleHint({ obstacle }: { obstacle: PushObstacle }) {
  if (obstacle === 'blocked') return <Blocked />;
  if (obstacle === 'install') return <NotInstalled />;
  return (
    <div className={styles.note}>
      <p className={textClass.strong}>Este navegador não mostra avisos</p>
      <p>
        O que for avisado fica na tela de avisos do app. Chrome, Edge, Firefox e Safari mostram.
      </p>
    </div>
  );
}

function Blocked() {
  const { way } = useInstall();
  const steps = unblockSteps(deviceOf(navigator.userAgent), way === 'installed');
  return (
    <div className={styles.note}>
      <p className={textClass.strong}>Os avisos estão bloqueados</p>
      <p>Daqui o app não consegue pedir de novo. Para liberar:</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

function NotInstalled() {
  const [steps, setSteps] = useState(false);
  return (
    <div className={styles.note}>
      <p className={textClass.strong}>Falta o ícone na Tela de Início</p>
      <p>No iPhone e no iPad, os avisos chegam só ao app instalado.</p>
      <Button variant="quiet" onClick={() => setSteps(true)}>
        Ver como instalar
      </Button>
      {steps && <InstallSheet open onClose={() => setSteps(false)} />}
    </div>
  );
}
