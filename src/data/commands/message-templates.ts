import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import { type MessageTemplate, messageTemplateKind } from '#domain/messages/message-template';
import { type AccountSource, commitTo, type Refusal, removalOf, useAccountSource } from './write';

/** Commands for a coach's message templates. Each resolves once it is stored on this device. */
export interface MessageTemplateCommands {
  /** Creates or changes a template. */
  keep(template: MessageTemplate, id?: string): Promise<Refusal | null>;
  remove(id: string): Promise<Refusal | null>;
  restore(id: string): Promise<Refusal | null>;
}

/** The commands for the open account. */
export function messageTemplateCommands(source: AccountSource): MessageTemplateCommands {
  return {
    keep: ({ title, text, purpose }, id = uuidv7()) =>
      commitTo(source, 'message-template', id, () => ({
        title: title.trim(),
        text: text.trim(),
        purpose,
      })),
    ...removalOf(source, 'message-template', messageTemplateKind),
  };
}

export function useMessageTemplateCommands(): MessageTemplateCommands {
  const source = useAccountSource();
  return useMemo(() => messageTemplateCommands(source), [source]);
}
