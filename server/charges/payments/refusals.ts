import { refusalsOf } from '../../http/errors';

/** Refusals of requests about Stripe payments: status and message by code. */
export const refusalOfStripe = refusalsOf({
  unknown_charge: [404, 'Não encontramos esta cobrança.'],
  unknown_payment: [404, 'Não encontramos este pagamento.'],
  unknown_subscription: [404, 'Não encontramos este plano.'],
  stripe_absent: [409, 'Não dá para pagar por aqui agora. Escolha outra forma.'],
  way_closed: [409, 'Este valor não pode ser pago desta forma. Escolha outra.'],
  charge_pending: [409, 'Há um pagamento por confirmar. Espere a resposta antes de continuar.'],
  charge_moving: [409, 'Este pagamento já mudou. Abra a cobrança de novo.'],
  boleto_stays: [409, 'Boleto não é estornado pelo Stripe. Devolva por Pix ou transferência.'],
  not_refunded: [409, 'O Stripe não aceitou este estorno. Confira lá o saldo e o pagamento.'],
  refund_returned: [
    409,
    'O banco de quem pagou não recebeu este estorno. Abra a cobrança de novo e combine outra forma.',
  ],
  balance_short: [
    409,
    'O saldo no Stripe não cobre este estorno. Complete o saldo lá e peça de novo.',
  ],
  too_much: [409, 'O valor é maior do que o que ainda pode ser estornado.'],
  account_refused: [
    409,
    'O Stripe não aceitou abrir o seu cadastro agora. Tente mais tarde ou fale com quem cuida do app.',
  ],
  bad_email: [409, 'O Stripe não aceitou o e-mail da sua conta. Troque o e-mail e tente de novo.'],
  adults_only: [409, 'Só quem tem 18 anos ou mais pode cobrar.'],
});
