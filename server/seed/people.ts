import type { Preferences } from '#domain/account/preference-choices';
import type { Scope } from '#domain/account/scope';
import type { PainValues } from '#domain/health/pain';
import { ANA_PROGRAMME } from './ana';
import { CARLA_SAYS } from './carla';
import type { SampleProfessional } from './professional';
import type { Programme } from './programme';
import { BRUNO_PROGRAMME, CAMILA_PROGRAMME, DIEGO_PROGRAMME } from './students';

export interface SamplePerson {
  readonly name: string;
  readonly email: string;
  /** Local day, 'YYYY-MM-DD'. */
  readonly birthDate: string;
  readonly programme?: Programme;
  /** Records her weight and measurements here, with the consent. */
  readonly measured?: true;
  readonly preferences?: Partial<Preferences>;
  /** Reported pain of the newest workout, with the consent. */
  readonly hurt?: PainValues;
  /** Scopes of the sample professional who coaches the person. */
  readonly coached?: readonly Scope[];
  /** Content of a professional's public page. */
  readonly professional?: SampleProfessional;
}

/** A person who has trained for three months. */
const ANA: SamplePerson = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  birthDate: '1994-03-12',
  programme: ANA_PROGRAMME,
  measured: true,
  preferences: {
    unit: 'kg',
    weekStart: 'monday',
    restSeconds: 90,
    exercises: {
      'barbell-bench-press': { restSeconds: 150, stepGrams: null },
      'lat-pulldown': { restSeconds: null, stepGrams: 2500 },
    },
  },
};

/** A professional who does not train here herself. */
export const CARLA: SamplePerson = {
  name: 'Carla Mendes',
  email: 'carla@exemplo.com.br',
  birthDate: '1986-08-30',
  professional: CARLA_SAYS,
};

const STUDENTS: readonly SamplePerson[] = [
  {
    name: 'Bruno Lima',
    email: 'bruno@exemplo.com.br',
    birthDate: '1999-01-21',
    programme: BRUNO_PROGRAMME,
    coached: ['program', 'log', 'record'],
  },
  {
    name: 'Camila Reis',
    email: 'camila@exemplo.com.br',
    birthDate: '1991-11-05',
    programme: CAMILA_PROGRAMME,
    hurt: { region: 'knee', strength: 2 },
    coached: ['program', 'log', 'health'],
  },
  {
    name: 'Diego Alves',
    email: 'diego@exemplo.com.br',
    birthDate: '1988-06-17',
    programme: DIEGO_PROGRAMME,
    coached: ['program', 'log'],
  },
];

export const SAMPLE_PEOPLE: readonly SamplePerson[] = [ANA, CARLA, ...STUDENTS];
