/** Sensitive data of the LGPD (art. 5, II; art. 11): kinds, consents, and withdrawal. */
export function HealthData() {
  return (
    <>
      <h2>Dados de saúde</h2>
      <p>
        O peso, as medidas do corpo, o sexo e a idade que as fórmulas pedem, as suas metas, as
        respostas da triagem e da anamnese e a dor que você contar são tratados como dados de saúde,
        que a LGPD protege mais. Antes do primeiro registro, o app mostra um texto à parte, com
        versão e data, que diz o que fica guardado, para quê e quem vê. Só depois do seu
        &ldquo;concordo&rdquo; algo é gravado. Recusar não muda nada no resto do app. Um arquivo
        importado nunca dá esse consentimento: se houver esses dados nele, o app mostra o mesmo
        texto antes, e sem o seu &ldquo;concordo&rdquo; eles ficam de fora. A dor dos últimos dias
        tira da sugestão, ao trocar um exercício, o que pega o mesmo lugar; escolher continua com
        você.
      </p>
      <p>
        Você retira o consentimento em Privacidade, quando quiser e sem explicar. Esses dados são
        apagados na hora do aparelho e da conta, e dos outros aparelhos assim que tiverem conexão; o
        que foi feito antes continua legítimo. Guardamos que houve o consentimento e quando ele foi
        retirado, e de cada vez a versão do texto, que você relê ali mesmo. Antes de apagar, o app
        oferece tudo em um arquivo seu, que só volta a entrar com um novo consentimento.
      </p>
      <p>
        Fotos de progresso, se você as guardar, ficam só no navegador do aparelho em que foram
        guardadas, redesenhadas sem a localização e os outros dados do arquivo: dependem do mesmo
        consentimento e são apagadas quando você o retira ou sai. Só vai para o servidor a cópia de
        uma foto que você mostra, uma a uma, a quem acompanha você. Ela é apagada de lá quando você
        a tira, deixa de compartilhar as medidas do corpo, retira o consentimento ou encerra o
        acompanhamento.
      </p>
      <p>
        Os outros consentimentos, de medição de uso e de avisos por e-mail, são pedidos cada um por
        si e retirados no mesmo lugar.
      </p>
      <p>
        Compartilhar com um profissional é mais um consentimento, dado a cada pessoa. Quem convida
        diz o que pede; você liga só o que quiser, e medidas do corpo e saúde começam desligadas.
        Enquanto durar, essa pessoa vê o que você ligou, e o aparelho dela guarda uma cópia das
        últimas semanas para trabalhar sem internet. Em Meu personal, você desliga uma parte ou
        encerra tudo na hora e sem explicar: o acesso acaba, e a cópia se apaga no primeiro contato
        do aparelho com a internet. Quando alguém abre a sua triagem, a data e o nome ficam à vista
        em Privacidade. Fotos ficam de fora, menos as que você mostrar uma a uma; no aparelho de
        quem as vê não fica cópia.
      </p>
      <p>
        Treinos, cargas e o que você escreve em anotações também podem dizer algo sobre a sua saúde.
        Não pedimos isso e nenhum desses campos é obrigatório, mas o cuidado é o mesmo: só vê quem
        você deixar, nada disso entra nos registros técnicos do servidor, e ninguém tira conclusões
        de saúde a partir deles. Nenhuma decisão sobre você é tomada de forma automática.
      </p>
    </>
  );
}
