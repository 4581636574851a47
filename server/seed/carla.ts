import type { PixKey } from '#domain/coaching/pix-key';
import type { SampleProfessional } from './professional';

export const CARLA_PIX: PixKey = { kind: 'random', key: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906' };

/** The CREF belongs to no council, and there is no telephone number. */
export const CARLA_SAYS: SampleProfessional = {
  values: {
    name: 'Carla Mendes',
    cref: '999999-G/SP',
    city: 'Sorocaba',
    state: 'SP',
    specialities: ['hypertrophy', 'strength', 'online'],
    ownSpecialities: 'Volta ao treino depois de uma pausa longa',
    bio: 'Sou formada em Educação Física e acompanho gente que treina em academia de bairro, com o tempo que tem. Monto a sua ficha, vejo o que você registrou e ajusto a cada semana.',
    whatsapp: '',
    handle: 'carla',
    pix: CARLA_PIX,
    open: true,
  },
  plans: [
    {
      id: 'online',
      name: 'Consultoria online',
      period: 'monthly',
      sessions: null,
      centavos: 22_000,
      includes: 'Ficha nova a cada mês, ajustes toda semana e mensagens.',
    },
    {
      id: 'lessons',
      name: '10 aulas',
      period: 'sessions',
      sessions: 10,
      centavos: 80_000,
      includes: 'Uma hora cada, na sua academia.',
    },
    {
      id: 'quarter',
      name: 'Acompanhamento',
      period: 'quarterly',
      sessions: null,
      centavos: 60_000,
      includes: 'Consultoria online e duas avaliações físicas.',
    },
    {
      id: 'assessment',
      name: 'Avaliação física',
      period: 'once',
      sessions: null,
      centavos: 15_000,
      includes: '',
    },
  ],
  skipped: ['photo', 'whatsapp'],
};
