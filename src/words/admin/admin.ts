const ACTS: Readonly<Record<string, string>> = {
  'cref-confirmed': 'CREF confirmado',
  'cref-refused': 'CREF recusado',
  'report-closed': 'Denúncia encerrada',
  'report-opened': 'Denúncia reaberta',
  'page-hidden': 'Página tirada do ar',
  'page-shown': 'Página de volta',
  'program-hidden': 'Link de ficha tirado do ar',
  'program-shown': 'Link de ficha de volta',
  suspended: 'Conta suspensa',
  resumed: 'Conta de volta',
};

/** An act of an admin in words. */
export function adminAct(act: string): string {
  return ACTS[act] ?? act;
}

/** The council's public register of professionals. */
export const COUNCIL_SEARCH = 'https://www.confef.org.br/confef/registrados/';

const NOT_MOVED: Readonly<Record<string, string>> = {
  balance_insufficient: 'o saldo da conta no Stripe não basta',
  insufficient_funds: 'o saldo da conta no Stripe não basta',
  transfer_spent: 'não resta repasse para desfazer',
  account_invalid: 'o Stripe não dá mais acesso à conta',
};

/** Why money of a dispute was not moved, by Stripe's code; null while a try is due. */
export function notMovedWords(reason: string | null): string {
  if (reason === null) return 'a próxima tentativa é em até uma hora';
  return refusalWords(reason);
}

/** Why a fee was not returned, by Stripe's code; null if Stripe did not answer. */
export function notReturnedWords(reason: string | null): string {
  return reason === null ? 'o Stripe não respondeu' : refusalWords(reason);
}

function refusalWords(reason: string): string {
  return NOT_MOVED[reason] ?? `o Stripe respondeu ${reason}`;
}
