import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../deps';

export type OutgoingMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** The way out of a mail. `send` throws when it was not taken. */
export type Transport = { send: (mail: OutgoingMail) => Promise<void> };

/** The mail server of the settings. */
export function createSmtpTransport(settings: { smtpUrl: string; from: string }): Transport {
  const smtp = createTransport(settings.smtpUrl, { from: settings.from });
  return {
    async send({ id, to, subject, text, html }) {
      // A server that knows the id may drop a second copy after a crash.
      await smtp.sendMail({ to, subject, text, html, messageId: `<${id}@anilha>` });
    },
  };
}

/** Without a mail server: each mail is a file to open and read, its path in the log. */
export function createFileTransport(settings: {
  dataDir: string;
  from: string;
  log: Log;
}): Transport {
  const folder = join(settings.dataDir, 'outbox');
  return {
    async send({ id, to, subject, text }) {
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${id}.eml`);
      const head = [`From: ${settings.from}`, `To: ${to}`, `Subject: ${subject}`];
      const type = ['MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8'];
      await writeFile(path, [...head, ...type, '', text, ''].join('\n'), { mode: 0o600 });
      settings.log.info(`E-mail guardado em ${path}`);
    },
  };
}
