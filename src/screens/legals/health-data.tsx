/** Sensitive data of the LGPD (art. 5, II; art. 11): what, under which consent, and the way back. */
export function HealthData() {
  return (
    <>
      <h2>Dados de saúde</h2>
      <p>
        O peso, as medidas do corpo, o sexo e a idade que as fórmulas pedem e as suas metas são
        tratados como dados de saúde, que a LGPD protege mais. Antes do primeiro registro, o app
        mostra um texto à parte, com versão e data, que diz o que fica guardado, para quê e quem vê.
        Só depois do seu &ldquo;concordo&rdquo; algo é gravado. Recusar não muda nada no resto do
        app. Um arquivo importado nunca dá esse consentimento: se houver esses dados nele, o app
        mostra o mesmo texto antes, e sem o seu &ldquo;concordo&rdquo; eles ficam de fora.
      </p>
      <p>
        Você retira o consentimento em Configurações, quando quiser e sem explicar. Esses dados são
        apagados na hora do aparelho e da conta, e dos outros aparelhos assim que tiverem conexão; o
        que foi feito antes continua legítimo. Guardamos que houve o consentimento e quando ele foi
        retirado, como prova do seu pedido. Antes de apagar, o app oferece tudo em um arquivo seu,
        que só volta a entrar com um novo consentimento.
      </p>
      <p>
        Fotos de progresso, se você as guardar, ficam só no navegador do aparelho em que foram
        guardadas, redesenhadas sem a localização e os outros dados do arquivo: não vão para o
        servidor, dependem do mesmo consentimento e são apagadas quando você o retira ou sai.
      </p>
      <p>
        Treinos, cargas e o que você escreve em anotações também podem dizer algo sobre a sua saúde.
        Não pedimos isso e nenhum desses campos é obrigatório, mas o cuidado é o mesmo: só você vê,
        nada disso entra nos registros técnicos do servidor, e ninguém tira conclusões de saúde a
        partir deles. Nenhuma decisão sobre você é tomada de forma automática.
      </p>
    </>
  );
}
