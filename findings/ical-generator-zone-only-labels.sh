#!/usr/bin/env bash
# A time zone given to a calendar or an event only labels the wall time of the process.
#
# Version:  ical-generator 11.1.2 on Node 20, the process in UTC
# Guess:    10:00 UTC of a Date is written as 07:00 with TZID=America/Sao_Paulo
# Seen:     a zone on the event gives 10:00 with TZID=America/Sao_Paulo, three hours late; a zone on the calendar gives floating times, DTSTAMP and UNTIL among them, which RFC 5545 has in UTC
# Why here: a server in UTC that hands over native dates invites people three hours late
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ical-generator@11.1.2
cat >run.mjs <<'SCRIPT'
import ical from 'ical-generator';
const event = {
  id: '1',
  stamp: new Date('2026-11-01T12:00:00Z'),
  start: new Date('2026-11-27T10:00:00Z'),
  summary: 'Treino',
  repeating: { freq: 'WEEKLY', until: new Date('2026-12-11T10:00:00Z') },
};
const times = (calendar) => calendar.toString().match(/^(DTSTAMP|DTSTART|RRULE).*$/gm).join(' ');
const single = ical();
single.createEvent({ ...event, timezone: 'America/Sao_Paulo' });
console.log(times(single));
const whole = ical({ timezone: 'America/Sao_Paulo' });
whole.createEvent(event);
console.log(times(whole));
SCRIPT
cat >expected.txt <<'EXPECTED'
DTSTAMP:20261101T120000Z DTSTART;TZID=America/Sao_Paulo:20261127T100000 RRULE:FREQ=WEEKLY;UNTIL=20261211T100000Z
DTSTAMP:20261101T120000 DTSTART:20261127T100000 RRULE:FREQ=WEEKLY;UNTIL=20261211T100000
EXPECTED
TZ=UTC node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
