import { bodyweight, hold, lift, OWN_EXERCISE, type Programme } from './programme';

const HEAVY = { restSeconds: 150, warmups: 2 };
const MIDDLE = { restSeconds: 120, warmups: 1 };
const LIGHT = { restSeconds: 60 };

/** Three months of upper and lower body in two versions each: four workouts a week. */
export const ANA_PROGRAMME: Programme = {
  title: 'Superiores e inferiores',
  goal: 'hypertrophy',
  weeks: 13,
  startsAt: 18 * 60 + 40,
  deloadWeek: 5,
  missedWeek: 9,
  sessions: [
    {
      title: 'Superiores A',
      day: 0,
      movements: [
        lift('barbell-bench-press', 4, [6, 8], [35, 2.5], HEAVY),
        lift('lat-pulldown', 3, [8, 12], [40, 5], MIDDLE),
        lift('dumbbell-shoulder-press', 3, [8, 12], [10, 2], MIDDLE),
        lift('seated-cable-row', 3, [10, 12], [35, 5]),
        lift('dumbbell-lateral-raise', 3, [12, 15], [6, 1], LIGHT),
        lift('rope-triceps-pushdown', 3, [10, 15], [15, 5], LIGHT),
      ],
    },
    {
      title: 'Inferiores A',
      day: 1,
      movements: [
        lift('back-squat', 4, [5, 8], [55, 2.5], { restSeconds: 180, warmups: 2 }),
        lift('romanian-deadlift', 3, [8, 10], [50, 2.5], MIDDLE),
        lift('leg-press-45', 3, [10, 12], [120, 10], { restSeconds: 120 }),
        lift('lying-leg-curl', 3, [10, 15], [25, 5]),
        lift('standing-calf-raise', 3, [12, 15], [50, 5], LIGHT),
        hold('plank', 3, [40, 60]),
      ],
    },
    {
      title: 'Superiores B',
      day: 3,
      movements: [
        lift('incline-dumbbell-bench-press', 4, [8, 10], [12, 2], MIDDLE),
        lift('assisted-pull-up', 3, [6, 10], [30, -5], { restSeconds: 120 }),
        lift('chest-supported-dumbbell-row', 3, [8, 12], [12, 2]),
        lift('face-pull', 3, [12, 15], [15, 5], LIGHT),
        lift('dumbbell-curl', 3, [10, 12], [7, 1], LIGHT),
      ],
    },
    {
      title: 'Inferiores B',
      day: 4,
      movements: [
        lift('deadlift', 3, [4, 6], [70, 5], { restSeconds: 180, warmups: 2 }),
        lift('barbell-hip-thrust', 4, [8, 10], [80, 5], MIDDLE),
        lift('bulgarian-split-squat', 3, [8, 10], [10, 2], { restSeconds: 120 }),
        lift('leg-extension', 3, [10, 15], [35, 5]),
        lift('hip-abduction-machine', 3, [12, 15], [45, 5], LIGHT),
        bodyweight(OWN_EXERCISE, 3, [15, 20]),
        bodyweight('hanging-knee-raise', 3, [10, 15]),
      ],
    },
  ],
  notes: [
    { week: 0, session: 0, text: 'Voltando aos treinos. Comecei leve para acertar a técnica.' },
    {
      week: 1,
      session: 1,
      text: 'Calço de 2 cm no calcanhar ajudou na profundidade.',
      exercise: 'back-squat',
    },
    { week: 3, session: 3, text: 'Academia cheia, demorei para conseguir os aparelhos.' },
    {
      week: 4,
      session: 0,
      text: 'Pegada um dedo mais fechada, ombro sem incômodo.',
      exercise: 'barbell-bench-press',
    },
    { week: 5, session: 0, text: 'Semana leve: menos carga e uma série a menos.' },
    { week: 7, session: 2, text: 'Parei uns minutos para atender uma ligação.' },
    { week: 10, session: 0, text: 'Primeira semana depois da viagem. Senti falta de ritmo.' },
    {
      week: 12,
      session: 3,
      text: 'Usei strap na última série.',
      exercise: 'deadlift',
    },
  ],
  pause: { week: 7, session: 2, minutes: 9 },
  ownExercise: {
    name: 'Elevação pélvica com mini band',
    primary: ['glutes'],
    secondary: ['abductors', 'hamstrings'],
    equipment: 'band',
    loadKind: 'reps_only',
    unilateral: false,
  },
};
