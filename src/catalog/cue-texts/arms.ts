// One cue per line: the id of the exercise, then what to do. Read by ../cues.
export const arms = `
barbell-curl | Cotovelos parados ao lado do corpo. Suba sem balançar o tronco e desça até estender.
ez-bar-curl | A pegada inclinada poupa os punhos. Desça até quase estender os braços.
dumbbell-curl | Suba os dois halteres juntos girando as palmas para cima. Mantenha os cotovelos parados.
alternating-dumbbell-curl | Um braço de cada vez, girando a palma na subida. Não ajude com o ombro.
hammer-curl | Palmas viradas uma para a outra o tempo todo. Suba até o halter chegar perto do ombro.
cross-body-hammer-curl | Leve o halter em direção ao ombro oposto, com a palma virada para o corpo.
rope-hammer-curl | Polia baixa e corda. Suba com os polegares para cima e separe as pontas no fim.
cable-curl | A tensão não acaba em cima: segure um instante. Cotovelos ao lado do corpo.
single-arm-cable-curl | Cotovelo parado e palma para cima. Desça até estender o braço.
bayesian-curl | De costas para a polia, com o braço atrás do corpo. Suba sem trazer o cotovelo para a frente.
high-cable-curl | Braços abertos na altura dos ombros. Traga as mãos em direção à cabeça.
preacher-curl | Braços inteiros apoiados no banco. Desça devagar até quase estender.
dumbbell-preacher-curl | Apoie o braço até a axila. Suba sem tirar o cotovelo do banco.
machine-preacher-curl | Alinhe os cotovelos com o eixo da máquina. Controle a descida.
machine-curl | Cotovelos no apoio e punhos retos. Segure um instante em cima.
concentration-curl | Sentado, com o braço apoiado na parte de dentro da coxa. Suba sem mexer o ombro.
incline-dumbbell-curl | Deixe os braços caírem atrás do tronco. Suba sem levar os cotovelos para a frente.
spider-curl | Peito no banco inclinado e braços pendurados. Suba sem mexer os cotovelos.
drag-curl | Suba a barra encostada no corpo, levando os cotovelos para trás.
reverse-barbell-curl | Palmas para baixo e punhos retos. Use menos carga que na rosca direta.
reverse-cable-curl | Palmas para baixo e cotovelos parados. Volte devagar.
zottman-curl | Suba com as palmas para cima, gire em cima e desça com as palmas para baixo.
band-curl | Pise no elástico e suba com os cotovelos parados. Resista na volta.
wrist-curl | Antebraços apoiados e palmas para cima. Deixe a barra rolar até os dedos e feche a mão na subida.
reverse-wrist-curl | Antebraços apoiados e palmas para baixo. Suba só as mãos.
dumbbell-wrist-curl | Apoie os antebraços nas coxas. Faça o movimento inteiro, sem pressa.
wrist-roller | Enrole a corda girando um punho de cada vez. Desenrole com controle.
plate-pinch | Segure a anilha pelas bordas com a ponta dos dedos até a pega cansar.
dead-hang | Pendure-se com os ombros ativos e respire. Desça antes de escorregar.
hand-gripper | Feche até o fim, segure um instante e abra devagar.
rope-triceps-pushdown | Cotovelos colados ao corpo. Estenda e separe as pontas da corda no fim.
bar-triceps-pushdown | Só os antebraços se mexem. Estenda até o fim e volte até a altura do peito.
v-bar-triceps-pushdown | Punhos retos e cotovelos ao lado do corpo. Não incline o tronco sobre a barra.
reverse-grip-triceps-pushdown | Palmas para cima e cotovelos parados. Use menos carga e estenda até o fim.
single-arm-triceps-pushdown | Cotovelo ao lado do corpo. Estenda sem girar o ombro.
cross-cable-triceps-extension | Segure os cabos cruzados e estenda os braços para os lados e para baixo.
ez-bar-skull-crusher | Braços um pouco inclinados para trás. Desça a barra até a testa ou logo atrás dela.
dumbbell-skull-crusher | Desça os halteres ao lado das orelhas. Os cotovelos apontam para o teto.
cable-skull-crusher | Deitado, com a polia baixa atrás da cabeça. Estenda sem abrir os cotovelos.
dumbbell-overhead-triceps-extension | Segure um halter com as duas mãos atrás da cabeça. Estenda com os cotovelos apontando para cima.
single-arm-overhead-triceps-extension | Desça o halter atrás da cabeça e apoie o cotovelo com a outra mão, se precisar.
ez-bar-overhead-triceps-extension | Sentado e com o abdômen firme. Desça a barra atrás da cabeça sem abrir os cotovelos.
rope-overhead-triceps-extension | De costas para a polia, com um pé à frente. Estenda os braços para a frente e para cima.
dumbbell-kickback | Braço colado ao tronco inclinado. Estenda o cotovelo e segure um instante.
cable-kickback-triceps | Polia na altura do quadril e cotovelo parado atrás. Estenda devagar.
bench-dip | Mãos na borda do banco e quadril perto dele. Desça até os cotovelos chegarem a 90 graus.
triceps-dip | Tronco reto e cotovelos perto do corpo. Desça sem deixar os ombros avançarem.
machine-dip | Costas no encosto e cotovelos para trás. Empurre até estender.
machine-triceps-extension | Alinhe os cotovelos com o eixo. Estenda e volte devagar.
close-grip-bench-press | Mãos na largura dos ombros e cotovelos perto do corpo. Desça na parte baixa do peito.
smith-close-grip-bench-press | Mãos na largura dos ombros. Desça devagar e suba estendendo os cotovelos.
diamond-push-up | Mãos juntas sob o peito. Desça com os cotovelos perto do corpo.
jm-press | Entre o supino fechado e o testa: desça a barra em direção à base do pescoço com os cotovelos à frente.
tate-press | Deitado, com os cotovelos abertos, desça os halteres até o meio do peito e estenda.
band-triceps-pushdown | Prenda o elástico no alto e mantenha os cotovelos ao lado do corpo.
`;
