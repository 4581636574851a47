/** What the server holds, why, on which ground of the LGPD, and until when. */
const ROWS: readonly { what: string; why: string; ground: string; until: string }[] = [
  {
    what: 'Nome, e-mail e senha (só o resumo dela)',
    why: 'Criar a conta, entrar, trocar a senha',
    ground: 'Execução do contrato (art. 7º, V)',
    until: 'Até a exclusão da conta',
  },
  {
    what: 'Data de nascimento e a versão dos termos que você aceitou',
    why: 'Cumprir a idade mínima e provar o acordo',
    ground: 'Obrigação legal (art. 7º, II)',
    until: 'Até a exclusão da conta',
  },
  {
    what: 'Treinos, séries, cargas, anotações, exercícios criados e preferências',
    why: 'Registrar e mostrar os treinos em todos os seus aparelhos',
    ground: 'Execução do contrato (art. 7º, V)',
    until: 'Até você apagar ou excluir a conta; o que você apaga fica até 30 dias na lixeira',
  },
  {
    what: 'Sessões: aparelho e navegador, endereço IP, datas de entrada e de uso',
    why: 'Manter você dentro, mostrar onde a conta está aberta, barrar invasões',
    ground: 'Execução do contrato e segurança da conta (art. 7º, V e IX)',
    until: 'Até o fim da sessão, no máximo um ano',
  },
  {
    what: 'Códigos e links enviados por e-mail (só o resumo deles)',
    why: 'Confirmar que o e-mail é seu',
    ground: 'Execução do contrato (art. 7º, V)',
    until: 'Minutos ou uma hora, até o uso',
  },
];

export function StoredData() {
  return (
    <>
      <h2>O que fica no servidor</h2>
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
    </>
  );
}
