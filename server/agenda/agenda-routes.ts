import { Hono } from 'hono';
import {
  appointmentPlanSchema,
  newAbsenceSchema,
  newAppointmentSchema,
  occurrenceChangeSchema,
} from '#protocol/agenda/appointments';
import { inTransactionOf } from '../access/held-accounts';
import { requireSession, type SignedIn } from '../access/session';
import type { Deps } from '../core/deps';
import { HttpError } from '../http/errors';
import { formOf } from '../http/form';
import { createPace } from '../http/pace';
import { createRateLimiter, type Limit } from '../http/rate-limit';
import { addAbsence, removeAbsence } from './absences';
import { agendaOf } from './agenda';
import { changeOccurrence, plan, removeAppointment, replan } from './appointments';
import { endAddress, personAt, renewAddress } from './calendar-address';
import { calendarOf } from './icalendar';

/** Limits per person; a calendar app sends a request every hour from each subscribed device. */
const PACES = {
  agenda: { burst: 120, perSecond: 0.5 },
  calendar: { burst: 30, perSecond: 1 / 60 },
} as const;
const CHANGES: Limit = { max: 600, windowMs: 3_600_000 };

/** Routes of appointments, absences and the calendar address, to be mounted at /api/coaching. */
export function agendaRoutes(deps: Deps): Hono<SignedIn> {
  const { db, env } = deps;
  const routes = new Hono<SignedIn>();
  const signedIn = requireSession(deps);
  const limiter = createRateLimiter(deps);
  const counted = (person: string) => limiter.take('agenda', person, CHANGES);

  const pace = createPace(PACES.agenda);

  routes.get('/appointments', signedIn, async (c) => {
    const { id } = c.get('user');
    pace.pass(id, deps.now());
    return c.json(await agendaOf(db, id));
  });
  routes.post('/appointments', signedIn, async (c) => {
    const coach = c.get('user');
    const form = await formOf(c, newAppointmentSchema);
    await counted(coach.id);
    return c.json(
      { id: await inTransactionOf(db, coach.id, (trx) => plan(deps, trx, coach, form)) },
      201,
    );
  });
  routes.put('/appointments/:id', signedIn, async (c) => {
    const coach = c.get('user');
    const form = await formOf(c, appointmentPlanSchema);
    await counted(coach.id);
    await inTransactionOf(db, coach.id, (trx) => replan(deps, trx, coach, c.req.param('id'), form));
    return c.body(null, 204);
  });
  routes.delete('/appointments/:id', signedIn, async (c) => {
    const coach = c.get('user');
    await counted(coach.id);
    await inTransactionOf(db, coach.id, (trx) =>
      removeAppointment(deps, trx, coach, c.req.param('id')),
    );
    return c.body(null, 204);
  });
  routes.put('/appointments/:id/days/:day', signedIn, async (c) => {
    const person = c.get('user');
    const change = await formOf(c, occurrenceChangeSchema);
    await counted(person.id);
    const { id, day } = c.req.param();
    await inTransactionOf(db, person.id, (trx) =>
      changeOccurrence(deps, trx, person, { id, day }, change),
    );
    return c.body(null, 204);
  });

  routes.post('/absences', signedIn, async (c) => {
    const person = c.get('user');
    const form = await formOf(c, newAbsenceSchema);
    await counted(person.id);
    return c.json(
      { id: await inTransactionOf(db, person.id, (trx) => addAbsence(deps, trx, person, form)) },
      201,
    );
  });
  routes.delete('/absences/:id', signedIn, async (c) => {
    await removeAbsence(db, c.get('user').id, c.req.param('id'));
    return c.body(null, 204);
  });

  routes.post('/calendar', signedIn, async (c) => {
    const { id } = c.get('user');
    await counted(id);
    const token = await inTransactionOf(db, id, (trx) => renewAddress(deps, trx, id));
    return c.json({ address: `${env.apiUrl}/api/calendar/${token}.ics` }, 201);
  });
  routes.delete('/calendar', signedIn, async (c) => {
    const { id } = c.get('user');
    await inTransactionOf(db, id, (trx) => endAddress(deps, trx, id));
    return c.body(null, 204);
  });
  return routes;
}

/** GET /:token.ics, to be mounted at /api/calendar: the secret address needs no session. */
export function calendarRoutes({ db, now, env }: Deps): Hono {
  const routes = new Hono();
  const pace = createPace(PACES.calendar);
  routes.get('/:file{[A-Za-z0-9_-]{1,64}\\.ics}', async (c) => {
    const person = await personAt(db, c.req.param('file').replace(/\.ics$/, ''));
    if (person === null) {
      throw new HttpError(404, 'unknown', 'Este endereço de calendário não existe mais.');
    }
    pace.pass(person, now());
    const text = calendarOf(await agendaOf(db, person), now(), new URL(env.webUrl).hostname);
    return c.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
  });
  return routes;
}
