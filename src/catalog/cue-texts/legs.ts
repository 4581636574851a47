// One cue per line: the id of the exercise, then what to do. Read by ../cues.
export const legs = `
back-squat | Pés na largura dos ombros e joelhos na direção dos pés. Desça até onde a coluna continua neutra.
low-bar-squat | Barra apoiada abaixo do trapézio, com o tronco mais inclinado. Leve o quadril para trás ao descer.
front-squat | Barra apoiada nos ombros e cotovelos altos. Desça com o tronco o mais reto que conseguir.
safety-bar-squat | A barra fica apoiada sem forçar ombros e punhos. Cotovelos baixos e tronco firme.
barbell-sumo-squat | Pés bem afastados e pontas para fora. Os joelhos seguem a direção dos pés.
box-squat | Sente na caixa com controle, sem relaxar. Suba empurrando os pés no chão.
pause-squat | Segure dois segundos embaixo com o abdômen firme. Suba sem dar impulso.
zercher-squat | Barra na dobra dos cotovelos, junto ao corpo. Use uma proteção na barra.
overhead-squat | Barra sobre a cabeça com pegada larga. Mantenha os braços estendidos enquanto desce.
smith-squat | Pés um pouco à frente da barra. Desça até as coxas ficarem paralelas ao chão.
smith-front-squat | Barra apoiada na frente dos ombros. Pés quase embaixo dela e tronco reto.
smith-sumo-squat | Pés afastados, um pouco à frente da barra. Desça com o tronco reto.
hack-squat | Costas e quadril colados no apoio. Desça até onde o quadril não descola.
reverse-hack-squat | De frente para o encosto, com o peito apoiado. Leve o quadril para trás ao descer.
v-squat | Costas no apoio e pés na largura dos ombros. Desça até onde o quadril não descola.
barbell-hack-squat | Barra atrás das pernas, no chão. Suba com o peito aberto e os calcanhares firmes.
pendulum-squat | Ombros nos apoios e pés firmes na plataforma. Desça fundo e devagar.
belt-squat | A carga fica no cinto e poupa a coluna. Desça com o tronco reto.
goblet-squat | Segure o halter junto ao peito. Desça com os cotovelos entre os joelhos.
kettlebell-goblet-squat | Segure pela alça, junto ao peito. Desça com os cotovelos por dentro dos joelhos.
heel-elevated-goblet-squat | Calcanhares em uma anilha ou rampa. Deixe os joelhos passarem dos pés e mantenha o tronco reto.
dumbbell-squat | Halteres ao lado do corpo e peito aberto. Desça até a linha dos joelhos.
dumbbell-front-squat | Halteres apoiados nos ombros e cotovelos à frente. Desça com o tronco reto.
landmine-squat | Segure a ponta da barra junto ao peito. O corpo inclina um pouco para a frente, acompanhando a barra.
sumo-squat | Pés bem afastados e pontas para fora. Desça o halter entre as pernas.
kettlebell-sumo-squat | Tronco reto e joelhos na direção dos pés. O kettlebell desce em linha reta.
bodyweight-squat | Braços à frente para equilibrar. Desça até onde os calcanhares ficam no chão.
suspension-squat | Segure as fitas à frente e sente para trás. Use os braços só para equilibrar.
band-squat | Elástico acima dos joelhos ou sob os pés. Empurre os joelhos para fora o tempo todo.
spanish-squat | Elástico preso à frente e atrás dos joelhos. Sente para trás com as canelas na vertical.
jump-squat | Salte para cima com o tronco reto. Caia macio, já descendo para a próxima.
pistol-squat | Uma perna estendida à frente. Desça devagar e segure em um apoio, se precisar.
sissy-squat | Leve os joelhos à frente e o tronco para trás, em linha reta. Segure em um apoio.
machine-sissy-squat | Pés presos e panturrilhas no apoio. Sente para trás com o tronco reto.
wall-sit | Costas na parede e joelhos a 90 graus. Respire e segure.
leg-press-45 | Desça até onde a lombar continua no apoio. Não trave os joelhos em cima.
high-foot-leg-press | Pés no alto da plataforma. Desça até onde a lombar continua no apoio.
wide-stance-leg-press | Pés afastados e pontas para fora. Os joelhos seguem a direção dos pés.
horizontal-leg-press | Regule o assento para começar com os joelhos a 90 graus. Empurre com o pé inteiro.
vertical-leg-press | Deitado sob a plataforma, com a lombar no apoio. Solte a trava só com os pés firmes.
plate-loaded-leg-press | Cada perna move o seu lado: empurre por igual. Volte até os joelhos chegarem a 90 graus.
single-leg-press | Pé no meio da plataforma e quadril parado. Comece pela perna mais fraca.
leg-extension | Joelhos alinhados com o eixo da máquina. Estenda, segure um instante e desça devagar.
single-leg-extension | Uma perna de cada vez, com o quadril colado no assento. Segure um instante em cima.
lying-leg-curl | Quadril colado no apoio. Puxe os calcanhares e volte devagar.
single-leg-lying-leg-curl | Uma perna por vez, com o quadril colado no apoio. Volte devagar.
seated-leg-curl | Trave bem as coxas e flexione até o fim. Volte quase até estender.
single-leg-seated-leg-curl | Trave bem a coxa. Flexione até o fim e não gire o pé.
standing-leg-curl | Coxa parada no apoio. Suba o calcanhar sem arquear a lombar.
kneeling-leg-curl | Um joelho no apoio e o tronco inclinado. Puxe o calcanhar sem arquear a lombar.
ankle-weight-leg-curl | Segure em um apoio e suba o calcanhar. A coxa fica parada na vertical.
cable-leg-curl | Tornozeleira na polia baixa. Dobre o joelho sem mexer a coxa.
dumbbell-leg-curl | Prenda o halter entre os pés. Suba com o quadril colado no banco.
nordic-curl | Prenda os tornozelos e desça o corpo reto o mais devagar que conseguir. Use as mãos para voltar.
ball-leg-curl | Quadril alto e calcanhares na bola. Puxe a bola sem deixar o quadril cair.
sliding-leg-curl | Quadril alto e calcanhares em um pano ou disco. Deslize devagar e puxe de volta.
suspension-leg-curl | Calcanhares nas alças e quadril alto. Puxe sem deixar o quadril cair.
band-leg-curl | Elástico no tornozelo e preso à frente. Dobre o joelho e volte devagar.
reverse-nordic-curl | De joelhos, incline o corpo reto para trás. Volte puxando com as coxas.
glute-ham-raise | Desça o tronco com o corpo reto. Puxe com os posteriores para voltar.
romanian-deadlift | Joelhos soltos e barra rente às pernas. Leve o quadril para trás até sentir os posteriores.
dumbbell-romanian-deadlift | Halteres rente às coxas. Desça com as costas retas até a altura das canelas.
stiff-leg-deadlift | Joelhos quase retos e parados. Desça até onde a coluna continua neutra.
dumbbell-stiff-leg-deadlift | Desça os halteres rente às pernas. O movimento é do quadril, não das costas.
kettlebell-stiff-leg-deadlift | Kettlebell à frente, com os braços soltos. Leve o quadril para trás até sentir os posteriores.
cable-stiff-leg-deadlift | De frente para a polia baixa, um passo para trás. Desça com a coluna reta e volte contraindo os glúteos.
b-stance-romanian-deadlift | Um pé atrás, só com a ponta no chão para equilibrar. O peso fica na perna da frente.
single-leg-romanian-deadlift | Incline o tronco enquanto a outra perna vai para trás. Quadril virado para o chão.
smith-stiff-leg-deadlift | Comece com a barra alta e desça rente às pernas. Volte contraindo os glúteos.
cable-pull-through | De costas para a polia baixa, com a corda entre as pernas. Estenda o quadril sem puxar com os braços.
walking-lunge | Passos longos e tronco reto. O joelho de trás desce até perto do chão.
barbell-walking-lunge | Barra nas costas e olhar à frente. Pise firme antes de subir.
bodyweight-lunge | Desça em linha reta, com os dois joelhos dobrados. Empurre com o pé da frente.
plate-overhead-walking-lunge | Braços estendidos e abdômen firme. Passos um pouco mais curtos.
forward-lunge | Passo à frente, desça e volte ao lugar. Empurre com o pé inteiro.
jumping-lunge | Troque as pernas no ar. Caia macio e com o tronco reto.
split-squat | Pés parados, um à frente do outro. Desça reto até o joelho de trás chegar perto do chão.
bodyweight-split-squat | Pés parados e passo longo. Desça reto até o joelho de trás chegar perto do chão.
barbell-split-squat | Barra firme nas costas e passo longo. Desça sem inclinar o tronco.
smith-split-squat | Pé da frente adiante da barra. Desça em linha reta.
reverse-lunge | Dê o passo para trás e desça controlando. O peso fica no pé da frente.
barbell-reverse-lunge | Barra firme nas costas. Dê o passo para trás e suba pelo pé da frente.
smith-reverse-lunge | Pés embaixo da barra e passo para trás. Desça em linha reta.
curtsy-lunge | Leve a perna para trás, cruzando por trás da outra. O quadril fica virado para a frente.
lateral-lunge | Passo para o lado e quadril para trás. A outra perna fica estendida.
cossack-squat | Desça para um lado com o calcanhar no chão. A outra perna estende, com a ponta do pé para cima.
bulgarian-split-squat | Pé de trás no banco e tronco um pouco inclinado. Desça até a coxa da frente ficar paralela ao chão.
bodyweight-bulgarian-split-squat | Pé de trás no banco e passo longo. Desça devagar até a coxa da frente ficar paralela ao chão.
barbell-bulgarian-split-squat | Comece com pouca carga até achar o equilíbrio. Desça em linha reta.
smith-bulgarian-split-squat | Coloque o banco atrás e o pé da frente bem adiante. Desça controlando.
step-up | Pé inteiro no banco. Suba com a perna de cima, sem impulso da de baixo.
barbell-step-up | Banco firme e barra bem apoiada. Suba com a perna de cima e desça com controle.
bodyweight-step-up | Pé inteiro no banco. Suba sem dar impulso com a perna de baixo.
step-down | De pé no degrau, desça devagar até o calcanhar tocar o chão. O joelho aponta para a frente.
hip-adduction-machine | Costas no encosto. Feche até o fim e abra devagar.
cable-hip-adduction | Tornozeleira na perna de dentro. Cruze à frente da outra perna sem girar o quadril.
band-hip-adduction | Elástico no tornozelo, preso ao lado. Cruze a perna à frente da outra.
side-lying-hip-adduction | Perna de cima dobrada à frente. Suba a de baixo reta e desça devagar.
copenhagen-plank | De lado, com a perna de cima apoiada no banco. Suba o quadril e segure.
cable-knee-raise | Tornozeleira na polia baixa. Suba o joelho até a linha do quadril, com o tronco reto.
psoas-march | Deitado, com o elástico em volta dos pés. Puxe um joelho ao peito enquanto a outra perna estende.
`;
