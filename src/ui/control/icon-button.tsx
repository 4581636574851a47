import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import styles from './icon-button.module.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The act in words, because an icon alone has no accessible name. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'quiet';
  size?: 'm' | 'l';
  ref?: Ref<HTMLButtonElement>;
}

/** The class of an icon button, for links that look like one. */
export function iconButtonClass({
  variant = 'plain',
  size = 'm',
}: Pick<IconButtonProps, 'variant' | 'size'> = {}) {
  return classNames(styles.button, styles[variant], styles[size]);
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'plain', size = 'm', className, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(iconButtonClass({ variant, size }), className)}
    >
      {icon}
    </button>
  );
}
