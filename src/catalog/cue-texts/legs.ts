// One cue per line: the id of the exercise, then what to do. Read by ../cues.
export const legs = `
back-squat | Pés na largura dos ombros e joelhos na direção dos pés. Desça até onde a coluna continua neutra.
low-bar-squat | Barra apoiada abaixo do trapézio, com o tronco mais inclinado. Leve o quadril para trás ao descer.
front-squat | Barra apoiada nos ombros e cotovelos altos. Desça com o tronco o mais reto que conseguir.
box-squat | Sente na caixa com controle, sem relaxar. Suba empurrando os pés no chão.
pause-squat | Segure dois segundos embaixo com o abdômen firme. Suba sem dar impulso.
zercher-squat | Barra na dobra dos cotovelos, junto ao corpo. Use uma proteção na barra.
overhead-squat | Barra sobre a cabeça com pegada larga. Mantenha os braços estendidos enquanto desce.
smith-squat | Pés um pouco à frente da barra. Desça até as coxas ficarem paralelas ao chão.
hack-squat | Costas e quadril colados no apoio. Desça até onde o quadril não descola.
barbell-hack-squat | Barra atrás das pernas, no chão. Suba com o peito aberto e os calcanhares firmes.
pendulum-squat | Ombros nos apoios e pés firmes na plataforma. Desça fundo e devagar.
belt-squat | A carga fica no cinto e poupa a coluna. Desça com o tronco reto.
goblet-squat | Segure o halter junto ao peito. Desça com os cotovelos entre os joelhos.
dumbbell-squat | Halteres ao lado do corpo e peito aberto. Desça até a linha dos joelhos.
sumo-squat | Pés bem afastados e pontas para fora. Desça o halter entre as pernas.
kettlebell-sumo-squat | Tronco reto e joelhos na direção dos pés. O kettlebell desce em linha reta.
bodyweight-squat | Braços à frente para equilibrar. Desça até onde os calcanhares ficam no chão.
jump-squat | Salte para cima e caia macio, já descendo para a próxima.
pistol-squat | Uma perna estendida à frente. Desça devagar e segure em um apoio, se precisar.
sissy-squat | Leve os joelhos à frente e o tronco para trás, em linha reta. Segure em um apoio.
wall-sit | Costas na parede e joelhos a 90 graus. Respire e segure.
leg-press-45 | Desça até onde a lombar continua no apoio. Não trave os joelhos em cima.
horizontal-leg-press | Regule o assento para começar com os joelhos a 90 graus. Empurre com o pé inteiro.
single-leg-press | Pé no meio da plataforma e quadril parado. Comece pela perna mais fraca.
leg-extension | Joelhos alinhados com o eixo da máquina. Estenda, segure um instante e desça devagar.
single-leg-extension | Uma perna de cada vez, com o quadril colado no assento.
lying-leg-curl | Quadril colado no apoio. Puxe os calcanhares e volte devagar.
seated-leg-curl | Trave bem as coxas e flexione até o fim. Volte quase até estender.
standing-leg-curl | Coxa parada no apoio. Suba o calcanhar sem arquear a lombar.
cable-leg-curl | Tornozeleira na polia baixa. Dobre o joelho sem mexer a coxa.
dumbbell-leg-curl | Prenda o halter entre os pés. Suba com o quadril colado no banco.
nordic-curl | Prenda os tornozelos e desça o corpo reto o mais devagar que conseguir. Use as mãos para voltar.
ball-leg-curl | Quadril alto e calcanhares na bola. Puxe a bola sem deixar o quadril cair.
glute-ham-raise | Desça o tronco com o corpo reto e puxe com os posteriores para voltar.
romanian-deadlift | Joelhos soltos e barra rente às pernas. Leve o quadril para trás até sentir os posteriores.
dumbbell-romanian-deadlift | Halteres rente às coxas. Desça com as costas retas até a altura das canelas.
stiff-leg-deadlift | Joelhos quase retos e parados. Desça até onde a coluna continua neutra.
dumbbell-stiff-leg-deadlift | Desça os halteres rente às pernas. O movimento é do quadril, não das costas.
single-leg-romanian-deadlift | Incline o tronco enquanto a outra perna vai para trás. Quadril virado para o chão.
smith-stiff-leg-deadlift | Comece com a barra alta e desça rente às pernas. Volte contraindo os glúteos.
cable-pull-through | De costas para a polia baixa, com a corda entre as pernas. Estenda o quadril sem puxar com os braços.
walking-lunge | Passos longos e tronco reto. O joelho de trás desce até perto do chão.
barbell-walking-lunge | Barra nas costas e olhar à frente. Pise firme antes de subir.
bodyweight-lunge | Desça em linha reta, com os dois joelhos dobrados. Empurre com o pé da frente.
split-squat | Pés parados, um à frente do outro. Desça reto até o joelho de trás chegar perto do chão.
barbell-split-squat | Barra firme nas costas e passo longo. Desça sem inclinar o tronco.
smith-split-squat | Pé da frente adiante da barra. Desça em linha reta.
reverse-lunge | Dê o passo para trás e desça controlando. O peso fica no pé da frente.
lateral-lunge | Passo para o lado e quadril para trás. A outra perna fica estendida.
cossack-squat | Desça para um lado com o calcanhar no chão. A outra perna estende, com a ponta do pé para cima.
bulgarian-split-squat | Pé de trás no banco e tronco um pouco inclinado. Desça até a coxa da frente ficar paralela ao chão.
barbell-bulgarian-split-squat | Comece com pouca carga até achar o equilíbrio. Desça em linha reta.
smith-bulgarian-split-squat | Coloque o banco atrás e o pé da frente bem adiante. Desça controlando.
step-up | Pé inteiro no banco. Suba com a perna de cima, sem impulso da de baixo.
hip-adduction-machine | Costas no encosto. Feche até o fim e abra devagar.
cable-hip-adduction | Tornozeleira na perna de dentro. Cruze à frente da outra perna sem girar o quadril.
copenhagen-plank | De lado, com a perna de cima apoiada no banco. Suba o quadril e segure.
cable-knee-raise | Tornozeleira na polia baixa. Suba o joelho até a linha do quadril, com o tronco reto.
`;
