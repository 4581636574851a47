import { fitFile } from './fit-samples';

/** The start of each activity, epoch ms. */
export const START = Date.UTC(2026, 7, 10, 21, 5, 12);

/** Files of watches by what they hold, made here after the real forms. */
export const FIT_FILES: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'strength-kg': fitFile({
    start: START,
    offset: -180,
    name: 'Força',
    heartRates: [98, 112],
    sets: [
      { categories: [0], numbers: [1], reps: 10, weight: 40 * 16, seconds: 35, rest: 90 },
      { categories: [0, 28], numbers: [1, 6], reps: 8, weight: 62.5 * 16, seconds: 30, rest: 120 },
      { categories: [21], numbers: [38], reps: 8, weight: 0, seconds: 25, rest: 90 },
      { categories: [21], numbers: [38], reps: 6, seconds: 20, rest: 60 },
      { categories: [19], numbers: [43], seconds: 45 },
    ],
  }),
  'strength-lb': fitFile({
    start: START,
    sets: [
      { categories: [28], numbers: [6], reps: 5, weight: 1633, unit: 'lb', seconds: 30, rest: 180 },
      { categories: [28], numbers: [6], reps: 5, weight: 1633, unit: 'lb', seconds: 30 },
    ],
  }),
  'titles-and-guesses': fitFile({
    start: START,
    titles: [
      { category: 65_534, number: 3, texts: ['Puxada da Ana', 'outro texto'] },
      { category: 7, number: 65_535, texts: ['Rosca na corda'] },
    ],
    sets: [
      { categories: [65_534], numbers: [3], reps: 12, weight: 20 * 16, seconds: 30 },
      { categories: [7], reps: 12, weight: 10 * 16, seconds: 30 },
      { categories: [65_535, 23], numbers: [65_535, 2], reps: 10, weight: 15 * 16, seconds: 30 },
      { reps: 10, seconds: 30 },
    ],
  }),
  circuit: fitFile({
    start: START,
    sets: [1, 2, 3].flatMap(() => [
      { categories: [22], numbers: [77], reps: 10, seconds: 20, rest: 15 },
      { categories: [28], numbers: [100], reps: 15, seconds: 30, rest: 60 },
    ]),
  }),
  run: fitFile({ start: START, offset: -180, sport: [1, 0], seconds: 1500, meters: 5000 }),
  'strength-without-sets': fitFile({ start: START, seconds: 2700, heartRates: [90] }),
  'planned-workout': fitFile({ start: START, type: 5 }),
};

function tcx(activities: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
  <Activities>
${activities}
  </Activities>
</TrainingCenterDatabase>
`;
}

const LAP = `<Lap StartTime="2026-08-10T21:05:12.000Z">
        <TotalTimeSeconds>750.4</TotalTimeSeconds>
        <DistanceMeters>2500.2</DistanceMeters>
        <Calories>180</Calories>
        <AverageHeartRateBpm><Value>140</Value></AverageHeartRateBpm>
        <Track><Trackpoint><Time>2026-08-10T21:05:13Z</Time><DistanceMeters>3.5</DistanceMeters></Trackpoint></Track>
      </Lap>`;

export const TCX_FILES: Readonly<Record<string, string>> = {
  run: tcx(`    <Activity Sport="Running">
      <Id>2026-08-10T21:05:12.000Z</Id>
      ${LAP}
      ${LAP}
      <Notes>Parque &amp; subida</Notes>
    </Activity>`),
  strength: tcx(`    <Activity Sport="Other">
      <Id>2026-08-11T10:00:00.000Z</Id>
      <Lap StartTime="2026-08-11T10:00:00.000Z">
        <TotalTimeSeconds>2700</TotalTimeSeconds>
        <DistanceMeters>0</DistanceMeters>
      </Lap>
    </Activity>`),
  empty: tcx(''),
};
