// One cue per line: the id of the exercise, then what to do. Read by ../cues.
export const glutesCalves = `
barbell-hip-thrust | Escápulas no banco e queixo para baixo. Suba até alinhar o tronco com as coxas e contraia os glúteos.
bodyweight-hip-thrust | Escápulas no banco e pés firmes. Suba apertando os glúteos e segure um instante.
band-hip-thrust | Elástico acima dos joelhos. Empurre os joelhos para fora enquanto sobe.
machine-hip-thrust | Cinto firme no quadril e pés na largura dos ombros. Segure um instante em cima.
smith-hip-thrust | Use uma almofada na barra. Suba sem arquear a lombar.
single-leg-hip-thrust | Uma perna no ar e quadril nivelado. Empurre com o calcanhar.
dumbbell-hip-thrust | Apoie o halter no quadril e segure com as mãos. Suba até a linha das coxas.
glute-bridge | Deitado, com os pés perto do quadril. Suba apertando os glúteos e desça devagar.
feet-elevated-glute-bridge | Calcanhares em um banco. Suba o quadril até alinhar com os joelhos.
barbell-glute-bridge | No chão, com a barra no quadril. Suba sem empurrar com a lombar.
single-leg-glute-bridge | Suba com uma perna só, empurrando com o calcanhar. O quadril fica nivelado.
frog-pump | Solas dos pés juntas e joelhos abertos. Suba em movimentos curtos.
cable-glute-kickback | Leve o calcanhar para trás sem arquear a lombar. Volte devagar.
diagonal-cable-kickback | Leve a perna para trás e para fora. O quadril não gira.
quadruped-cable-kickback | Mãos e joelho no banco, tornozeleira na polia baixa. Empurre o calcanhar para trás e para cima.
machine-glute-kickback | Tronco apoiado. Empurre até estender o quadril e segure um instante.
standing-glute-kickback-machine | Tronco apoiado e pé na plataforma. Empurre para trás sem arquear a lombar.
quadruped-glute-machine | Antebraços e joelho nos apoios. Empurre a plataforma até estender o quadril.
quadruped-kickback | Joelho dobrado e sola do pé para o teto. O quadril não gira.
ankle-weight-quadruped-kickback | Abdômen firme e quadril nivelado. Suba o calcanhar para o teto e desça devagar.
fire-hydrant | Joelho dobrado e tronco parado. Abra a perna para o lado até a linha do quadril.
glute-focused-back-extension | Costas arredondadas e queixo baixo: quem trabalha é o quadril. Suba empurrando o quadril no apoio.
hip-abduction-machine | Abra até o fim e volte devagar. Com o tronco inclinado à frente, pega mais glúteo.
leaning-hip-abduction-machine | Incline o tronco à frente e segure nos apoios. Abra até o fim e volte devagar.
standing-hip-abduction-machine | Tronco reto e mãos no apoio. Abra a perna sem inclinar o corpo.
cable-hip-abduction | Tornozeleira na perna de fora. Abra sem inclinar o tronco.
band-hip-abduction | Elástico acima dos joelhos. Abra os joelhos e segure um instante.
standing-band-hip-abduction | Elástico nos tornozelos e mão em um apoio. Abra a perna sem inclinar o tronco.
side-lying-hip-abduction | Perna de cima reta e ponta do pé para a frente. Suba sem virar o quadril.
ankle-weight-hip-abduction | De lado, com a ponta do pé para a frente. Suba a perna reta e desça devagar.
clamshell | De lado, com os joelhos dobrados e os pés juntos. Abra o joelho de cima sem girar o quadril.
band-lateral-walk | Joelhos semidobrados e elástico sempre esticado. Passos curtos para o lado.
standing-calf-raise | Desça o calcanhar até alongar. Suba até a ponta do pé e segure um instante.
seated-calf-raise | Joelhos a 90 graus sob o apoio. Faça o movimento inteiro, sem quicar.
plate-seated-calf-raise | Anilha apoiada sobre os joelhos e ponta dos pés em um degrau. Suba e segure um instante.
horizontal-calf-press | Pernas quase retas e ponta dos pés na plataforma. Alongue bem antes de empurrar.
horizontal-leg-press-calf-raise | Ponta dos pés na borda da plataforma. Empurre sem dobrar os joelhos.
leg-press-calf-raise | Só a ponta dos pés na plataforma e joelhos quase retos. Use a trava de segurança.
smith-calf-raise | Ponta dos pés em um degrau. Desça bem e suba devagar.
smith-seated-calf-raise | Barra sobre as coxas, com uma proteção. Suba os calcanhares até o fim e desça devagar.
barbell-calf-raise | Barra nas costas e ponta dos pés em uma anilha. Suba sem balançar.
hack-calf-raise | Ombros nos apoios e joelhos quase retos. Suba e segure um instante.
donkey-calf-raise | Tronco inclinado e carga sobre o quadril. Alongue bem embaixo.
dumbbell-calf-raise | Ponta dos pés em um degrau e halteres ao lado do corpo. Suba sem balançar.
single-leg-dumbbell-calf-raise | Um pé no degrau e a mão livre em um apoio. Desça até alongar e suba até o fim.
single-leg-calf-raise | Um pé só no degrau, com a mão em um apoio. Desça até alongar.
bodyweight-calf-raise | Suba na ponta dos pés e segure dois segundos. Desça devagar.
tibialis-raise | Costas na parede e calcanhares à frente. Suba as pontas dos pés o máximo que conseguir.
machine-tibialis-raise | Calcanhares firmes e pés sob o apoio. Puxe as pontas para cima e desça devagar.
band-tibialis-raise | Sentado, com o elástico no peito do pé. Puxe a ponta do pé para você.
`;
