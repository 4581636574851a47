import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { useGoBack } from './use-go-back';

type UpLinkProps = Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'children'>;

/** A link to the parent screen; the phone's back button does not reopen this screen. */
export function UpLink({ href, ...others }: UpLinkProps & { href: string }) {
  const goBack = useGoBack();
  return (
    <Link
      {...others}
      href={href}
      replace
      onClick={(event) => {
        if (goBack(event.currentTarget)) event.preventDefault();
      }}
    />
  );
}
