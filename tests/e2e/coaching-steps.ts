import * as v from 'valibot';
import type { Scope } from '#domain/account/scope';
import { COACH_CONSENT_VERSION } from '#domain/coaching/consent';
import { madeInvitationSchema } from '#protocol/coaching/invitations';
import { PASSWORD } from './entry-steps';
import type { AnyServer } from './person-steps';

const peopleSchema = v.object({
  students: v.array(v.object({ student: v.object({ id: v.string() }) })),
});

/** A person's session outside the tested browsers. */
export async function sessionOf(server: AnyServer, email: string) {
  const headers = { 'content-type': 'application/json', origin: server.url };
  const call = async (path: string, init: RequestInit, cookie = '') => {
    const answer = await fetch(`${server.apiUrl}${path}`, {
      ...init,
      headers: { ...headers, cookie },
    });
    if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
    return answer;
  };
  const body = JSON.stringify({ email, password: PASSWORD });
  const signedIn = await call('/api/auth/sign-in/email', { method: 'POST', body });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const told = async (path: string, init: RequestInit): Promise<unknown> => {
    const text = await (await call(path, init, cookie)).text();
    return text === '' ? null : JSON.parse(text);
  };
  return {
    get: (path: string) => told(path, {}),
    post: (path: string, said: object) =>
      told(path, { method: 'POST', body: JSON.stringify(said) }),
    put: (path: string, said: object) => told(path, { method: 'PUT', body: JSON.stringify(said) }),
  };
}

/** Links two people; resolves with the student's id. */
export async function linkPeople(
  server: AnyServer,
  coach: string,
  student: string,
  scopes: readonly Scope[],
): Promise<string> {
  const [asking, answering] = await Promise.all([
    sessionOf(server, coach),
    sessionOf(server, student),
  ]);
  const made = v.parse(
    madeInvitationSchema,
    await asking.post('/api/coaching/invitations', { label: '', scopes, uses: 1, days: 7 }),
  );
  await answering.post(`/api/links/${made.token}/accept`, {
    scopes,
    version: COACH_CONSENT_VERSION,
  });
  const { students } = v.parse(peopleSchema, await asking.get('/api/coaching/students'));
  const [newest] = students.slice(-1);
  if (!newest) throw new Error(`${coach} has no student`);
  return newest.student.id;
}
