import { LockKeyhole } from 'lucide-react';
import { Link } from 'wouter';
import type { Scope } from '#domain/account/scope';
import { SCOPE_TITLES } from '#words/coaching/scopes';
import type { StudentLink } from '../../../data/coaching/students';
import { buttonClass } from '../../../ui/control/button-class';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import textClass from '../../../ui/text.module.css';

interface ScopeMissingProps {
  link: StudentLink;
  scope: Scope;
  title: string;
}

/** Replaces data that the student does not share, with a way to request it. */
export function ScopeMissing({ link, scope, title }: ScopeMissingProps) {
  const { id, name } = link.student;
  return (
    <Card as="section" padding="l" tone="outline" labelledBy={`missing-${scope}`}>
      <SectionTitle id={`missing-${scope}`} trailing={<LockKeyhole aria-hidden="true" size={18} />}>
        {title}
      </SectionTitle>
      <p className={textClass.quiet}>
        Sem permissão: {name} não compartilha “{SCOPE_TITLES[scope]}” com você, e pode mudar isso
        quando quiser.
      </p>
      <Link
        // The address is absolute (`~`), because addresses in the student's records are relative.
        href={`~/app/students/${id}/messages?ask=${scope}`}
        className={buttonClass({ variant: 'quiet' })}
      >
        Pedir por mensagem
      </Link>
    </Card>
  );
}
