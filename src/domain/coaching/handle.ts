import { unaccented } from '../plain-text';

/** Length of a public page's name in its address. */
export const HANDLE_LENGTH = { least: 3, most: 30 } as const;

/** Names that look like the app itself, or like a person who speaks for it. */
const RESERVED = new Set(
  [
    'admin administrador administracao adm root sistema system suporte support ajuda help sac',
    'anilha anilhas app api www web site blog loja shop oficial official equipe time team staff',
    'login entrar sair signup cadastro conta account perfil profile senha password',
    'public publico publica links link convite convites legals legal termos terms privacidade',
    'privacy onboarding professionals profissional profissionais personal personais aluno alunos',
    'painel panel students salao floor agenda mensagens messages pagamento pagamentos payments',
    'checkout cobranca cobrancas pix cref confef crefs null undefined true false teste test',
    'contato contact seguranca security abuse denuncia denuncias me eu self new novo edit editar',
    'forgot-password reset-password esqueci-a-senha v0-deprecated v2-deprecated',
    'programs program programa programas ficha fichas treino treinos',
  ].flatMap((line) => line.split(' ')),
);

/** The fault of a handle; `reserved` is well-formed but not available. */
export type HandleFault = 'short' | 'long' | 'signs' | 'reserved';

/**
 * The fault of a handle, or null. Handles are lower-case letters and digits, separated by single
 * hyphens.
 */
export function handleFault(handle: string): HandleFault | null {
  if (handle.length < HANDLE_LENGTH.least) return 'short';
  if (handle.length > HANDLE_LENGTH.most) return 'long';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle)) return 'signs';
  return RESERVED.has(handle) ? 'reserved' : null;
}

/** Typed text reduced to the characters of a handle; may be empty. */
export function handleFrom(text: string): string {
  return unaccented(text)
    .replace(/^@/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, HANDLE_LENGTH.most)
    .replace(/^-|-$/g, '');
}

/** Handles similar to a taken one, best first; the caller checks which are free. */
export function handlesNear(wish: string, { name, city }: { name: string; city: string }) {
  const bare = handleFrom(wish);
  const [first = '', ...rest] = handleFrom(name).split('-');
  const last = rest.at(-1) ?? '';
  const figures = Array.from({ length: 8 }, (_, index) => `${bare}-${index + 2}`);
  const wanted = [`${bare}-personal`, `${first}-${last}`, `${bare}-${city}`, `treino-com-${first}`];
  const near = [...wanted, ...figures].map(handleFrom);
  return [...new Set(near)].filter((handle) => handle !== bare && handleFault(handle) === null);
}
