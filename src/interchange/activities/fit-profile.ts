/** Numbers of messages in the FIT profile. */
export const FIT_MESSAGE = {
  fileId: 0,
  sport: 12,
  session: 18,
  lap: 19,
  record: 20,
  event: 21,
  workout: 26,
  activity: 34,
  set: 225,
  exerciseTitle: 264,
} as const;

/** The time of a message; sets and titles use 254 for the time and for their own order. */
export const FIT_TIME_FIELD = 253;

/** A category for an exercise that the profile does not have. */
export const FIT_UNKNOWN_CATEGORY = 65_534;

/** Sports of the profile, and the name of the exercise that each stands for. */
const SPORTS: Readonly<Record<number, string>> = {
  1: 'Outdoor Run',
  2: 'Outdoor Cycling',
  5: 'Swimming',
  11: 'Outdoor Walk',
  15: 'Rowing Machine',
  17: 'Outdoor Walk',
};

const SUB_SPORTS: Readonly<Record<number, string>> = {
  1: 'Treadmill Run',
  5: 'Spin Bike',
  6: 'Stationary Bike',
  14: 'Rowing Machine',
  15: 'Elliptical',
  16: 'Stair Climber',
  27: 'Treadmill Walk',
};

export const FIT_STRENGTH = { sport: 10, subSport: 20 } as const;
const FITNESS_EQUIPMENT = 4;

/** The exercise of an activity without sets; null where a sport has none of its own. */
export function exerciseOfSport(sport: number | null, subSport: number | null): string | null {
  const known = [1, 2, 4, 11, 15].includes(sport ?? -1) ? SUB_SPORTS[subSport ?? -1] : undefined;
  return known ?? SPORTS[sport ?? -1] ?? null;
}

/** Whether an activity of this sport may be strength training without sets. */
export function isStrength(sport: number | null, subSport: number | null): boolean {
  return sport === FIT_STRENGTH.sport || (sport === FITNESS_EQUIPMENT && subSport === 20);
}
