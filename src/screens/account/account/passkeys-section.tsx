import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PASSKEY_NAME_MAX, passkeyNameSchema } from '#domain/account/second-factor';
import { localDay } from '#domain/local-day';
import { longDay } from '#words/format/day';
import { type OwnPasskey, passkeysHere, usePasskeys } from '../../../data/account/passkeys';
import { useAction } from '../../../data/remote/use-action';
import { zoneHere } from '../../../data/store/zone-here';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { Cluster } from '../../../ui/frame/page';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { Menu } from '../../../ui/layer/menu';
import { notify } from '../../../ui/layer/notify';
import textClass from '../../../ui/text.module.css';
import { AddPasskeySheet } from './add-passkey-sheet';
import { AskFailed } from './ask-failed';
import { RenameSheet } from './rename-sheet';

type Open = { sheet: 'add' } | { sheet: 'rename' | 'remove'; passkey: OwnPasskey };

/**
 * Passkeys, for signing in by face, finger or PIN. Absent if there are none and the browser does
 * not support them.
 */
export function PasskeysSection() {
  const { passkeys, add, rename, remove } = usePasskeys();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const removal = useAction(async ({ id }: OwnPasskey) => {
    await remove(id).finally(close);
    notify.success('Chave de acesso removida');
  });

  const canAdd = passkeysHere();
  const known = passkeys.state === 'ready' ? passkeys.value : [];
  return (
    <Card as="section" padding="l" labelledBy="passkeys-section">
      <h2 id="passkeys-section">Chaves de acesso</h2>
      <p className={textClass.hint}>
        {canAdd
          ? 'Entre com o rosto, a digital ou o PIN do aparelho, sem digitar senha nem código. A chave fica no aparelho ou no gerenciador de senhas dele.'
          : 'Este navegador não cria chaves de acesso. Chrome, Edge, Firefox e Safari criam; aqui, entre com a senha.'}
      </p>
      {passkeys.state === 'failed' && (
        <AskFailed failure={passkeys.failure} onRetry={passkeys.retry} />
      )}
      {known.length > 0 && (
        <List bare label="Chaves de acesso">
          {known.map((passkey) => (
            <ListRow
              key={passkey.id}
              title={nameOf(passkey)}
              subtitle={addedOn(passkey)}
              leading={<KeyRound />}
              actions={
                <Menu
                  label={`Opções de ${nameOf(passkey)}`}
                  items={[
                    {
                      label: 'Renomear',
                      icon: <Pencil aria-hidden="true" />,
                      onSelect: () => setOpen({ sheet: 'rename', passkey }),
                    },
                    {
                      label: 'Remover',
                      icon: <Trash2 aria-hidden="true" />,
                      danger: true,
                      onSelect: () => setOpen({ sheet: 'remove', passkey }),
                    },
                  ]}
                />
              }
            />
          ))}
        </List>
      )}
      <FormFailure failure={removal.failure} />
      {canAdd && passkeys.state === 'ready' && (
        <Cluster>
          <Button
            variant="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setOpen({ sheet: 'add' })}
          >
            Adicionar chave de acesso
          </Button>
        </Cluster>
      )}
      {open?.sheet === 'add' && <AddPasskeySheet add={add} onClose={close} />}
      {open?.sheet === 'rename' && (
        <RenameSheet
          title="Renomear chave de acesso"
          label="Nome"
          schema={passkeyNameSchema}
          maxLength={PASSKEY_NAME_MAX}
          autoComplete="off"
          name={nameOf(open.passkey)}
          rename={(name) => rename(open.passkey.id, name)}
          onClose={close}
        />
      )}
      {open?.sheet === 'remove' && (
        <ConfirmDialog
          open
          title={`Remover ${nameOf(open.passkey)}?`}
          confirmLabel="Remover"
          danger
          busy={removal.busy}
          onConfirm={() => void removal.run(open.passkey)}
          onCancel={close}
        >
          <p>
            Com ela não se entra mais. No aparelho ela continua guardada: apague também no
            gerenciador de senhas dele.
          </p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

function nameOf({ name }: OwnPasskey): string {
  return name ?? 'Chave de acesso';
}

function addedOn({ createdAt }: OwnPasskey): string | undefined {
  if (!createdAt) return undefined;
  const timeZone = zoneHere();
  return `Adicionada em ${longDay(localDay(createdAt.getTime(), timeZone))}`;
}
