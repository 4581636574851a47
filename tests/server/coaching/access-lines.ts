import * as v from 'valibot';
import { jpeg } from '../account/photo/jpeg-sample';
import { fichaCode } from '../programs/ficha';
import { CHARGE_LINES } from './access-charge-lines';
import {
  COACHES,
  NEVER,
  OWN,
  PRESENT,
  type Role,
  SHARED_PROGRAM,
  type World,
} from './access-world';
import { VERSION } from './people';
import { page } from './professionals/people';

export interface Asked {
  readonly path: string;
  readonly body?: object;
}

/** The answers of an endpoint by role. */
export interface Line {
  /** The request of a role, about its own link if it has one. */
  readonly ask: (world: World, role: Role) => Asked | Promise<Asked>;
  /** The request about something that never existed: a 404 must look exactly the same. */
  readonly never?: (world: World) => Asked;
  /** The status for all other signed-in people. */
  readonly others: number;
  /** Roles with a different status. A visitor gets 401 by default. */
  readonly but?: Readonly<Partial<Record<Role, number>>>;
  /** Roles with an answer that names the student: all other answers must not. */
  readonly names?: readonly Role[];
}

/** Assigns one status to several roles. */
function each(roles: readonly Role[], status: number): Partial<Record<Role, number>> {
  return Object.fromEntries(roles.map((role) => [role, status]));
}

function link(what: string, body?: object): Pick<Line, 'ask' | 'never'> {
  const asked = (id: string) => ({
    path: `/api/coaching/links/${id}/${what}`,
    ...(body && { body }),
  });
  return { ask: (world, role) => asked(world.linkOf(role)), never: () => asked(NEVER) };
}

const plan = {
  zone: 'America/Sao_Paulo',
  day: '2026-11-23',
  time: 7 * 60,
  duration: 60,
  weekdays: [1, 4],
  until: null,
  place: '',
};

/** An appointment of the student with the coach who has the scope `log`. */
async function appointmentIn({ people, student }: World): Promise<string> {
  const form = { student: student.user.id, ...plan };
  const { body } = await people.log.post('/api/coaching/appointments', form);
  return v.parse(v.object({ id: v.string() }), body).id;
}

const OWN_LINK = `/api/programs/${SHARED_PROGRAM}/link`;
const photo = { day: '2026-11-20', pose: 'front', image: jpeg(64, 96).toString('base64') };
const scopes = ['program', 'log'];
const accepting = { scopes: ['program'], version: VERSION };
const week = { today: '2026-11-20', week: '2026-11-16' };
const form = { label: '', scopes, uses: 1, days: 7 };
const listed = { key: 'p1', label: 'Rui', email: null, phone: '+5511987654321', proposal: null };
const list = { scopes, days: 7, people: [listed] };

/** Endpoints that only an admin may use, with the status of the answer. */
const ADMIN: Readonly<Record<string, { ask: Line['ask']; status: number }>> = {
  'GET /api/admin': { ask: () => ({ path: '/api/admin' }), status: 200 },
  'GET /api/admin/people': { ask: () => ({ path: '/api/admin/people' }), status: 200 },
  'POST /api/admin/crefs/:person': {
    ask: ({ student }) => ({
      path: `/api/admin/crefs/${student.user.id}`,
      body: { found: true, cref: '194882-G/SP', name: 'Ana Lima' },
    }),
    // The student has declared none.
    status: 409,
  },
  'POST /api/admin/reports/:id/close': {
    ask: () => ({ path: `/api/admin/reports/${NEVER}/close`, body: { note: '' } }),
    status: 404,
  },
  'POST /api/admin/reports/:id/open': {
    ask: () => ({ path: `/api/admin/reports/${NEVER}/open`, body: { note: '' } }),
    status: 404,
  },
  'POST /api/admin/pages/:person/hide': {
    ask: ({ student }) => ({
      path: `/api/admin/pages/${student.user.id}/hide`,
      body: { reason: 'Teste' },
    }),
    status: 404,
  },
  'POST /api/admin/pages/:person/show': {
    ask: ({ student }) => ({ path: `/api/admin/pages/${student.user.id}/show` }),
    status: 404,
  },
  'POST /api/admin/programs/:link/hide': {
    ask: ({ programLink }) => ({
      path: `/api/admin/programs/${programLink}/hide`,
      body: { reason: 'Teste' },
    }),
    status: 204,
  },
  'POST /api/admin/programs/:link/show': {
    ask: ({ programLink }) => ({ path: `/api/admin/programs/${programLink}/show` }),
    status: 204,
  },
  'POST /api/admin/people/:person/suspend': {
    ask: () => ({ path: `/api/admin/people/${NEVER}/suspend`, body: { reason: 'Teste' } }),
    status: 404,
  },
  'POST /api/admin/people/:person/resume': {
    ask: () => ({ path: `/api/admin/people/${NEVER}/resume` }),
    status: 404,
  },
};

/**
 * The table of all answers by role. The test fails if an endpoint is missing here; those without
 * other people's data belong to ELSEWHERE.
 */
export const LINES: Readonly<Record<string, Line>> = {
  'GET /api/coaching/students': {
    ask: () => ({ path: '/api/coaching/students' }),
    others: 200,
    names: PRESENT,
  },
  'GET /api/coaching/coaches': {
    ask: () => ({ path: '/api/coaching/coaches' }),
    others: 200,
    names: [],
  },
  'GET /api/coaching/panel': {
    ask: () => ({ path: `/api/coaching/panel?${new URLSearchParams(week)}` }),
    others: 200,
    names: [...PRESENT].filter((role) => role !== 'archived'),
  },
  'GET /api/coaching/conversations': {
    ask: () => ({ path: '/api/coaching/conversations' }),
    others: 200,
    names: PRESENT,
  },
  'POST /api/coaching/reviews': {
    ask: (world, role) => ({
      path: '/api/coaching/reviews',
      body: { reviews: [{ link: world.linkOf(role), until: 1 }] },
    }),
    others: 204,
  },
  'GET /api/coaching/invitations': {
    ask: () => ({ path: '/api/coaching/invitations' }),
    others: 200,
  },
  'POST /api/coaching/invitations': {
    ask: () => ({ path: '/api/coaching/invitations', body: form }),
    others: 201,
  },
  'POST /api/coaching/invitations/list': {
    ask: () => ({ path: '/api/coaching/invitations/list', body: list }),
    others: 201,
  },
  'DELETE /api/coaching/invitations/:id': {
    ask: ({ invitation }) => ({ path: `/api/coaching/invitations/${invitation.id}` }),
    never: () => ({ path: `/api/coaching/invitations/${NEVER}` }),
    others: 204,
  },
  'POST /api/coaching/links/:id/scopes': {
    ...link('scopes', { scopes, version: VERSION }),
    others: 404,
    but: { student: 200 },
  },
  'POST /api/coaching/links/:id/end': {
    ...link('end'),
    others: 404,
    // An assistant's link ends only with the team.
    but: { student: 200, ...each(COACHES, 200), assistant: 404 },
  },
  'POST /api/coaching/links/:id/archive': {
    ...link('archive'),
    others: 404,
    but: each(PRESENT, 200),
  },
  'POST /api/coaching/links/:id/unarchive': {
    ...link('unarchive'),
    others: 404,
    but: each(PRESENT, 200),
  },
  'POST /api/coaching/links/:id/team': {
    ...link('team', { allowed: true }),
    others: 404,
    but: { student: 204 },
  },
  'POST /api/coaching/links/:id/transfer': {
    ...link('transfer', { to: 'papel-log' }),
    others: 404,
    // The coach's own page.
    but: { ...each(OWN, 204), log: 409 },
  },
  'GET /api/coaching/team': {
    ask: () => ({ path: '/api/coaching/team' }),
    others: 200,
    names: [],
  },
  'POST /api/coaching/team/:id': {
    ask: ({ member }) => ({
      path: `/api/coaching/team/${member}`,
      body: { scopes: ['program'], students: null },
    }),
    never: () => ({
      path: `/api/coaching/team/${NEVER}`,
      body: { scopes: ['program'], students: null },
    }),
    others: 404,
    but: { log: 204 },
  },
  'POST /api/coaching/team/:id/end': {
    ask: ({ member }) => ({ path: `/api/coaching/team/${member}/end` }),
    never: () => ({ path: `/api/coaching/team/${NEVER}/end` }),
    others: 404,
    but: { log: 204, assistant: 204 },
  },
  'GET /api/coaching/appointments': {
    ask: () => ({ path: '/api/coaching/appointments' }),
    others: 200,
    names: [],
  },
  'POST /api/coaching/appointments': {
    ask: ({ student }) => ({
      path: '/api/coaching/appointments',
      body: { student: student.user.id, ...plan },
    }),
    never: () => ({ path: '/api/coaching/appointments', body: { student: NEVER, ...plan } }),
    others: 404,
    but: each(PRESENT, 201),
  },
  'PUT /api/coaching/appointments/:id': {
    ask: async (world) => ({
      path: `/api/coaching/appointments/${await appointmentIn(world)}`,
      body: plan,
    }),
    never: () => ({ path: `/api/coaching/appointments/${NEVER}`, body: plan }),
    others: 404,
    but: { log: 204 },
  },
  'DELETE /api/coaching/appointments/:id': {
    ask: async (world) => ({ path: `/api/coaching/appointments/${await appointmentIn(world)}` }),
    never: () => ({ path: `/api/coaching/appointments/${NEVER}` }),
    others: 404,
    but: { log: 204 },
  },
  'PUT /api/coaching/appointments/:id/days/:day': {
    ask: async (world) => ({
      path: `/api/coaching/appointments/${await appointmentIn(world)}/days/2026-11-23`,
      body: { kind: 'off' },
    }),
    never: () => ({
      path: `/api/coaching/appointments/${NEVER}/days/2026-11-23`,
      body: { kind: 'off' },
    }),
    others: 404,
    but: { log: 204, student: 204 },
  },
  'POST /api/coaching/absences': {
    ask: () => ({
      path: '/api/coaching/absences',
      body: { zone: 'America/Sao_Paulo', from: '2026-12-24', until: '2026-12-26' },
    }),
    others: 201,
  },
  'DELETE /api/coaching/absences/:id': {
    ask: () => ({ path: `/api/coaching/absences/${NEVER}` }),
    others: 204,
  },
  'POST /api/coaching/calendar': {
    ask: () => ({ path: '/api/coaching/calendar', body: {} }),
    others: 201,
  },
  'DELETE /api/coaching/calendar': {
    ask: () => ({ path: '/api/coaching/calendar' }),
    others: 204,
  },
  'GET /api/calendar/:file{[A-Za-z0-9_-]{1,64}\\.ics}': {
    // The address itself suffices without a session; this one is none.
    ask: () => ({ path: `/api/calendar/${NEVER}.ics` }),
    others: 404,
    but: { visitor: 404 },
  },
  'GET /api/links/:token': {
    ask: ({ invitation }) => ({ path: `/api/links/${invitation.token}` }),
    others: 200,
    but: { visitor: 200 },
    names: [],
  },
  'GET /api/links/:token/photo': {
    // Nobody here has a photo.
    ask: ({ invitation }) => ({ path: `/api/links/${invitation.token}/photo` }),
    others: 404,
    but: { visitor: 404 },
  },
  'POST /api/links/code': {
    ask: ({ invitation }) => ({ path: '/api/links/code', body: { code: invitation.code } }),
    others: 200,
    but: { visitor: 200 },
    names: [],
  },
  'POST /api/links/:token/accept': {
    ask: ({ invitation }) => ({ path: `/api/links/${invitation.token}/accept`, body: accepting }),
    others: 200,
    // The coach who created it.
    but: { log: 409 },
  },
  'GET /api/people/:person/photo': {
    // No person here has a photo: a missing one must look the same for strangers.
    ask: ({ student }) => ({ path: `/api/people/${student.user.id}/photo` }),
    others: 204,
  },
  'GET /api/coaching/photos': {
    ask: () => ({ path: '/api/coaching/photos' }),
    others: 200,
    names: [],
  },
  'PUT /api/coaching/links/:id/photos/:photo': {
    ask: ({ linkOf }) => ({ path: `/api/coaching/links/${linkOf('body')}/photos/p1`, body: photo }),
    never: () => ({ path: `/api/coaching/links/${NEVER}/photos/p1`, body: photo }),
    others: 404,
    but: { student: 204 },
  },
  'DELETE /api/coaching/links/:id/photos/:photo': {
    ask: ({ linkOf }) => ({ path: `/api/coaching/links/${linkOf('body')}/photos/p1` }),
    never: () => ({ path: `/api/coaching/links/${NEVER}/photos/p1` }),
    others: 404,
    but: { student: 204 },
  },
  'GET /api/coaching/students/:student/photos': {
    ask: ({ student }) => ({ path: `/api/coaching/students/${student.user.id}/photos` }),
    never: () => ({ path: `/api/coaching/students/${NEVER}/photos` }),
    others: 404,
    but: { body: 200, archived: 200 },
  },
  'GET /api/coaching/students/:student/photos/:photo': {
    ask: async (world) => {
      const { student, linkOf } = world;
      await student.put(`/api/coaching/links/${linkOf('body')}/photos/p1`, photo);
      return { path: `/api/coaching/students/${student.user.id}/photos/p1` };
    },
    never: () => ({ path: `/api/coaching/students/${NEVER}/photos/p1` }),
    others: 404,
    // Photos are shared with one coach, not with all who have the scope.
    but: { body: 200 },
  },
  'GET /api/coaching/profile': {
    ask: () => ({ path: '/api/coaching/profile' }),
    others: 200,
    names: [],
  },
  'PUT /api/coaching/profile': {
    ask: (_, role) => ({ path: '/api/coaching/profile', body: page({ handle: `papel-${role}` }) }),
    others: 200,
  },
  'POST /api/coaching/profile/unpublish': {
    ask: () => ({ path: '/api/coaching/profile/unpublish' }),
    others: 200,
  },
  'GET /api/public/:handle': {
    ask: ({ handle }) => ({ path: `/api/public/${handle}` }),
    never: () => ({ path: '/api/public/ninguem-aqui' }),
    others: 200,
    but: { visitor: 200 },
    names: [],
  },
  'GET /api/public/:handle/photo': {
    ask: ({ handle }) => ({ path: `/api/public/${handle}/photo` }),
    never: () => ({ path: '/api/public/ninguem-aqui/photo' }),
    others: 404,
    but: { visitor: 404 },
  },
  'POST /api/public/:handle/invitation': {
    ask: ({ handle }) => ({ path: `/api/public/${handle}/invitation`, body: {} }),
    others: 201,
    // The person's own page.
    but: { log: 409 },
  },
  'POST /api/public/:handle/report': {
    ask: ({ handle }) => ({
      path: `/api/public/${handle}/report`,
      body: { reason: 'other', text: '' },
    }),
    others: 204,
    but: { visitor: 204 },
  },
  'GET /api/programs/links': {
    ask: () => ({ path: '/api/programs/links' }),
    others: 200,
    names: [],
  },
  // Everybody has their own link, whichever ficha the address names.
  'GET /api/programs/:program/link': {
    ask: () => ({ path: OWN_LINK }),
    others: 200,
    names: [],
  },
  'PUT /api/programs/:program/link': {
    ask: () => ({ path: OWN_LINK, body: { code: fichaCode() } }),
    others: 200,
    names: [],
  },
  'DELETE /api/programs/:program/link': {
    ask: () => ({ path: OWN_LINK }),
    others: 200,
    names: [],
  },
  'GET /api/public/programs/:id': {
    ask: ({ programLink }) => ({ path: `/api/public/programs/${programLink}` }),
    never: () => ({ path: '/api/public/programs/0123456789abc' }),
    others: 200,
    but: { visitor: 200 },
    names: [],
  },
  'POST /api/public/programs/:id/report': {
    ask: ({ programLink }) => ({
      path: `/api/public/programs/${programLink}/report`,
      body: { reason: 'other', text: '' },
    }),
    others: 204,
    but: { visitor: 204 },
  },
  ...CHARGE_LINES,
  ...Object.fromEntries(
    Object.entries(ADMIN).map(([endpoint, { ask, status }]): [string, Line] => [
      endpoint,
      // For all others it looks as if nothing were there; an admin learns which part is missing.
      {
        ask,
        others: 404,
        but: { admin: status },
        ...(status !== 404 && { never: () => ({ path: '/api/nothing-here' }) }),
      },
    ]),
  ),
};

/** Endpoints that concern no other person: each has a suite of its own. */
export const ELSEWHERE: readonly RegExp[] = [
  /^GET \/api\/(health|ready|operator|redirect-origins|live)$/,
  /^\w+ \/api\/(auth|account|privacy|notifications)(\/|$)/,
  // Tested record by record in tests/server/sync.
  /^\w+ \/api\/sync(\/|$)/,
];
