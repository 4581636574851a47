import { useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Scope } from '#domain/account/scope';
import { PROFESSIONAL_LIMITS } from '#domain/coaching/professional';
import {
  type InvitedPerson,
  invitedListSchema,
  LISTED_PORTION,
} from '#protocol/coaching/invitation-lists';
import { LABEL_LENGTH } from '#protocol/coaching/invitations';
import type { CheckedPerson } from '../../interchange/people/check-people';
import type { PersonTexts } from '../../interchange/people/people-table';
import { keptAnswer } from '../session/kept-answer';
import { useSession } from '../session/session';
import { INVITATION_LIST_KEY } from './coaching-memory';
import { useInvitationCalls, useInvitations } from './invitations';
import { useStudents } from './students';

export type { InvitedPerson };

const texts = v.object({
  line: v.number(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  plan: v.string(),
  amount: v.string(),
  dueDay: v.string(),
  status: v.optional(v.string()),
});
const listSchema = v.array(
  v.object({
    key: v.string(),
    texts,
    /** The professional's choice; null follows the suggestion. */
    chosen: v.nullable(v.boolean()),
    /** The server's answer; null before it. */
    answer: v.nullable(invitedListSchema.entries.people.item),
    /** Whether the professional opened WhatsApp with the link, or copied it. */
    handed: v.boolean(),
  }),
);
export type ListedRow = v.InferOutput<typeof listSchema>[number];

const kept = keptAnswer(INVITATION_LIST_KEY, listSchema);

/** A row with what the check found. */
export interface SendableRow {
  readonly row: ListedRow;
  readonly person: CheckedPerson;
}

export interface InvitationTerms {
  readonly scopes: readonly Scope[];
  readonly days: number;
}

/** A list of people to invite, stored on this device until the professional is done with it. */
export function useInvitationList() {
  const session = useSession();
  const owner = 'user' in session ? session.user.id : '';
  const calls = useInvitationCalls();
  const { invitations, reread } = useInvitations();
  const students = useStudents();
  const [rows, setRows] = useState<readonly ListedRow[]>(() => kept.of(owner) ?? []);

  function store(next: readonly ListedRow[]) {
    kept.keep(owner, [...next]);
    setRows(next);
  }

  const known = useMemo(
    () => ({
      students: students.state === 'ready' ? students.value.map(({ student }) => student.name) : [],
      invited: invitations.state === 'ready' ? invitations.value : [],
    }),
    [students, invitations],
  );

  return {
    rows,
    known,
    take(people: readonly PersonTexts[]) {
      const fresh = { chosen: null, answer: null, handed: false };
      store(people.map((one) => ({ key: crypto.randomUUID(), texts: one, ...fresh })));
    },
    change(key: string, change: Partial<ListedRow>) {
      store(rows.map((row) => (row.key === key ? { ...row, ...change } : row)));
    },
    clear() {
      kept.forget();
      setRows([]);
    },
    /**
     * Invites in portions and stores each answer. After an error the rest stays to be sent; a
     * portion whose answer was lost is repeated under its keys, which the server knows.
     */
    async send(people: readonly SendableRow[], terms: InvitationTerms): Promise<void> {
      const sent = new Set(people.map(({ row }) => row.key));
      let now = rows.map((row) => (sent.has(row.key) ? { ...row, chosen: true } : row));
      store(now);
      try {
        for (let first = 0; first < people.length; first += LISTED_PORTION) {
          const portion = people.slice(first, first + LISTED_PORTION).map(formOf);
          const form = { scopes: [...terms.scopes], days: terms.days, people: portion };
          const answers = new Map((await calls.makeList(form)).people.map((one) => [one.key, one]));
          now = now.map((row) => ({ ...row, answer: answers.get(row.key) ?? row.answer }));
          store(now);
        }
      } finally {
        void reread();
      }
    },
  };
}

function formOf({ row, person }: SendableRow) {
  const { name, email, phone, plan, centavos, dueDay } = person;
  const agreed = plan !== '' || centavos !== null || dueDay !== null;
  return {
    key: row.key,
    label: name.slice(0, LABEL_LENGTH),
    ...{ email, phone },
    proposal: agreed
      ? { title: plan.slice(0, PROFESSIONAL_LIMITS.planName), centavos, dueDay }
      : null,
  };
}
