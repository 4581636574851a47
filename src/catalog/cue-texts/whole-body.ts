// One cue per line: the id of the exercise, then what to do. Read by ../cues.
export const wholeBody = `
power-clean | Puxe a barra rente ao corpo e receba nos ombros com os cotovelos altos. Aprenda com pouca carga.
hang-clean | Comece com a barra acima dos joelhos. Estenda o quadril com força e receba nos ombros.
clean-and-jerk | Primeiro a barra até os ombros, depois sobre a cabeça com um mergulho curto. Peça orientação para aprender.
snatch | Pegada larga e barra rente ao corpo até acima da cabeça. Peça orientação para aprender.
clean-and-press | Leve a barra aos ombros, firme o tronco e empurre para cima.
high-pull | Estenda o quadril com força e deixe os cotovelos subirem. A barra passa rente ao corpo.
barbell-thruster | Agache com a barra nos ombros e use a subida para empurrá-la acima da cabeça.
dumbbell-thruster | Halteres nos ombros. Suba do agachamento já empurrando.
kettlebell-swing | O impulso vem do quadril, não dos braços. Suba até a altura do peito.
kettlebell-clean | Traga o kettlebell rente ao corpo até o ombro, sem deixar bater no antebraço.
kettlebell-snatch | Do balanço direto até acima da cabeça, em um movimento só. A mão gira em volta da alça.
turkish-get-up | Levante do chão com o braço estendido, olhando para o kettlebell. Cada etapa tem uma pausa.
man-maker | Flexão, remada de cada lado, agachamento e desenvolvimento: uma repetição. Comece leve.
burpee | Desça ao chão, suba e salte. Mantenha um ritmo que dê para sustentar.
box-jump | Salte e aterrisse macio com o pé inteiro. Desça andando, sem saltar.
jumping-jack | Abra e feche braços e pernas em ritmo constante. Aterrisse na ponta dos pés.
battle-rope | Joelhos semidobrados e abdômen firme. Faça ondas até o fim da corda.
wall-ball | Agache com a bola no peito e lance para o alvo na subida. Receba já descendo.
medicine-ball-slam | Suba a bola acima da cabeça e jogue com força no chão, dobrando o quadril.
sled-push | Braços firmes e tronco inclinado. Passos curtos e fortes.
sled-pull | De costas ou de frente, mantenha o cabo esticado e os passos constantes.
farmers-walk | Ombros para trás e passos curtos. Conte os passos como repetições.
tire-flip | Peito no pneu e costas firmes. Empurre com as pernas e vire com as mãos.
treadmill-run | Aumente a velocidade aos poucos. Olhe para a frente e não se segure nas barras.
treadmill-walk | Com inclinação, o esforço sobe sem impacto. Solte as mãos.
outdoor-run | Comece em um ritmo em que dá para conversar. Passos curtos e leves.
stationary-bike | Regule o banco para o joelho ficar quase reto embaixo. Mantenha a cadência.
spin-bike | Quadril estável no selim. Ajuste a resistência antes de ficar em pé.
air-bike | Empurre e puxe com os braços enquanto pedala. Bom para tiros curtos.
elliptical | Pé inteiro no pedal e tronco reto. Use também os braços.
rowing-machine | Primeiro as pernas, depois o tronco, por fim os braços. Volte na ordem contrária.
stair-climber | Pise com o pé inteiro e não apoie o peso nas barras.
ski-erg | Puxe de cima para baixo dobrando o quadril. Suba os braços relaxados.
jump-rope | Saltos baixos na ponta dos pés. O giro vem dos punhos.
`;
