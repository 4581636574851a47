import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../core/log';

export type OutgoingMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe?: string;
};

/** Sends a mail. `send` throws if it was not accepted. */
export type MailTransport = { send: (mail: OutgoingMail) => Promise<void> };

/** Headers for the unsubscribe button of mail programs (RFC 8058). */
function stopHeaders({ unsubscribe }: OutgoingMail): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * Time limits for a silent mail server, ms: shorter than the claim of a mail, so that it delays no
 * other mail.
 */
const PATIENCE = { connectionTimeout: 10_000, socketTimeout: 40_000 };

/** Sends through the mail server of the settings. */
export function createSmtpTransport(settings: { smtpUrl: string; from: string }): MailTransport {
  const smtp = createTransport({ url: settings.smtpUrl, ...PATIENCE }, { from: settings.from });
  return {
    async send(mail) {
      const { id, to, subject, text, html } = mail;
      // With the same message id, a mail server may drop a second copy after a crash.
      const messageId = `<${id}@anilha>`;
      await smtp.sendMail({ to, subject, text, html, messageId, headers: stopHeaders(mail) });
    },
  };
}

/** Used without a mail server: writes each mail to a file and logs its path. */
export function createFileTransport(settings: {
  dataDir: string;
  from: string;
  log: Log;
}): MailTransport {
  const folder = join(settings.dataDir, 'outbox');
  return {
    async send(mail) {
      const { id, to, subject, text } = mail;
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${id}.eml`);
      const stop = Object.entries(stopHeaders(mail)).map(([name, value]) => `${name}: ${value}`);
      const head = [`From: ${settings.from}`, `To: ${to}`, `Subject: ${subject}`, ...stop];
      const type = ['MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8'];
      await writeFile(path, [...head, ...type, '', text, ''].join('\n'), { mode: 0o600 });
      settings.log.info(`E-mail guardado em ${path}`);
    },
  };
}
