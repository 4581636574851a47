/** Who else touches the data, where, and how it is kept safe. */
export function Sharing() {
  return (
    <>
      <h2>Com quem os dados são compartilhados</h2>
      <p>
        Com ninguém para uso próprio: não vendemos, não alugamos e não cruzamos os seus dados com os
        de outras empresas. Profissionais de educação física, academias e outras pessoas que usam a
        Anilha não veem os seus registros. As páginas não carregam nada de terceiros, nem fontes,
        nem mapas, nem medição.
      </p>
      <p>
        Para manter o serviço no ar, a operação usa fornecedores que agem só por ordem dela
        (operadores, no sentido da LGPD): a hospedagem do servidor, do banco de dados e das cópias
        de segurança, e o envio de e-mails, que recebe o seu endereço e o código ou link da
        mensagem. Autoridades recebem dados só quando a lei ou uma ordem judicial obriga, e apenas o
        que foi pedido.
      </p>
      <h3>Transferência internacional</h3>
      <p>
        O programa não envia dados para fora do Brasil por conta própria. Se um fornecedor da
        operação guardar ou tratar dados em outro país, isso só acontece nas formas dos artigos 33 a
        36 da LGPD, como cláusulas-padrão aprovadas pela ANPD. Pergunte pelo contato acima em que
        país os seus dados estão.
      </p>

      <h2>Segurança</h2>
      <ul>
        <li>A conexão é cifrada do aparelho ao servidor.</li>
        <li>
          A senha é guardada só como um resumo lento de calcular, e trocá-la encerra as outras
          sessões.
        </li>
        <li>
          Códigos e links enviados por e-mail valem por pouco tempo e uma vez só; tentativas
          seguidas são limitadas.
        </li>
        <li>
          Os registros técnicos do servidor não têm e-mails, senhas, códigos nem o conteúdo dos seus
          treinos e medidas do corpo.
        </li>
        <li>O código é aberto: qualquer pessoa pode conferir o que está escrito aqui.</li>
      </ul>
      <p>
        Nenhum sistema é inviolável. Se houver um incidente que possa causar risco ou dano relevante
        a você, avisamos você por e-mail e comunicamos a Autoridade Nacional de Proteção de Dados
        (ANPD) em até três dias úteis, dizendo o que aconteceu, que dados foram atingidos e o que
        fazer.
      </p>
    </>
  );
}
