// One cue per line: the id of the exercise, then what to do. Read by ../cues.
export const core = `
crunch | Tire as escápulas do chão sem puxar o pescoço. Solte o ar na subida.
sit-up | Suba o tronco inteiro enrolando a coluna. Desça devagar.
decline-sit-up | Prenda os pés e suba enrolando o tronco. Segure uma anilha para dificultar.
machine-crunch | Enrole o tronco em vez de puxar com os braços. Volte devagar.
cable-crunch | De joelhos, com a corda ao lado da cabeça. Leve os cotovelos em direção às coxas.
ball-crunch | Lombar apoiada na bola. Suba só o alto do tronco.
reverse-crunch | Traga os joelhos ao peito e tire o quadril do chão. Desça sem arquear a lombar.
lying-leg-raise | Lombar colada no chão. Desça as pernas só até onde ela continua colada.
hanging-leg-raise | Suba as pernas enrolando o quadril. Desça sem balançar.
hanging-knee-raise | Traga os joelhos até o peito e enrole o quadril no fim.
captains-chair-leg-raise | Antebraços nos apoios e costas no encosto. Suba os joelhos ou as pernas retas.
toes-to-bar | Suba as pernas até os pés tocarem a barra. Controle a volta para não balançar.
bicycle-crunch | Leve o cotovelo em direção ao joelho oposto. Devagar vale mais que rápido.
oblique-crunch | Suba girando o tronco para o lado. O pescoço fica solto.
v-up | Suba tronco e pernas ao mesmo tempo até as mãos chegarem perto dos pés.
flutter-kick | Lombar colada no chão e pernas baixas. Alterne em movimentos curtos.
plank | Cotovelos sob os ombros e corpo reto. Aperte os glúteos e respire.
side-plank | Cotovelo sob o ombro e quadril alto. O corpo fica em linha reta.
shoulder-tap-plank | Em posição de flexão, toque o ombro oposto sem girar o quadril.
hollow-hold | Lombar colada no chão, braços e pernas longe dele. Encolha as pernas para facilitar.
l-sit | Braços estendidos e pernas retas à frente. Comece com os joelhos dobrados.
dragon-flag | Segure o banco atrás da cabeça e desça o corpo reto, bem devagar.
ab-wheel | De joelhos, role à frente sem deixar a lombar cair. Volte puxando com o abdômen.
dead-bug | Lombar colada no chão. Estenda o braço e a perna opostos e volte.
bird-dog | De quatro, estenda o braço e a perna opostos. O quadril não gira.
mountain-climber | Em posição de flexão, traga um joelho de cada vez. Quadril baixo.
russian-twist | Tronco inclinado para trás e pés firmes. Gire os ombros, não só os braços.
pallof-press | De lado para a polia, estenda os braços à frente e não deixe o tronco girar.
high-cable-woodchop | Puxe de cima para baixo girando o tronco. Os braços ficam quase retos.
low-cable-woodchop | Puxe de baixo para cima girando o quadril junto. Volte com controle.
dumbbell-side-bend | Halter em uma mão só. Desça pela lateral da coxa e volte sem inclinar para a frente.
landmine-rotation | Segure a ponta da barra com os braços quase retos e leve-a de um lado ao outro girando o tronco.
suitcase-carry | Carga em uma mão só e tronco reto. Passos curtos, sem inclinar.
stomach-vacuum | Solte todo o ar e puxe o umbigo para dentro. Segure sem prender a garganta.
neck-flexion | Deitado, com a anilha leve na testa sobre uma toalha. Leve o queixo ao peito.
neck-extension | De bruços, com a anilha leve atrás da cabeça. Suba devagar até alinhar.
`;
