/** Recipients of the data, places of storage, and protection. */
export function Sharing() {
  return (
    <>
      <h2>Com quem os dados são compartilhados</h2>
      <p>
        Com ninguém para uso próprio: não vendemos, não alugamos e não cruzamos os seus dados com os
        de outras empresas. Um profissional de educação física vê os seus registros só depois que
        você aceita o convite dele, e só a parte que você ligou, até você desligar ou encerrar.
        Assistentes dele veem só se você deixar, e no máximo essa parte. Enquanto durar, um vê o
        nome e a foto da conta do outro. Academias e outras pessoas que usam a Anilha não veem nada.
        As páginas não carregam nada de terceiros, nem fontes, nem mapas; só a de pagamento, quando
        você escolhe pagar pelo Stripe.
      </p>
      <p>
        Para manter o serviço no ar, a operação usa fornecedores que agem só por ordem dela
        (operadores, no sentido da LGPD): a hospedagem do servidor, do banco de dados e das cópias
        de segurança, e o envio de e-mails, que recebe o seu endereço e o texto da mensagem.
        Autoridades recebem dados só quando a lei ou uma ordem judicial obriga, e apenas o que foi
        pedido.
      </p>
      <h3>Avisos no aparelho</h3>
      <p>
        Se você ligar os avisos em um navegador, eles passam pelo serviço de avisos desse navegador,
        da empresa que o faz, como Apple, Google, Microsoft ou Mozilla. O aviso vai cifrado do nosso
        servidor até o seu aparelho: o serviço vê que há um e para qual navegador, não o que ele
        diz. Desligue os avisos ou saia da conta, e nada mais passa por lá.
      </p>
      <h3>Pagamentos</h3>
      <p>
        De uma cobrança, só quem cobra e quem paga veem o valor, o vencimento e os pagamentos. Quem
        abre o link dela vê o nome e a foto da conta de quem cobra. Quem cobra por Pix mostra a
        própria chave, o nome e a cidade a quem vai pagar; o dinheiro vai de um banco ao outro e não
        passa por nós. Onde a operação ligou o Stripe e quem cobra abriu uma conta lá, dá para pagar
        com cartão, boleto ou Pix por ele. O Stripe então recebe de quem paga o que for digitado no
        formulário dele, como os números do cartão ou o nome e o CPF do boleto; de quem cobra, o que
        ele pede para abrir a conta; e de nós o valor, os números que a cobrança, o pagamento e as
        contas têm aqui e o e-mail de quem cobra: nada do que a cobrança inclui, dos seus treinos ou
        da sua saúde. Os números do cartão não passam pelo nosso servidor, e o formulário só é
        carregado depois que você escolhe essa forma de pagar.
      </p>
      <h3>Medição de uso</h3>
      <p>
        Só com o seu consentimento, dado em Privacidade, e só onde a operação ligou isso, o app
        conta a um serviço de medição que telas abrem, que um treino foi concluído, de que app
        vieram treinos importados, que o app foi instalado e que erros ele teve (o tipo e o lugar no
        código), com um número sorteado para o aparelho. Nunca vão nome, e-mail, cargas, textos ou
        de que treino ou ficha se trata, e nada é contado nas telas de corpo e de saúde. Como
        qualquer servidor, o do serviço vê o endereço IP e o tipo de navegador. Retire o
        consentimento ou saia da conta, e a contagem para na hora e o número é apagado do aparelho.
      </p>
      <h3>Transferência internacional</h3>
      <p>
        Fora a medição de uso, os avisos no aparelho e os pagamentos pelo Stripe, cujos serviços
        podem ficar em outro país, o programa não envia dados para fora do Brasil por conta própria.
        Se um fornecedor da operação guardar ou tratar dados em outro país, isso só acontece nas
        formas dos artigos 33 a 36 da LGPD, como cláusulas-padrão aprovadas pela ANPD. Pergunte pelo
        contato acima em que país os seus dados estão.
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
