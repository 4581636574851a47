import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { Operator } from '#protocol/account/operator';
import { LandingPage } from '../../screens/site/landing/landing-page';
import { LiveDemo } from '../../screens/site/landing/live-demo';
import { structuredData } from '../../screens/site/landing/structured-data';
import { PrivacyText } from '../../screens/site/legals/privacy';
import { TermsText } from '../../screens/site/legals/terms';

/** A page as the build writes it. */
export interface PrerenderedPage {
  /** The document in deploy/build/prerender that gets the markup. */
  template: 'landing' | 'legal';
  file: string;
  path: string;
  title: string;
  description: string;
  markup: string;
  /** Objects of schema.org. */
  structured: readonly object[];
}

/** The server replaces these by its operator's data once, when it starts. */
const PLACEHOLDERS: Operator = {
  name: '%OPERATOR_NAME%',
  document: null,
  contact: '%OPERATOR_CONTACT%',
  analytics: null,
};

/** Describes the product as a whole, for the landing page. */
const DESCRIPTION =
  'Registre cada série do treino com um toque, mesmo sem internet. Carga e repetições já vêm preenchidas. De graça para quem treina, sem anúncio.';

function markupOf(path: string, page: ReactNode): string {
  return renderToStaticMarkup(<Router ssrPath={path}>{page}</Router>);
}

/** Every page that is readable without script. */
export function prerenderedPages(): PrerenderedPage[] {
  const demo = renderToString(<LiveDemo />, { identifierPrefix: 'demo' });
  const landing = markupOf('/', <LandingPage demo={<div id="demo" />} />);
  return [
    {
      template: 'landing',
      file: 'landing.html',
      path: '/',
      title: 'Treino com um toque, mesmo sem internet',
      description: DESCRIPTION,
      markup: landing.replace('<div id="demo"></div>', `<div id="demo">${demo}</div>`),
      structured: structuredData('%WEB_URL%', DESCRIPTION),
    },
    {
      template: 'legal',
      file: 'legals/terms.html',
      path: '/legals/terms',
      title: 'Termos de uso',
      description:
        'As regras de uso da Anilha em português claro: o que ela faz, o que não faz, preço, responsabilidades e como sair.',
      markup: markupOf('/legals/terms', <TermsText operator={PLACEHOLDERS} />),
      structured: [],
    },
    {
      template: 'legal',
      file: 'legals/privacy.html',
      path: '/legals/privacy',
      title: 'Aviso de privacidade',
      description:
        'O que a Anilha guarda sobre você, por que, onde e por quanto tempo, e como usar os seus direitos da LGPD.',
      markup: markupOf('/legals/privacy', <PrivacyText operator={PLACEHOLDERS} />),
      structured: [],
    },
  ];
}
