import { useCallback, useState } from 'react';
import { MESSAGE_LENGTH } from '#domain/messages/message';
import { peopleCount } from '#words/coaching/invitations';
import { commitRefusal } from '#words/errors';
import type { StudentLink } from '../../../data/coaching/students';
import { useMessageCommands } from '../../../data/commands/messages';
import { useAction } from '../../../data/remote/use-action';
import { Button } from '../../../ui/control/button';
import { TextAreaField } from '../../../ui/field/text-area-field';
import { Stack } from '../../../ui/frame/page';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import { EachPerson, LoadOffer } from './each-person';
import { type Each, useEach } from './use-each';

interface GroupSheetProps {
  people: readonly StudentLink[];
  name: string;
  onClose: () => void;
}

/** Sends one message to all of a group, each in their own conversation. */
export function GroupMessageSheet({ people, name, onClose }: GroupSheetProps) {
  const each = useEach(people.map(({ link }) => link));
  const [text, setText] = useState('');
  const sending = useAction(async () => {
    if (!(await each.run())) return;
    onClose();
    notify.stored(`Mensagem para ${peopleCount(people.length)}`);
  });
  const ready = text.trim() !== '' && each.left.length > 0;
  return (
    <Sheet
      open
      tall
      title="Mensagem para a turma"
      description={`${name}: cada pessoa recebe na própria conversa, sem ver as outras.`}
      onClose={onClose}
      footer={
        <Button
          size="l"
          full
          busy={sending.busy}
          disabled={!ready}
          onClick={() => void sending.run()}
        >
          Mandar para {peopleCount(each.left.length).toLocaleLowerCase('pt-BR')}
        </Button>
      }
    >
      <Stack>
        <TextAreaField
          label="Mensagem"
          rows={4}
          maxLength={MESSAGE_LENGTH}
          data-autofocus=""
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <EachPerson people={people} each={each}>
          {({ link }) => <Saying link={link} text={text} each={each} />}
        </EachPerson>
      </Stack>
    </Sheet>
  );
}

function Saying({ link, text, each }: { link: string; text: string; each: Each }) {
  const { send } = useMessageCommands();
  const act = useCallback(async () => {
    const { refusal } = await send({ link, text });
    return refusal && commitRefusal(refusal);
  }, [send, link, text]);
  return <LoadOffer each={each} link={link} act={act} />;
}
