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
