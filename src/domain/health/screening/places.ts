/** The states of Brazil and the Distrito Federal, by their official letters. */
export const STATES = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const;
export type State = (typeof STATES)[number];

/** Cities with a known law of their own. */
export const CITIES = ['curitiba', 'petropolis', 'sorocaba'] as const;
export type City = (typeof CITIES)[number];

const STATE_OF_CITY: Readonly<Record<City, State>> = {
  curitiba: 'PR',
  petropolis: 'RJ',
  sorocaba: 'SP',
};

/** The place of training; without a city, anywhere else in the state. */
export interface LawPlace {
  readonly state: State;
  readonly city: City | null;
}

/** Cities of a state with rules of their own. */
export function citiesOf(state: State): City[] {
  return CITIES.filter((city) => STATE_OF_CITY[city] === state);
}

/** The place of a state and a city; a city of another state is ignored. */
export function placeOf(state: string | null, city: string | null): LawPlace | null {
  const known = STATES.find((one) => one === state);
  if (known === undefined) return null;
  return { state: known, city: citiesOf(known).find((one) => one === city) ?? null };
}
