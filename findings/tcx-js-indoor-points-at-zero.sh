#!/usr/bin/env bash
# Points without a position lie in the sea off Africa.
#
# Version:  tcx-js 1.0.1 on Node 20
# Guess:    a point of an indoor workout, which has only time and heart rate, has no position
# Seen:     latitude and longitude are 0 and `location` is a GeoJSON point at 0, 0; the altitude, absent too, is null
# Why here: a map or a distance made from such points is wrong without an error; strength workouts never have a position
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts tcx-js@1.0.1
cat >run.mjs <<'SCRIPT'
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
const point = (minute, rate) =>
  `<Trackpoint><Time>2026-01-05T10:${minute}:00Z</Time><HeartRateBpm><Value>${rate}</Value></HeartRateBpm></Trackpoint>`;
writeFileSync('strength.tcx', `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
<Activities><Activity Sport="Other"><Id>2026-01-05T10:00:00Z</Id>
<Lap StartTime="2026-01-05T10:00:00Z"><TotalTimeSeconds>1800</TotalTimeSeconds><DistanceMeters>0</DistanceMeters>
<Calories>150</Calories><Intensity>Active</Intensity><TriggerMethod>Manual</TriggerMethod>
<Track>${point('00', 90)}${point('30', 130)}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`);

const { Parser } = createRequire(import.meta.url)('tcx-js');
const [, last] = new Parser('strength.tcx').activity.trackpoints;
const { latitude, longitude, altitude_meters, distance_meters, heart_rate_bpm, location } = last;
console.log(JSON.stringify({ latitude, longitude, altitude_meters, distance_meters, heart_rate_bpm, location }));
SCRIPT
cat >expected.txt <<'EXPECTED'
{"latitude":0,"longitude":0,"altitude_meters":null,"distance_meters":0,"heart_rate_bpm":130,"location":{"type":"Point","coordinates":[0,0]}}
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
