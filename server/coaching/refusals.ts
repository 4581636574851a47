import { HttpError } from '../http/errors';

/** Refusals of requests about links: status and message by code. */
const REFUSALS = {
  unknown_invitation: [
    404,
    'Este convite não existe ou não vale mais. Peça outro a quem convidou você.',
  ],
  unknown_member: [404, 'Não encontramos esta pessoa na equipe.'],
  unknown_page: [404, 'Nenhuma página profissional neste endereço.'],
  own_page: [409, 'Esta página é sua. Escolha a de outra pessoa.'],
  unknown_link: [404, 'Não encontramos este acompanhamento.'],
  own_invitation: [409, 'Este convite é seu. Envie o link para quem você acompanha.'],
  health_consent: [
    409,
    'Para compartilhar medidas ou saúde, permita antes os dados de saúde em Privacidade.',
  ],
  guardian_due: [
    409,
    'Antes, quem responde por você precisa autorizar. Abra Privacidade para continuar.',
  ],
  adults_only: [409, 'Só quem tem 18 anos ou mais pode acompanhar outras pessoas.'],
  too_many_invitations: [409, 'Há muitos convites abertos. Cancele algum antes de criar outro.'],
  too_many_listed: [
    409,
    'Há 500 convites de listas à espera de resposta, e este é o limite. Revogue alguns, em Convidar, ou espere que aceitem.',
  ],
} as const;

/** Unknown invitations get the code of unknown links, `unknown_link`, with their own message. */
export function refusal(reason: keyof typeof REFUSALS): HttpError {
  const [status, message] = REFUSALS[reason];
  return new HttpError(status, reason === 'unknown_invitation' ? 'unknown_link' : reason, message);
}
