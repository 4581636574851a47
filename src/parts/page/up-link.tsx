import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { useGoBack } from './use-go-back';

type UpLinkProps = Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'children'>;

/** A link to the screen above. What is left by it is not reopened by the phone's own button. */
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
