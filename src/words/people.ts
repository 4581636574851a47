/** What a person is called among others: "Carla" of "Carla Mendes". */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** Stands for whoever left and took their name with them. */
export const GONE_NAME = 'Conta excluída';
