const MEGABYTE = 1_000_000;

const megabytes = new Intl.NumberFormat('pt-BR', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

/** "3,4 MB": bytes as a person weighs them; below a tenth it is "menos de 0,1 MB". */
export function megabytesOf(bytes: number): string {
  return bytes < MEGABYTE / 10
    ? `menos de ${megabytes.format(0.1)}`
    : megabytes.format(bytes / MEGABYTE);
}
