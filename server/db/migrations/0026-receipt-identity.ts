import { column, createTable } from './create';
import type { Migration } from './migration';

/** CPF or CNPJ of people who want it on receipts. */
export const receiptIdentity: Migration = {
  name: '0026-receipt-identity',
  async up(db) {
    await createTable(db, 'receipt_identity', {
      user_id: column.keyReference('user.id'),
      tax_number: 'text',
      updated_at: 'bigint',
    });
  },
};
