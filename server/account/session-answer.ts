import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { eraseDateOf } from '../access/leaving';
import { preferencesOf } from '../access/preferences';
import { professionalRecordOf } from '../access/professional-record';
import type { Database } from '../db/schema';

const signedIn = v.looseObject({ user: v.looseObject({ id: v.string() }) });

/** The session's answer, with `erasesAt` (epoch ms) if its account awaits erasure, and `coach`. */
export async function sessionAnswer(db: Kysely<Database>, answer: Response): Promise<Response> {
  const read = v.safeParse(signedIn, await answer.clone().json());
  if (!read.success) return answer;
  const { user } = read.output;
  const [erasesAt, coach] = [await eraseDateOf(db, user.id), await opensOnPanel(db, user.id)];
  const body = JSON.stringify({ ...read.output, user: { ...user, coach }, erasesAt });
  return new Response(body, { status: answer.status, headers: answer.headers });
}

/** Whether the app opens on the coach's panel, for devices without the person's records. */
async function opensOnPanel(db: Kysely<Database>, person: string): Promise<boolean> {
  const chosen = (await preferencesOf(db, person))?.coachView;
  return chosen ?? (await professionalRecordOf(db, person)) !== null;
}
