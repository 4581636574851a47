import type { MessageTemplate } from '#domain/messages/message-template';
import type { Replica } from '../../replica/replica';
import type { Loaded } from '../store/loaded';
import { defineQuery } from '../store/query';
import { isMessageTemplate } from '../store/shapes';

export interface TemplateEntry extends MessageTemplate {
  readonly id: string;
  /** Whether the person wrote it and may change it; the others are built in. */
  readonly own: boolean;
}

const byTitle = (a: TemplateEntry, b: TemplateEntry) =>
  a.title.localeCompare(b.title, 'pt-BR') || (a.id < b.id ? -1 : 1);

/** The person's own templates, then the built-in ones. */
export async function readMessageTemplates(replica: Replica): Promise<readonly TemplateEntry[]> {
  const [{ MESSAGE_TEMPLATES }, rows] = await Promise.all([
    import('#catalog/message-templates'),
    replica.all('message-template'),
  ]);
  const own = rows.filter(isMessageTemplate).flatMap(({ id, shape }) => {
    const { title, text, purpose, removedAt } = shape;
    return text === '' || removedAt !== null ? [] : [{ id, title, text, purpose, own: true }];
  });
  return [...own.sort(byTitle), ...MESSAGE_TEMPLATES.map((each) => ({ ...each, own: false }))];
}

const useRead = defineQuery<readonly TemplateEntry[]>({
  read: readMessageTemplates,
  after: (value, { wide, rows }) => (wide || rows.some(isMessageTemplate) ? 'reread' : value),
});

/** The message templates of the open account. */
export function useMessageTemplates(): Loaded<readonly TemplateEntry[]> {
  return useRead('templates');
}
