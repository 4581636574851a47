/** Title of each part of the server's data about a person, as the downloaded file names it. */
const PARTS: Readonly<Record<string, string>> = {
  user: 'Conta',
  account: 'Formas de entrar',
  twoFactor: 'Verificação em duas etapas',
  passkey: 'Chaves de acesso',
  session: 'Sessões abertas',
  known_device: 'Navegadores em que você já entrou',
  email_change: 'Troca de e-mail à espera do código',
  account_photo: 'Foto da conta',
  guardian_consent: 'Autorização de quem responde por você',
  screening_access: 'Quem abriu a sua triagem de saúde',
  notice: 'Avisos',
  notice_person: 'Fuso horário para os avisos',
  push_subscription: 'Navegadores que recebem avisos',
  push_delivery: 'Avisos por enviar',
  stopped_mail: 'E-mails que você deixou de receber',
  account_deletion: 'Pedido de exclusão',
  mail_outbox: 'E-mails por enviar',
  professional: 'Página profissional',
  program_link: 'Links de fichas',
  report: 'Denúncias da sua página e dos links das suas fichas',
  report_made: 'Denúncias que você fez',
  admin_person: 'Acesso de administração',
  account_suspension: 'Suspensão da conta',
  space_digest: 'Registros guardados no servidor, por tipo',
  device: 'Aparelhos que sincronizam',
  sync_reject: 'Mudanças que o servidor recusou',
  coaching_link: 'Quem acompanha você, e quem você acompanha',
  team_member: 'Equipes de que você faz parte',
  invitation: 'Convites que você criou',
  shared_photo: 'Fotos que você mostra a quem acompanha você',
  appointment: 'Horários marcados',
  absence: 'Ausências na agenda',
  calendar_address: 'Endereço do seu calendário',
  charge: 'Cobranças',
  charge_payment: 'Pagamentos',
  plan_subscription: 'Planos que se renovam',
  charge_settings: 'Como você recebe e lembra',
  stripe_account: 'A sua conta no Stripe',
  stripe_customer: 'O seu cadastro no Stripe',
};

const FACTS: Readonly<Record<string, string>> = {
  name: 'Nome',
  email: 'E-mail',
  emailVerified: 'E-mail confirmado',
  birthDate: 'Data de nascimento',
  termsVersion: 'Versão dos termos aceita',
  termsAcceptedAt: 'Termos aceitos em',
  guardianAgreed: 'Acordo de quem responde por você',
  twoFactorEnabled: 'Pede um segundo passo para entrar',
  createdAt: 'Desde',
  updatedAt: 'Última mudança',
  usedAt: 'Último uso',
  expiresAt: 'Vale até',
  expires_at: 'Vale até',
  created_at: 'Escrito em',
  userAgent: 'Navegador e aparelho',
  ipAddress: 'Endereço IP',
  providerId: 'Forma',
  verified: 'Ligada',
  deviceType: 'Tipo',
  last_seen: 'Último contato',
  image: 'Imagem',
  asked_at: 'Pedido em',
  erase_at: 'Apaga em',
  relation: 'O que é de você',
  contact: 'Contato',
  version: 'Versão do texto',
  agreed_at: 'Autorizou em',
  reader_name: 'Quem abriu',
  title: 'Título',
  read_at: 'Lido em',
  mailed_at: 'Enviado por e-mail em',
  zone: 'Fuso horário',
  label: 'Navegador',
  seen_at: 'Último contato',
  due_at: 'Marcado para',
  kind: 'Tipo',
  count: 'Quantos',
  id: 'Número sorteado',
  schema: 'Versão dos registros',
  reason: 'Motivo',
  handle: 'Endereço da página',
  cref: 'CREF',
  cref_status: 'Situação do CREF',
  cref_at: 'Situação desde',
  cref_reason: 'Motivo da recusa do CREF',
  city: 'Cidade',
  state: 'UF',
  specialities: 'Especialidades',
  own_specialities: 'Outras especialidades',
  bio: 'Apresentação',
  whatsapp: 'WhatsApp',
  plans: 'Planos e preços',
  published_at: 'Publicada em',
  updated_at: 'Última mudança',
  hidden: 'Motivo de estar fora do ar',
  closed_at: 'Encerrada em',
  about: 'Endereço denunciado',
  text: 'Texto',
  code: 'Ficha, como o link a mostra',
  added_at: 'Desde',
  body: 'Conteúdo',
  at: 'Quando',
  with: 'Com',
  as: 'Você é',
  scopes: 'O que é compartilhado',
  started_at: 'Desde',
  ended_at: 'Até',
  day: 'A partir de',
  time: 'Hora',
  until: 'Até',
  place: 'Lugar',
  from_day: 'Do dia',
  until_day: 'Até o dia',
  includes: 'O que inclui',
  period: 'Período',
  price: 'Valor',
  discount: 'Desconto',
  why: 'Motivo do desconto',
  due: 'Vencimento',
  part: 'Parcela',
  sessions: 'Aulas do pacote',
  sessions_used: 'Aulas feitas',
  cancelled_at: 'Cancelada em',
  method: 'Forma',
  standing: 'Situação',
  back: 'Devolvido',
  note: 'Nota',
  came: 'Dia do pagamento',
  receipt: 'Comprovante',
  settled_at: 'Recebido em',
  card: 'Cartão guardado',
  payee_name: 'Nome de quem recebe',
  payee_city: 'Cidade de quem recebe',
  pix_kind: 'Tipo da chave Pix',
  pix_key: 'Chave Pix',
  ladder: 'Dias dos lembretes, contados do vencimento',
  wordings: 'Textos dos lembretes',
  overdue: 'O que acontece com um atraso',
  overdue_days: 'Dias de atraso até isso',
  account: 'Número da conta',
  charges_enabled: 'Pode receber',
  details_submitted: 'Cadastro enviado',
  deauthorised_at: 'Desligada em',
  customer: 'Número do cadastro',
};

/** Reason for which a part is missing from the file. */
export type MissingPart = 'account' | 'receipts' | 'records' | 'newest' | 'photos';

const MISSING: Readonly<Record<MissingPart, string>> = {
  account:
    'Os dados da conta, que só o servidor tem: eles não chegaram agora. Baixe de novo com internet.',
  receipts:
    'As imagens dos comprovantes de pagamento: elas não chegaram agora. Baixe de novo com internet.',
  records:
    'Os seus registros (treinos, fichas, medidas): este aparelho não conseguiu abrir a cópia que tem.',
  newest:
    'O que outros aparelhos registraram há pouco e ainda não chegou a este: não houve internet para buscar.',
  photos: 'As fotos de progresso deste aparelho: não foi possível lê-las.',
};

/** The title of a part; its own name where it has no title yet. */
export function accountPart(name: string): string {
  return PARTS[name] ?? name;
}

/** The label of one fact of a part. */
export function accountFact(name: string): string {
  return FACTS[name] ?? name;
}

/** A sentence on a missing part and its reason. */
export function missingPart(part: MissingPart): string {
  return MISSING[part];
}

/** Whether a part and all of its facts have titles. A test asks this of every part. */
export function isNamed(part: string, facts: readonly string[]): boolean {
  return part in PARTS && facts.every((fact) => fact in FACTS);
}
