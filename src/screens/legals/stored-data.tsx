/** What the server holds, why, on which ground of the LGPD, and until when. */
const ROWS: readonly { what: string; why: string; ground: string; until: string }[] = [
  {
    what: 'Nome, e-mail e senha (da senha, só um resumo que não pode ser desfeito)',
    why: 'Criar a conta, entrar, trocar a senha e escrever a você sobre a conta',
    ground: 'Execução do contrato (art. 7º, V)',
    until: 'Até a exclusão da conta',
  },
  {
    what: 'Data de nascimento, a versão dos termos aceita e, de menores, o acordo do responsável',
    why: 'Cumprir a idade mínima e provar o acordo',
    ground: 'Obrigação legal e exercício de direitos (art. 7º, II e VI)',
    until: 'Até a exclusão da conta',
  },
  {
    what: 'Treinos, séries, cargas, esforço, descansos, anotações, fichas, academias e seus equipamentos, exercícios criados e preferências',
    why: 'Registrar e mostrar os seus treinos em todos os seus aparelhos, e calcular neles a carga que a sua ficha sugere, recordes e progresso',
    ground: 'Execução do contrato (art. 7º, V)',
    until:
      'Até você apagar ou excluir a conta. O que você apaga espera até 30 dias na lixeira, de onde pode ser apagado antes; do que foi apagado fica por 180 dias só a marca de que não existe mais, para que outro aparelho não o traga de volta',
  },
  {
    what: 'Dados do corpo: peso, circunferências, dobras, medidas próprias, altura, idade, sexo para as fórmulas e metas, com dia e nota, e o seu consentimento com versão e hora',
    why: 'Mostrar a você o histórico, a tendência e as estimativas que saem dessas medidas',
    ground: 'Consentimento específico e destacado (art. 11, I)',
    until: 'Até você apagar o registro, retirar o consentimento ou excluir a conta',
  },
  {
    what: 'Sessões: navegador e aparelho, endereço IP, datas de entrada e de uso',
    why: 'Manter você dentro, encerrar sessões e barrar invasões',
    ground: 'Execução do contrato e legítimo interesse na segurança (art. 7º, V e IX)',
    until: 'Até você sair ou a sessão vencer: 60 dias sem uso, no máximo um ano',
  },
  {
    what: 'Aparelhos que sincronizam: um número sorteado, a versão do app e o último contato',
    why: 'Juntar o que cada aparelho registrou sem repetir nem perder nada',
    ground: 'Execução do contrato (art. 7º, V)',
    until: 'Até a exclusão da conta',
  },
  {
    what: 'Códigos e links enviados por e-mail (só o resumo deles) e as mensagens por enviar',
    why: 'Confirmar que o e-mail é seu',
    ground: 'Execução do contrato (art. 7º, V)',
    until: 'Até o uso, no máximo uma hora; uma mensagem que não sai é descartada em 24 horas',
  },
  {
    what: 'Contagem de tentativas de entrar, ligada a um resumo do endereço IP ou da conta',
    why: 'Impedir que alguém adivinhe senhas e códigos',
    ground: 'Legítimo interesse na segurança (art. 7º, IX)',
    until: 'Alguns minutos, no máximo um dia',
  },
];

export function StoredData() {
  return (
    <>
      <h2>O que fica no servidor</h2>
      <p>
        Isto é tudo. Não pedimos telefone, CPF, endereço, localização nem foto, e o programa não
        recebe dados seus de terceiros.
      </p>
      {ROWS.map((row) => (
        <section key={row.what}>
          <h3>{row.what}</h3>
          <ul>
            <li>
              <strong>Para quê:</strong> {row.why}.
            </li>
            <li>
              <strong>Base legal:</strong> {row.ground}.
            </li>
            <li>
              <strong>Por quanto tempo:</strong> {row.until}.
            </li>
          </ul>
        </section>
      ))}
      <p>
        Sem nome e e-mail não há conta; sem data de nascimento não há como cumprir a idade mínima.
        Todo o resto é você quem decide registrar.
      </p>
    </>
  );
}
