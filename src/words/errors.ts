import type { Excess } from '#domain/record/registers';
import { byCode } from './format/by-code';

/** How a request to the API can fail. */
export type RequestFailure = 'offline' | 'broken' | 'refused' | 'signed_out' | 'too_many';

/** The message for a failed API call without a more precise reason. */
export const requestFailure = byCode<RequestFailure>({
  offline: 'Sem conexão. Tente de novo quando a internet voltar.',
  broken: 'Não deu para concluir agora. O problema é do nosso lado; tente de novo em instantes.',
  refused: 'O pedido não foi aceito. Confira os dados e tente de novo.',
  signed_out: 'Sua sessão terminou. Entre de novo para continuar; seus registros estão guardados.',
  too_many: 'Foram muitas tentativas seguidas. Espere um minuto e tente de novo.',
});

/** The text above outdated content: the reason, and that it cannot be changed now. */
export function asKnownLast(failure: RequestFailure): string {
  const last = 'isto é o que se sabia por último.';
  if (failure === 'offline') return `Sem conexão: ${last} Mudanças precisam de internet.`;
  if (failure === 'signed_out') return `Sua sessão terminou: ${last} Entre de novo para mudar.`;
  return `Não deu para atualizar agora: ${last} Mudanças voltam em instantes.`;
}

const SYNC_REFUSALS = {
  clock:
    'O relógio deste aparelho está adiantado. Acerte a data e a hora; o registro será enviado em seguida.',
  invalid: 'O servidor não entendeu este registro. Ele está guardado aqui; você pode exportá-lo.',
  forbidden: 'Esta conta não pode mais mudar este registro. Ele está guardado aqui.',
  too_large:
    'Este registro passou do tamanho máximo. Divida o treino ou encurte as notas e tente de novo.',
  twin: 'Outro aparelho usava a mesma identificação. Já trocamos a deste; o envio continua sozinho.',
  newer: 'Este registro precisa de uma versão mais nova do servidor. Ele será enviado depois.',
  full: 'O servidor pediu o registro inteiro. O envio continua sozinho.',
} as const;

/** Why the server refused a change, by code, and what the person can do. */
export function syncRefusal(code: string): string {
  return (
    entry(SYNC_REFUSALS, code) ??
    'O servidor não aceitou este registro. Ele está guardado aqui; tente de novo mais tarde.'
  );
}

/** Why a change was not stored: it has an invalid value, or would exceed a limit of its record. */
export const commitRefusal = byCode<Excess | 'value'>({
  exercises: 'Um treino pode ter até 60 exercícios. Conclua este e comece outro.',
  sets: 'Um treino pode ter até 400 séries. Conclua este e comece outro.',
  bytes: 'Este registro chegou ao tamanho máximo. Encurte as notas ou comece outro.',
  value: 'Este valor não pode ser guardado. Confira e tente de novo.',
});

const FIELD_ERRORS = {
  load: 'Digite a carga com números e, se precisar, uma vírgula: 82,5',
  reps: 'Digite as repetições de 0 a 999',
  email: 'Por favor, insira um e-mail válido',
  name: 'Digite um nome',
  name_too_long: 'O nome pode ter até 80 letras',
  video: 'O endereço precisa começar com https://',
  video_broken: 'Este endereço não abre. Copie de novo, inteiro.',
  aliases: 'Use até 12 nomes, cada um com até 80 letras',
} as const;

/** The message beside a field, by the code of the failed check. */
export function fieldError(code: keyof typeof FIELD_ERRORS): string {
  return FIELD_ERRORS[code];
}

function entry(messages: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(messages, code) ? messages[code] : undefined;
}
