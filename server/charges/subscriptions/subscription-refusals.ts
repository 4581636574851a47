import { refusalsOf } from '../../http/errors';

/** Refusals of requests about subscriptions: status and message by code. */
export const subscriptionRefusal = refusalsOf({
  unknown_subscription: [404, 'Não encontramos este plano.'],
  subscription_ended: [409, 'Este plano já foi encerrado.'],
  too_many_subscriptions: [409, 'Há muitos planos em andamento. Encerre algum antes.'],
  bad_period: [400, 'Um plano que se repete é por mês, trimestre, semestre ou ano.'],
  bad_first_day: [400, 'Escolha o primeiro vencimento entre um mês atrás e um ano à frente.'],
  reminded_today: [429, 'Já saiu um lembrete desta cobrança hoje. Tente de novo amanhã.'],
  payer_at_rest: [
    409,
    'Esta pessoa não consegue abrir a conta agora. Combine o pagamento por outro meio.',
  ],
  nothing_to_remind: [409, 'Não há o que lembrar nesta cobrança agora.'],
});
