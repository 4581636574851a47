import type { CrefFault } from '#domain/coaching/cref';
import type { HandleFault } from '#domain/coaching/handle';
import type { PixKind } from '#domain/coaching/pix-key';
import type { PlanPeriod, PricePlan, Speciality } from '#domain/coaching/professional';
import type { State } from '#domain/health/screening/places';
import type { LocalDay } from '#domain/local-day';
import { byCode } from '../format/by-code';
import { numericDay } from '../format/day';
import { formatList } from '../format/list';
import { plural } from '../format/plural';
import { shortened } from '../format/shortened';

export const specialityName = byCode<Speciality>({
  hypertrophy: 'Hipertrofia',
  'weight-loss': 'Emagrecimento',
  strength: 'Força',
  conditioning: 'Condicionamento',
  functional: 'Treino funcional',
  'older-adults': 'Pessoas idosas',
  pregnancy: 'Gestação e pós-parto',
  rehabilitation: 'Retorno de lesão',
  teenagers: 'Adolescentes',
  running: 'Corrida',
  powerlifting: 'Powerlifting',
  weightlifting: 'Levantamento olímpico',
  calisthenics: 'Calistenia',
  mobility: 'Mobilidade',
  'chronic-conditions': 'Condições crônicas',
  online: 'Consultoria online',
});

const PERIOD_NAMES: Readonly<Record<PlanPeriod, string>> = {
  monthly: 'Por mês',
  quarterly: 'Por trimestre',
  semiannual: 'Por semestre',
  annual: 'Por ano',
  sessions: 'Pacote de aulas',
  once: 'Uma vez só',
};

export const pixKindName = byCode<PixKind>({
  cpf: 'CPF',
  cnpj: 'CNPJ',
  phone: 'Celular',
  email: 'E-mail',
  random: 'Chave aleatória',
});

/** The message for an invalid Pix key of this kind. */
export const pixComplaint = byCode<PixKind>({
  cpf: 'Este CPF não confere. Veja se os 11 números estão certos',
  cnpj: 'Este CNPJ não confere. Veja se os 14 sinais estão certos',
  phone:
    'Escreva o celular com DDD: (11)\u00a098765\u20114321. Telefone fixo ou de outro país não é chave Pix',
  email: 'Por favor, insira um e-mail válido',
  random: 'A chave aleatória tem 32 sinais em cinco grupos, como o banco mostra',
});

export const WHATSAPP_COMPLAINT =
  'Escreva o número com DDD: (11)\u00a098765\u20114321. Se for de outro país, comece com + e o código dele';

export const crefComplaint = byCode<CrefFault>({
  number: 'O CREF tem 6 números: 123456-G/SP',
  category: 'Depois dos números vem G ou P: 123456-G/SP',
  state: 'No fim vem a sigla de um estado: 123456-G/SP',
  shape: 'Escreva o CREF como 123456-G/SP',
});

export const handleComplaint = byCode<HandleFault>({
  short: 'Use pelo menos 3 letras ou números',
  long: 'Use no máximo 30 letras ou números',
  signs: 'Use só letras, números e hífens',
  reserved: 'Este endereço é reservado. Escolha outro',
});

const price = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

export function billingPeriodName(period: PlanPeriod): string {
  return PERIOD_NAMES[period];
}

/** To the professional, of a stored key that is no Pix key by today's rules. */
export function invalidKeyWords(kind: PixKind): string {
  const why =
    kind === 'phone'
      ? 'Esta chave não vale mais: só celular brasileiro, com DDD, é chave Pix.'
      : 'Esta chave não vale mais.';
  return `${why} Quem você cobra não a vê. Toque para corrigir ou pôr outra.`;
}

/** "R$ 1.234,56" of centavos. */
function priceOf(centavos: number): string {
  return price.format(centavos / 100);
}

/** The price of a plan: "R$ 220,00 por mês", "R$ 800,00 por 10 aulas", "Sem custo". */
export function planPrice({
  centavos,
  period,
  sessions,
}: Pick<PricePlan, 'centavos' | 'period' | 'sessions'>): string {
  if (centavos === 0) return 'Sem custo';
  if (period === 'once') return `${priceOf(centavos)}, uma vez só`;
  if (period !== 'sessions') {
    return `${priceOf(centavos)} ${PERIOD_NAMES[period].toLowerCase()}`;
  }
  const lessons = plural(sessions ?? 1, { zero: '', one: '1 aula', other: '# aulas' });
  return `${priceOf(centavos)} por ${lessons}`;
}

/** "Sorocaba, SP", or the part that is known. */
export function placeLine({ city, state }: { city: string; state: State | null }): string {
  return [city, state].filter(Boolean).join(', ');
}

/**
 * The note beside a CREF. It claims no check before a person made one.
 * @param confirmedOn day of the look-up in the council's register; null while declared
 */
export function crefStanding(confirmedOn: LocalDay | null): string {
  return confirmedOn === null
    ? 'declarado por quem publicou'
    : `confirmado pela Anilha em ${numericDay(confirmedOn)}`;
}

interface Previewed {
  readonly name: string;
  readonly city: string;
  readonly state: State | null;
  readonly specialities: readonly Speciality[];
  readonly bio: string;
}

/** The title of a public page, as browsers and previews show it. */
export function pageTitle({ name, city, state }: Previewed): string {
  const place = placeLine({ city, state });
  return place === '' ? `Treinar com ${name}` : `Treinar com ${name} em ${place}`;
}

const DESCRIPTION_LENGTH = 200;

/** The description of a public page in link previews, at most 200 characters. */
export function pageDescription({ name, specialities, bio }: Previewed): string {
  const chosen = formatList(specialities.map((one) => specialityName(one).toLowerCase()));
  const parts = [chosen && `Treino de ${name}: ${chosen}.`, bio.replace(/\s+/g, ' ').trim()];
  const text = parts.filter(Boolean).join(' ') || `Planos, preços e contato de ${name}.`;
  return shortened(text, DESCRIPTION_LENGTH);
}

/** The first WhatsApp message of a visitor of the page. */
export function whatsappGreeting(name: string): string {
  return `Oi, ${name}. Vi a sua página na Anilha e quero saber sobre os treinos.`;
}
