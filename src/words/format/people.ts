/** The first name: "Carla" of "Carla Mendes". */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** Replaces the name of a person with a deleted account. */
export const GONE_NAME = 'Conta excluída';
