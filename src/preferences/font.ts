export const FONT_KEY = 'font';

export const FONTS = ['inter', 'manrope', 'system'] as const;
export type Font = (typeof FONTS)[number];

export function parseFont(stored: string | null): Font {
  return FONTS.find((font) => font === stored) ?? 'inter';
}

export function applyFont(document: Document, font: Font): void {
  const { classList } = document.documentElement;
  classList.remove(...FONTS.map((name) => `font-${name}`));
  classList.add(`font-${font}`);
}
