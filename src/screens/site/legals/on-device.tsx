/** Data in the browser, temporary files, and the one cookie. */
export function OnDevice() {
  return (
    <>
      <h2>O que fica no seu aparelho</h2>
      <p>
        Para funcionar sem internet, o app guarda no navegador uma cópia dos seus registros, o que
        ainda não foi enviado, as fotos de progresso que você guardar, o seu nome e e-mail, quem
        acompanha você, a agenda, um convite que espera resposta, de quem você acompanha a lista e
        uma cópia do que foi compartilhado com você, a aparência e as preferências do aparelho e os
        arquivos do próprio app. Quem usa o mesmo perfil do navegador pode abrir esses dados: em um
        aparelho emprestado, saia ao terminar. Ao sair, tudo o que é seu é apagado daquele aparelho;
        ficam a aparência e, até vencer, o número sorteado que diz que este navegador já é
        conhecido, de que falam os cookies abaixo.
      </p>
      <h3>Arquivos de treinos</h3>
      <p>
        Em Importar, os arquivos de outros apps e os da própria Anilha são lidos dentro do seu
        navegador: o arquivo não é enviado a nós. Vai para a sua conta só o que você conferir e
        confirmar: treinos, fichas, academias, exercícios criados, quais nomes de outro app são
        quais exercícios, preferências que você ainda não escolheu e, com o seu consentimento, dados
        do corpo. Desfazer a importação retira os treinos, as fichas, as academias, os exercícios
        que nada mais usa e os dados do corpo; as preferências e os nomes aprendidos ficam, e o
        consentimento continua valendo até você o retirar. Um arquivo que outro app compartilha com
        a Anilha espera no aparelho até você abri-lo, no máximo uma hora. Exportar também acontece
        no aparelho; o arquivo que você baixa fica sob os seus cuidados, e quem o recebe de você
        pode ler tudo o que está nele, inclusive o peso e as medidas do corpo se você os registra.
      </p>
      <h3>Cookies</h3>
      <p>
        Todos são estritamente necessários, e nenhum pode ser lido por scripts nem por outros sites.
        O da sessão vale até 60 dias depois do último uso, no máximo um ano. Um número sorteado, por
        até 400 dias, diz se você já entrou neste navegador, para avisar quando alguém entra de
        outro. Outro número, por até 30 dias, diz que o cadastro foi feito neste navegador, e sai
        quando o e-mail é confirmado. Com as duas etapas ligadas, mais um guarda por 10 minutos que
        a senha estava certa e, se você pedir, por 30 dias que este navegador dispensa o código.
        Como não há cookies de anúncio nem de medição, não há aviso de cookies para aceitar.
      </p>
    </>
  );
}
