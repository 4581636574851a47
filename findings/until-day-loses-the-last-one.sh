#!/usr/bin/env bash
# A series that ends on a day: two readers lose that day, one has it, one refuses the rule.
#
# Version:  rrule 2.8.1, ical.js 2.2.1, rrule-temporal 2.2.8 and rrule-rust 3.1.1 on Node 20
# Guess:    UNTIL=20260108 beside a start with a time includes the 8th in all of them, as calendars that write it so mean it
# Seen:     rrule and ical.js take midnight UTC and end on the 7th; rrule-temporal has the 8th; rrule-rust throws
# Why here: an imported series of classes ends a day early; RFC 5545 wants both values of one type, so writers must give a time
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts rrule@2.8.1 ical.js@2.2.1 rrule-temporal@2.2.8 rrule-rust@3.1.1
cat >run.mjs <<'SCRIPT'
import { createRequire } from 'node:module';
import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
const require = createRequire(import.meta.url);
const { rrulestr } = require('rrule');
const { RRuleSet } = require('rrule-rust');
const rule = 'FREQ=DAILY;UNTIL=20260108';
const text = `DTSTART:20260105T130000Z\nRRULE:${rule}`;
const days = (list) => list.map((moment) => moment.slice(8, 10)).join(' ');
console.log('rrule         ', days(rrulestr(text).all().map((date) => date.toISOString())));
const lines = ['BEGIN:VEVENT', 'UID:1', 'DTSTART:20260105T130000Z', `RRULE:${rule}`, 'END:VEVENT'].join('\r\n');
const iterator = new ICAL.Event(new ICAL.Component(ICAL.parse(lines))).iterator();
const found = [];
for (let next = iterator.next(); next; next = iterator.next()) found.push(next.toString());
console.log('ical.js       ', days(found));
console.log('rrule-temporal', days(new RRuleTemporal({ rruleString: text }).all().map(String)));
try {
  console.log('rrule-rust    ', RRuleSet.fromString(text).all().length);
} catch (error) {
  console.log('rrule-rust     throws:', error.message);
}
SCRIPT
cat >expected.txt <<'EXPECTED'
rrule          05 06 07
ical.js        05 06 07
rrule-temporal 05 06 07 08
rrule-rust     throws: RRULE UNTIL value type does not match DTSTART value type
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
