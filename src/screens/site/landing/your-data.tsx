import { Link } from 'wouter';
import { Rows, Section } from './section';
import section from './section.module.css';

export function YourData() {
  return (
    <Section
      id="seus-dados"
      title="Seus dados são seus"
      lead={
        <>
          <p>
            Treino diz muito sobre a vida de alguém. Por isso guardamos o mínimo, mostramos só a
            você e seguimos a LGPD em português que dá para ler.
          </p>
          <p>
            <Link href="/legals/privacy" className={section.link}>
              Ler o aviso de privacidade
            </Link>
          </p>
        </>
      }
    >
      <Rows
        items={[
          {
            title: 'Saem quando você quiser',
            text: 'Baixe tudo em arquivos abertos, a qualquer momento, e traga treinos de outros apps.',
          },
          {
            title: 'Ninguém mais olha',
            text: 'Sem anúncio, sem rastreador, sem venda de dados. O único cookie mantém a sua sessão.',
          },
          {
            title: 'Saúde só com o seu sim',
            text: 'Peso, medidas e fotos do corpo pedem um consentimento à parte, que você retira nas configurações. As fotos ficam só no seu aparelho.',
          },
          {
            title: 'Código aberto',
            text: 'Qualquer pessoa pode ler como funciona, conferir o que prometemos aqui e hospedar a sua própria Anilha.',
          },
        ]}
      />
    </Section>
  );
}
