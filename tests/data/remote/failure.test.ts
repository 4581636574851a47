import { expect, test } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { failureOf } from '../../../src/data/remote/failure';

test("keeps the server's message when a service behind it failed, and no text of an unexpected error", () => {
  const message = 'Ainda não sabemos se o pagamento saiu.';
  const failed = (status: number, body: object) => failureOf(new ApiError({ status, body }));
  expect(failed(502, { code: 'stripe_unreachable', message })).toEqual({
    failure: 'broken',
    said: message,
    code: 'stripe_unreachable',
  });
  expect(failed(502, {}).said).toBeUndefined();
  expect(failed(500, { code: 'INTERNAL', message: 'Internal error' }).said).toBeUndefined();
  expect(failed(409, { code: 'charge_settled', message })).toMatchObject({ said: message });
});
