// One exercise per line, read by ../decode.
export const chest = `
barbell-bench-press | Supino reto com barra | supino, bench press, supino livre, bp | chest | front_delts triceps | barbell | c
dumbbell-bench-press | Supino reto com halteres | dumbbell bench press, supino reto halter | chest | front_delts triceps | dumbbell | c
smith-bench-press | Supino reto no Smith | smith bench press, supino guiado | chest | front_delts triceps | smith | c
machine-chest-press | Supino sentado na máquina | chest press, supino vertical, supino máquina | chest | front_delts triceps | machine | c
plate-loaded-chest-press | Supino reto articulado | hammer strength, supino hammer | chest | front_delts triceps | machine | c load=per_side
incline-barbell-bench-press | Supino inclinado com barra | incline bench press, supino 45 | chest | front_delts triceps | barbell | c
incline-dumbbell-bench-press | Supino inclinado com halteres | incline dumbbell press, supino inclinado halter | chest | front_delts triceps | dumbbell | c
incline-smith-bench-press | Supino inclinado no Smith | incline smith press | chest | front_delts triceps | smith | c
incline-machine-press | Supino inclinado na máquina | incline chest press, supino inclinado articulado | chest | front_delts triceps | machine | c
decline-barbell-bench-press | Supino declinado com barra | decline bench press | chest | triceps front_delts | barbell | c
decline-dumbbell-bench-press | Supino declinado com halteres | decline dumbbell press | chest | triceps front_delts | dumbbell | c
decline-machine-press | Supino declinado na máquina | decline chest press, supino declinado articulado | chest | triceps front_delts | machine | c
cable-chest-press | Supino em pé na polia | cable press, supino no cross | chest | front_delts triceps abs | cable | c
dumbbell-floor-press | Supino no chão com halteres | floor press | chest | triceps front_delts | dumbbell | c
neutral-grip-dumbbell-press | Supino neutro com halteres | hammer press, supino pegada neutra | chest | triceps front_delts | dumbbell | c
dumbbell-fly | Crucifixo reto com halteres | dumbbell fly, crucifixo reto, abertura | chest | front_delts | dumbbell | i
incline-dumbbell-fly | Crucifixo inclinado com halteres | incline fly, crucifixo inclinado | chest | front_delts | dumbbell | i
pec-deck | Crucifixo na máquina | voador, peck deck, pec deck, fly, crucifixo máquina | chest | front_delts | machine | i
cable-crossover | Crossover na polia alta | cross over, crossover, cross polia alta | chest | front_delts | cable | i
mid-cable-crossover | Crossover na polia média | cable fly, crucifixo na polia | chest | front_delts | cable | i
low-cable-crossover | Crossover na polia baixa | low to high fly, cross polia baixa | chest | front_delts | cable | i
incline-cable-fly | Crucifixo inclinado na polia | incline cable fly, crucifixo inclinado no cross | chest | front_delts | cable | i
push-up | Flexão de braços | push up, flexão, apoio de frente | chest | triceps front_delts abs | bodyweight | c share=65
incline-push-up | Flexão de braços inclinada | incline push up, flexão no banco | chest | triceps front_delts | bodyweight | c share=50
decline-push-up | Flexão de braços declinada | decline push up, flexão com pés elevados | chest | front_delts triceps | bodyweight | c share=70
knee-push-up | Flexão de braços com joelhos no chão | knee push up, flexão de joelhos | chest | triceps front_delts | bodyweight | c share=50
weighted-push-up | Flexão de braços com anilha | weighted push up, flexão com peso | chest | triceps front_delts abs | plate | c share=65 load=added_bodyweight step=2500
suspension-push-up | Flexão de braços na fita | trx push up, flexão no trx | chest | triceps front_delts abs | suspension | c share=60
chest-dip | Mergulho nas paralelas para peito | dips, paralelas, mergulho | chest | triceps front_delts | parallel-bars | c share=95
assisted-dip | Mergulho nas paralelas no graviton | assisted dip, paralelas assistidas | chest | triceps front_delts | machine | c share=95 load=assisted_bodyweight
dumbbell-pullover | Pullover com halter | dumbbell pullover, pull over | chest | lats triceps | dumbbell | i load=total
svend-press | Svend press com anilha | svend, aperto de anilha | chest | front_delts triceps | plate | i step=2500
`;
