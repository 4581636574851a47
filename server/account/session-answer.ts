import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { eraseDateOf } from '../access/leaving';
import { preferencesOf } from '../access/preferences';
import { professionalRecordOf } from '../access/professional-record';
import { shownEmail } from '../core/nameless';
import type { Database } from '../db/schema';

const signedIn = v.looseObject({ user: v.looseObject({ id: v.string(), email: v.string() }) });

/**
 * Adds to the session's answer whether the app opens on the coach's panel (`coach`), and `erasesAt`
 * (epoch ms) if the account awaits erasure.
 */
export async function sessionAnswer(db: Kysely<Database>, answer: Response): Promise<Response> {
  const read = v.safeParse(signedIn, await answer.clone().json());
  if (!read.success) return answer;
  const { user } = read.output;
  const erasesAt = await eraseDateOf(db, user.id);
  const coach = await opensOnPanel(db, user.id);
  const email = shownEmail(user.email);
  const body = JSON.stringify({ ...read.output, user: { ...user, email, coach }, erasesAt });
  return new Response(body, { status: answer.status, headers: answer.headers });
}

/** A device without the person's records cannot know this itself. */
async function opensOnPanel(db: Kysely<Database>, person: string): Promise<boolean> {
  const chosen = (await preferencesOf(db, person))?.coachView;
  return chosen ?? (await professionalRecordOf(db, person)) !== null;
}
