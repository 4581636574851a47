export interface MailTables {
  /** Mails that wait to be sent; a row is deleted once its mail is out. */
  mail_outbox: {
    id: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    /** The address that ends mails of this sort; null for mails that always come. */
    unsubscribe: string | null;
    /** Epoch ms. */
    created_at: number;
    attempts: number;
    /** Epoch ms; the mail is not sent before it. */
    due_at: number;
  };
}
