import { plural } from '../format/plural';

const WARNINGS = {
  nobody: 'Sem nome nem contato',
  inactive: 'Não está como ativo na lista',
  bad_email: 'E-mail não parece certo',
  bad_phone: 'Telefone não parece certo: falta o DDD?',
  foreign_phone: 'Telefone de outro país',
  repeated: 'Já está na lista, mais acima',
  is_student: 'Você já tem aluno com este nome',
  is_invited: 'Já tem um convite aberto',
  no_contact: 'Sem contato: você recebe o link para mandar',
  bad_amount: 'Valor não entendido: vai sem ele',
  bad_due_day: 'Vencimento não entendido: vai sem ele',
} as const;

/** A sentence about a row of a list of people. */
export function personWarning(code: keyof typeof WARNINGS): string {
  return WARNINGS[code];
}

const ROLES = {
  name: 'Nome',
  surname: 'Sobrenome',
  email: 'E-mail',
  phone: 'Telefone',
  plan: 'Plano',
  amount: 'Valor',
  dueDay: 'Dia do vencimento',
  status: 'Situação',
} as const;

export function personRole(role: keyof typeof ROLES): string {
  return ROLES[role];
}

/** "Coluna 2: ana@exemplo.com", or the column's own title. */
export function personColumn(title: string, example: string, index: number): string {
  const name = title === '' ? `Coluna ${index + 1}` : title;
  return example === '' ? name : `${name}: ${example}`;
}

/** "Convidar 12 pessoas". */
export function inviteAct(count: number): string {
  return plural(count, {
    zero: 'Ninguém marcado',
    one: 'Convidar 1 pessoa',
    other: 'Convidar # pessoas',
  });
}

/** "3 de 40 convites prontos". */
export function invitedOf(done: number, total: number): string {
  return `${done} de ${plural(total, { zero: '0 convites', one: '1 convite', other: '# convites' })}`;
}

/** "12 pessoas na lista, 3 com algo a conferir". */
export function listSummary(people: number, warned: number): string {
  const all = plural(people, {
    zero: 'Ninguém na lista',
    one: '1 pessoa na lista',
    other: '# pessoas na lista',
  });
  return `${all}${plural(warned, { zero: '', one: ', 1 com algo a conferir', other: ', # com algo a conferir' })}.`;
}

/** "E-mail enviado para 8 pessoas. Faltam 4 links por WhatsApp." */
export function sentSummary(mailed: number, left: number): string {
  const mails = plural(mailed, {
    zero: 'Nenhum e-mail enviado',
    one: 'E-mail enviado para 1 pessoa',
    other: 'E-mail enviado para # pessoas',
  });
  const links = plural(left, {
    zero: 'Nenhum link por mandar',
    one: 'Falta mandar 1 link',
    other: 'Faltam # links para mandar',
  });
  return `${mails}. ${links}.`;
}

/** The terms in words: "Mensal, R$ 150,00, todo dia 10". */
export function termsLine(plan: string, amount: string | null, dueDay: number | null): string {
  return [plan, amount, dueDay === null ? null : `todo dia ${dueDay}`].filter(Boolean).join(', ');
}
