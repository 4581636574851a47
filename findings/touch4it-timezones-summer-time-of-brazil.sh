#!/usr/bin/env bash
# A package of time zones for calendars still has summer time in São Paulo.
#
# Version:  @touch4it/ical-timezones 1.9.0 and timezones-ical-library 2.3.2 on Node 20
# Guess:    both know that Brazil has no summer time since 2019 (Decreto 9.772)
# Seen:     the first writes a yearly DAYLIGHT of one hour from November to February without an end; the second has none
# Why here: an appointment of the Brazilian summer is an hour off for whoever reads the zone from the file
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @touch4it/ical-timezones@1.9.0 timezones-ical-library@2.3.2
cat >run.mjs <<'SCRIPT'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { getVtimezoneComponent } = require('@touch4it/ical-timezones');
const { tzlib_get_ical_block } = require('timezones-ical-library');
const rules = (text) => text.split(/\r?\n/).filter((line) => /^(BEGIN:DAYLIGHT|TZOFFSETTO|RRULE)/.test(line)).join(' ');
console.log('first: ', rules(getVtimezoneComponent('America/Sao_Paulo')));
console.log('second:', rules(tzlib_get_ical_block('America/Sao_Paulo')[0]));
SCRIPT
cat >expected.txt <<'EXPECTED'
first:  BEGIN:DAYLIGHT TZOFFSETTO:-0200 RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU TZOFFSETTO:-0300 RRULE:FREQ=YEARLY;BYMONTH=2;BYDAY=3SU
second: TZOFFSETTO:-0300
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
