import * as v from 'valibot';
import { STATES, type State } from '../health/screening/places';
import { whole } from '../record/fields';
import { flatKind } from '../record/flat-kind';
import type { Json, Writes } from '../record/registers';
import { PIX_KINDS, type PixKey, pixKeyOf } from './pix-key';

/** Specialities to choose from; anything else is free text. */
export const SPECIALITIES = [
  'hypertrophy',
  'weight-loss',
  'strength',
  'conditioning',
  'functional',
  'older-adults',
  'pregnancy',
  'rehabilitation',
  'teenagers',
  'running',
  'powerlifting',
  'weightlifting',
  'calisthenics',
  'mobility',
  'chronic-conditions',
  'online',
] as const;
export type Speciality = (typeof SPECIALITIES)[number];

/** Periods of a price that repeats. */
export const RENEWING_PERIODS = ['monthly', 'quarterly', 'semiannual', 'annual'] as const;

/** Period of a price; `sessions`: once for a number of sessions. */
export const PLAN_PERIODS = [...RENEWING_PERIODS, 'sessions', 'once'] as const;
export type PlanPeriod = (typeof PLAN_PERIODS)[number];

/** Limits: characters of texts, entries of lists, and centavos and sessions of a price. */
export const PROFESSIONAL_LIMITS = {
  name: 80,
  city: 60,
  ownSpecialities: 120,
  bio: 1000,
  plans: 12,
  planName: 60,
  planIncludes: 400,
  centavos: 10_000_000,
  sessions: 200,
} as const;

/** A price of a professional. */
export interface PricePlan {
  readonly id: string;
  readonly name: string;
  readonly period: PlanPeriod;
  /** Number of sessions in a pack; null for the other periods. */
  readonly sessions: number | null;
  readonly centavos: number;
  readonly includes: string;
}

/** The onboarding steps, in order. */
export const PROFESSIONAL_STEPS = [
  'name',
  'cref',
  'place',
  'specialities',
  'bio',
  'photo',
  'whatsapp',
  'pix',
  'plans',
  'handle',
  'invitation',
] as const;
export type ProfessionalStep = (typeof PROFESSIONAL_STEPS)[number];
export type StepState = 'done' | 'skipped';

/**
 * A person's professional profile: the record `self` in their own space. Empty values are unset.
 */
export interface ProfessionalValues {
  readonly name: string;
  /** 000000-G/UF, as the person declares it. */
  readonly cref: string;
  readonly city: string;
  readonly state: State | null;
  readonly specialities: readonly Speciality[];
  readonly ownSpecialities: string;
  readonly bio: string;
  /** `+55` and the figures. */
  readonly whatsapp: string;
  /** The wanted handle of the public page. */
  readonly handle: string;
  readonly pix: PixKey | null;
  /** Whether visitors of the public page may start to train with this person. */
  readonly open: boolean;
}

export interface Professional extends ProfessionalValues {
  /** In creation order. */
  readonly plans: readonly PricePlan[];
  readonly steps: { readonly [Step in ProfessionalStep]?: StepState };
}

const { name, city, ownSpecialities, bio, planName, planIncludes, centavos, sessions } =
  PROFESSIONAL_LIMITS;
const upTo = (most: number) => v.pipe(v.string(), v.maxLength(most));
const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/));

const fields = {
  name: upTo(name),
  cref: upTo(20),
  city: upTo(city),
  state: v.nullable(v.picklist(STATES)),
  specialities: v.pipe(v.array(word), v.maxLength(40)),
  ownSpecialities: upTo(ownSpecialities),
  bio: upTo(bio),
  whatsapp: upTo(20),
  handle: upTo(30),
  pix: v.nullable(v.strictObject({ kind: word, key: upTo(80) })),
  open: v.boolean(),
};

/** A price as its register stores it; null for a removed one. */
const plan = v.nullable(
  v.strictObject({
    /** Creation, epoch ms: its position among the others. */
    at: whole(0, Number.MAX_SAFE_INTEGER),
    name: upTo(planName),
    period: word,
    sessions: v.nullable(whole(1, sessions)),
    centavos: whole(0, centavos),
    includes: upTo(planIncludes),
  }),
);
const PLAN = /^p\.([a-z0-9][a-z0-9-]{0,63})$/;
const STEP = /^s\.([a-z][a-z0-9-]{0,31})$/;
const stepState = v.picklist(['done', 'skipped']);

function pixIn(value: Json | undefined): PixKey | null {
  const read = v.safeParse(fields.pix, value);
  const kind = PIX_KINDS.find((one) => one === (read.success ? read.output?.kind : null));
  return read.success && read.output && kind ? pixKeyOf(kind, read.output.key) : null;
}

function planIn(id: string, value: Json | undefined) {
  const read = v.safeParse(plan, value);
  const period = PLAN_PERIODS.find((one) => one === (read.success ? read.output?.period : null));
  return read.success && read.output && period ? { ...read.output, period, id } : null;
}

export const professionalKind = flatKind<Professional>({
  name: 'professional',
  single: true,
  fields,
  schemaOf(path) {
    if (PLAN.test(path)) return plan;
    return STEP.test(path) ? stepState : null;
  },
  project(read, paths) {
    const text = (path: keyof typeof fields) => {
      const value = read(path);
      return typeof value === 'string' ? value : '';
    };
    const chosen = read('specialities');
    const letters = read('state');
    const plans = paths.flatMap((path) => planIn(PLAN.exec(path)?.[1] ?? '', read(path)) ?? []);
    return {
      name: text('name'),
      cref: text('cref'),
      city: text('city'),
      state: STATES.find((one) => one === letters) ?? null,
      specialities: SPECIALITIES.filter((one) => Array.isArray(chosen) && chosen.includes(one)),
      ownSpecialities: text('ownSpecialities'),
      bio: text('bio'),
      whatsapp: text('whatsapp'),
      handle: text('handle'),
      pix: pixIn(read('pix')),
      open: read('open') === true,
      plans: plans
        .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
        .map(({ at: _, ...one }) => one),
      steps: Object.fromEntries(
        PROFESSIONAL_STEPS.flatMap((step) => {
          const state = read(`s.${step}`);
          return state === 'done' || state === 'skipped' ? [[step, state]] : [];
        }),
      ),
    };
  },
});

/** The registers of the given values, and of the onboarding step that they answer. */
export function professionalWrites(
  changes: Partial<ProfessionalValues>,
  step?: ProfessionalStep,
  state: StepState = 'done',
): Writes {
  const { pix, specialities, ...rest } = changes;
  return {
    ...rest,
    ...(specialities && { specialities: [...specialities] }),
    ...(pix !== undefined && { pix: pix && { ...pix } }),
    ...(step && { [`s.${step}`]: state }),
  };
}

/** The register of a price; null removes it. `at` is its position among the others, epoch ms. */
export function planWrites(id: string, values: Omit<PricePlan, 'id'> | null, at: number): Writes {
  return { [`p.${id}`]: values && { ...values, at } };
}

/** The next step: the first that was neither done nor skipped; null for none. */
export function nextStep({ steps }: Pick<Professional, 'steps'>): ProfessionalStep | null {
  return PROFESSIONAL_STEPS.find((step) => steps[step] === undefined) ?? null;
}
