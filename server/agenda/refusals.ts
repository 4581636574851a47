import { refusalsOf } from '../http/errors';

/** Refusals of requests about appointments: status and message by code. */
export const refusal = refusalsOf({
  unknown_link: [404, 'Não encontramos este acompanhamento.'],
  unknown_appointment: [404, 'Este horário não existe mais.'],
  changed_meanwhile: [409, 'Este horário mudou enquanto isso. Confira o de agora e confirme.'],
  too_many_appointments: [409, 'Há muitos horários marcados. Remova algum antes de marcar outro.'],
  too_far: [409, 'Escolha um dia dentro de um ano.'],
  too_many_absences: [409, 'Há muitas ausências marcadas. Remova alguma antes de marcar outra.'],
});
