import * as v from 'valibot';
import {
  type Charge,
  chargeSchema,
  chargesSchema,
  madeChargesSchema,
} from '#protocol/charges/charges';
import type { Answer, Visitor } from '../../harness/visitor';

/** The default charge: R$ 150,00 a month. */
export const MONTHLY = {
  plan: null,
  title: 'Consultoria',
  includes: 'Ficha e conversa',
  period: 'monthly',
  centavos: 15_000,
  discount: 0,
  discountReason: '',
};

/** Charges `students`, as their professional does; a name represents a person outside the app. */
export function charge(
  coach: Visitor,
  whom: readonly string[] | string,
  more: object = {},
): Promise<Answer> {
  return coach.post('/api/charges', {
    ...MONTHLY,
    for:
      typeof whom === 'string'
        ? { kind: 'name', name: whom }
        : { kind: 'students', students: whom },
    sessions: null,
    due: '2026-12-10',
    parts: 1,
    zone: 'America/Sao_Paulo',
    ...more,
  });
}

/** Creates charges and returns their ids. */
export async function charged(
  coach: Visitor,
  whom: readonly string[] | string,
  more: object = {},
): Promise<string[]> {
  const answer = await charge(coach, whom, more);
  if (answer.status !== 201) throw new Error(answer.text);
  return v.parse(madeChargesSchema, answer.body).ids;
}

/** Reads one charge by its id. */
export async function chargedOne(
  coach: Visitor,
  whom: readonly string[] | string,
  more: object = {},
): Promise<string> {
  const [id = ''] = await charged(coach, whom, more);
  return id;
}

export async function readCharge(who: Visitor, id: string): Promise<Charge> {
  const answer = await who.get(`/api/charges/${id}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return v.parse(chargeSchema, answer.body);
}

export async function readCharges(who: Visitor) {
  return v.parse(chargesSchema, (await who.get('/api/charges')).body);
}

/** The status and code of an answer. */
export function codeOf({ status, body }: Answer): [number, unknown] {
  return [status, Reflect.get(Object(body), 'code')];
}
