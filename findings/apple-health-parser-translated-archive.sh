#!/usr/bin/env bash
# An archive of Apple Health from a phone in Portuguese is refused for the name of its file.
#
# Version:  apple-health-parser 0.4.0 and fflate 0.8.2 on Node 20
# Guess:    the reader finds the export in the archive by its content or its place, as iPhones translate the name (exportar.xml)
# Seen:     it throws that there is no export.xml; the same bytes under the English name are read
# Why here: our own reader takes any XML of the archive that begins as an export
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts apple-health-parser@0.4.0 fflate@0.8.2
cat >run.mjs <<'SCRIPT'
import { createHealthReader } from 'apple-health-parser';
import { strToU8, zipSync } from 'fflate';
const time = '2026-01-05 07:00:00 -0300';
const xml = `<?xml version="1.0" encoding="UTF-8"?>
<HealthData locale="pt_BR"><ExportDate value="${time}"/>
<Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Balança" unit="kg" creationDate="${time}" startDate="${time}" endDate="${time}" value="75.5"/>
</HealthData>`;
for (const name of ['apple_health_export/export.xml', 'apple_health_export/exportar.xml']) {
  try {
    const kinds = [];
    for await (const { kind } of createHealthReader(new Blob([zipSync({ [name]: strToU8(xml) })]))) kinds.push(kind);
    console.log(name, kinds.join(' '));
  } catch (error) {
    console.log(name, `throws: ${error.message}`);
  }
}
SCRIPT
cat >expected.txt <<'EXPECTED'
apple_health_export/export.xml exportDate record
apple_health_export/exportar.xml throws: ZIP: no export.xml found in the archive. Expected apple_health_export/export.xml.
EXPECTED
node run.mjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
