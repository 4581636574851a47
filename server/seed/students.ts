import { bodyweight, hold, lift, type Programme } from './programme';

const MIDDLE = { restSeconds: 120, warmups: 1 };
const LIGHT = { restSeconds: 60 };

const WHOLE_BODY_A = [
  lift('goblet-squat', 3, [10, 12], [16, 2]),
  lift('machine-chest-press', 3, [10, 12], [35, 5]),
  lift('lat-pulldown', 3, [10, 12], [45, 5]),
  lift('dumbbell-lateral-raise', 3, [12, 15], [6, 1], LIGHT),
  hold('plank', 3, [30, 45]),
];

const WHOLE_BODY_B = [
  lift('leg-press-45', 3, [10, 15], [100, 10], MIDDLE),
  lift('dumbbell-bench-press', 3, [8, 12], [14, 2]),
  lift('seated-cable-row', 3, [10, 12], [40, 5]),
  lift('seated-leg-curl', 3, [10, 15], [30, 5]),
  bodyweight('crunch', 3, [15, 20]),
];

/** A beginner's programme: the whole body three times a week, early in the morning. */
export const BRUNO_PROGRAMME: Programme = {
  title: 'Corpo inteiro',
  goal: 'health',
  weeks: 5,
  startsAt: 6 * 60 + 45,
  awayDays: 8,
  sessions: [
    { title: 'Corpo inteiro A', day: 0, movements: WHOLE_BODY_A },
    { title: 'Corpo inteiro B', day: 2, movements: WHOLE_BODY_B },
    { title: 'Corpo inteiro A', day: 4, movements: WHOLE_BODY_A },
  ],
  notes: [{ week: 0, session: 0, text: 'Primeiro treino com acompanhamento.' }],
};

/** Lower body first, three evenings a week. */
export const CAMILA_PROGRAMME: Programme = {
  title: 'Glúteos, costas e pernas',
  goal: 'hypertrophy',
  weeks: 6,
  startsAt: 19 * 60 + 15,
  sessions: [
    {
      title: 'Glúteos e posterior',
      day: 0,
      movements: [
        lift('barbell-hip-thrust', 4, [8, 12], [70, 5], MIDDLE),
        lift('stiff-leg-deadlift', 3, [8, 12], [40, 2.5], MIDDLE),
        lift('seated-leg-curl', 3, [10, 15], [30, 5]),
        lift('hip-abduction-machine', 3, [12, 15], [50, 5], LIGHT),
      ],
    },
    {
      title: 'Costas e ombros',
      day: 2,
      movements: [
        lift('lat-pulldown', 4, [8, 12], [35, 5], MIDDLE),
        lift('machine-row', 3, [10, 12], [30, 5]),
        lift('dumbbell-shoulder-press', 3, [8, 12], [8, 2]),
        lift('dumbbell-lateral-raise', 3, [12, 15], [5, 1], LIGHT),
        lift('cable-curl', 3, [10, 15], [15, 5], LIGHT),
      ],
    },
    {
      title: 'Quadríceps e panturrilha',
      day: 4,
      movements: [
        lift('hack-squat', 4, [8, 12], [40, 10], MIDDLE),
        lift('bulgarian-split-squat', 3, [8, 12], [8, 2]),
        lift('leg-extension', 3, [10, 15], [35, 5]),
        lift('seated-calf-raise', 4, [12, 15], [30, 5], LIGHT),
      ],
    },
  ],
  notes: [
    {
      week: 2,
      session: 2,
      text: 'Joelho incomodou um pouco no fim da descida.',
      exercise: 'hack-squat',
    },
  ],
};

/** Twice a week at lunchtime, with barbells. */
export const DIEGO_PROGRAMME: Programme = {
  title: 'Empurrar, puxar e pernas',
  goal: 'strength',
  weeks: 4,
  startsAt: 12 * 60 + 10,
  sessions: [
    {
      title: 'Força A',
      day: 1,
      movements: [
        lift('back-squat', 4, [5, 8], [90, 5], { restSeconds: 180, warmups: 2 }),
        lift('barbell-bench-press', 4, [5, 8], [75, 2.5], { restSeconds: 150, warmups: 2 }),
        lift('barbell-row', 3, [6, 10], [60, 2.5], { restSeconds: 120 }),
        hold('plank', 2, [60, 75]),
      ],
    },
    {
      title: 'Força B',
      day: 3,
      movements: [
        lift('deadlift', 3, [4, 6], [120, 5], { restSeconds: 180, warmups: 2 }),
        lift('overhead-press', 4, [5, 8], [45, 2.5], MIDDLE),
        lift('pull-up', 3, [6, 10], [0, 2.5], { restSeconds: 120 }),
        lift('dumbbell-curl', 3, [8, 12], [14, 1], LIGHT),
      ],
    },
  ],
  notes: [{ week: 3, session: 0, text: 'Dormi pouco, mas rendeu.' }],
};
