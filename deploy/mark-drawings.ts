/** The mark's colours by theme: on iron for dark, on lime for light (src/ui/tokens.css). */
export const MARK_COLOURS = {
  dark: { ground: '#100e0c', plate: '#e9925f', groove: '#1d1009' },
  light: { ground: '#f8f5f1', plate: '#af5425', groove: '#fefdfa' },
} as const;

/** Symbols in the middle of a plate for shortcuts, on the mark's grid of 100. */
const SIGNS = {
  start: '<path d="M44 36v28l23-14z" fill="currentColor"/>',
  weight:
    '<rect x="33" y="33" width="34" height="34" rx="9"/><path d="M42 45a12 12 0 0 1 16 0M50 54l3-7"/>',
  history: '<circle cx="50" cy="50" r="18"/><path d="M50 40v10l7 5"/>',
  students:
    '<circle cx="44" cy="42" r="8"/><path d="M31 66a13 13 0 0 1 26 0M58 35a8 8 0 0 1 0 14M62 55a13 13 0 0 1 8 11"/>',
} as const;

export type Sign = keyof typeof SIGNS;

/** Takes public/mark.svg apart, which is the source of every drawing of the brand. */
export function createDrawings(mark: string) {
  const groove = /<circle[^>]*>/.exec(mark)?.[0] ?? '';
  const ring = /<path[^>]*>/.exec(mark)?.[0] ?? '';
  const disc = ring.replace(/m0 34[^"]*/, '');
  if (groove === '' || disc === ring) throw new Error('public/mark.svg is not the plate any more');
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`;
  const { plate, groove: onPlate } = MARK_COLOURS.dark;

  return {
    mark,
    inTheme: (theme: keyof typeof MARK_COLOURS) =>
      mark.replace(plate, MARK_COLOURS[theme].plate).replace(onPlate, MARK_COLOURS[theme].groove),
    /** One colour without the groove, because the launcher tints it. */
    monochrome: svg(ring.replace(plate, '#fff')),
    /** The plate with a sign in place of its hole. */
    withSign: (sign: Sign) =>
      svg(
        `${disc}${groove}<g fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" color="${onPlate}">${SIGNS[sign]}</g>`,
      ),
    /** A sheet of paper with the mark: the icon of files that open in the app. */
    file: svg(
      `<path d="M20 3h40l22 22v66a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6z" fill="${MARK_COLOURS.light.ground}"/><path d="M60 3v16a6 6 0 0 0 6 6h16z" fill="#d8d2c9"/><g transform="translate(31 38) scale(.38)">${ring.replace(plate, MARK_COLOURS.light.plate)}</g>`,
    ),
    /** Small, in the browser's colours, and without the groove, which would be blurred at 16 px. */
    favicon: svg(
      `<title>Anilha</title><style>path{fill:${MARK_COLOURS.light.plate}}@media(prefers-color-scheme:dark){path{fill:${plate}}}</style>${ring.replace(/ fill="#[0-9a-f]+"/, '')}`,
    ),
  };
}
