// One cue per line: the id of the exercise, then what to do. Read by ../cues.
export const shoulders = `
overhead-press | Glúteos e abdômen firmes. Suba a barra rente ao rosto e termine com ela sobre a cabeça.
seated-barbell-press | Costas no encosto e punhos sobre os cotovelos. Desça até a altura do queixo.
behind-neck-press | Só para quem tem boa mobilidade nos ombros. Desça até a linha das orelhas.
dumbbell-shoulder-press | Desça até os halteres ficarem ao lado das orelhas. Suba sem arquear a lombar.
standing-dumbbell-press | Pés na largura do quadril e abdômen firme. Empurre em linha reta.
single-arm-dumbbell-shoulder-press | Abdômen firme e a mão livre em um apoio. Empurre sem inclinar o tronco.
neutral-grip-dumbbell-shoulder-press | Palmas viradas uma para a outra e cotovelos um pouco à frente. Desça até os halteres chegarem aos ombros.
z-press | Pernas estendidas e tronco reto, sem encosto. Use menos carga que em pé.
band-shoulder-press | Pise no elástico e comece com as mãos nos ombros. Empurre para cima e resista na volta.
arnold-press | Comece com as palmas viradas para você e gire enquanto sobe. Volte pelo mesmo caminho.
smith-shoulder-press | Banco um pouco reclinado, com a barra passando na frente do rosto. Desça até a altura do queixo.
machine-shoulder-press | Regule o assento para as pegadas ficarem na altura dos ombros. Empurre sem travar os cotovelos.
plate-loaded-shoulder-press | Costas no encosto e os dois lados juntos. Desça até a linha das orelhas.
cable-shoulder-press | Polias baixas, uma de cada lado. Empurre para cima mantendo as mãos alinhadas aos cotovelos.
kettlebell-press | Kettlebell apoiado no antebraço e punho reto. Suba sem inclinar o tronco.
bottoms-up-press | Kettlebell de cabeça para baixo e punho firme. Suba devagar para não perder o equilíbrio.
landmine-press | Empurre a ponta da barra para cima e para a frente. Bom para ombros que reclamam do desenvolvimento comum.
push-press | Dobre um pouco os joelhos e use as pernas para tirar a barra dos ombros. Termine com os braços.
pike-push-up | Quadril alto e cabeça entre as mãos. Desça o alto da cabeça em direção ao chão.
handstand-push-up | Calcanhares na parede e corpo firme. Desça devagar e use um apoio macio sob a cabeça.
handstand-hold | Braços estendidos e ombros empurrando o chão. Desça antes de os cotovelos cederem.
dumbbell-lateral-raise | Suba até a linha dos ombros com os cotovelos guiando. Desça em dois tempos.
seated-dumbbell-lateral-raise | Sentado não dá para roubar: use menos carga. Pare na linha dos ombros.
chest-supported-lateral-raise | Peito no banco e braços pendurados. Suba para os lados até a linha dos ombros.
lying-lateral-raise | De lado no banco, com o braço de cima quase reto. Suba até um pouco antes da vertical.
partial-lateral-raise | Halteres mais pesados e metade do movimento. Controle a descida e não balance o tronco.
cable-lateral-raise | Polia baixa passando na frente ou atrás do corpo. Suba até a linha do ombro sem inclinar o tronco.
behind-back-cable-lateral-raise | Cabo passando por trás do corpo, na altura do punho. Suba até a linha do ombro.
single-arm-machine-lateral-raise | Um braço por vez, com o ombro livre alinhado ao eixo. Suba sem encolher o pescoço.
machine-lateral-raise | Cotovelos colados nos apoios. Suba até a linha dos ombros e segure um instante.
leaning-lateral-raise | Segure em um apoio e incline o corpo para o lado. Suba o braço até um pouco acima do ombro.
band-lateral-raise | Pise no elástico e suba os braços até a linha dos ombros. Controle a volta.
dumbbell-front-raise | Suba até a altura dos olhos sem balançar o tronco. Pode ser um braço de cada vez.
alternating-dumbbell-front-raise | Suba um braço enquanto o outro desce. Pare na altura dos olhos e não balance.
barbell-front-raise | Mãos na largura dos ombros e cotovelos quase retos. Pare na altura dos olhos.
cable-front-raise | De costas para a polia, com o cabo entre as pernas. Suba até a altura dos olhos.
rope-front-raise | De costas para a polia baixa, com a corda entre as pernas. Suba até a altura dos ombros.
plate-front-raise | Segure a anilha pelos lados e suba até a altura dos olhos. Desça sem deixar cair.
plate-steering-wheel | Segure a anilha à frente, na altura dos ombros. Gire como um volante sem baixar os braços.
reverse-pec-deck | Peito no apoio e cotovelos na altura dos ombros. Abra sem juntar demais as escápulas.
dumbbell-reverse-fly | Tronco inclinado e cotovelos levemente dobrados. Abra os braços até a linha do tronco.
incline-dumbbell-reverse-fly | Peito no banco e pescoço solto. Abra os braços sem dar impulso.
cable-reverse-fly | Cruze os cabos e abra os braços na altura dos ombros. Volte devagar.
single-arm-cable-reverse-fly | Polia na altura do ombro e braço quase reto. Abra para trás sem girar o tronco.
face-pull | Puxe a corda até a altura dos olhos separando as pontas. Termine com as mãos ao lado da cabeça.
band-face-pull | Elástico preso na altura dos olhos. Puxe separando as mãos e termine com os cotovelos altos.
suspension-face-pull | Incline o corpo para trás e puxe as mãos até o lado da cabeça. O corpo fica reto.
suspension-y-raise | Braços retos subindo em Y até o corpo ficar em pé. Desça devagar.
band-pull-apart | Braços à frente na altura do peito. Abra o elástico até ele tocar o peito.
rear-delt-row | Tronco inclinado e cotovelos bem abertos. Puxe em direção ao peito.
barbell-upright-row | Mãos um pouco mais abertas que os ombros. Suba os cotovelos só até a linha dos ombros.
cable-upright-row | Polia baixa com barra ou corda. Os cotovelos sobem antes das mãos.
dumbbell-upright-row | Halteres perto do corpo e cotovelos guiando. Pare na linha dos ombros.
smith-upright-row | Mãos um pouco além dos ombros. Suba os cotovelos só até a linha dos ombros.
cable-external-rotation | Cotovelo colado ao corpo e dobrado a 90 graus. Gire o antebraço para fora devagar.
high-cable-external-rotation | Braço aberto na linha do ombro e cotovelo a 90 graus. Gire o antebraço para cima sem mexer o braço.
band-external-rotation | Cotovelo junto ao corpo, com uma toalha dobrada entre eles. Abra sem mexer o tronco.
dumbbell-external-rotation | Deite de lado com o cotovelo apoiado no corpo. Suba o antebraço com carga leve.
cable-internal-rotation | Cotovelo colado ao corpo. Traga a mão até o abdômen e volte devagar.
y-raise | Peito no banco e polegares para cima. Suba os braços formando um Y.
cuban-press | Suba os cotovelos até a linha dos ombros, gire os antebraços e empurre. Use pouca carga.
`;
