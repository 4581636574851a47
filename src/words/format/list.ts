/** Joins words as people say them: "peito, ombros e tríceps". */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(items);
}

/** Joins words to choose among: "remada baixa, puxada ou barra fixa". */
export function formatOr(items: readonly string[]): string {
  return new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(items);
}

/** The text with a capital first letter: "Peito, ombros e tríceps". */
export function capitalise(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Sorts names as Portuguese does, whatever the accents and capitals. */
export function compareNames(a: string, b: string): number {
  return a.localeCompare(b, 'pt-BR', { sensitivity: 'base', numeric: true });
}
