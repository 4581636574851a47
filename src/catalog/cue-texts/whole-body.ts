// One cue per line: the id of the exercise, then what to do. Read by ../cues.
export const wholeBody = `
power-clean | Puxe a barra rente ao corpo e receba nos ombros com os cotovelos altos. Aprenda com pouca carga.
hang-clean | Comece com a barra acima dos joelhos. Estenda o quadril com força e receba nos ombros.
squat-clean | Puxe rente ao corpo e receba a barra agachando. Cotovelos altos ao receber.
clean-and-jerk | Primeiro a barra até os ombros, depois sobre a cabeça com um mergulho curto. Peça orientação para aprender.
push-jerk | Mergulhe, empurre com as pernas e receba com os braços já estendidos. Joelhos levemente dobrados ao receber.
snatch | Pegada larga e barra rente ao corpo até acima da cabeça. Peça orientação para aprender.
power-snatch | Receba a barra acima da cabeça sem agachar fundo. Aprenda com a barra vazia.
dumbbell-snatch | Do chão até acima da cabeça em um movimento. O halter sobe rente ao corpo.
clean-and-press | Leve a barra aos ombros e firme o tronco. Empurre para cima só depois de parar.
high-pull | Estenda o quadril com força e deixe os cotovelos subirem. A barra passa rente ao corpo.
barbell-thruster | Agache com a barra nos ombros. Use a subida para empurrá-la acima da cabeça.
dumbbell-thruster | Halteres nos ombros. Suba do agachamento já empurrando.
kettlebell-swing | O impulso vem do quadril, não dos braços. Suba até a altura do peito.
single-arm-kettlebell-swing | Uma mão só na alça e ombros alinhados. O tronco não gira.
american-kettlebell-swing | O impulso do quadril leva o kettlebell até acima da cabeça. Não arqueie a lombar no fim.
kettlebell-clean | Traga o kettlebell rente ao corpo até o ombro. Gire a mão em volta da alça para não bater no antebraço.
kettlebell-clean-and-press | Traga o kettlebell ao ombro, pare e empurre. Punho reto o tempo todo.
kettlebell-halo | Passe o kettlebell em volta da cabeça, perto dela. O tronco fica parado.
kettlebell-snatch | Do balanço direto até acima da cabeça, em um movimento só. A mão gira em volta da alça.
turkish-get-up | Levante do chão com o braço estendido, olhando para o kettlebell. Cada etapa tem uma pausa.
man-maker | Flexão, remada de cada lado, agachamento e desenvolvimento: uma repetição. Comece leve.
devil-press | Peito no chão sobre os halteres, depois direto até acima da cabeça. Use carga leve e ritmo constante.
burpee | Desça ao chão, suba e salte. Mantenha um ritmo que dê para sustentar.
bear-crawl | Mãos e pés no chão, joelhos baixos. Passos curtos, com o quadril parado.
inchworm | De pé, leve as mãos ao chão e ande até a prancha. Volte andando com as mãos.
box-jump | Salte e aterrisse macio com o pé inteiro. Desça andando, sem saltar.
broad-jump | Balance os braços e salte longe. Aterrisse com os joelhos dobrados e pare.
skater-jump | Salte de lado, de um pé para o outro. Segure o equilíbrio antes de voltar.
jumping-jack | Abra e feche braços e pernas em ritmo constante. Aterrisse na ponta dos pés.
battle-rope | Joelhos semidobrados e abdômen firme. Faça ondas até o fim da corda.
wall-ball | Agache com a bola no peito e lance para o alvo na subida. Receba já descendo.
medicine-ball-slam | Suba a bola acima da cabeça. Jogue com força no chão, dobrando o quadril.
medicine-ball-chest-pass | De frente para a parede, empurre a bola com força na altura do peito. Receba e repita.
medicine-ball-rotational-throw | De lado para a parede, gire o quadril e lance. Receba com os braços soltos.
sled-push | Braços firmes e tronco inclinado. Passos curtos e fortes.
sled-pull | De costas para o trenó, incline o tronco e ande. Mantenha o cabo esticado e os passos constantes.
backward-sled-drag | Ande para trás com o tronco um pouco inclinado. Passos curtos, empurrando com a ponta dos pés.
farmers-walk | Ombros para trás e passos curtos. Conte os passos como repetições.
trap-bar-carry | Suba como no levantamento terra e ande com passos curtos. Conte os passos como repetições.
overhead-carry | Braço estendido e costelas baixas. Conte os passos como repetições.
sandbag-carry | Abrace o saco junto ao peito e ande com o tronco reto. Conte os passos como repetições.
tire-flip | Peito no pneu e costas firmes. Empurre com as pernas e vire com as mãos.
rope-climb | Puxe com os braços e trave a corda com os pés. Desça com controle, sem escorregar.
treadmill-run | Aumente a velocidade aos poucos. Olhe para a frente e não se segure nas barras.
treadmill-walk | Com inclinação, o esforço sobe sem impacto. Solte as mãos.
treadmill-sprint | Tiros curtos com descanso andando. Aqueça antes e deixe espaço para sair da lona.
curved-treadmill | A lona anda com a sua passada. Pise mais à frente para acelerar e mais atrás para frear.
outdoor-run | Comece em um ritmo em que dá para conversar. Passos curtos e leves.
outdoor-walk | Ritmo firme e braços soltos. Aumente a distância aos poucos.
outdoor-cycling | Banco na altura do quadril. Prefira marchas leves e giro rápido.
swimming | Solte o ar dentro da água. Braçadas longas valem mais que rápidas.
stationary-bike | Regule o banco para o joelho ficar quase reto embaixo. Mantenha a cadência.
recumbent-bike | Costas no encosto e joelho quase reto no ponto mais longe. Boa para quem poupa a lombar.
spin-bike | Quadril estável no selim. Ajuste a resistência antes de ficar em pé.
air-bike | Empurre e puxe com os braços enquanto pedala. Bom para tiros curtos.
arm-ergometer | Eixo na altura dos ombros e tronco parado. Gire nos dois sentidos.
elliptical | Pé inteiro no pedal e tronco reto. Use também os braços.
rowing-machine | Primeiro as pernas, depois o tronco, por fim os braços. Volte na ordem contrária.
stair-climber | Pise com o pé inteiro e mantenha o tronco reto. Não apoie o peso nas barras.
ski-erg | Puxe de cima para baixo dobrando o quadril. Suba os braços relaxados.
jump-rope | Saltos baixos na ponta dos pés. O giro vem dos punhos.
high-knees | Joelhos até a linha do quadril, em ritmo constante. Pise com a ponta dos pés.
heavy-bag | Punhos retos e guarda alta. Marque rounds com descanso entre eles.
mini-trampoline | Empurre a lona para baixo em vez de saltar alto. Joelhos sempre soltos.
`;
