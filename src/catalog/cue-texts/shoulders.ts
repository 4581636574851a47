// One cue per line: the id of the exercise, then what to do. Read by ../cues.
export const shoulders = `
overhead-press | Glúteos e abdômen firmes. Suba a barra rente ao rosto e termine com ela sobre a cabeça.
seated-barbell-press | Costas no encosto e punhos sobre os cotovelos. Desça até a altura do queixo.
behind-neck-press | Só para quem tem boa mobilidade nos ombros. Desça até a linha das orelhas.
dumbbell-shoulder-press | Desça até os halteres ficarem ao lado das orelhas. Suba sem arquear a lombar.
standing-dumbbell-press | Pés na largura do quadril e abdômen firme. Empurre em linha reta.
arnold-press | Comece com as palmas viradas para você e gire enquanto sobe. Volte pelo mesmo caminho.
smith-shoulder-press | Banco um pouco reclinado, com a barra passando na frente do rosto. Desça até a altura do queixo.
machine-shoulder-press | Regule o assento para as pegadas ficarem na altura dos ombros. Empurre sem travar os cotovelos.
plate-loaded-shoulder-press | Costas no encosto e os dois lados juntos. Desça até a linha das orelhas.
cable-shoulder-press | Polias baixas, uma de cada lado. Empurre para cima mantendo as mãos alinhadas aos cotovelos.
kettlebell-press | Kettlebell apoiado no antebraço e punho reto. Suba sem inclinar o tronco.
landmine-press | Empurre a ponta da barra para cima e para a frente. Bom para ombros que reclamam do desenvolvimento comum.
push-press | Dobre um pouco os joelhos e use as pernas para tirar a barra dos ombros. Termine com os braços.
pike-push-up | Quadril alto e cabeça entre as mãos. Desça o alto da cabeça em direção ao chão.
handstand-push-up | Calcanhares na parede e corpo firme. Desça devagar e use um apoio macio sob a cabeça.
dumbbell-lateral-raise | Suba até a linha dos ombros com os cotovelos guiando. Desça em dois tempos.
seated-dumbbell-lateral-raise | Sentado não dá para roubar: use menos carga. Pare na linha dos ombros.
cable-lateral-raise | Polia baixa passando na frente ou atrás do corpo. Suba até a linha do ombro sem inclinar o tronco.
machine-lateral-raise | Cotovelos colados nos apoios. Suba até a linha dos ombros e segure um instante.
leaning-lateral-raise | Segure em um apoio e incline o corpo para o lado. Suba o braço até um pouco acima do ombro.
band-lateral-raise | Pise no elástico e suba os braços até a linha dos ombros. Controle a volta.
dumbbell-front-raise | Suba até a altura dos olhos sem balançar o tronco. Pode ser um braço de cada vez.
barbell-front-raise | Mãos na largura dos ombros e cotovelos quase retos. Pare na altura dos olhos.
cable-front-raise | De costas para a polia, com o cabo entre as pernas. Suba até a altura dos olhos.
plate-front-raise | Segure a anilha pelos lados e suba até a altura dos olhos. Desça sem deixar cair.
reverse-pec-deck | Peito no apoio e cotovelos na altura dos ombros. Abra sem juntar demais as escápulas.
dumbbell-reverse-fly | Tronco inclinado e cotovelos levemente dobrados. Abra os braços até a linha do tronco.
incline-dumbbell-reverse-fly | Peito no banco e pescoço solto. Abra os braços sem dar impulso.
cable-reverse-fly | Cruze os cabos e abra os braços na altura dos ombros. Volte devagar.
face-pull | Puxe a corda até a altura dos olhos separando as pontas. Termine com as mãos ao lado da cabeça.
band-pull-apart | Braços à frente na altura do peito. Abra o elástico até ele tocar o peito.
rear-delt-row | Tronco inclinado e cotovelos bem abertos. Puxe em direção ao peito.
barbell-upright-row | Mãos um pouco mais abertas que os ombros. Suba os cotovelos só até a linha dos ombros.
cable-upright-row | Polia baixa com barra ou corda. Os cotovelos sobem antes das mãos.
dumbbell-upright-row | Halteres perto do corpo e cotovelos guiando. Pare na linha dos ombros.
cable-external-rotation | Cotovelo colado ao corpo e dobrado a 90 graus. Gire o antebraço para fora devagar.
band-external-rotation | Cotovelo junto ao corpo, com uma toalha dobrada entre eles. Abra sem mexer o tronco.
dumbbell-external-rotation | Deite de lado com o cotovelo apoiado no corpo. Suba o antebraço com carga leve.
cable-internal-rotation | Cotovelo colado ao corpo. Traga a mão até o abdômen e volte devagar.
y-raise | Peito no banco e polegares para cima. Suba os braços formando um Y.
cuban-press | Suba os cotovelos até a linha dos ombros, gire os antebraços e empurre. Use pouca carga.
`;
