import { Rows, Section } from './section';

/** What is true today, and in the same breath what is not there. */
export function Professionals() {
  return (
    <Section
      id="profissionais"
      title="Para quem orienta treinos"
      lead={
        <>
          <p>
            Falando claro: hoje a Anilha é um app de quem treina. Não há nela painel de alunos,
            montagem de fichas à distância, agenda nem cobrança.
          </p>
          <p>O que ela já faz serve também a você e a quem você acompanha:</p>
        </>
      }
      raised
    >
      <Rows
        items={[
          {
            title: 'O que foi feito, e não o que se lembra',
            text: 'Seu aluno registra carga e repetições de cada série durante o treino. Na conversa, o histórico de qualquer exercício está a um toque.',
          },
          {
            title: 'Um arquivo aberto, quando seu aluno quiser',
            text: 'Quem treina baixa os próprios treinos em um arquivo que abre em qualquer planilha e envia a você por onde preferir. Sem convite e sem conta vinculada.',
          },
          {
            title: 'Os seus próprios treinos',
            text: 'A conta é gratuita e igual para todo mundo. Use na sua rotina antes de indicar.',
          },
        ]}
      />
    </Section>
  );
}
