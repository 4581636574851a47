import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../control/icon-button';
import styles from './menu.module.css';
import { useModalDialog } from './use-modal-dialog';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** The reason why it is disabled, or its effect. */
  hint?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Shows a line above the item. */
  apart?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  /** Names the button and the list: "Opções do exercício". */
  label: string;
  items: readonly MenuItem[];
}

interface Place {
  top: number;
  bottom: number;
  right: number;
}

/** A list of acts behind a button: a sheet under the thumb on a phone, beside the button elsewhere. */
export function Menu({ label, items }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<Place | null>(null);

  function open() {
    const box = button.current?.getBoundingClientRect();
    if (box) setPlace({ top: box.top, bottom: box.bottom, right: box.right });
  }

  return (
    <>
      <IconButton
        ref={button}
        label={label}
        icon={<Ellipsis aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={place !== null}
        onClick={open}
      />
      {place && (
        <OpenMenu label={label} items={items} place={place} onClose={() => setPlace(null)} />
      )}
    </>
  );
}

interface OpenMenuProps extends Pick<MenuProps, 'label' | 'items'> {
  place: Place;
  onClose: () => void;
}

function OpenMenu({ label, items, place, onClose }: OpenMenuProps) {
  const dialog = useModalDialog(onClose);
  const above = place.bottom > window.innerHeight * 0.6;

  function move(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const next = at + (event.key === 'ArrowDown' ? 1 : -1);
    buttons.at(next % buttons.length)?.focus();
  }

  return (
    <dialog
      {...dialog}
      className={classNames(styles.menu, above && styles.above)}
      aria-label={label}
      onKeyDown={move}
      style={{
        '--top': `${place.bottom + 4}px`,
        '--bottom': `${window.innerHeight - place.top + 4}px`,
        '--right': `${document.documentElement.clientWidth - place.right}px`,
      }}
    >
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.label} className={item.apart ? styles.apart : undefined}>
            <button
              type="button"
              className={classNames(styles.item, item.danger && styles.danger)}
              disabled={item.disabled ?? false}
              onClick={() => {
                onClose();
                item.onSelect();
              }}
            >
              {item.icon}
              <span className={styles.texts}>
                {item.label}
                {item.hint && <span className={styles.hint}>{item.hint}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
