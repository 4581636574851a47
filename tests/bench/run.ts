import { figuresPart } from './app/figures-part';
import { appPart } from './app/part';
import { bytesPart } from './bytes/part';
import { healthPart } from './import/health-part';
import { importPart } from './import/part';
import { readOptions } from './options';
import { createReport, type Report } from './report';
import { serverPart } from './server/part';
import { socketsPart } from './server/sockets-part';
import { startPart } from './start/part';

/** The list of all parts, in the order in which they run. */
const PARTS: Readonly<Record<string, (runs: number, report: Report) => Promise<void>>> = {
  bytes: bytesPart,
  start: startPart,
  app: appPart,
  figures: figuresPart,
  import: importPart,
  health: healthPart,
  server: serverPart,
  sockets: socketsPart,
};

const options = readOptions(process.argv.slice(2), Object.keys(PARTS));
const report = createReport();
console.info(`Medians of ${options.runs} runs, of three at most for first sync and load.`);
for (const name of options.parts) {
  const began = performance.now();
  await PARTS[name]?.(options.runs, report);
  console.info(`(${name}: ${((performance.now() - began) / 1000).toFixed(0)} s)`);
}
if (report.missed.length > 0) {
  console.info(`\nMissed:\n${report.missed.map((one) => `  ${one}`).join('\n')}`);
  process.exitCode = 1;
}
