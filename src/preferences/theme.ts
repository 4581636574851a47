export const THEME_KEY = 'vite-ui-theme';

export const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export type ResolvedTheme = 'dark' | 'light';

/** The page colours of tokens.css, for what the browser paints around the page. */
const THEME_COLORS: Record<ResolvedTheme, string> = { dark: '#100e0c', light: '#f8f5f1' };

export function parseTheme(stored: string | null): Theme {
  return THEMES.find((theme) => theme === stored) ?? 'dark';
}

export function resolveTheme(theme: Theme, systemIsDark: boolean): ResolvedTheme {
  if (theme === 'system') return systemIsDark ? 'dark' : 'light';
  return theme;
}

export function applyTheme(document: Document, theme: ResolvedTheme): void {
  document.documentElement.classList.remove('dark', 'light');
  document.documentElement.classList.add(theme);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', THEME_COLORS[theme]);
  }
}
