import { expect, test } from 'vitest';
import { receiptCopies } from '../../../src/data/files/receipt-copies';

const address = (payment: string) => `/api/charges/c1/payments/${payment}/receipt`;
const parts = {
  user: [{ name: 'Ana' }],
  charge_payment: [
    { title: 'Consultoria', receipt: address('p1') },
    { title: 'Aula', receipt: null },
    { title: 'Avaliação', receipt: address('p2') },
  ],
};

test('each receipt is a file of its own, and the payment says which', async () => {
  const asked: string[] = [];
  const client = {
    get: async (path: string) => {
      asked.push(path);
      return new Blob([path], { type: path.includes('p2') ? 'application/pdf' : 'image/jpeg' });
    },
  };
  const copies = await receiptCopies(client, parts);
  expect(asked).toEqual([address('p1'), address('p2')]);
  expect(copies.pictures.map(({ name }) => name)).toEqual([
    'comprovante-1.jpg',
    'comprovante-2.pdf',
  ]);
  expect(await copies.pictures[1]?.content.text()).toBe(address('p2'));
  expect(copies.parts).toEqual({
    user: parts.user,
    charge_payment: [
      { title: 'Consultoria', receipt: 'comprovante-1.jpg' },
      { title: 'Aula', receipt: null },
      { title: 'Avaliação', receipt: 'comprovante-2.pdf' },
    ],
  });
});

test('one that does not come is said to be missing, not left out', async () => {
  await expect(receiptCopies({ get: async () => ({}) }, parts)).rejects.toThrow();
  const failing = { get: () => Promise.reject(new Error('offline')) };
  await expect(receiptCopies(failing, parts)).rejects.toThrow('offline');
});
