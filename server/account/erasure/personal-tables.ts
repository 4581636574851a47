import type { Database } from '../../db/schema';

/** How a column is exported: instants as ISO texts, pictures as data addresses. */
type Told = 'text' | 'number' | 'instant' | 'flag' | 'jpeg';

export type PersonalTable<Column extends string = string> = {
  /** The column that names the owner of a row. */
  readonly column: Column;
  /** The kind of value in that column. */
  readonly holds: 'id' | 'space' | 'email';
  /** Columns in "baixar meus dados"; secrets and internal values are left out. */
  readonly told: { readonly [Name in Column]?: Told };
};

type Tables = {
  readonly [Table in keyof Database]:
    | PersonalTable<Extract<keyof Database[Table], string>>
    /**
     * `nobody`: no row belongs to a person. `apart`: erased by ./erase.ts itself, by the handlers
     * of `account.erased`, or with another row.
     */
    | 'nobody'
    | 'apart';
};

/**
 * The single list of tables with personal data. A new table names the owner of its rows here, so
 * that they are erased with the account and exported in "baixar meus dados". `user` comes last,
 * because others refer to it.
 */
export const PERSONAL_TABLES: Tables = {
  session: {
    column: 'userId',
    holds: 'id',
    told: {
      userAgent: 'text',
      ipAddress: 'text',
      createdAt: 'instant',
      usedAt: 'instant',
      expiresAt: 'instant',
    },
  },
  account: {
    column: 'userId',
    holds: 'id',
    told: { providerId: 'text', createdAt: 'instant', updatedAt: 'instant' },
  },
  verification: 'apart',
  twoFactor: { column: 'userId', holds: 'id', told: { verified: 'flag' } },
  passkey: {
    column: 'userId',
    holds: 'id',
    told: { name: 'text', deviceType: 'text', createdAt: 'instant' },
  },
  known_device: { column: 'user_id', holds: 'id', told: { last_seen: 'instant' } },
  email_change: { column: 'user_id', holds: 'id', told: { email: 'text', expires_at: 'instant' } },
  account_photo: { column: 'user_id', holds: 'id', told: { image: 'jpeg' } },
  guardian_consent: {
    column: 'user_id',
    holds: 'id',
    told: {
      name: 'text',
      relation: 'text',
      contact: 'text',
      version: 'text',
      agreed_at: 'instant',
    },
  },
  screening_access: {
    column: 'user_id',
    holds: 'id',
    told: { reader_name: 'text', at: 'instant' },
  },
  account_deletion: {
    column: 'user_id',
    holds: 'id',
    told: { asked_at: 'instant', erase_at: 'instant' },
  },
  nameless_account: { column: 'user_id', holds: 'id', told: { seen_at: 'instant' } },
  erased_account: 'nobody',
  job_lease: 'nobody',
  mail_outbox: { column: 'recipient', holds: 'email', told: { created_at: 'instant' } },
  notice: {
    column: 'user_id',
    holds: 'id',
    told: {
      kind: 'text',
      title: 'text',
      body: 'text',
      created_at: 'instant',
      read_at: 'instant',
      mailed_at: 'instant',
    },
  },
  notice_person: { column: 'user_id', holds: 'id', told: { zone: 'text' } },
  push_subscription: {
    column: 'user_id',
    holds: 'id',
    told: { label: 'text', created_at: 'instant', seen_at: 'instant' },
  },
  push_delivery: { column: 'user_id', holds: 'id', told: { title: 'text', due_at: 'instant' } },
  stopped_mail: { column: 'user_id', holds: 'id', told: { kind: 'text', at: 'instant' } },
  vapid_key: 'nobody',
  rate_limit: 'apart',
  space_epoch: { column: 'space_id', holds: 'space', told: {} },
  // The device exports the content of records in its own file.
  record: { column: 'space_id', holds: 'space', told: {} },
  space_digest: { column: 'space_id', holds: 'space', told: { kind: 'text', count: 'number' } },
  device: {
    column: 'user_id',
    holds: 'id',
    told: { id: 'text', schema: 'number', last_seen: 'instant' },
  },
  sync_reject: {
    column: 'space_id',
    holds: 'space',
    told: { reason: 'text', body: 'text', at: 'instant' },
  },
  // Derived from records, which have their own export; also deleted when the last coach leaves.
  student_fact: { column: 'space_id', holds: 'space', told: {} },
  workout_fact: { column: 'space_id', holds: 'space', told: {} },
  space_best: { column: 'space_id', holds: 'space', told: {} },
  pain_fact: { column: 'space_id', holds: 'space', told: {} },
  unread_message: { column: 'space_id', holds: 'space', told: {} },
  // These rows are deleted with their link.
  link_review: 'apart',
  shared_photo: 'apart',
  appointment: 'apart',
  appointment_change: 'apart',
  // Paid charges stay with the other side, without the erased person (server/charges/erasure.ts).
  charge: 'apart',
  charge_payment: 'apart',
  charge_receipt: 'apart',
  charge_reminder: 'apart',
  plan_subscription: 'apart',
  charge_settings: {
    column: 'coach_id',
    holds: 'id',
    told: {
      payee_name: 'text',
      payee_city: 'text',
      pix_kind: 'text',
      pix_key: 'text',
      ladder: 'text',
      wordings: 'text',
      overdue: 'text',
      overdue_days: 'number',
      updated_at: 'instant',
    },
  },
  receipt_identity: {
    column: 'user_id',
    holds: 'id',
    told: { tax_number: 'text', updated_at: 'instant' },
  },
  stripe_account: {
    column: 'coach_id',
    holds: 'id',
    told: {
      account: 'text',
      charges_enabled: 'flag',
      details_submitted: 'flag',
      capabilities: 'text',
      deauthorised_at: 'instant',
      updated_at: 'instant',
    },
  },
  stripe_customer: { column: 'person_id', holds: 'id', told: { customer: 'text' } },
  // Stripe's ids of people without an account.
  stripe_leaver: 'nobody',
  stripe_event: 'nobody',
  // Names of calls; followErasure deletes those that hold a person's id.
  stripe_attempt: 'nobody',
  stripe_look: 'nobody',
  // Rows go with their payment.
  stripe_recovery: 'apart',
  stripe_fee: 'apart',
  absence: {
    column: 'person_id',
    holds: 'id',
    told: { zone: 'text', from_day: 'text', until_day: 'text' },
  },
  calendar_address: { column: 'user_id', holds: 'id', told: { created_at: 'instant' } },
  coaching_link: 'apart',
  team_member: 'apart',
  coaching_grant: 'apart',
  invitation: {
    column: 'professional_id',
    holds: 'id',
    told: {
      label: 'text',
      email: 'text',
      phone: 'text',
      proposal: 'text',
      created_at: 'instant',
      expires_at: 'instant',
    },
  },
  professional: {
    column: 'user_id',
    holds: 'id',
    told: {
      handle: 'text',
      name: 'text',
      cref: 'text',
      cref_status: 'text',
      cref_at: 'instant',
      cref_reason: 'text',
      city: 'text',
      state: 'text',
      specialities: 'text',
      own_specialities: 'text',
      bio: 'text',
      whatsapp: 'text',
      plans: 'text',
      published_at: 'instant',
      updated_at: 'instant',
      hidden: 'text',
    },
  },
  former_handle: {
    column: 'user_id',
    holds: 'id',
    told: { handle: 'text', left_at: 'instant' },
  },
  program_link: {
    column: 'space_id',
    holds: 'space',
    told: {
      id: 'text',
      code: 'text',
      created_at: 'instant',
      updated_at: 'instant',
      hidden: 'text',
    },
  },
  // The reporter and their words stay secret from the reported person.
  // server/access/report-history.ts exports a person's own reports, which lose their name with the
  // account.
  report: {
    column: 'professional_id',
    holds: 'id',
    told: { reason: 'text', created_at: 'instant', closed_at: 'instant' },
  },
  admin_person: { column: 'user_id', holds: 'id', told: { added_at: 'instant' } },
  // These rows stay without the names of erased people (server/admin/acts.ts).
  admin_act: 'apart',
  account_suspension: {
    column: 'user_id',
    holds: 'id',
    told: { reason: 'text', at: 'instant' },
  },
  space: { column: 'owner_id', holds: 'id', told: {} },
  user: {
    column: 'id',
    holds: 'id',
    told: {
      name: 'text',
      email: 'text',
      emailVerified: 'flag',
      createdAt: 'instant',
      updatedAt: 'instant',
      birthDate: 'text',
      termsVersion: 'text',
      termsAcceptedAt: 'instant',
      guardianAgreed: 'flag',
      twoFactorEnabled: 'flag',
    },
  },
};

/** The tables with personal rows, in the order in which these are erased. */
export function personalTables(): [name: string, table: PersonalTable][] {
  return Object.entries(PERSONAL_TABLES).flatMap(([name, table]) =>
    typeof table === 'string' ? [] : [[name, table]],
  );
}
