import type { LocalDay } from '#domain/local-day';

/** A visible change: its name, and what it means for people. */
interface Change {
  readonly title: string;
  readonly text: string;
}

interface ChangedDay {
  readonly day: LocalDay;
  readonly changes: readonly Change[];
}

/** Visible changes, newest first. New entries are added at the top. */
export const CHANGELOG: readonly ChangedDay[] = [
  {
    day: '2026-11-29',
    changes: [
      {
        title: 'Treine antes de criar a conta',
        text: 'Na página inicial, “Treinar agora” abre o primeiro treino de uma ficha pronta, sem cadastro. Ao criar a conta ou entrar nela, tudo o que você fez vem junto.',
      },
      {
        title: 'Importação reconhece mais exercícios',
        text: 'Nomes em português, inglês, espanhol, francês, alemão e italiano viram o exercício certo, e o que for sugestão vem marcado. Um arquivo que chegou cortado é avisado antes de entrar.',
      },
      {
        title: 'Figuras em mais lugares, com o corpo que você escolher',
        text: 'A posição mais difícil aparece na ficha, no editor, no papel, na ficha compartilhada e na imagem do recorde. Um exercício seu pode mostrar a figura de outro: em “Editar exercício”, escolha com qual ele parece. Em Configurações, o corpo pode ser neutro, de mulher ou de homem.',
      },
      {
        title: 'O recorde vem primeiro',
        text: 'Ao concluir, o recorde aparece grande e dourado, antes de qualquer pergunta. Depois vem o que mudou desde a última vez, e só então o esforço e como você se sentiu.',
      },
      {
        title: 'Compartilhe em story, post ou figurinha',
        text: 'A imagem do treino agora mostra os músculos que você trabalhou e pode ter uma foto sua atrás e o nome do seu personal. O texto vai pronto para o WhatsApp.',
      },
      {
        title: 'Ficha em palavras inteiras para quem está começando',
        text: 'Nos primeiros dez treinos, a ficha, a tela Hoje e o treino dizem “2 séries de 12 a 15 repetições; pare com 3 sobrando”. Toque em “Dupla progressão” para ler o que ela faz. A forma curta está em Configurações.',
      },
      {
        title: 'Com quanto peso começar',
        text: 'Na primeira vez num exercício, o app propõe uma carga leve pelo seu peso, sexo e idade, com a fonte, ou diz por onde começar. Você decide com um toque.',
      },
      {
        title: 'Aquecimento à parte, e o voltar fecha a janela',
        text: 'As séries de aquecimento não contam mais na numeração: A, A, 1, 2. O botão de voltar fecha a janela aberta e não o treino. Com o celular deitado, o disco fica ao lado das séries.',
      },
      {
        title: 'Veja o exercício em movimento, até sem internet',
        text: 'A página do exercício mostra uma figura que faz o movimento, com os músculos que trabalham em destaque. No treino, toque no nome do exercício. Na lista de exercícios e na troca aparece a posição mais difícil. Prefere só texto? Desligue em Ajustes.',
      },
      {
        title: 'Corrigiu uma série? As próximas acompanham',
        text: 'Se a carga saiu errada, as séries que a copiaram mudam junto com a correção. O que você mexeu fica como está, e o aquecimento não perde a subida. Uma série que vira drop-set já vem com cerca de 20 % menos.',
      },
      {
        title: 'O app pergunta antes de anotar uma carga estranha',
        text: 'Na primeira vez num exercício, o número abre para você digitar. Uma carga muito longe do seu normal é confirmada uma vez, e fica lembrada.',
      },
      {
        title: 'Descanso certo no bi-set e no treino esquecido',
        text: 'Entre as duas metades do bi-set não há mais descanso. Se o treino ficou aberto, o app propõe terminar na última série, com um toque.',
      },
      {
        title: 'Ficha do aluno: digitar, colar e virar modelo',
        text: 'Na página de fichas de um aluno dá para digitar ou colar o texto inteiro e salvar a ficha como modelo seu. Quem recebeu uma ficha do personal e ainda não treinou a encontra em Hoje, no lugar das fichas prontas. O convite mostra a foto de quem convida.',
      },
    ],
  },
  {
    day: '2026-11-28',
    changes: [
      {
        title: 'Todas as conversas num lugar',
        text: 'Quem acompanha alunos tem em Mensagens a lista de todos, com as não lidas primeiro e busca por nome. Dá para responder ali mesmo, e o painel leva até lá.',
      },
      {
        title: 'A agenda avisa quando a hora já é de alguém',
        text: 'Ao marcar ou mudar um horário, o app diz com quem você já está nessa hora. Se for assim mesmo, marque: a lista mostra os dois.',
      },
      {
        title: 'Trocou o endereço da página?',
        text: 'O endereço antigo, do cartão impresso, leva à sua página por um ano.',
      },
      {
        title: 'Trocar, buscar e colar do seu jeito',
        text: 'Para trocar um aparelho, outros aparelhos vêm primeiro. A busca entende “agaxamento” e põe na frente o que você já faz. Na ficha colada, “A 3x12 + B 3x falha” vira bi-set. No treino, só os dois recordes mais importantes são anunciados; os outros ficam na lista.',
      },
      {
        title: 'Sua planilha entra como está',
        text: 'Importar treinos lê Excel (.xlsx) e .ods, com várias abas. Horas, células mescladas, datas sem ano, por mês, acima do bloco ou uma por coluna, kg e lb misturados, carga negativa, células como 4x10 20kg e uma coluna por série ou por exercício são entendidos, como a conversa exportada do WhatsApp, e o que ficou em dúvida aparece com a quantidade. Numa planilha de vários alunos, você marca de quem são os treinos.',
      },
      {
        title: 'Convide a turma inteira de uma vez',
        text: 'Em Alunos, “Convidar vários” lê a lista da planilha, de outro app ou digitada. Confira cada pessoa, mande tudo junto, e plano e vencimento ficam anotados para quando ela aceitar.',
      },
      {
        title: 'Peso e medidas vêm junto',
        text: 'Em Corpo há “Importar”: pesos e medidas do Hevy, de balanças como Renpho, Eufy e Withings, do Fitbit, do Garmin, do FitNotes, do app Saúde da Apple, da Conexão Saúde do Android e de planilhas. Confira os números antes; depois dá para desfazer.',
      },
      {
        title: 'Só as suas medidas',
        text: 'Se o arquivo da balança tem a casa toda, a importação pergunta quais linhas são suas. Lê também a Renpho em português, altura em metros e datas sem ano.',
      },
      {
        title: 'Várias fichas de uma vez',
        text: 'Em Importar ficha, cole uma conversa do WhatsApp ou as células de uma planilha: cada ficha aparece separada, e o que ficou de fora é mostrado.',
      },
      {
        title: 'Cobrar ficou mais direto',
        text: 'A chave Pix do cadastro já vale nas cobranças, há planos de seis e doze meses, e o código Pix vai por WhatsApp. O link mostra quem cobra, com nome e foto, antes de entrar.',
      },
      {
        title: 'Comprovante em PDF e recibo com CPF',
        text: 'O comprovante pode ser um PDF do banco. O recibo leva CPF ou CNPJ de quem quiser, e o CREF de quem recebe.',
      },
      {
        title: 'Histórico de mais sete apps',
        text: 'A importação lê JEFIT, Liftosaur, LiftLog, GymBook, RepCount, Lyfta e openGym. Se um treino do arquivo mudou desde a última vez, ela avisa antes de deixar de fora.',
      },
      {
        title: 'Treinos do relógio',
        text: 'Arquivos FIT do Garmin e de outros relógios entram com séries, cargas e descansos, também vários num ZIP; o TCX, com os horários. E o menu de um treino feito exporta em FIT.',
      },
      {
        title: 'Importação que mostra a conta',
        text: 'Compare treinos, séries e carga total com o outro app antes de importar, e veja o que fica de fora. Nomes em português já vêm com sugestão, e qualquer planilha com datas e exercícios entra.',
      },
      {
        title: 'Dinheiro do mês sem dúvida',
        text: 'Em Cobranças, o mês mostra o previsto, quanto disso foi pago, o que entrou, também de outros meses, e tudo o que está em atraso. Desconto de mensalidade tem duração, e encerrar um acompanhamento diz o que acontece com o que está em aberto.',
      },
    ],
  },
  {
    day: '2026-11-27',
    changes: [
      {
        title: 'A academia inteira na mesma rede',
        text: 'Só tentativas erradas contam: muita gente cria conta, entra e aceita convites pelo mesmo Wi-Fi sem esperar. E quem erra a sua senha em outro lugar não bloqueia você no seu navegador.',
      },
      {
        title: 'Relógio errado não troca mais o dia do treino',
        text: 'Se o relógio do aparelho for acertado sem internet, o treino fica no dia certo. Na dúvida, o app mostra os dois dias e você escolhe com um toque.',
      },
      {
        title: 'O que ficou guardado segue sozinho',
        text: 'Se o servidor ou o Wi-Fi ficou fora do ar, o app mostra "Sem conexão" e tenta de novo sem você tocar em nada. Com o app aberto, o envio sai em até um minuto depois da volta.',
      },
      {
        title: 'Voltar acha a lista onde você parou',
        text: 'A seta do alto e o botão de voltar do aparelho levam de volta ao mesmo ponto da lista, com a busca e os filtros. O que você fechou não reabre.',
      },
    ],
  },
  {
    day: '2026-11-26',
    changes: [
      {
        title: 'Do cadastro ao primeiro treino',
        text: 'Sete perguntas curtas, todas puláveis, escolhem a ficha pronta que combina com você. Um toque começa o treino A, mesmo sem internet.',
      },
      {
        title: 'Vídeo no exercício',
        text: 'Cole na ficha o endereço do vídeo de um exercício. Quem usa a ficha abre o vídeo com um toque, também no treino.',
      },
      {
        title: 'Ficha em um link',
        text: 'Ao compartilhar uma ficha, crie um link curto: quem recebe vê a ficha antes de criar uma conta. Você atualiza ou desfaz o link quando quiser.',
      },
      {
        title: 'Busca entre as suas fichas',
        text: 'Com muitas fichas, ache uma por palavras, também na hora de copiar ou de usar como modelo.',
      },
      {
        title: 'Trocas que poupam onde dói',
        text: 'Com o seu consentimento de saúde, as sugestões de troca deixam de fora o que carrega a região da dor que você contou.',
      },
      {
        title: 'Cargas em porcentagem não caem sozinhas',
        text: 'Cumprir a ficha confirma o 1RM de que ela parte, e três sessões com falha o baixam, com o porquê.',
      },
      {
        title: 'Instala e abre mais rápido',
        text: 'O app se guarda no aparelho em menos da metade do tempo. Para quem tem anos de treino, Progresso e a página de cada exercício abrem antes.',
      },
      {
        title: 'Uma queda do navegador não leva os seus dados',
        text: 'Se o aparelho desligasse no meio de um registro, o navegador podia apagar depois tudo o que o app guarda nele. Agora o app se protege disso cada vez que abre.',
      },
      {
        title: 'Cobranças que esperam por você',
        text: 'O que foi marcado como pago, contestado ou está no banco aparece no mês atual, mesmo que o vencimento seja em outro.',
      },
    ],
  },
  {
    day: '2026-11-25',
    changes: [
      {
        title: 'Nenhum toque vale para outra série',
        text: 'Se outro aparelho registra a série enquanto o seu dedo desce, o app não registra a seguinte no lugar dela.',
      },
    ],
  },
  {
    day: '2026-11-23',
    changes: [
      {
        title: 'O treino em andamento aparece na hora',
        text: 'Ao abrir o app no meio de um treino, a tela volta como estava e o toque no disco já conta, mesmo sem internet.',
      },
    ],
  },
  {
    day: '2026-11-22',
    changes: [
      {
        title: 'Personal e alunos',
        text: 'Profissionais convidam alunos, publicam fichas que chegam com o que mudou e acompanham várias pessoas no salão. Cada aluno escolhe o que mostra.',
      },
      {
        title: 'Cobranças e pagamentos',
        text: 'Pix na chave de quem cobra, dinheiro, cartão e boleto, com lembretes e recibos.',
      },
      {
        title: 'Avisos',
        text: 'O fim do descanso chega com a tela bloqueada. Você escolhe os outros avisos e as horas de silêncio.',
      },
      {
        title: 'Conta mais segura',
        text: 'Segunda etapa ao entrar, chaves de acesso e a lista dos aparelhos em que a sua conta está aberta.',
      },
      {
        title: 'Saúde',
        text: 'Triagem antes de começar, anamnese e avaliações lado a lado, na tela ou no papel.',
      },
    ],
  },
  {
    day: '2026-11-21',
    changes: [
      {
        title: 'Fichas que dizem a carga de hoje',
        text: 'Escolha uma pronta, digite um exercício por linha ou receba por código. Cada carga sugerida diz o porquê.',
      },
      {
        title: 'Progresso e corpo',
        text: 'Exercícios, músculos, semanas, seu ano, medidas e fotos, lidos do aparelho.',
      },
      {
        title: 'Treinos de outros apps',
        text: 'Importe o que você já registrou e baixe tudo quando quiser.',
      },
      {
        title: 'O começo',
        text: 'Um toque por série, mesmo sem internet, em todos os seus aparelhos.',
      },
    ],
  },
];
