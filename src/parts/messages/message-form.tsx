import { MessageCircle, SendHorizontal } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { MESSAGE_LENGTH } from '#domain/messages/message';
import { filledTemplate } from '#domain/messages/message-template';
import { useMessageCommands } from '../../data/commands/messages';
import { useMessageDraft } from '../../data/messages/message-drafts';
import type { TemplateEntry } from '../../data/messages/message-templates';
import { buttonClass } from '../../ui/control/button-class';
import { Chip, ChipRow } from '../../ui/control/chip';
import { IconButton } from '../../ui/control/icon-button';
import { TextAreaField } from '../../ui/field/text-area-field';
import { notify } from '../../ui/layer/notify';
import { guarded } from '../input/guarded';
import styles from './message-thread.module.css';

interface MessageFormProps {
  link: string;
  /** Name of the other person. */
  other: string;
  /** Their WhatsApp number, with + and country code; without it the person chooses a contact. */
  whatsapp?: string;
  /** Message templates. */
  templates?: readonly TemplateEntry[];
  /** Beside the message templates. */
  tools?: ReactNode;
  /** Initial text, added after the draft. */
  text?: string;
  /** Called when the text of the field changes. */
  onWrite?: () => void;
}

/** The draft followed by the initial text, unless the draft contains it. */
function joined(draft: string, begun: string): string {
  if (draft.includes(begun)) return draft;
  return draft === '' ? begun : `${draft}\n\n${begun}`;
}

/**
 * Writes a message. It appears in the conversation at once and is sent with the next connection. An
 * unsent draft is restored with the screen.
 */
export function MessageForm(props: MessageFormProps) {
  const { link, other, whatsapp = '', templates = [], tools, ...begun } = props;
  const { send } = useMessageCommands();
  const draft = useMessageDraft(link);
  const [text, setText] = useState(() => joined(draft.text, begun.text ?? ''));
  const written = text.trim();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (written === '') return;
    write('');
    // The button is disabled for an empty field and would lose the focus, so the field gets it.
    event.currentTarget.querySelector('textarea')?.focus();
    const isStored = await guarded(send({ link, text: written }).then(({ refusal }) => refusal));
    if (!isStored) write(written);
  }

  function write(next: string) {
    setText(next);
    draft.keep(next);
    begun.onWrite?.();
  }

  /** A template replaces another template without a question, but typed text only after one. */
  function begin(template: TemplateEntry) {
    write(filledTemplate(template.text, other));
    if (written === '' || templates.some((each) => filledTemplate(each.text, other) === text))
      return;
    notify.plain('O texto pronto ficou no lugar do seu', {
      action: { label: 'Desfazer', onAction: () => write(text) },
    });
  }

  return (
    <form className={styles.form} data-over-dock onSubmit={(event) => void submit(event)}>
      {templates.length > 0 && (
        <ChipRow label="Textos prontos">
          {templates.map((template) => (
            <Chip key={template.id} onClick={() => begin(template)}>
              {template.title}
            </Chip>
          ))}
        </ChipRow>
      )}
      <div className={styles.write}>
        <TextAreaField
          label={`Mensagem para ${other}`}
          value={text}
          rows={2}
          maxLength={MESSAGE_LENGTH}
          enterKeyHint="enter"
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.currentTarget.form?.requestSubmit();
            }
          }}
        />
        <IconButton
          type="submit"
          size="l"
          variant="quiet"
          label="Enviar mensagem"
          disabled={written === ''}
          icon={<SendHorizontal aria-hidden="true" />}
        />
      </div>
      <div className={styles.others}>
        {tools}
        <a
          href={`https://wa.me/${whatsapp.slice(1)}?text=${encodeURIComponent(written)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'plain' })}
          aria-label="Abrir no WhatsApp"
        >
          <MessageCircle aria-hidden="true" />
          WhatsApp
        </a>
      </div>
    </form>
  );
}
