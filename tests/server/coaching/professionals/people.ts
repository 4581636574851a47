import type { Publish } from '#protocol/coaching/professionals';

/** The form of a published page. */
export function page(changes: Partial<Publish> = {}): Publish {
  return {
    name: 'Ana Lima',
    cref: '194882-G/SP',
    city: 'Sorocaba',
    state: 'SP',
    specialities: ['hypertrophy', 'older-adults'],
    ownSpecialities: 'Pós-parto',
    bio: 'Treino de força para quem nunca treinou.',
    whatsapp: '+5515987654321',
    handle: 'ana-lima',
    plans: [
      {
        name: 'Consultoria',
        period: 'monthly',
        sessions: null,
        centavos: 22_000,
        includes: 'Ficha nova por mês',
      },
    ],
    open: true,
    ...changes,
  };
}
