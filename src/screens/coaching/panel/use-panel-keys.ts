import { useSingleKeys } from '../../../parts/page/use-single-keys';

export interface PanelKeys {
  /** Moves to the next or previous row. */
  readonly move: (by: 1 | -1) => void;
  readonly seen: () => void;
  readonly message: () => void;
  readonly edit: () => void;
}

/** The shortcuts J, K, R, M and E. Null switches them off. */
export function usePanelKeys(keys: PanelKeys | null): void {
  useSingleKeys(keys && (({ key, repeat }) => !repeat && run(key.toLowerCase(), keys)));
}

function run(key: string, act: PanelKeys): boolean {
  switch (key) {
    case 'j':
    case 'k':
      act.move(key === 'j' ? 1 : -1);
      return true;
    case 'r':
      act.seen();
      return true;
    case 'm':
      act.message();
      return true;
    case 'e':
      act.edit();
      return true;
    default:
      return false;
  }
}
