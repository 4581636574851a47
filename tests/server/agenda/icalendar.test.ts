import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Agenda } from '#protocol/agenda/appointments';
import {
  calendarOf,
  escapedText,
  folded,
  icalendarInstant,
} from '../../../server/agenda/icalendar';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const agenda: Agenda = {
  appointments: [
    {
      id: 'a1',
      as: 'coach',
      other: { id: 'ana', name: 'Ana' },
      zone: 'America/Sao_Paulo',
      day: '2026-11-23',
      time: 420,
      duration: 90,
      weekdays: [1],
      until: '2026-12-14',
      place: 'Rua A, 10; fundos',
      changes: [
        {
          day: '2026-11-30',
          moved: { day: '2026-12-01', time: 480 },
          off: false,
          by: 'x',
          confirmed: true,
        },
        { day: '2026-12-07', moved: null, off: true, by: 'x', confirmed: false },
      ],
    },
  ],
  absences: [
    {
      id: 'b1',
      person: 'ana',
      name: 'Ana',
      zone: 'America/Sao_Paulo',
      from: '2026-12-14',
      until: '2026-12-20',
    },
  ],
  calendarSince: null,
};

/** Unfolds content lines (RFC 5545, section 3.1). */
const unfolded = (text: string) =>
  text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1);

describe('a calendar', () => {
  test('every occurrence is an event in UTC, with its place and what became of it', () => {
    const lines = unfolded(calendarOf(agenda, NOW, 'anilha.example'));
    expect(lines.slice(0, 3)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      expect.stringMatching(/^PRODID:/),
    ]);
    expect(lines.at(-1)).toBe('END:VCALENDAR');
    const of = (name: string) =>
      lines.flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []));
    expect(of('UID')).toEqual(
      ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'].map(
        (day) => `a1-${day}@anilha.example`,
      ),
    );
    expect(of('DTSTART')).toEqual([
      '20261123T100000Z',
      '20261201T110000Z',
      '20261207T100000Z',
      '20261214T100000Z',
    ]);
    expect(of('DTEND')[0]).toBe('20261123T113000Z');
    expect(of('STATUS')).toEqual(['TENTATIVE', 'CONFIRMED', 'CANCELLED', 'CANCELLED']);
    expect(of('LOCATION')[0]).toBe('Rua A\\, 10\\; fundos');
    expect(of('DTSTAMP')[0]).toBe('20261120T150000Z');
  });

  test('who is away calls off what they would come to, and nothing else', () => {
    const statuses = (absence: object) => {
      const [known] = agenda.absences;
      const absences = known ? [{ ...known, ...absence }] : [];
      const lines = unfolded(calendarOf({ ...agenda, absences }, NOW, 'anilha.example'));
      return lines.filter((line) => line.startsWith('STATUS:')).at(-1);
    };
    expect(statuses({ person: 'bia', name: 'Bia' })).toBe('STATUS:TENTATIVE');
    expect(statuses({ person: 'me', name: null })).toBe('STATUS:CANCELLED');
  });

  test('texts are escaped (RFC 5545, section 3.3.11)', () => {
    expect(escapedText('a\\b;c,d\r\ne\nf\u0007')).toBe('a\\\\b\\;c\\,d\\ne\\nf');
  });

  test('no line is longer than 75 octets, and folding loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const line = `SUMMARY:${escapedText(text)}`;
        const pieces = folded(line).split('\r\n');
        for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
        expect(pieces.map((piece, index) => (index === 0 ? piece : piece.slice(1))).join('')).toBe(
          line,
        );
      }),
    );
  });

  test('an instant in UTC has neither signs nor parts of a second', () => {
    expect(icalendarInstant(Date.UTC(2026, 0, 2, 3, 4, 5, 678))).toBe('20260102T030405Z');
  });
});
