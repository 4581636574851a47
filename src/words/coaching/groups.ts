/** The name of a group by its number of exercises: "Bi-set". */
export function studentGroupLabel(exercises: number): string {
  if (exercises === 2) return 'Bi-set';
  return exercises === 3 ? 'Tri-set' : 'Circuito';
}
