import { shownPhone } from '#domain/coaching/brazilian-phone';
import {
  PROFESSIONAL_STEPS,
  type Professional,
  type ProfessionalStep,
} from '#domain/coaching/professional';
import { formatList } from '../format/list';
import { plural } from '../format/plural';
import { shortened } from '../format/shortened';
import { pixKindName, placeLine, specialityName } from './professional';

interface StepWords {
  /** In the list of steps. */
  readonly name: string;
  /** Over the step itself. */
  readonly title: string;
  readonly lead: string;
}

const WORDS: Readonly<Record<ProfessionalStep, StepWords>> = {
  name: {
    name: 'Nome',
    title: 'Como você se apresenta?',
    lead: 'É o nome que aparece na sua página e nos convites.',
  },
  cref: {
    name: 'CREF',
    title: 'Qual é o seu CREF?',
    lead: 'Ele aparece como declarado até alguém da Anilha conferir no registro do conselho.',
  },
  place: {
    name: 'Cidade',
    title: 'Onde você atende?',
    lead: 'Quem abre a sua página vê a cidade e o estado, sem endereço.',
  },
  specialities: {
    name: 'Especialidades',
    title: 'Com o que você trabalha?',
    lead: 'Escolha quantas quiser.',
  },
  bio: {
    name: 'Apresentação',
    title: 'Fale do seu trabalho',
    lead: 'Formação, jeito de trabalhar, para quem é o seu treino.',
  },
  photo: {
    name: 'Foto',
    title: 'Sua foto',
    lead: 'É a mesma da sua conta. Com a página publicada, qualquer pessoa a vê.',
  },
  whatsapp: {
    name: 'WhatsApp',
    title: 'Por onde falar com você?',
    lead: 'A página ganha um botão que abre a conversa. O número fica público.',
  },
  pix: {
    name: 'Como receber',
    title: 'Como você recebe?',
    lead: 'A sua chave Pix fica pronta para as cobranças, sem taxa. Ela não aparece na página.',
  },
  plans: {
    name: 'Planos e preços',
    title: 'O que você oferece e por quanto?',
    lead: 'A página mostra os planos. Nada é cobrado por ela.',
  },
  handle: {
    name: 'Endereço da página',
    title: 'Qual é o endereço da sua página?',
    lead: 'Letras, números e hífens. Se já for de outra pessoa, mostramos opções ao publicar.',
  },
  invitation: {
    name: 'Convites',
    title: 'Quem treina com você?',
    lead: 'Convide por link, QR ou código, ou receba pedidos pela página.',
  },
};

export function stepWords(step: ProfessionalStep): StepWords {
  return WORDS[step];
}

/** Maximum characters of an answer in the list. */
const SHOWN = 80;

/** "Passo 3 de 11". */
export function stepCount(step: ProfessionalStep): string {
  return `Passo ${PROFESSIONAL_STEPS.indexOf(step) + 1} de ${PROFESSIONAL_STEPS.length}`;
}

/** The answer of a step in one line; empty without an answer. */
export function stepAnswer(step: ProfessionalStep, said: Professional): string {
  switch (step) {
    case 'name':
      return said.name;
    case 'cref':
      return said.cref;
    case 'place':
      return placeLine(said);
    case 'specialities':
      return formatList(
        [...said.specialities.map(specialityName), said.ownSpecialities].filter(Boolean),
      );
    case 'bio':
      return shortened(said.bio, SHOWN);
    case 'whatsapp':
      return shownPhone(said.whatsapp);
    case 'pix':
      return said.pix ? pixKindName(said.pix.kind) : '';
    case 'plans':
      return plural(said.plans.length, { zero: '', one: '1 plano', other: '# planos' });
    case 'handle':
      return said.handle && `/public/${said.handle}`;
    case 'invitation':
      return said.open ? 'Recebe pedidos pela página' : '';
    case 'photo':
      return '';
  }
}
