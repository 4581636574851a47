import type { Scope } from '#domain/account/scope';
import { formatList } from '../format/list';

/** A scope in a few words, for a switch or a list. */
export const SCOPE_TITLES: Readonly<Record<Scope, string>> = {
  program: 'Fichas e mensagens',
  log: 'Ver os treinos',
  record: 'Registrar treinos',
  body: 'Medidas do corpo',
  health: 'Triagem e anamnese',
};

const IN_A_LINE: Readonly<Record<Scope, string>> = {
  program: 'fichas e mensagens',
  log: 'ver treinos',
  record: 'registrar treinos',
  body: 'medidas do corpo',
  health: 'triagem e anamnese',
};

/** The purpose of each scope, shown to the coach who requests it. */
export const SCOPE_ASKED: Readonly<Record<Scope, string>> = {
  program: 'Vem com todo convite: montar fichas e trocar mensagens.',
  log: 'Séries, cargas, notas e disposição de cada treino.',
  record: 'Anotar séries no salão, no telefone de quem acompanha.',
  body: 'Peso, medidas, avaliações e metas: ver e registrar.',
  health: 'Ler as respostas de saúde e as dores contadas. Cada leitura da triagem fica registrada.',
};

/** The effect of each scope for a coach, shown to the student who decides. */
export const SCOPE_GIVEN: Readonly<Record<Scope, string>> = {
  program: 'Publica e ajusta fichas para você, sabe onde você treina e troca mensagens com você.',
  log: 'Vê os seus treinos, os de antes também: séries, cargas, notas e disposição.',
  record: 'Anota séries e treinos por você, no salão. Você vê tudo e pode mudar.',
  body: 'Vê e registra peso, medidas, avaliações e metas. Fotos, só as que você mostrar uma a uma.',
  health:
    'Lê as respostas da triagem e da anamnese e as dores que você contar. Cada leitura da triagem fica registrada em Privacidade.',
};

/** "fichas e mensagens, ver treinos e medidas do corpo". */
export function scopesLine(scopes: readonly Scope[]): string {
  return formatList(scopes.map((scope) => IN_A_LINE[scope]));
}
