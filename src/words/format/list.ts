/** Made by the first call: making one takes a hundred times longer than using it. */
let conjunction: Intl.ListFormat | undefined;
let disjunction: Intl.ListFormat | undefined;
let names: Intl.Collator | undefined;

/** Joins words as people say them: "peito, ombros e tríceps". */
export function formatList(items: readonly string[]): string {
  conjunction ??= new Intl.ListFormat('pt-BR', { type: 'conjunction' });
  return conjunction.format(items);
}

/** Joins words to choose among: "remada baixa, puxada ou barra fixa". */
export function formatOr(items: readonly string[]): string {
  disjunction ??= new Intl.ListFormat('pt-BR', { type: 'disjunction' });
  return disjunction.format(items);
}

/** The text with a capital first letter: "Peito, ombros e tríceps". */
export function capitalise(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Sorts names as Portuguese does, whatever the accents and capitals. */
export function compareNames(a: string, b: string): number {
  names ??= new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });
  return names.compare(a, b);
}
