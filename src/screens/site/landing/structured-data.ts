import { LANDING_QUESTIONS } from './question-texts';

const CONTEXT = 'https://schema.org';

/** Facts about the product for search engines, in the vocabulary of schema.org. */
export function structuredData(webUrl: string, description: string): object[] {
  const organization = {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': `${webUrl}/#organization`,
    name: 'Anilha',
    url: `${webUrl}/`,
    logo: `${webUrl}/icon-512.png`,
  };
  const application = {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name: 'Anilha',
    url: `${webUrl}/`,
    image: `${webUrl}/og.png`,
    description,
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Android, iOS, Windows, macOS, Linux',
    inLanguage: 'pt-BR',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'BRL' },
    publisher: { '@id': `${webUrl}/#organization` },
  };
  const questions = {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: LANDING_QUESTIONS.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return [organization, application, questions];
}
