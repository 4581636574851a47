import { escaped } from '#words/format/markup';

export interface PreviewPicture {
  readonly url: string;
  readonly type: 'image/jpeg' | 'image/png';
  /** In px; null for a photo, which old versions of the app made smaller. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly alt: string;
}

/** Facts of a page for browsers and link previews that run no script. */
interface Preview {
  readonly type: 'profile' | 'website';
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly picture: PreviewPicture;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
}

/** The preview picture of pages without their own. */
export function ownPicture(webUrl: string): PreviewPicture {
  return {
    url: `${webUrl}/og.png`,
    type: 'image/png',
    size: { width: 1200, height: 630 },
    alt: 'Anilha',
  };
}

/** The preview picture of a professional: their page's photo, or ours without one. */
export function photoPicture(
  webUrl: string,
  { name, handle, photo }: { name: string; handle: string | null; photo: string | null },
): PreviewPicture {
  if (handle === null || photo === null) return ownPicture(webUrl);
  return {
    url: `${webUrl}/api/public/${handle}/photo?v=${photo}`,
    type: 'image/jpeg',
    size: null,
    alt: `Foto de ${name}`,
  };
}

type Property = readonly [kind: 'name' | 'property', key: string, content: string];

/** The shell with the title, description and Open Graph data of a page. */
export function withPreview(shell: string, preview: Preview): string {
  const { type, title, description, address, picture, indexed } = preview;
  const properties: readonly Property[] = [
    ['name', 'description', description],
    ['property', 'og:type', type],
    ['property', 'og:site_name', 'Anilha'],
    ['property', 'og:locale', 'pt_BR'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', address],
    ['property', 'og:image', picture.url],
    ['property', 'og:image:type', picture.type],
    ...sizeOf(picture),
    ['property', 'og:image:alt', picture.alt],
    // A wide picture fills the preview card; a square one appears beside the text.
    ['name', 'twitter:card', picture.size === null ? 'summary' : 'summary_large_image'],
  ];
  const head = [
    `<title>${escaped(title)} · Anilha</title>`,
    indexed
      ? `<link rel="canonical" href="${escaped(address)}" />`
      : '<meta name="robots" content="noindex" />',
    ...properties.map(
      ([kind, key, content]) => `<meta ${kind}="${key}" content="${escaped(content)}" />`,
    ),
  ];
  return withHead(shell, head.join('\n    '));
}

function sizeOf({ size }: PreviewPicture): readonly Property[] {
  if (size === null) return [];
  return [
    ['property', 'og:image:width', String(size.width)],
    ['property', 'og:image:height', String(size.height)],
  ];
}

/** The shell for an unknown address: the app starts, and search engines ignore it. */
export function unknownDocument(shell: string): string {
  const head =
    '<title>Página não encontrada · Anilha</title>\n    <meta name="robots" content="noindex" />';
  return withHead(shell, head);
}

/**
 * The shell with another title, and without its own description. The replacements are functions,
 * because `$` in a person's text would have a meaning in a replacement string.
 */
function withHead(shell: string, head: string): string {
  const bare = shell
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => head);
  return bare === shell || !bare.includes(head)
    ? shell.replace('</head>', () => `${head}</head>`)
    : bare;
}
