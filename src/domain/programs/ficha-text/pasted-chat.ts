// The forms of a WhatsApp chat: copied messages on both systems, and the export of a conversation.
const DAY = '\\d{1,2}[/.]\\d{1,2}[/.](?:\\d{4}|\\d{2})';
const TIME = '\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?[AP]\\.?M\\.?)?';
/** Marks of direction and thin spaces, which both systems put around times. */
const SIGNS = /[\u200E\u200F\u202A-\u202F]/gu;
const prefix = new RegExp(
  `^\\s*(?:\\[(?:${DAY},?\\s${TIME}|${TIME},?\\s${DAY})\\]|${DAY},?\\s${TIME}\\s[-–])\\s`,
  'iu',
);
const sender = /^(?!https?:)[^:\n]{1,60}:(?:\s|$)/u;
const noContent =
  /^(?:<[^<>]*(?:m[ií]dia|anexad[oa]|ocult[oa]|omitted)[^<>]*>|(?:imagem|v[ií]deo|áudio|audio|figurinha|documento|gif|contato|cart[aã]o do contato)\s+(?:ocult(?:ad)?[oa]|omitid[oa])|(?:image|video|audio|sticker|document|contact card)\s+omitted|(?:mensagem apagada|voc[eê] apagou esta mensagem|esta mensagem foi apagada)\.?)$/iu;

const attached = /\((?:arquivo anexado|file attached)\)\s*$/iu;
const edited = /\s*<(?:mensagem editada|this message was edited)>\s*$/iu;

/**
 * The lines of a chat without the time and the sender of each message.
 * @returns the lines unchanged when none begins like a message
 */
export function chatLines(lines: readonly string[]): {
  readonly lines: readonly string[];
  readonly leftOut: readonly string[];
} {
  const clean = lines.map((line) => line.replace(SIGNS, (sign) => (sign === '\u202F' ? ' ' : '')));
  if (!clean.some((line) => prefix.test(line))) return { lines, leftOut: [] };
  const kept: string[] = [];
  const leftOut: string[] = [];
  for (const line of clean) {
    const message = line.replace(prefix, '');
    const said = message === line ? line : message.replace(sender, '');
    // A message without a sender is a notice of the messenger.
    const isNotice = message !== line && said === message;
    if (isNotice || noContent.test(said.trim()) || attached.test(said))
      leftOut.push(message.trim());
    else kept.push(said.replace(edited, ''));
  }
  return { lines: kept, leftOut };
}
