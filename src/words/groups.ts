/** What exercises done in turn are called, by how many there are: "Bi-set". */
export function groupLabel(exercises: number): string {
  if (exercises === 2) return 'Bi-set';
  return exercises === 3 ? 'Tri-set' : 'Circuito';
}
