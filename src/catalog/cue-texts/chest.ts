// One cue per line: the id of the exercise, then what to do. Read by ../cues.
export const chest = `
barbell-bench-press | Junte as escápulas e mantenha os pés firmes. Desça a barra até o meio do peito e suba sem tirar o quadril do banco.
dumbbell-bench-press | Desça os halteres ao lado do peito com os cotovelos um pouco abaixo da linha dos ombros. Suba aproximando-os sem bater.
smith-bench-press | Ajuste o banco para a barra descer no meio do peito. Empurre sem descolar as escápulas.
machine-chest-press | Regule o assento para as pegadas ficarem na altura do meio do peito. Volte devagar até sentir o peito alongar.
plate-loaded-chest-press | Empurre com os dois braços por igual. Pare um pouco antes de travar os cotovelos.
single-arm-machine-chest-press | Empurre com um braço e segure no apoio com o outro. O tronco não gira.
single-arm-dumbbell-bench-press | Um halter só, com os pés firmes no chão. Não deixe o tronco cair para o lado do braço que trabalha.
paused-bench-press | Pare um segundo com a barra no peito, sem relaxar. Suba com o corpo firme.
wide-grip-bench-press | Mãos um palmo além da pegada comum. Desça com controle e não deixe os ombros avançarem.
reverse-grip-bench-press | Palmas viradas para o rosto e polegares em volta da barra. Desça na parte baixa do peito e peça ajuda para tirar a barra.
incline-barbell-bench-press | Com o banco entre 30 e 45 graus, desça a barra na parte alta do peito. Mantenha os punhos sobre os cotovelos.
incline-dumbbell-bench-press | Use o banco a cerca de 30 graus. Desça até os halteres chegarem à linha do peito alto.
incline-smith-bench-press | Posicione o banco para a barra tocar logo abaixo da clavícula. Desça controlando.
incline-machine-press | Apoie as costas inteiras e empurre para cima e para a frente. Volte sem soltar a carga.
incline-plate-loaded-press | Assento na altura em que as pegadas ficam no alto do peito. Empurre os dois lados juntos e volte devagar.
decline-barbell-bench-press | Prenda bem as pernas e desça a barra na parte baixa do peito. Peça ajuda para tirar e devolver a barra.
decline-dumbbell-bench-press | Desça os halteres ao lado da parte baixa do peito. Suba em linha reta, sem girar os ombros.
decline-machine-press | Empurre para baixo e para a frente com o peito aberto. Volte até os cotovelos passarem da linha do tronco.
decline-plate-loaded-press | Pegadas na linha da parte baixa do peito. Empurre sem tirar as costas do encosto.
decline-smith-bench-press | Posicione o banco para a barra descer na parte baixa do peito. Gire a barra para travar antes de levantar do banco.
cable-chest-press | Dê um passo à frente e firme o abdômen. Empurre as duas mãos juntas na altura do peito.
dumbbell-floor-press | Deite no chão e desça até os braços encostarem. Pare um instante antes de empurrar de novo.
barbell-floor-press | Desça até os braços encostarem no chão e pare um instante. Use o rack para tirar e devolver a barra.
landmine-chest-press | Segure a ponta da barra com as duas mãos na altura do peito. Empurre para cima e para a frente com o abdômen firme.
neutral-grip-dumbbell-press | Palmas viradas uma para a outra e cotovelos perto do corpo. Desça até a lateral do peito.
squeeze-press | Aperte um halter contra o outro o tempo todo. Desça até o meio do peito sem perder a pressão.
band-chest-press | Elástico preso atrás, na altura do peito. Empurre até estender e resista na volta.
dumbbell-fly | Abra os braços com os cotovelos levemente dobrados até sentir o peito alongar. Feche como se abraçasse uma árvore.
incline-dumbbell-fly | Banco a cerca de 30 graus e cotovelos sempre com a mesma dobra. Abra devagar e feche sem bater os halteres.
decline-dumbbell-fly | Prenda bem as pernas e abra os braços com os cotovelos levemente dobrados. Feche sobre a parte baixa do peito.
pec-deck | Mantenha as costas no encosto e os cotovelos na altura do peito. Feche, segure um instante e abra devagar.
cable-crossover | Incline um pouco o tronco e leve as mãos para baixo e para a frente. Volte só até sentir o peito alongar.
mid-cable-crossover | Polias na altura dos ombros. Junte as mãos à frente do peito sem mudar a dobra dos cotovelos.
low-cable-crossover | Traga as mãos de baixo até a altura do queixo. Mantenha os ombros longe das orelhas.
incline-cable-fly | Banco inclinado entre as duas polias baixas. Suba as mãos até se encontrarem acima do peito.
lying-cable-fly | Banco reto no meio das polias baixas. Feche os braços acima do peito e abra até alongar.
single-arm-cable-crossover | De lado para a polia, leve a mão até passar da linha do peito. O tronco não gira.
suspension-fly | Abra os braços com os cotovelos levemente dobrados e o corpo reto. Comece com o corpo mais em pé.
push-up | Corpo reto da cabeça aos calcanhares. Desça até o peito quase tocar o chão.
incline-push-up | Mãos em um banco firme e corpo alinhado. Quanto mais alto o apoio, mais fácil.
decline-push-up | Pés no banco e abdômen firme para o quadril não cair. Desça o peito entre as mãos.
knee-push-up | Alinhe joelhos, quadril e ombros. Desça o tronco inteiro, sem deixar o quadril para trás.
weighted-push-up | Peça a alguém que coloque a anilha no alto das costas. Mantenha o corpo reto do começo ao fim.
plyometric-push-up | Empurre com força até as mãos saírem do chão. Caia com os cotovelos dobrados, já descendo.
archer-push-up | Mãos bem afastadas. Desça para um lado enquanto o outro braço fica estendido.
dive-bomber-push-up | Comece com o quadril alto e passe o peito rente ao chão até subir o tronco. Volte pelo mesmo caminho.
suspension-push-up | Fitas afastadas do corpo e mãos firmes. Quanto mais inclinado o corpo, mais difícil.
chest-dip | Incline o tronco à frente e abra um pouco os cotovelos. Desça até os braços ficarem paralelos ao chão.
assisted-dip | Escolha quanto a máquina ajuda: mais carga deixa mais fácil. Desça controlando.
ring-dip | Mantenha as argolas junto ao corpo. Desça só até onde os ombros ficam firmes.
dumbbell-pullover | Segure um halter com as duas mãos e leve-o para trás da cabeça com os cotovelos quase estendidos. Volte até a linha dos olhos.
barbell-pullover | Mãos na largura dos ombros e cotovelos quase estendidos. Leve a barra para trás da cabeça até alongar e volte.
svend-press | Aperte a anilha entre as palmas e estenda os braços à frente. Não deixe a pressão diminuir.
`;
