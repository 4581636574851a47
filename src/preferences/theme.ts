export const THEME_KEY = 'vite-ui-theme';

export const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export type ResolvedTheme = 'dark' | 'light';

/** The page colours of tokens.css, for the browser's own surfaces around the page. */
const THEME_COLORS: Record<ResolvedTheme, string> = { dark: '#100e0c', light: '#f8f5f1' };

export function parseTheme(stored: string | null): Theme {
  return THEMES.find((theme) => theme === stored) ?? 'dark';
}

export function resolveTheme(theme: Theme, systemIsDark: boolean): ResolvedTheme {
  if (theme === 'system') return systemIsDark ? 'dark' : 'light';
  return theme;
}

export function applyTheme(document: Document, theme: ResolvedTheme): void {
  const root = document.documentElement;
  if (!root.classList.contains(theme)) {
    // Everything changes at once: letters do not fade, and would be unreadable on a surface that
    // still fades
    root.toggleAttribute('data-dressing', true);
    root.classList.remove('dark', 'light');
    root.classList.add(theme);
    root.getBoundingClientRect();
    root.removeAttribute('data-dressing');
  }
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', THEME_COLORS[theme]);
  }
}
