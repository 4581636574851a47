import type { Context, Hono } from 'hono';
import { decodeProgram } from '#domain/ficha-code/decode';
import type { ProgramDraft } from '#domain/program/draft';
import { previewOf } from '#domain/program/preview';
import { publicProgramSchema } from '#protocol/program-links';
import { programFacts, programTitle } from '#words/program';
import { ownPicture, withPreview } from './document-head';
import { type Found, findPublic } from './public-page';

/** A shared ficha: /public/programs/<id>; what ends like a file is none. */
export const PUBLIC_PROGRAM = /^\/public\/programs\/([^/.]+)\/?$/i;

/** The ficha of a link, with who shares it where they have a page, and its id. */
export interface SharedFicha {
  readonly id: string;
  readonly draft: ProgramDraft;
  readonly by: string | null;
}

/** Asks the API what a link of a ficha shows. */
export async function findPublicProgram(
  api: Hono,
  c: Context,
  id: string,
): Promise<Found<SharedFicha>> {
  const path = `/api/public/programs/${encodeURIComponent(id)}`;
  const answer = await findPublic(api, c, path, publicProgramSchema);
  if (typeof answer === 'string') return answer;
  const { code, by } = answer.found;
  const read = decodeProgram(code);
  // The app shows why it cannot be read.
  if ('fault' in read) return 'untold';
  return { found: { id: id.toLowerCase(), draft: read.draft, by: by?.name ?? null } };
}

/** The shell with a ficha's link preview. Search engines may not index it. */
export function programDocument(
  shell: string,
  { id, draft, by }: SharedFicha,
  webUrl: string,
): string {
  const program = previewOf(draft);
  const title = `${programTitle(program)} · ficha de treino`;
  const from = by === null ? '' : ` Compartilhada por ${by}.`;
  const description = `${programFacts(program)}.${from} Veja os treinos e guarde nas suas fichas.`;
  const address = `${webUrl}/public/programs/${encodeURIComponent(id)}`;
  return withPreview(shell, {
    type: 'website',
    title,
    description,
    address,
    picture: ownPicture(webUrl),
    indexed: false,
  });
}
