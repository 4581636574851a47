/** A shell with the app's texts in its head. */
export const SHELL =
  '<!doctype html><html><head><title>Anilha</title><meta name="description" content="Treino." />' +
  '<script>first()</script></head><body><div id="root"></div></body></html>';
export const WEB = 'https://anilha.example';

/** A document without its text: every tag with its attributes' names. */
export const skeleton = (html: string) =>
  [...html.matchAll(/<(\/?[a-z]+)((?:\s[^<>]*?)?)\/?>/g)].map(
    ([, tag, rest]) => tag + (rest ?? '').replace(/"[^"]*"/g, '""').trim(),
  );

/** Texts with a meaning in markup. */
export const HOSTILE = [
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  "$& $' $1 </head>",
  '<!-- &lt; --> ]]>',
  '\u2028\u202e\u0000',
];
