import { Trash2 } from 'lucide-react';
import type { SaidMessage } from '#domain/messages/thread';
import { useMessageCommands } from '../../data/commands/messages';
import { Menu } from '../../ui/layer/menu';
import { notify } from '../../ui/layer/notify';
import { guarded } from '../input/guarded';

/** The menu of one's own message. */
export function OwnMessageMenu({ message }: { message: SaidMessage }) {
  const { remove, restore } = useMessageCommands();

  async function takeBack() {
    if (!(await guarded(remove(message.id)))) return;
    notify.plain('Mensagem apagada', {
      action: { label: 'Desfazer', onAction: () => void guarded(restore(message)) },
    });
  }

  return (
    <Menu
      label="Opções da mensagem"
      items={[
        {
          label: 'Apagar',
          hint: 'Some também para quem recebeu',
          icon: <Trash2 aria-hidden="true" />,
          danger: true,
          onSelect: () => void takeBack(),
        },
      ]}
    />
  );
}
