// One cue per line: the id of the exercise, then what to do. Read by ../cues.
export const arms = `
barbell-curl | Cotovelos parados ao lado do corpo. Suba sem balançar o tronco e desça até estender.
ez-bar-curl | A pegada inclinada poupa os punhos. Desça até quase estender os braços.
curl-21s | Sete repetições na metade de baixo, sete na de cima e sete completas. Use menos carga que na rosca comum.
dumbbell-curl | Suba os dois halteres juntos girando as palmas para cima. Mantenha os cotovelos parados.
seated-dumbbell-curl | Costas no encosto e braços ao lado do corpo. Suba sem levar os cotovelos para a frente.
alternating-dumbbell-curl | Um braço de cada vez, girando a palma na subida. Não ajude com o ombro.
hammer-curl | Palmas viradas uma para a outra o tempo todo. Suba até o halter chegar perto do ombro.
alternating-hammer-curl | Um braço de cada vez, com o polegar para cima. Desça todo o caminho antes de trocar.
incline-hammer-curl | Braços pendurados atrás do tronco e polegares para cima. Os cotovelos ficam parados.
cross-body-hammer-curl | Leve o halter em direção ao ombro oposto, com a palma virada para o corpo. O cotovelo fica parado.
rope-hammer-curl | Polia baixa e corda. Suba com os polegares para cima e separe as pontas no fim.
cable-curl | A tensão não acaba em cima: segure um instante. Cotovelos ao lado do corpo.
single-arm-cable-curl | Cotovelo parado e palma para cima. Desça até estender o braço.
bayesian-curl | De costas para a polia, com o braço atrás do corpo. Suba sem trazer o cotovelo para a frente.
high-cable-curl | Braços abertos na altura dos ombros. Traga as mãos em direção à cabeça.
lying-cable-curl | Deite com os pés perto da polia baixa. Suba a barra em direção ao rosto sem mexer os cotovelos.
preacher-curl | Braços inteiros apoiados no banco. Desça devagar até quase estender.
barbell-preacher-curl | Palmas para cima e axilas no alto do apoio. Desça devagar até quase estender.
cable-preacher-curl | Banco de frente para a polia baixa. Mantenha a tensão do começo ao fim.
dumbbell-preacher-curl | Apoie o braço até a axila. Suba sem tirar o cotovelo do banco.
machine-preacher-curl | Alinhe os cotovelos com o eixo da máquina. Controle a descida.
machine-curl | Cotovelos no apoio e punhos retos. Segure um instante em cima.
concentration-curl | Sentado, com o braço apoiado na parte de dentro da coxa. Suba sem mexer o ombro.
incline-dumbbell-curl | Deixe os braços caírem atrás do tronco. Suba sem levar os cotovelos para a frente.
spider-curl | Peito no banco inclinado e braços pendurados. Suba sem mexer os cotovelos.
dumbbell-spider-curl | Peito no banco inclinado e braços na vertical. Suba girando as palmas para cima.
suspension-curl | Corpo reto e inclinado para trás, cotovelos altos. Traga as mãos até a testa.
drag-curl | Suba a barra encostada no corpo, levando os cotovelos para trás. Desça pelo mesmo caminho.
reverse-barbell-curl | Palmas para baixo e punhos retos. Use menos carga que na rosca direta.
reverse-ez-bar-curl | A pegada inclinada é mais confortável para os punhos. Suba com eles retos.
reverse-dumbbell-curl | Palmas para baixo do começo ao fim. Cotovelos ao lado do corpo.
reverse-cable-curl | Palmas para baixo e cotovelos parados. Volte devagar.
zottman-curl | Suba com as palmas para cima, gire em cima e desça com as palmas para baixo. A descida é lenta.
band-curl | Pise no elástico e suba com os cotovelos parados. Resista na volta.
wrist-curl | Antebraços apoiados e palmas para cima. Deixe a barra rolar até os dedos e feche a mão na subida.
behind-back-wrist-curl | De pé, com a barra atrás das coxas. Deixe rolar até os dedos e feche as mãos.
cable-wrist-curl | Antebraços apoiados e palmas para cima. Suba só as mãos e desça devagar.
reverse-wrist-curl | Antebraços apoiados e palmas para baixo. Suba só as mãos.
dumbbell-wrist-curl | Apoie os antebraços nas coxas. Faça o movimento inteiro, sem pressa.
wrist-roller | Enrole a corda girando um punho de cada vez. Desenrole com controle.
plate-pinch | Segure a anilha pelas bordas com a ponta dos dedos. Conte os segundos como repetições.
dead-hang | Pendure-se com os ombros ativos e respire. Desça antes de escorregar.
hand-gripper | Feche até o fim e segure um instante. Abra devagar.
rope-triceps-pushdown | Cotovelos colados ao corpo. Estenda e separe as pontas da corda no fim.
bar-triceps-pushdown | Só os antebraços se mexem. Estenda até o fim e volte até a altura do peito.
v-bar-triceps-pushdown | Punhos retos e cotovelos ao lado do corpo. Não incline o tronco sobre a barra.
reverse-grip-triceps-pushdown | Palmas para cima e cotovelos parados. Use menos carga e estenda até o fim.
single-arm-triceps-pushdown | Cotovelo ao lado do corpo. Estenda sem girar o ombro.
single-arm-reverse-triceps-pushdown | Palma para cima e cotovelo colado ao corpo. Estenda até o fim e volte devagar.
cross-cable-triceps-extension | Segure os cabos cruzados e estenda os braços para os lados e para baixo. Volte sem levantar os cotovelos.
ez-bar-skull-crusher | Braços um pouco inclinados para trás. Desça a barra até a testa ou logo atrás dela.
barbell-skull-crusher | Mãos na largura dos ombros. Desça até perto da testa sem abrir os cotovelos.
incline-skull-crusher | Banco a cerca de 30 graus. Desça a barra atrás da cabeça para alongar mais.
dumbbell-skull-crusher | Desça os halteres ao lado das orelhas. Os cotovelos apontam para o teto.
single-arm-skull-crusher | Deitado, desça o halter em direção ao ombro oposto. Segure o braço com a mão livre, se precisar.
cable-skull-crusher | Deitado, com a polia baixa atrás da cabeça. Estenda sem abrir os cotovelos.
dumbbell-overhead-triceps-extension | Segure um halter com as duas mãos atrás da cabeça. Estenda com os cotovelos apontando para cima.
single-arm-overhead-triceps-extension | Desça o halter atrás da cabeça. Apoie o cotovelo com a outra mão, se precisar.
ez-bar-overhead-triceps-extension | Sentado e com o abdômen firme. Desça a barra atrás da cabeça sem abrir os cotovelos.
rope-overhead-triceps-extension | De costas para a polia, com um pé à frente. Estenda os braços para a frente e para cima.
bar-overhead-triceps-extension | De costas para a polia, com a barra atrás da cabeça. Estenda sem abrir os cotovelos.
single-arm-cable-overhead-triceps-extension | Cotovelo ao lado da cabeça e abdômen firme. Estenda para cima e desça até alongar.
machine-overhead-triceps-extension | Braços apoiados e cotovelos no eixo da máquina. Estenda e volte até alongar.
band-overhead-triceps-extension | Prenda o elástico atrás, na altura do quadril ou sob o pé. Estenda com os cotovelos para cima.
dumbbell-kickback | Braço colado ao tronco inclinado. Estenda o cotovelo e segure um instante.
cable-kickback-triceps | Polia na altura do quadril e cotovelo parado atrás. Estenda devagar.
bench-dip | Mãos na borda do banco e quadril perto dele. Desça até os cotovelos chegarem a 90 graus.
triceps-dip | Tronco reto e cotovelos perto do corpo. Desça sem deixar os ombros avançarem.
machine-dip | Costas no encosto e cotovelos para trás. Empurre até estender.
machine-triceps-extension | Alinhe os cotovelos com o eixo. Estenda e volte devagar.
close-grip-bench-press | Mãos na largura dos ombros e cotovelos perto do corpo. Desça na parte baixa do peito.
smith-close-grip-bench-press | Mãos na largura dos ombros. Desça devagar e suba estendendo os cotovelos.
diamond-push-up | Mãos juntas sob o peito. Desça com os cotovelos perto do corpo.
jm-press | Entre o supino fechado e o testa: desça a barra em direção à base do pescoço, com os cotovelos à frente. Use menos carga que no supino fechado.
tate-press | Deitado, com os cotovelos abertos, desça os halteres até o meio do peito. Estenda sem mexer os braços.
band-triceps-pushdown | Prenda o elástico no alto e mantenha os cotovelos ao lado do corpo. Estenda até o fim e resista na volta.
suspension-triceps-extension | De frente para o chão, corpo reto. Dobre os cotovelos até as mãos chegarem à testa e estenda.
`;
