import { daysBetween, localDay } from '#domain/local-day';
import { recentDay, timeOfDay } from '#words/format/day';
import { plural } from '#words/format/plural';
import type { SyncFacts } from './sync-words';

/**
 * Whether all data of this device is known to be in the account, so that another browser would have
 * it.
 */
export function isOnAccount(status: SyncFacts, signedOut: boolean): boolean {
  const { pending, unsaved, refused, syncedAt } = status;
  return !signedOut && pending + unsaved + refused === 0 && syncedAt !== null;
}

/** The sync status with an explanation, for the account screen. */
export function syncExplanation(status: SyncFacts, signedOut: boolean): string {
  const { obstacle, pending, unsaved, refused, syncedAt } = status;
  if (unsaved > 0 || obstacle === 'storage') {
    return 'Não foi possível salvar neste aparelho. Libere espaço e mantenha o app aberto enquanto tentamos de novo.';
  }
  if (signedOut || obstacle === 'signed_out') {
    return 'Sua sessão terminou. O que está neste aparelho continua aqui e será enviado quando você entrar de novo.';
  }
  if (obstacle === 'wrong_account') {
    return 'Outra conta foi aberta neste navegador. Entre de novo com a sua para enviar; nada foi apagado.';
  }
  if (obstacle === 'too_old') {
    return 'Esta versão do app é antiga demais para receber novidades. Atualize para continuar em dia; nada foi apagado.';
  }
  if (obstacle === 'offline') {
    return pending > 0
      ? 'Tudo está guardado neste aparelho e será enviado quando a internet voltar.'
      : 'Sem conexão agora. Nada está esperando para ser enviado.';
  }
  if (obstacle !== null) {
    return 'O servidor não respondeu como devia. Tudo está guardado neste aparelho e vamos tentar de novo sozinhos.';
  }
  if (pending > 0) return 'Guardado neste aparelho e a caminho do servidor.';
  if (refused > 0) return 'O que o servidor recusou só existe neste aparelho.';
  if (syncedAt !== null) return 'Tudo está neste aparelho e no servidor.';
  return 'Guardado neste aparelho, à espera do servidor.';
}

/** Students' spaces refused some changes that were sent before leaving (rule G1c3). */
export const LOST_WHILE_SENDING =
  'O que faltava enviar não entrou na conta de quem você acompanha: o vínculo terminou ou mudou. O conteúdo não fica neste aparelho.';

/** Time of the last complete exchange: "agora há pouco", or a day: "ontem às 09:12". */
export function syncedWords(at: number, now: number, zone: string): string {
  const day = localDay(at, zone);
  const today = localDay(now, zone);
  if (daysBetween(day, today) === 0 && Math.abs(now - at) < 60_000) return 'agora há pouco';
  return `${recentDay(day, today)} às ${timeOfDay(at, zone)}`;
}

/** Number of records parked by a large reset, with an explanation. */
export function parkedWords(count: number): string {
  const taken = plural(count, {
    zero: '',
    one: '1 registro que este aparelho tinha. Ele fica guardado',
    other: '# registros que este aparelho tinha. Eles ficam guardados',
  });
  return `O servidor deixou de mostrar ${taken} aqui por 30 dias. Se você não apagou nada, fale com a gente pela ajuda.`;
}

/** "12 registros por enviar", for the account screen and the sign-out. */
export function pendingWords(count: number): string {
  return plural(count, {
    zero: 'Nada por enviar',
    one: '1 registro por enviar',
    other: '# registros por enviar',
  });
}
