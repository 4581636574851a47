import type { Context, Hono } from 'hono';
import type { ProgramDraft } from '#domain/programs/draft';
import { decodeProgram } from '#domain/programs/ficha-code/decode';
import { previewOf } from '#domain/programs/preview';
import { publicProgramSchema } from '#protocol/programs/program-links';
import { programFacts, programTitle } from '#words/programs/program';
import { ownPicture, withPreview } from './document-head';
import { type FoundPage, findPublic } from './public-page';

/** A shared ficha: /public/programs/<id>; a path with a file extension does not match. */
export const PUBLIC_PROGRAM = /^\/public\/programs\/([^/.]+)\/?$/i;

/** A link's ficha, its id, and the owner if they have a page. */
export interface PublicFicha {
  readonly id: string;
  readonly draft: ProgramDraft;
  readonly by: string | null;
}

/** Reads the ficha of a link from the API. */
export async function findPublicProgram(
  api: Hono,
  c: Context,
  id: string,
): Promise<FoundPage<PublicFicha>> {
  const path = `/api/public/programs/${encodeURIComponent(id)}`;
  const answer = await findPublic(api, c, path, publicProgramSchema);
  if (typeof answer === 'string') return answer;
  const { code, by } = answer.found;
  const read = decodeProgram(code);
  // The app explains why the ficha cannot be read.
  if ('fault' in read) return 'untold';
  return { found: { id: id.toLowerCase(), draft: read.draft, by: by?.name ?? null } };
}

/** The shell with a ficha's link preview. Search engines may not index it. */
export function programDocument(
  shell: string,
  { id, draft, by }: PublicFicha,
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
