import { expect, test } from 'vitest';
import type { AgendaAppointment } from '#protocol/agenda/appointments';
import {
  agendaPlan,
  agendaWeek,
  meetingNow,
  metMeanwhile,
} from '../../../../src/screens/agenda/agenda/week';

const SP = 'America/Sao_Paulo';
const once: AgendaAppointment = {
  id: 'one',
  as: 'coach',
  other: { id: 'ana', name: 'Ana' },
  zone: SP,
  day: '2026-11-23',
  time: 420,
  duration: 60,
  weekdays: [],
  until: null,
  place: '',
  changes: [
    {
      day: '2026-11-23',
      moved: { day: '2026-11-26', time: 480 },
      off: false,
      by: 'ana',
      confirmed: false,
    },
  ],
};

const meetings = (appointment: AgendaAppointment) =>
  agendaWeek(
    { appointments: [appointment], absences: [], calendarSince: null },
    '2026-11-23',
    SP,
  ).flatMap((day) => day.meetings);

test('what takes place once is edited from where it was moved to', () => {
  expect(meetings(once).map(agendaPlan)).toMatchObject([
    { id: 'one', day: '2026-11-26', time: 480 },
  ]);
});

test('what repeats is edited by its plan, wherever a day of it was moved to', () => {
  const weekly: AgendaAppointment = { ...once, weekdays: [1] };
  expect(meetings(weekly).map(agendaPlan)).toEqual([weekly]);
});

test('a meeting that is looked at is what it became meanwhile', () => {
  const [before] = meetings({ ...once, day: '2026-11-24', changes: [] });
  expect(before?.occurrence).toMatchObject({ moved: false, off: false });
  const now = (appointments: AgendaAppointment[]) =>
    before && meetingNow({ appointments, absences: [], calendarSince: null }, before);
  const moved = { day: '2026-12-03', time: 600 };
  const change = { day: '2026-11-24', moved, off: false, by: 'carla', confirmed: false };
  const after = { ...once, day: '2026-11-24', changes: [change] };
  expect(now([after])).toMatchObject({
    appointment: after,
    occurrence: { day: '2026-11-24', moved: true, at: Date.parse('2026-12-03T13:00Z') },
  });
  expect(now([])).toBeNull();
  expect(now([once])).toBeNull();
});

test('two meetings at one time name each other, unless one was called off', () => {
  const ana: AgendaAppointment = { ...once, changes: [] };
  const bia: AgendaAppointment = {
    ...ana,
    id: 'two',
    other: { id: 'bia', name: 'Bia' },
    time: 450,
  };
  const late: AgendaAppointment = { ...ana, id: 'three', time: 510 };
  const met = (...appointments: AgendaAppointment[]) =>
    agendaWeek({ appointments, absences: [], calendarSince: null }, '2026-11-23', SP).flatMap(
      (day) => day.meetings.map((meeting) => metMeanwhile(meeting, day)),
    );
  expect(met(ana, bia, late)).toEqual([['Bia'], ['Ana'], []]);
  const off = { day: ana.day, moved: null, off: true, by: null, confirmed: false };
  expect(met(ana, { ...bia, changes: [off] })).toEqual([[], []]);
});
