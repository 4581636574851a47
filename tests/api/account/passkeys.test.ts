import { afterEach, expect, test, vi } from 'vitest';
import { createPasskeyCalls } from '../../../src/api/account/passkeys';
import { createClient } from '../../../src/api/client';

const bytes = new ArrayBuffer(8);
const credential = {
  id: 'AAAA',
  rawId: bytes,
  type: 'public-key',
  response: {
    attestationObject: bytes,
    authenticatorData: bytes,
    clientDataJSON: bytes,
    signature: bytes,
  },
  getClientExtensionResults: () => ({}),
};
const options = { challenge: 'AAAA', rp: {}, user: { id: 'AAAA' }, pubKeyCredParams: [] };

/** A working device, with a network that fails when the server's turn comes. */
function losesTheNetwork() {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  const make = async () => credential;
  vi.stubGlobal('navigator', { credentials: { create: make, get: make }, onLine: true });
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.includes('/verify-')) throw new TypeError('Failed to fetch');
    return Response.json(url.includes('generate') ? options : { status: true });
  });
  return createPasskeyCalls(createClient({ baseUrl: 'https://anilha.example' }));
}

afterEach(() => vi.unstubAllGlobals());

test('a network that is gone after the device did its part is told as such', async () => {
  const calls = losesTheNetwork();
  const offline = expect.objectContaining({ kind: 'offline' });
  await expect(calls.signIn({ autoFill: false })).rejects.toEqual(offline);
  await expect(calls.add({ password: 'segredo', name: 'Celular' })).rejects.toEqual(offline);
});
