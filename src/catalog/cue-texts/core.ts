// One cue per line: the id of the exercise, then what to do. Read by ../cues.
export const core = `
crunch | Tire as escápulas do chão sem puxar o pescoço. Solte o ar na subida.
weighted-crunch | Anilha no peito ou atrás da cabeça. Tire as escápulas do chão e desça devagar.
butterfly-sit-up | Solas dos pés juntas e joelhos abertos. Suba o tronco inteiro e toque os pés.
sit-up | Suba o tronco inteiro enrolando a coluna. Desça devagar.
decline-sit-up | Prenda os pés e suba enrolando o tronco. Segure uma anilha para dificultar.
machine-crunch | Enrole o tronco em vez de puxar com os braços. Volte devagar.
cable-crunch | De joelhos, com a corda ao lado da cabeça. Leve os cotovelos em direção às coxas.
ball-crunch | Lombar apoiada na bola. Suba só o alto do tronco.
reverse-crunch | Traga os joelhos ao peito e tire o quadril do chão. Desça sem arquear a lombar.
decline-reverse-crunch | Segure o banco acima da cabeça. Traga os joelhos ao peito e tire o quadril do apoio.
bench-leg-raise | Segure as bordas do banco e suba as pernas. Desça até onde a lombar continua apoiada.
seated-knee-tuck | Na ponta do banco, com as mãos atrás. Traga joelhos e peito um ao encontro do outro.
lying-leg-raise | Lombar colada no chão. Desça as pernas só até onde ela continua colada.
hanging-leg-raise | Suba as pernas enrolando o quadril. Desça sem balançar.
hanging-knee-raise | Traga os joelhos até o peito e enrole o quadril no fim. Desça sem balançar.
hanging-oblique-knee-raise | Leve os joelhos em direção a um ombro, depois ao outro. Desça sem balançar.
windshield-wiper | Pernas altas, indo de um lado ao outro. Dobre os joelhos para facilitar.
captains-chair-leg-raise | Antebraços nos apoios e costas no encosto. Suba os joelhos ou as pernas retas.
toes-to-bar | Suba as pernas até os pés tocarem a barra. Controle a volta para não balançar.
bicycle-crunch | Leve o cotovelo em direção ao joelho oposto. Devagar vale mais que rápido.
oblique-crunch | Suba girando o tronco para o lado. O pescoço fica solto.
heel-touch | Escápulas fora do chão. Alcance um calcanhar e depois o outro, dobrando de lado.
cable-oblique-crunch | De joelhos, com a corda em um lado da cabeça. Leve o cotovelo em direção ao joelho oposto.
v-up | Suba tronco e pernas ao mesmo tempo até as mãos chegarem perto dos pés. Desça sem deixar as pernas caírem.
flutter-kick | Lombar colada no chão e pernas baixas. Alterne em movimentos curtos.
plank | Cotovelos sob os ombros e corpo reto. Aperte os glúteos e respire.
high-plank | Mãos sob os ombros e corpo reto. Empurre o chão e respire.
reverse-plank | De frente para o teto, com as mãos atrás. Quadril alto e corpo reto.
ball-plank | Antebraços na bola e pés afastados. Não deixe o quadril cair.
bear-plank | De quatro, com os joelhos um palmo acima do chão. Costas retas.
spider-plank | Traga o joelho por fora até o cotovelo do mesmo lado. O quadril não sobe.
side-plank | Cotovelo sob o ombro e quadril alto. O corpo fica em linha reta.
side-plank-hip-lift | Desça o quadril quase até o chão e suba passando da linha do corpo. O ombro fica firme.
shoulder-tap-plank | Em posição de flexão, toque o ombro oposto. O quadril não gira.
hollow-hold | Lombar colada no chão, braços e pernas longe dele. Encolha as pernas para facilitar.
l-sit | Braços estendidos e pernas retas à frente. Comece com os joelhos dobrados.
dragon-flag | Segure o banco atrás da cabeça e desça o corpo reto, bem devagar. Dobre os joelhos para facilitar.
ab-wheel | De joelhos, role à frente sem deixar a lombar cair. Volte puxando com o abdômen.
barbell-rollout | De joelhos, com as mãos em uma barra com anilhas. Role até onde a lombar não cai.
suspension-knee-tuck | Pés nas alças, em posição de flexão. Traga os joelhos ao peito enrolando o quadril.
ball-knee-tuck | Canelas na bola, em posição de flexão. Puxe os joelhos e volte sem deixar a lombar cair.
dead-bug | Lombar colada no chão. Estenda o braço e a perna opostos e volte.
bird-dog | De quatro, estenda o braço e a perna opostos. O quadril não gira.
mountain-climber | Em posição de flexão, traga um joelho de cada vez. Quadril baixo.
russian-twist | Tronco inclinado para trás e pés firmes. Gire os ombros, não só os braços.
ball-russian-twist | Tronco inclinado para trás e bola junto ao peito. Gire os ombros de um lado ao outro.
pallof-press | De lado para a polia, estenda os braços à frente. Não deixe o tronco girar.
pallof-hold | De lado para a polia, braços estendidos à frente. Segure sem deixar o tronco girar.
band-pallof-press | Elástico preso ao lado, na altura do peito. Estenda os braços e resista ao giro.
machine-torso-rotation | Quadril preso e tronco reto. Gire devagar e volte sem soltar a carga.
high-cable-woodchop | Puxe de cima para baixo girando o tronco. Os braços ficam quase retos.
low-cable-woodchop | Puxe de baixo para cima girando o quadril junto. Volte com controle.
dumbbell-side-bend | Halter em uma mão só. Desça pela lateral da coxa e volte sem inclinar para a frente.
cable-side-bend | Polia baixa ao lado do corpo. Incline só para os lados e volte até passar um pouco do meio.
bench-side-bend | De lado no banco, com o quadril no apoio. Desça e suba só de lado.
kettlebell-windmill | Braço estendido acima da cabeça e olhar no kettlebell. Desça a outra mão pela perna.
landmine-rotation | Segure a ponta da barra com os braços quase retos. Leve-a de um lado ao outro girando o tronco.
suitcase-carry | Carga em uma mão só e tronco reto. Passos curtos, sem inclinar.
stomach-vacuum | Solte todo o ar e puxe o umbigo para dentro. Segure sem prender a garganta.
neck-flexion | Deitado, com a anilha leve na testa sobre uma toalha. Leve o queixo ao peito.
neck-extension | De bruços, com a anilha leve atrás da cabeça. Suba devagar até alinhar.
neck-lateral-flexion | Deitado de lado, com a anilha leve na têmpora sobre uma toalha. Suba a cabeça devagar.
neck-machine | Regule o assento para a testa ou a nuca encostar no apoio. Movimento curto e lento.
`;
