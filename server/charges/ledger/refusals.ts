import { HttpError, refusalsOf } from '../../http/errors';

/** Refusals of requests about charges: status and message by code. */
const REFUSALS = {
  unknown_charge: [404, 'Não encontramos esta cobrança.'],
  unknown_payment: [404, 'Não encontramos este pagamento.'],
  unknown_link: [404, 'Não encontramos este acompanhamento.'],
  adults_only: [409, 'Só quem tem 18 anos ou mais pode cobrar.'],
  too_many_charges: [409, 'Há muitas cobranças guardadas. Fale com quem cuida do app.'],
  too_small: [409, 'O valor é pequeno para tantas parcelas.'],
  charge_moving: [409, 'Já há um pagamento nesta cobrança, por isso isto não muda mais.'],
  too_many_payments: [409, 'Esta cobrança já tem muitos pagamentos. Faça outra para o que falta.'],
  charge_settled: [409, 'Nesta cobrança não há mais o que pagar.'],
  charge_pending: [409, 'Há um pagamento por confirmar. Espere a resposta antes de continuar.'],
  charge_disputed: [
    409,
    'O banco decide sobre um pagamento desta cobrança. O que falta fica para depois da resposta.',
  ],
  future_day: [409, 'Este dia ainda não chegou. Escolha o dia em que o dinheiro entrou.'],
  stripe_absent: [409, 'Não dá para pagar por aqui agora. Escolha outra forma.'],
  day_taken: [409, 'O plano já tem uma cobrança neste dia. Escolha outro.'],
  no_pack: [409, 'Esta cobrança não tem tantas aulas.'],
  bad_receipt: [400, 'Este arquivo não serve. Escolha uma foto ou um PDF do comprovante.'],
  charge_link_over: [410, 'Este link não vale mais. Peça outro a quem enviou.'],
  charge_of_another: [403, 'Esta cobrança é de outra pessoa.'],
  own_charge: [409, 'Esta cobrança é sua. Envie o link para quem vai pagar.'],
} as const;

export const chargeRefusal = refusalsOf(REFUSALS);

/**
 * A payment is open at Stripe and must be closed there first. If that fails, the client gets a
 * pending payment.
 */
export class PaymentOpen extends HttpError {
  constructor() {
    const [status, message] = REFUSALS.charge_pending;
    super(status, 'charge_pending', message);
  }
}
