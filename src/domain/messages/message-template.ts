import * as v from 'valibot';
import { flatKind } from '../record/flat-kind';
import { MESSAGE_LENGTH } from './message';

/** Purpose of a template: praise, a student who stays away, or anything else. */
export const TEMPLATE_PURPOSES = ['praise', 'return', 'other'] as const;
export type TemplatePurpose = (typeof TEMPLATE_PURPOSES)[number];

/** Characters of a template's name. */
export const TEMPLATE_TITLE_LENGTH = 60;

/** Placeholder for the recipient's first name. */
export const NAME_PLACE = '{nome}';

/** A text that a coach sends repeatedly, in the coach's own space. */
export interface MessageTemplate {
  readonly title: string;
  readonly text: string;
  readonly purpose: TemplatePurpose;
}

export const messageTemplateKind = flatKind<MessageTemplate>({
  name: 'message-template',
  single: false,
  fields: {
    title: v.pipe(v.string(), v.maxLength(TEMPLATE_TITLE_LENGTH)),
    text: v.pipe(v.string(), v.maxLength(MESSAGE_LENGTH)),
    purpose: v.picklist(TEMPLATE_PURPOSES),
  },
  project(read) {
    const [title, text, asked] = [read('title'), read('text'), read('purpose')];
    return {
      title: typeof title === 'string' ? title : '',
      text: typeof text === 'string' ? text : '',
      purpose: TEMPLATE_PURPOSES.find((purpose) => purpose === asked) ?? 'other',
    };
  },
});

/**
 * A template's text for a recipient: the first name fills the placeholder. Without a name the
 * placeholder is removed, together with the comma and space before it.
 */
export function filledTemplate(text: string, name: string): string {
  const first = name.trim().split(/\s+/)[0] ?? '';
  if (first !== '') return text.replaceAll(NAME_PLACE, first);
  return text.replaceAll(/,? ?\{nome\}/g, '').trim();
}
