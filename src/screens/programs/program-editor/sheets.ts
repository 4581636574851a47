/** The open sheet of the editor; null without one. Keys are those of an exercise or a day. */
export type OpenSheet =
  | { readonly sheet: 'prescribe' | 'replace' | 'move' | 'day' | 'pick'; readonly key: string }
  | { readonly sheet: 'facts' }
  | { readonly sheet: 'sums' }
  | { readonly sheet: 'publish' }
  | { readonly sheet: 'week' | 'duplicate-week'; readonly week: number }
  | null;
