#!/usr/bin/env bash
# An exception given as a day removes an event that has a time.
#
# Version:  ical.js 2.2.1 and node-ical 0.27.2 on Node 20
# Guess:    EXDATE;VALUE=DATE does not match a DATE-TIME start (RFC 5545 has both of one type), so nothing is removed
# Seen:     both remove the occurrence of that day; the rrule inside node-ical still has it, its expandRecurringEvent has not
# Why here: calendars that answer with a day cancel the appointment of that day
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 node-ical@0.27.2
cat >run.mjs <<'SCRIPT'
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
const text = [
  'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260101T000000Z',
  'DTSTART;TZID=America/Sao_Paulo:20260105T070000', 'DURATION:PT1H',
  'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=3', 'EXDATE;VALUE=DATE:20260107', 'SUMMARY:Treino',
  'END:VEVENT', 'END:VCALENDAR',
].join('\r\n');
const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'));
const days = [];
const iterator = event.iterator();
for (let next = iterator.next(); next; next = iterator.next()) days.push(next.toString().slice(0, 10));
console.log('ical.js', days.join(' '));
const read = nodeIcal.sync.parseICS(text)['1'];
const day = (date) => date.toISOString().slice(0, 10);
console.log('node-ical rrule', read.rrule.all().map(day).join(' '));
const range = { from: new Date('2026-01-01'), to: new Date('2026-02-01') };
const expanded = nodeIcal.expandRecurringEvent(read, range);
console.log('node-ical expanded', expanded.map(({ start }) => day(start)).join(' '));
SCRIPT
cat >expected.txt <<'EXPECTED'
ical.js 2026-01-05 2026-01-12
node-ical rrule 2026-01-05 2026-01-07 2026-01-12
node-ical expanded 2026-01-05 2026-01-12
EXPECTED
TZ=America/Sao_Paulo node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
