// One cue per line: the id of the exercise, then what to do. Read by ../cues.
export const chest = `
barbell-bench-press | Junte as escápulas e mantenha os pés firmes. Desça a barra até o meio do peito e suba sem tirar o quadril do banco.
dumbbell-bench-press | Desça os halteres ao lado do peito com os cotovelos um pouco abaixo da linha dos ombros. Suba aproximando-os sem bater.
smith-bench-press | Ajuste o banco para a barra descer no meio do peito. Empurre sem descolar as escápulas.
machine-chest-press | Regule o assento para as pegadas ficarem na altura do meio do peito. Volte devagar até sentir o peito alongar.
plate-loaded-chest-press | Empurre com os dois braços por igual. Pare um pouco antes de travar os cotovelos.
incline-barbell-bench-press | Com o banco entre 30 e 45 graus, desça a barra na parte alta do peito. Mantenha os punhos sobre os cotovelos.
incline-dumbbell-bench-press | Use o banco a cerca de 30 graus. Desça até os halteres chegarem à linha do peito alto.
incline-smith-bench-press | Posicione o banco para a barra tocar logo abaixo da clavícula. Desça controlando.
incline-machine-press | Apoie as costas inteiras e empurre para cima e para a frente. Volte sem soltar a carga.
decline-barbell-bench-press | Prenda bem as pernas e desça a barra na parte baixa do peito. Peça ajuda para tirar e devolver a barra.
decline-dumbbell-bench-press | Desça os halteres ao lado da parte baixa do peito. Suba em linha reta, sem girar os ombros.
decline-machine-press | Empurre para baixo e para a frente com o peito aberto. Volte até os cotovelos passarem da linha do tronco.
cable-chest-press | Dê um passo à frente e firme o abdômen. Empurre as duas mãos juntas na altura do peito.
dumbbell-floor-press | Deite no chão e desça até os braços encostarem. Pare um instante antes de empurrar de novo.
neutral-grip-dumbbell-press | Palmas viradas uma para a outra e cotovelos perto do corpo. Desça até a lateral do peito.
dumbbell-fly | Abra os braços com os cotovelos levemente dobrados até sentir o peito alongar. Feche como se abraçasse uma árvore.
incline-dumbbell-fly | Banco a cerca de 30 graus e cotovelos sempre com a mesma dobra. Abra devagar e feche sem bater os halteres.
pec-deck | Mantenha as costas no encosto e os cotovelos na altura do peito. Feche, segure um instante e abra devagar.
cable-crossover | Incline um pouco o tronco e leve as mãos para baixo e para a frente. Volte só até sentir o peito alongar.
mid-cable-crossover | Polias na altura dos ombros. Junte as mãos à frente do peito sem mudar a dobra dos cotovelos.
low-cable-crossover | Traga as mãos de baixo até a altura do queixo. Mantenha os ombros longe das orelhas.
incline-cable-fly | Banco inclinado entre as duas polias baixas. Suba as mãos até se encontrarem acima do peito.
push-up | Corpo reto da cabeça aos calcanhares. Desça até o peito quase tocar o chão.
incline-push-up | Mãos em um banco firme e corpo alinhado. Quanto mais alto o apoio, mais fácil.
decline-push-up | Pés no banco e abdômen firme para o quadril não cair. Desça o peito entre as mãos.
knee-push-up | Alinhe joelhos, quadril e ombros. Desça o tronco inteiro, sem deixar o quadril para trás.
weighted-push-up | Peça a alguém que coloque a anilha no alto das costas. Mantenha o corpo reto do começo ao fim.
suspension-push-up | Fitas afastadas do corpo e mãos firmes. Quanto mais inclinado o corpo, mais difícil.
chest-dip | Incline o tronco à frente e abra um pouco os cotovelos. Desça até os braços ficarem paralelos ao chão.
assisted-dip | Escolha quanto a máquina ajuda: mais carga deixa mais fácil. Desça controlando.
dumbbell-pullover | Segure um halter com as duas mãos e leve-o para trás da cabeça com os cotovelos quase estendidos. Volte até a linha dos olhos.
svend-press | Aperte a anilha entre as palmas e estenda os braços à frente. Não deixe a pressão diminuir.
`;
