import { HttpError } from '../../http/errors';

/** Refusals of requests about subscriptions: status and message by code. */
const REFUSALS = {
  unknown_subscription: [404, 'Não encontramos este plano.'],
  subscription_ended: [409, 'Este plano já foi encerrado.'],
  too_many_subscriptions: [409, 'Há muitos planos em andamento. Encerre algum antes.'],
  bad_period: [400, 'Um plano que se repete é por mês, trimestre, semestre ou ano.'],
  bad_first_day: [400, 'Escolha o primeiro vencimento entre um mês atrás e um ano à frente.'],
  reminded_today: [429, 'Já saiu um lembrete desta cobrança hoje. Tente de novo amanhã.'],
  nothing_to_remind: [409, 'Não há o que lembrar nesta cobrança agora.'],
} as const;

/**
 * The error for a refused request about a subscription, with a status and a message for a person.
 */
export function subscriptionRefusal(reason: keyof typeof REFUSALS): HttpError {
  const [status, message] = REFUSALS[reason];
  return new HttpError(status, reason, message);
}
