// One cue per line: the id of the exercise, then what to do. Read by ../cues.
export const back = `
pull-up | Comece com os braços estendidos e puxe os cotovelos para baixo. Suba até o queixo passar da barra.
chin-up | Palmas viradas para você e mãos na largura dos ombros. Desça até estender os braços.
neutral-grip-pull-up | Palmas frente a frente. Leve o peito em direção às mãos sem balançar.
wide-grip-pull-up | Mãos bem além dos ombros. Puxe os cotovelos para baixo e não balance as pernas.
negative-pull-up | Suba com um banco e desça em três a cinco segundos. Bom caminho para a primeira barra.
archer-pull-up | Suba em direção a uma das mãos enquanto o outro braço estende. Alterne os lados.
muscle-up | Puxe forte até o peito passar da barra e vire os cotovelos para cima dela. Termine estendendo os braços.
assisted-pull-up | Escolha quanto a máquina ajuda: mais carga deixa mais fácil. Desça até estender os braços.
assisted-chin-up | Palmas viradas para você. Escolha quanto a máquina ajuda: mais carga deixa mais fácil.
band-assisted-pull-up | Apoie o joelho ou o pé no elástico preso à barra. Suba sem usar o impulso da descida.
scapular-pull-up | Pendurado com os braços retos, desça os ombros para longe das orelhas. Os cotovelos não dobram.
lat-pulldown | Puxe a barra até a parte alta do peito com o peito aberto. Volte até estender os braços.
wide-grip-lat-pulldown | Mãos perto das pontas da barra. Puxe até o alto do peito com os cotovelos apontados para baixo.
close-grip-lat-pulldown | Leve o triângulo até o peito com os cotovelos junto ao corpo. Não jogue o tronco para trás.
reverse-grip-lat-pulldown | Palmas viradas para você, mãos na largura dos ombros. Puxe com os cotovelos, não com os punhos.
neutral-grip-lat-pulldown | Use a barra com pegadas paralelas. Desça até a altura do queixo e volte devagar.
single-arm-lat-pulldown | Puxe o cotovelo em direção ao quadril. Deixe o ombro subir no fim para alongar.
behind-neck-lat-pulldown | Só para quem tem ombros com boa mobilidade. Puxe até a linha das orelhas, sem curvar o pescoço.
machine-pulldown | Prenda bem as coxas e puxe os dois lados juntos. Suba controlando até alongar.
single-arm-machine-pulldown | Um lado por vez, com a outra mão no apoio. Deixe o ombro subir no fim para alongar.
plate-loaded-high-row | Peito no apoio e puxada de cima para trás. Termine com os cotovelos ao lado do tronco.
band-pulldown | Elástico preso no alto. Ajoelhe, puxe os cotovelos para baixo e volte devagar.
straight-arm-pulldown | Braços quase retos e tronco um pouco inclinado. Leve a barra até as coxas fazendo um arco.
rope-straight-arm-pulldown | Leve a corda até a lateral das coxas e separe as pontas no fim. Volte até a altura da cabeça.
machine-pullover | Empurre com os cotovelos até a linha do tronco. Volte devagar até sentir as costas alongarem.
lying-cable-pullover | Deite com a cabeça para a polia baixa. Leve a barra até acima do peito com os braços quase estendidos.
barbell-row | Incline o tronco com a coluna neutra e puxe a barra até o abdômen. Não use o balanço do quadril.
reverse-grip-barbell-row | Palmas viradas para a frente e cotovelos perto do corpo. Puxe a barra até abaixo do umbigo.
pendlay-row | Cada repetição sai do chão, com o tronco paralelo a ele. Puxe com força e devolva a barra parada.
dumbbell-bent-over-row | Tronco inclinado e coluna firme. Puxe os halteres até a lateral do abdômen.
dumbbell-row | Apoie uma mão e um joelho no banco. Leve o cotovelo para trás, rente ao corpo.
chest-supported-dumbbell-row | Deite o peito no banco inclinado. Puxe os cotovelos para trás e junte as escápulas.
seal-row | Deite de bruços no banco alto, com as pernas relaxadas. Puxe a barra até tocar o banco.
gorilla-row | Dois kettlebells no chão e tronco inclinado. Puxe um enquanto empurra o outro contra o chão.
t-bar-row | Com a barra entre as pernas e a coluna firme, puxe até a anilha chegar perto do peito. Desça sem arredondar as costas.
chest-supported-t-bar-row | Peito colado no apoio do começo ao fim. Puxe e segure um instante com as escápulas juntas.
seated-cable-row | Puxe o triângulo até o abdômen com o tronco parado. Volte deixando as escápulas se abrirem.
wide-grip-seated-cable-row | Use a barra larga e puxe em direção ao peito com os cotovelos abertos. O tronco fica parado.
reverse-grip-seated-cable-row | Palmas para cima e cotovelos junto ao corpo. Puxe até abaixo do umbigo.
rope-seated-cable-row | Separe as pontas da corda ao chegar no abdômen. Volte até as escápulas se abrirem.
single-arm-cable-row | Puxe o cotovelo para trás sem girar o tronco. Alongue bem na volta.
cable-bent-over-row | Polia baixa e tronco inclinado. Puxe a barra até o abdômen sem balançar o quadril.
machine-row | Peito no apoio e cotovelos para trás. Não deixe os ombros subirem.
plate-loaded-row | Puxe os dois lados por igual até os cotovelos passarem do tronco. Volte devagar.
plate-loaded-low-row | Peito no apoio e cotovelos perto do corpo. Puxe em direção à cintura e volte devagar.
single-arm-plate-loaded-row | Segure no apoio com a mão livre. Leve o cotovelo para trás sem girar o tronco.
single-arm-machine-row | Peito no apoio e ombro longe da orelha. Puxe, segure um instante e volte.
smith-row | Tronco inclinado e joelhos soltos. Puxe a barra até o abdômen, rente às coxas.
meadows-row | De lado para a barra presa no canto, puxe com o cotovelo aberto. Apoie o outro braço na coxa.
kettlebell-row | Tronco inclinado e uma mão apoiada. Puxe o kettlebell até a cintura.
inverted-row | Corpo reto embaixo da barra. Puxe o peito até ela e desça sem soltar o quadril.
suspension-row | Incline o corpo para trás com o abdômen firme. Leve as mãos até a lateral do peito.
band-row | Prenda o elástico à frente e puxe os cotovelos para trás. Segure um instante no fim.
renegade-row | Em posição de flexão, puxe um halter de cada vez. O quadril não gira.
barbell-shrug | Suba os ombros em direção às orelhas sem dobrar os cotovelos. Segure um instante em cima.
behind-back-shrug | Barra atrás das coxas e braços retos. Suba os ombros em linha reta e desça devagar.
trap-bar-shrug | No centro da barra, com os braços retos. Suba os ombros e segure um instante.
dumbbell-shrug | Halteres ao lado do corpo e ombros subindo em linha reta. Não gire os ombros.
smith-shrug | Barra na frente das coxas e braços retos. Suba, segure e desça devagar.
machine-shrug | Mantenha o pescoço solto e suba os ombros o máximo que conseguir. Segure um instante e desça devagar.
cable-shrug | Use a polia baixa com barra. Suba os ombros sem puxar com os braços.
deadlift | Barra rente às canelas e costas firmes. Empurre o chão e termine com quadril e joelhos estendidos juntos.
sumo-deadlift | Pés bem afastados e mãos por dentro das pernas. Abra os joelhos na direção dos pés.
trap-bar-deadlift | Fique no centro da barra e segure no meio das pegadas. Suba com o peito aberto.
dumbbell-deadlift | Halteres rente às pernas e coluna neutra. Desça até o meio da canela.
kettlebell-deadlift | Kettlebell entre os pés, na linha dos calcanhares. Leve o quadril para trás e suba com a coluna firme.
smith-deadlift | Barra na linha do meio dos pés e rente às pernas. Desça só até onde a coluna continua neutra.
paused-deadlift | Pare um segundo logo abaixo dos joelhos. Continue sem mudar a posição das costas.
snatch-grip-deadlift | Mãos bem afastadas e quadril mais baixo na saída. Mantenha as escápulas firmes até o fim.
deficit-deadlift | Suba em uma anilha ou degrau baixo. Mantenha as costas firmes na saída, que é mais funda.
rack-pull | Barra apoiada na altura dos joelhos. Estenda o quadril sem jogar o tronco para trás.
back-extension | Desça o tronco com a coluna neutra e suba até alinhar com as pernas. Não passe da linha do corpo.
ball-back-extension | Quadril sobre a bola e pés firmes. Suba até o corpo ficar em linha reta.
machine-back-extension | Apoie as costas no rolo e estenda devagar. Volte sem soltar a carga.
reverse-hyperextension | Com o tronco apoiado, suba as pernas até a linha do corpo. Desça sem balançar.
good-morning | Barra nas costas e joelhos soltos. Leve o quadril para trás com a coluna neutra.
smith-good-morning | Barra nas costas e joelhos soltos. Leve o quadril para trás até sentir os posteriores.
seated-good-morning | Pés afastados e pouca carga. Incline o tronco com a coluna reta e volte.
band-good-morning | Elástico sob os pés e atrás do pescoço, sobre o trapézio. Dobre o quadril e volte contraindo os glúteos.
superman | Deitado de bruços, suba braços e pernas ao mesmo tempo. Olhe para o chão.
`;
