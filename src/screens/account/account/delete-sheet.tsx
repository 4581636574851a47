import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useLocation } from 'wouter';
import { CODE_LENGTH } from '#domain/account/account';
import { KEPT_DAYS } from '#domain/account/retention';
import { plural } from '#words/format/plural';
import { useCharges } from '../../../data/charges/charges';
import { countUnsent, sendAll } from '../../../data/device/unsent-changes';
import { usePhotos } from '../../../data/health/photos';
import { useForm } from '../../../data/remote/use-form';
import { useAccount } from '../../../data/session/session';
import { useOpenAccount } from '../../../data/store/account-provider';
import { useSyncStatus } from '../../../data/store/sync-status';
import { DataDownloadButton } from '../../../parts/account/data-download';
import { OwnPasswordField } from '../../../parts/account/password-fields';
import { LOST_WHILE_SENDING } from '../../../parts/device/sync-explanation';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button, SubmitButton } from '../../../ui/control/button';
import { TextField } from '../../../ui/field/text-field';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './account.module.css';

const DAYS = KEPT_DAYS.leaving;
const DONE = `Exclusão marcada para daqui a ${DAYS} dias. Mandamos um e-mail com o dia e o jeito de cancelar.`;
const DONE_MS = 10_000;

const schema = v.object({
  password: v.pipe(v.string(), v.minLength(1, 'Digite a sua senha')),
  code: v.optional(v.pipe(v.string(), v.minLength(1, 'Digite o código do app autenticador'))),
});

/** The effects and dates of a deletion, a download before it, and the password. */
export function DeleteSheet({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  const account = useAccount();
  const data = useOpenAccount();
  const { pending, refused } = useSyncStatus();
  const photos = usePhotos();
  const { charges } = useCharges({ watched: false });
  const hasCharges = charges.state === 'ready' && charges.value.charges.length > 0;
  const pictures = photos.state === 'ready' ? photos.value.photos.length : 0;
  // A second press confirms the warning about unsent changes.
  const [warned, setWarned] = useState(false);
  const [lost, setLost] = useState(false);
  const { form, errors, busy, failure } = useForm(schema, async ({ password, code }) => {
    if (data && !warned) {
      const here = await countUnsent(data);
      const end = here.waiting > 0 ? await sendAll(data) : 'sent';
      // Earlier refusals are already shown above the button.
      if (end !== 'sent' || here.refused > refused) {
        setWarned(true);
        setLost(end === 'lost');
        return;
      }
    }
    await account.deleteUser(code === undefined ? { password } : { password, code });
    navigate('/', { replace: true });
    notify.plain(DONE, { duration: DONE_MS });
  });
  useEffect(() => {
    // Includes changes that another tab could not store.
    void data?.replica.tidy();
  }, [data]);
  const [asksCode, setAsksCode] = useState(false);
  if (!asksCode && failure?.code === 'CODE_REQUIRED') setAsksCode(true);
  const unsent = pending + refused;

  return (
    <Sheet open size="s" title="Excluir a conta" onClose={onClose}>
      <form className={styles.form} {...form}>
        <ul className={styles.points}>
          <li>
            <strong>Agora:</strong> você sai de todos os aparelhos, e tudo o que é seu é apagado
            deste.
          </li>
          <li>
            <strong>Por {DAYS} dias:</strong> nada se perde na conta. Para cancelar, é só entrar de
            novo.{hasCharges && ' Mensalidades e planos param, e nada novo é cobrado.'}
          </li>
          <li>
            <strong>Depois:</strong> conta, treinos, fichas, medidas e tudo o mais são apagados do
            servidor, sem volta, e das cópias de segurança conforme elas são substituídas. Do que
            foi pago fica, com quem recebeu ou pagou, o registro sem o seu nome.
            {hasCharges && ' O que ainda estava em aberto sai das cobranças dos dois lados.'}
          </li>
        </ul>
        <div className={layoutClass.close}>
          <p className={styles.text}>Antes, se quiser, guarde uma cópia de tudo.</p>
          <DataDownloadButton full />
        </div>
        {unsent > 0 && (
          <p className={textClass.warning}>
            {plural(unsent, {
              zero: '',
              one: '1 registro só existe neste aparelho.',
              other: '# registros só existem neste aparelho.',
            })}{' '}
            {warned || pending === 0
              ? 'Ao excluir, isso se perde, mesmo que você cancele depois.'
              : 'Ao excluir, tentamos enviar antes.'}
          </p>
        )}
        {lost && <p className={textClass.warning}>{LOST_WHILE_SENDING}</p>}
        {pictures > 0 && (
          <p className={textClass.warning}>
            {plural(pictures, {
              zero: '',
              one: '1 foto de progresso só existe neste aparelho e se perde agora, mesmo que você cancele depois. Ela vai na cópia.',
              other:
                '# fotos de progresso só existem neste aparelho e se perdem agora, mesmo que você cancele depois. Elas vão na cópia.',
            })}
          </p>
        )}
        <OwnPasswordField error={errors.password} />
        {asksCode && (
          <TextField
            label="Código do app autenticador"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_LENGTH + 1}
            error={errors.code}
          />
        )}
        <div className={layoutClass.close}>
          <FormFailure failure={failure} />
          <SubmitButton variant="danger" busy={busy}>
            {warned && unsent > 0 ? 'Excluir mesmo assim' : 'Excluir a conta'}
          </SubmitButton>
          <Button variant="quiet" size="l" full onClick={onClose}>
            Cancelar
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
