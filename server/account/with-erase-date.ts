import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { eraseDateOf } from '../access/leaving';
import type { Database } from '../db/schema';

const signedIn = v.looseObject({ user: v.looseObject({ id: v.string() }) });

/** The session's answer, with `erasesAt` (epoch ms) if its account awaits erasure. */
export async function withEraseDate(db: Kysely<Database>, answer: Response): Promise<Response> {
  const read = v.safeParse(signedIn, await answer.clone().json());
  if (!read.success) return answer;
  const erasesAt = await eraseDateOf(db, read.output.user.id);
  if (erasesAt === undefined) return answer;
  const body = JSON.stringify({ ...read.output, erasesAt });
  return new Response(body, { status: answer.status, headers: answer.headers });
}
