import type { Letter } from '../../core/mail';
import { letter } from '../letter';

export interface NoticeWords {
  readonly name: string;
  readonly title: string;
  readonly body: string;
  /** An address within the app. */
  readonly url: string;
  /** The address that ends mails of this sort; null for those that always come. */
  readonly stopUrl: string | null;
}

/** A notice of the inbox as a mail. */
export function noticeLetter({ name, title, body, url, stopUrl }: NoticeWords): Letter {
  const parts = {
    subject: title,
    name,
    paragraphs: [body],
    link: { label: 'Abrir na Anilha', url },
  };
  if (stopUrl === null) {
    return letter({ ...parts, footnote: 'Avisos de segurança sempre chegam por e-mail.' });
  }
  return letter({
    ...parts,
    footnote: 'Você recebe este aviso porque escolheu avisos por e-mail.',
    stop: { label: 'Parar estes e-mails', url: stopUrl },
  });
}
