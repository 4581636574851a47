import type { ProgramDraft } from '#domain/programs/draft';
import { decodeProgram, LONGEST_CODE } from '#domain/programs/ficha-code/decode';
import { encodeProgram } from '#domain/programs/ficha-code/encode';
import type { CodeFault, OwnOf, SharedProgram } from '#domain/programs/ficha-code/shape';
import { base64url } from '#protocol/base64url';

const LONGEST_FRAGMENT = 64 * 1024;

/** A ficha as text for an address or a code: deflated, base64url. */
export async function fichaFragment(draft: ProgramDraft, ownOf: OwnOf): Promise<string> {
  const plain = new Blob([encodeProgram(draft, ownOf)]).stream();
  const packed = plain.pipeThrough(new CompressionStream('deflate-raw'));
  return base64url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** The ficha of such a text, or why it cannot be read. Never rejects. */
export async function readFichaFragment(
  packed: string,
): Promise<SharedProgram | { readonly fault: CodeFault }> {
  if (packed.length > LONGEST_FRAGMENT) return { fault: 'too_large' };
  try {
    const bytes = bytesOf(packed);
    const text = await unpacked(new Blob([bytes]).stream());
    return text === null ? { fault: 'too_large' } : decodeProgram(text);
  } catch {
    return { fault: 'broken' };
  }
}

/** Stops if a small text unpacks to gigabytes, before it fills the memory. */
async function unpacked(packed: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string | null> {
  const reader = packed.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LONGEST_CODE) {
      await reader.cancel();
      return null;
    }
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}
