import type { Insertable, Kysely, Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { dueDayOf } from '#domain/charges/due-days';
import { addDays, type LocalDay, localDay } from '#domain/local-day';
import type { Database } from '../db/schema';
import type { ChargeTable, PlanSubscriptionTable } from '../db/tables/charges';
import { inTransaction } from '../db/transaction';
import { CARLA_PIX } from './carla';

const ZONE = 'America/Sao_Paulo';
/** Past charges of a subscription before the present one. */
const PAST = 3;

interface Person {
  readonly id: string;
  readonly name: string;
}

export interface SampleCharges {
  readonly professional: Person;
  /** Students with a monthly plan, a package, and a quarterly plan. */
  readonly students: readonly Person[];
  /** Epoch ms. */
  readonly now: number;
}

/** Adds charges of the sample professional, unless she already has some. */
export async function chargeSample(db: Kysely<Database>, sample: SampleCharges): Promise<void> {
  const { professional, students, now } = sample;
  const [monthly, pack, quarterly] = students;
  if (!monthly || !pack || !quarterly) return;
  await inTransaction(db, async (trx) => {
    const known = await trx
      .selectFrom('charge')
      .select('id')
      .where('coach_id', '=', professional.id)
      .executeTakeFirst();
    if (known) return;
    const today = localDay(now, ZONE);
    const make = maker(trx, professional, now);
    await trx
      .insertInto('charge_settings')
      .values({
        coach_id: professional.id,
        payee_name: professional.name,
        payee_city: 'Sorocaba',
        pix_kind: CARLA_PIX.kind,
        pix_key: CARLA_PIX.key,
        ladder: '[-3,0,3,7]',
        wordings: '{}',
        overdue: 'none',
        overdue_days: 7,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('coach_id').doNothing())
      .execute();

    const online = { title: 'Consultoria online', period: 'monthly', centavos: 22_000 } as const;
    const late = addDays(today, -5);
    const first = dueDayOf(late, 'monthly', -PAST);
    const id = await make.subscription(monthly, { ...online, first_day: first, made: PAST + 1 });
    for (let nth = 0; nth < PAST; nth += 1) {
      const due = dueDayOf(first, 'monthly', nth);
      await make.charge(monthly, { ...online, subscription_id: id, due_day: due }, 'settled');
    }
    await make.charge(monthly, { ...online, subscription_id: id, due_day: late });

    const lessons = { title: '10 aulas', period: 'sessions', centavos: 80_000, sessions: 10 };
    await make.charge(
      pack,
      { ...lessons, sessions_used: 10, due_day: addDays(today, -64) },
      'settled',
    );
    await make.charge(pack, { ...lessons, due_day: addDays(today, -1) }, 'claimed');

    const quarter = {
      title: 'Acompanhamento',
      period: 'quarterly',
      centavos: 60_000,
      discount: 6_000,
      discount_reason: 'Indicação',
    };
    const ahead = addDays(today, 6);
    const repeats = await make.subscription(quarterly, { ...quarter, first_day: ahead, made: 1 });
    await make.charge(quarterly, { ...quarter, subscription_id: repeats, due_day: ahead });
    await make.charge(
      quarterly,
      { title: 'Avaliação física', period: 'once', centavos: 15_000, due_day: addDays(today, -12) },
      'settled',
    );
    await make.charge(
      { id: null, name: 'Elisa Prado' },
      { title: 'Aula avulsa', period: 'once', centavos: 9_000, due_day: addDays(today, 2) },
    );
  });
}

type Asked = Pick<Insertable<ChargeTable>, 'title' | 'period' | 'centavos' | 'due_day'> &
  Partial<Insertable<ChargeTable>>;

function maker(trx: Transaction<Database>, coach: Person, now: number) {
  const usual = {
    plan_id: null,
    includes: '',
    discount: 0,
    discount_reason: '',
    zone: ZONE,
    coach_id: coach.id,
    link_id: null,
    created_at: now,
    updated_at: now,
  };
  return {
    async subscription(
      student: Person,
      agreed: Pick<
        Insertable<PlanSubscriptionTable>,
        'title' | 'period' | 'centavos' | 'first_day' | 'made'
      > &
        Partial<Insertable<PlanSubscriptionTable>>,
    ): Promise<string> {
      const id = uuidv7();
      await trx
        .insertInto('plan_subscription')
        .values({
          ...usual,
          id,
          student_id: student.id,
          paused_at: null,
          ended_at: null,
          card_id: null,
          card_label: null,
          card_most: null,
          ...agreed,
        })
        .execute();
      return id;
    },
    async charge(
      payer: { readonly id: string | null; readonly name: string },
      asked: Asked,
      state?: 'settled' | 'claimed',
    ): Promise<void> {
      const id = uuidv7();
      await trx
        .insertInto('charge')
        .values({
          ...usual,
          id,
          coach_name: coach.name,
          student_id: payer.id,
          student_name: payer.name,
          subscription_id: null,
          part: 1,
          parts: 1,
          sessions: null,
          sessions_used: 0,
          link_version: 1,
          cancelled_at: null,
          ...asked,
        })
        .execute();
      if (!state) return;
      const paidAt = Math.min(now, instantOf(asked.due_day));
      await trx
        .insertInto('charge_payment')
        .values({
          id: uuidv7(),
          charge_id: id,
          method: 'pix-own',
          state,
          refunded: 0,
          bounced: 0,
          dispute: null,
          voucher: null,
          centavos: asked.centavos - (asked.discount ?? 0),
          provider_id: null,
          reason: null,
          note: '',
          day: state === 'settled' ? asked.due_day : null,
          by_id: payer.id,
          created_at: paidAt,
          settled_at: state === 'settled' ? paidAt : null,
          updated_at: paidAt,
        })
        .execute();
    },
  };
}

/** Noon of a day, approximately. */
function instantOf(day: LocalDay): number {
  return Date.parse(`${day}T15:00:00Z`);
}
