/** How to set up, breathe and what goes wrong in a family of exercises. */
export interface Guide {
  readonly setUp: string;
  readonly breathing: string;
  /** The two commonest mistakes, each with its remedy. */
  readonly mistakes: readonly [string, string];
}

// One family per line: exercises or figures that others inherit from, set-up, breathing, mistakes.
const TABLE = `
_squat | Pés na largura dos ombros ou um pouco mais, pontas levemente para fora. Encha o abdômen antes de descer. | Inspire em cima e prenda o ar na descida. Solte ao passar da metade da subida. | Joelhos caem para dentro: empurre-os na direção da ponta dos pés. | Calcanhares saem do chão: desça menos ou abra um pouco os pés.
hack-squat reverse-hack-squat | Costas e quadril colados no apoio, pés na largura dos ombros, no meio da plataforma. | Inspire na descida e solte o ar ao empurrar. | Quadril descola no fundo: pare um pouco antes. | Joelhos travam em cima: deixe uma leve dobra.
leg-press-45 horizontal-leg-press vertical-leg-press | Costas e quadril inteiros no encosto, pés na largura dos ombros, planta toda na plataforma. | Inspire na descida e solte o ar ao empurrar. | Quadril enrola e sai do banco: desça menos. | Joelhos travam com força no fim: pare com uma leve dobra.
_split _step _back step-up step-down | Passo longo o bastante para os dois joelhos dobrarem perto de 90 graus. Tronco firme, olhar à frente. | Inspire na descida e solte o ar na subida. | Joelho da frente cai para dentro: alinhe com o segundo dedo do pé. | Peso vai para a ponta do pé: empurre pelo calcanhar da frente.
_terra | Barra sobre o meio do pé, canelas quase encostadas, costas retas e braços esticados antes de puxar. | Encha o abdômen antes de tirar do chão e solte o ar em cima. | Costas arredondam: diminua a carga e firme o tronco antes de puxar. | Quadril sobe antes da barra: empurre o chão com as pernas.
_stiff good-morning smith-good-morning | Pés na largura do quadril, joelhos levemente dobrados e fixos, escápulas firmes. | Inspire levando o quadril para trás e solte o ar ao subir. | Vira agachamento: quem anda é o quadril, não os joelhos. | Carga longe do corpo: deslize rente às coxas.
kettlebell-swing | Pés na largura dos ombros, kettlebell um passo à frente, quadril para trás ao pegar. | Inspire quando ele volta entre as pernas e solte o ar no estouro do quadril. | Os braços puxam: eles só conduzem, quem joga é o quadril. | Agacha em vez de dobrar o quadril: joelhos dobram pouco.
_thrust _bridge | Pés na largura do quadril e perto do corpo, para a canela ficar em pé no alto. Queixo levemente para dentro. | Solte o ar ao subir e inspire na descida. | Lombar arqueia no alto: suba só até o tronco ficar reto. | Pés longe demais: o posterior trabalha no lugar do glúteo.
back-extension | Apoio logo abaixo do osso do quadril, pés presos, coluna reta. | Inspire na descida e solte o ar na subida. | Passa da linha do corpo: pare com o tronco reto. | Sobe no impulso: conte dois segundos para descer.
_barpress dumbbell-bench-press dumbbell-floor-press incline-barbell-bench-press incline-dumbbell-bench-press decline-barbell-bench-press decline-dumbbell-bench-press | Escápulas juntas e para baixo, pés firmes no chão, punhos sobre os cotovelos. | Inspire na descida e solte o ar ao passar da metade da subida. | Cotovelos abrem a 90 graus: feche um pouco, cerca de 45 a 70 graus do tronco. | Ombros saem do banco no alto: mantenha as escápulas juntas.
machine-chest-press incline-machine-press cable-chest-press band-chest-press | Pegadas na altura do meio do peito, costas apoiadas e escápulas juntas. | Solte o ar ao empurrar e inspire na volta. | Ombros sobem ou avançam no fim: empurre só até quase estender. | Volta rápida: segure dois segundos na volta.
push-up incline-push-up decline-push-up knee-push-up suspension-push-up | Mãos um pouco mais abertas que os ombros, corpo em linha reta, glúteo e abdômen firmes. | Inspire na descida e solte o ar ao empurrar. | Quadril cai ou empina: aperte glúteo e abdômen. | Cotovelos abrem demais: aponte-os para trás, a cerca de 45 graus.
_dip bench-dip machine-dip | Braços estendidos, ombros longe das orelhas, peito aberto. | Inspire na descida e solte o ar na subida. | Desce fundo demais: pare com o braço na linha do chão. | Ombros encolhem: empurre o apoio para baixo.
_ohp _dbp seated-barbell-press machine-shoulder-press cable-shoulder-press kettlebell-press z-press | Glúteo e abdômen firmes, punhos sobre os cotovelos, carga na linha dos ombros. | Inspire embaixo e solte o ar ao passar da cabeça. | Lombar arqueia: aperte o glúteo ou diminua a carga. | Carga sobe para a frente: ela termina acima da cabeça.
dumbbell-fly incline-dumbbell-fly decline-dumbbell-fly pec-deck _cross | Cotovelos levemente dobrados e sempre com a mesma dobra, escápulas juntas. | Inspire ao abrir e solte o ar ao fechar. | Vira supino: a dobra do cotovelo não muda. | Abre além do conforto do ombro: pare quando o peito alongar.
dumbbell-lateral-raise seated-dumbbell-lateral-raise cable-lateral-raise machine-lateral-raise leaning-lateral-raise | Cotovelos levemente dobrados, ombros longe das orelhas, tronco parado. | Solte o ar ao subir e inspire na descida. | Sobe no balanço do tronco: diminua a carga. | Trapézio faz o trabalho: pense em levar as mãos para longe.
dumbbell-front-raise barbell-front-raise cable-front-raise plate-front-raise | Pés na largura do quadril, abdômen firme, braços quase estendidos. | Solte o ar ao subir e inspire na descida. | Tronco balança: encoste numa parede ou diminua a carga. | Passa muito dos ombros: pare na linha dos olhos.
reverse-pec-deck dumbbell-reverse-fly incline-dumbbell-reverse-fly cable-reverse-fly rear-delt-row face-pull band-face-pull | Peito aberto, pescoço solto, cotovelos na altura dos ombros. | Solte o ar ao abrir e inspire na volta. | As costas puxam no lugar do ombro: não junte as escápulas primeiro. | Carga alta e movimento curto: diminua e segure um instante no fim.
_hang | Pegada firme, ombros ativos antes de puxar, abdômen e glúteo firmes. | Solte o ar ao subir e inspire na descida. | Sobe no balanço: pare embaixo entre uma e outra. | Meia repetição: estenda os braços embaixo com os ombros ativos.
_pulldown | Coxas presas no apoio, peito alto, tronco só um pouco para trás. | Solte o ar ao puxar e inspire na volta. | O tronco deita a cada puxada: mantenha a inclinação. | Puxa com as mãos: leve os cotovelos para baixo.
_sweep | Um passo atrás da polia, tronco levemente inclinado, braços quase estendidos. | Solte o ar ao descer as mãos e inspire na volta. | Os cotovelos dobram: a dobra fica igual do começo ao fim. | O tronco sobe e desce: só os braços se movem.
_bent t-bar-row meadows-row | Quadril para trás, coluna reta, joelhos levemente dobrados, carga abaixo dos ombros. | Solte o ar ao puxar e inspire na descida. | O tronco sobe a cada puxada: diminua a carga. | Puxa para o peito com os cotovelos abertos: leve-os em direção ao quadril.
dumbbell-row kettlebell-row | Joelho e mão do mesmo lado no banco, coluna reta, outro pé firme no chão. | Solte o ar ao puxar e inspire na descida. | O tronco gira para subir a carga: os ombros ficam paralelos ao chão. | Puxa reto para cima: leve o cotovelo na direção do quadril.
_cablerow _rowmachine | Peito alto, joelhos levemente dobrados, ombros para baixo. | Solte o ar ao puxar e inspire na volta. | O tronco vai e volta: só os braços e as escápulas se movem. | Ombros sobem no fim: puxe com os cotovelos, para trás e para baixo.
barbell-shrug dumbbell-shrug machine-shrug cable-shrug | Braços estendidos, pés na largura do quadril, pescoço neutro. | Solte o ar ao subir e inspire na descida. | Gira os ombros: suba e desça reto. | Os braços ajudam: eles só seguram a carga.
_preacher | Axila no alto do apoio, braço inteiro encostado, ombros relaxados. | Solte o ar ao subir e inspire na descida. | Estica com tranco embaixo: pare um pouco antes. | O ombro sai do apoio: diminua a carga.
_curl _cablecurl seated-dumbbell-curl incline-dumbbell-curl | Cotovelos ao lado do tronco, ombros parados, punhos retos. | Solte o ar ao subir e inspire na descida. | O tronco balança: diminua a carga ou encoste as costas. | Os cotovelos vão para a frente: deixe-os no lugar.
rope-triceps-pushdown band-triceps-pushdown cross-cable-triceps-extension | Cotovelos colados ao tronco, um passo da polia, tronco levemente inclinado. | Solte o ar ao estender e inspire na volta. | Os cotovelos abrem ou sobem: eles não saem do lugar. | Empurra com o corpo: diminua a carga.
_skull _french _frenchcable | Braços parados apontando para o alto, cotovelos na largura dos ombros. | Inspire ao dobrar e solte o ar ao estender. | Os cotovelos abrem: mantenha-os apontados para a frente. | O braço inteiro balança: só o antebraço se move.
seated-leg-curl _lyingcurl standing-leg-curl | Eixo da máquina na linha do joelho, rolo logo acima do calcanhar. | Solte o ar ao dobrar e inspire na volta. | O quadril sobe: firme-o no banco. | A volta é solta: conte dois segundos.
ball-leg-curl sliding-leg-curl suspension-leg-curl | Calcanhares no apoio, quadril alto, braços no chão. | Solte o ar ao puxar os pés e inspire na volta. | O quadril cai: mantenha o corpo reto do joelho ao ombro. | A volta é solta: conte dois segundos.
dumbbell-leg-curl band-leg-curl | De bruços, quadril firme no banco, pés juntos. | Solte o ar ao dobrar e inspire na volta. | O quadril sobe: aperte o glúteo. | A volta é solta: conte dois segundos.
trap-bar-deadlift dumbbell-deadlift kettlebell-deadlift | Carga na linha do meio do pé, costas retas, braços esticados antes de puxar. | Encha o abdômen antes de tirar do chão e solte o ar no alto. | Costas arredondam: firme o tronco antes de puxar. | Puxa com os braços: empurre o chão com as pernas.
cable-pull-through | De costas para a polia, corda entre as pernas, joelhos levemente dobrados. | Inspire levando o quadril para trás e solte o ar ao vir para a frente. | Os braços puxam: quem traz a corda é o quadril. | Lombar arqueia no fim: pare com o corpo reto.
cable-knee-raise | Mão no apoio, tronco reto, perna de base firme. | Solte o ar ao subir o joelho e inspire na descida. | O tronco deita para trás: diminua a carga. | O pé volta solto: desça em dois segundos.
_legext | Eixo da máquina na linha do joelho, rolo acima do pé, costas no encosto. | Solte o ar ao estender e inspire na descida. | O quadril levanta do banco: segure nas pegadas. | Chuta no impulso: suba com controle e segure um instante.
_calf _seatcalf leg-press-calf-raise horizontal-leg-press-calf-raise | Ponta dos pés no apoio, calcanhares livres, joelhos quase estendidos em pé e dobrados sentado. | Solte o ar ao subir e inspire na descida. | Repetição curta: desça até alongar e suba até o fim. | Quica embaixo: pare um segundo no alongamento.
_abd | Costas no encosto, joelhos nos apoios, amplitude que o quadril aceita. | Solte o ar no esforço e inspire na volta. | Começa no tranco: saia devagar. | O peso bate na volta: segure até o fim.
_standkick _quad | Apoio firme, coluna reta, abdômen contraído. | Solte o ar ao levar a perna e inspire na volta. | Lombar arqueia para subir mais: pare antes. | A perna balança: suba em dois segundos.
crunch sit-up weighted-crunch reverse-crunch lying-leg-raise bicycle-crunch bench-leg-raise | Lombar apoiada, queixo longe do peito, abdômen firme antes de começar. | Solte o ar ao contrair e inspire na volta. | As mãos puxam o pescoço: deixe-as leves. | A lombar sai do chão: diminua a amplitude.
cable-crunch machine-crunch | Quadril parado, mãos fixas ao lado da cabeça ou nas pegadas. | Solte o ar ao enrolar e inspire na volta. | Dobra o quadril: enrole a coluna, do peito para a bacia. | Puxa com os braços: eles só seguram.
hanging-leg-raise captains-chair-leg-raise | Ombros ativos, corpo parado antes de cada subida. | Solte o ar ao subir e inspire na descida. | O corpo balança: pare embaixo entre uma e outra. | Só as coxas sobem: enrole também a bacia.
plank high-plank side-plank ball-plank spider-plank shoulder-tap-plank mountain-climber ball-knee-tuck suspension-knee-tuck | Cotovelos ou mãos abaixo dos ombros, corpo em linha reta. | Respire curto e sem parar, com o abdômen firme. | O quadril cai: aperte o glúteo. | A cabeça despenca: olhe para o chão à frente das mãos.
_lift | Barra sobre o meio do pé, costas retas, ombros um pouco à frente da barra. | Encha o abdômen antes de puxar e solte o ar no fim. | Os braços puxam cedo: eles dobram só depois da extensão do quadril. | A barra se afasta do corpo: deixe-a subir rente às coxas.
`;

/** The guides by exercise or figure. */
export const guides: ReadonlyMap<string, Guide> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [keys = '', setUp = '', breathing = '', one = '', two = ''] = line.split(' | ');
      return keys
        .split(' ')
        .map((key) => [key, { setUp, breathing, mistakes: [one, two] }] as const);
    }),
);
