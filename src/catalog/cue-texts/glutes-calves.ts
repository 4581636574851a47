// One cue per line: the id of the exercise, then what to do. Read by ../cues.
export const glutesCalves = `
barbell-hip-thrust | Escápulas no banco e queixo para baixo. Suba até alinhar o tronco com as coxas e contraia os glúteos.
machine-hip-thrust | Cinto firme no quadril e pés na largura dos ombros. Segure um instante em cima.
smith-hip-thrust | Use uma almofada na barra. Suba sem arquear a lombar.
single-leg-hip-thrust | Uma perna no ar e quadril nivelado. Empurre com o calcanhar.
dumbbell-hip-thrust | Apoie o halter no quadril e segure com as mãos. Suba até a linha das coxas.
glute-bridge | Deitado, com os pés perto do quadril. Suba apertando os glúteos e desça devagar.
barbell-glute-bridge | No chão, com a barra no quadril. Suba sem empurrar com a lombar.
single-leg-glute-bridge | Mantenha o quadril nivelado enquanto sobe com uma perna só.
frog-pump | Solas dos pés juntas e joelhos abertos. Suba em movimentos curtos.
cable-glute-kickback | Leve o calcanhar para trás sem arquear a lombar. Volte devagar.
machine-glute-kickback | Tronco apoiado. Empurre até estender o quadril e segure um instante.
quadruped-kickback | Joelho dobrado e sola do pé para o teto. O quadril não gira.
hip-abduction-machine | Abra até o fim e volte devagar. Com o tronco inclinado à frente, pega mais glúteo.
cable-hip-abduction | Tornozeleira na perna de fora. Abra sem inclinar o tronco.
band-hip-abduction | Elástico acima dos joelhos. Abra os joelhos e segure um instante.
side-lying-hip-abduction | Perna de cima reta e ponta do pé para a frente. Suba sem virar o quadril.
clamshell | De lado, com os joelhos dobrados e os pés juntos. Abra o joelho de cima sem girar o quadril.
band-lateral-walk | Joelhos semidobrados e elástico sempre esticado. Passos curtos para o lado.
standing-calf-raise | Desça o calcanhar até alongar, suba até a ponta do pé e segure um instante.
seated-calf-raise | Joelhos a 90 graus sob o apoio. Faça o movimento inteiro, sem quicar.
leg-press-calf-raise | Só a ponta dos pés na plataforma e joelhos quase retos. Use a trava de segurança.
smith-calf-raise | Ponta dos pés em um degrau. Desça bem e suba devagar.
hack-calf-raise | Ombros nos apoios e joelhos quase retos. Suba e segure um instante.
donkey-calf-raise | Tronco inclinado e carga sobre o quadril. Alongue bem embaixo.
dumbbell-calf-raise | Ponta dos pés em um degrau e halteres ao lado do corpo. Suba sem balançar.
single-leg-calf-raise | Um pé só no degrau, com a mão em um apoio. Desça até alongar.
bodyweight-calf-raise | Suba na ponta dos pés, segure dois segundos e desça devagar.
tibialis-raise | Costas na parede e calcanhares à frente. Suba as pontas dos pés o máximo que conseguir.
`;
