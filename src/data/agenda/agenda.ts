import { useEffect, useMemo } from 'react';
import useSWR from 'swr';
import {
  type Agenda,
  type AgendaAbsence,
  type AgendaAppointment,
  type AppointmentPlan,
  agendaSchema,
  type ChangeOccurrence,
  type NewAbsence,
  type NewAppointment,
} from '#protocol/agenda/appointments';
import { createAgendaCalls } from '../../api/agenda/agenda';
import { AGENDA_KEY } from '../coaching/coaching-memory';
import { useClient } from '../remote/api-client';
import { whyNot } from '../remote/failure';
import { keptAnswer } from '../session/kept-answer';
import { useSession } from '../session/session';
import { FAILED, LOADING, type Loaded, ready } from '../store/loaded';

export type {
  Agenda,
  AgendaAbsence,
  AgendaAppointment,
  AppointmentPlan,
  ChangeOccurrence,
  NewAbsence,
  NewAppointment,
};

const remembered = keptAnswer(AGENDA_KEY, agendaSchema);

export type AgendaActs = ReturnType<typeof useAgenda>['acts'];

/** The other person may confirm or move an appointment while the screen is open. */
const REFRESH_MS = 15_000;

/**
 * The signed-in person's appointments with coaches and students. The last answer is kept on this
 * device for reading offline; changes need the network.
 */
export function useAgenda() {
  const client = useClient();
  const session = useSession();
  const person = 'user' in session ? session.user.id : '';
  const kept = useMemo(() => remembered.of(person), [person]);
  const calls = useMemo(() => createAgendaCalls(client), [client]);
  const isAsked = session.status === 'signed-in';
  const { data, error, mutate } = useSWR(
    isAsked ? ['coaching/agenda', person] : null,
    () => calls.agenda(),
    { refreshInterval: REFRESH_MS },
  );
  useEffect(() => {
    if (data) remembered.keep(person, data);
  }, [person, data]);
  const acts = useMemo(() => {
    const then = async <T>(act: Promise<T>): Promise<T> => {
      try {
        return await act;
      } finally {
        await mutate();
      }
    };
    return {
      plan: (appointment: NewAppointment) => then(calls.plan(appointment)),
      replan: (id: string, plan: AppointmentPlan) => then(calls.replan(id, plan)),
      remove: (id: string) => then(calls.remove(id)),
      change: (id: string, day: string, change: ChangeOccurrence) =>
        then(calls.change(id, day, change)),
      beAway: (absence: NewAbsence) => then(calls.beAway(absence)),
      beThere: (absence: string) => then(calls.beThere(absence)),
      renewAddress: () => then(calls.renewAddress()),
      endAddress: () => then(calls.endAddress()),
    };
  }, [calls, mutate]);
  const known = data ?? kept;
  const agenda: Loaded<Agenda> = known
    ? ready(known)
    : error === undefined && isAsked
      ? LOADING
      : FAILED;
  const failure = whyNot(error, isAsked);
  return { agenda, person, failure, retry: () => void mutate(), acts };
}
