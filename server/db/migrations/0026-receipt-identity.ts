import type { Migration } from './migration';

/** CPF or CNPJ of people who want it on receipts. */
export const receiptIdentity: Migration = {
  name: '0026-receipt-identity',
  async up(db) {
    await db.schema
      .createTable('receipt_identity')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('user.id').onDelete('cascade'),
      )
      .addColumn('tax_number', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
