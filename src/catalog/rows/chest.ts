// One exercise per line, read by ../decode.
export const chest = `
barbell-bench-press | Supino reto com barra | supino, supino reto, bench press, supino livre, bp | chest | front_delts triceps | barbell | c
dumbbell-bench-press | Supino reto com halteres | dumbbell bench press, supino reto halter | chest | front_delts triceps | dumbbell | c
smith-bench-press | Supino reto no Smith | smith bench press, supino guiado | chest | front_delts triceps | smith | c
machine-chest-press | Supino sentado na máquina | chest press, supino vertical, supino máquina, supino convergente | chest | front_delts triceps | machine | c
plate-loaded-chest-press | Supino reto articulado | hammer strength, supino hammer, iso lateral chest press | chest | front_delts triceps | machine | c load=per_side
single-arm-machine-chest-press | Supino unilateral na máquina | single arm chest press | chest | front_delts triceps obliques | machine | c 1 step=2500
single-arm-dumbbell-bench-press | Supino unilateral com halter | single arm dumbbell press | chest | front_delts triceps obliques | dumbbell | c 1
paused-bench-press | Supino reto com pausa | paused bench press, supino pausado | chest | front_delts triceps | barbell | c
wide-grip-bench-press | Supino reto com pegada aberta | wide grip bench press, supino aberto | chest | front_delts triceps | barbell | c
reverse-grip-bench-press | Supino com pegada supinada | reverse grip bench press, supino pegada invertida | chest | triceps front_delts | barbell | c
incline-barbell-bench-press | Supino inclinado com barra | incline bench press, supino 45 | chest | front_delts triceps | barbell | c
incline-dumbbell-bench-press | Supino inclinado com halteres | incline dumbbell press, supino inclinado halter | chest | front_delts triceps | dumbbell | c
incline-smith-bench-press | Supino inclinado no Smith | incline smith press | chest | front_delts triceps | smith | c
incline-machine-press | Supino inclinado na máquina | incline chest press, supino inclinado convergente | chest | front_delts triceps | machine | c
incline-plate-loaded-press | Supino inclinado articulado | incline hammer strength, supino inclinado hammer | chest | front_delts triceps | machine | c load=per_side
decline-barbell-bench-press | Supino declinado com barra | decline bench press | chest | triceps front_delts | barbell | c
decline-dumbbell-bench-press | Supino declinado com halteres | decline dumbbell press | chest | triceps front_delts | dumbbell | c
decline-machine-press | Supino declinado na máquina | decline chest press | chest | triceps front_delts | machine | c
decline-plate-loaded-press | Supino declinado articulado | decline hammer strength, supino declinado hammer | chest | triceps front_delts | machine | c load=per_side
decline-smith-bench-press | Supino declinado no Smith | decline smith press | chest | triceps front_delts | smith | c
cable-chest-press | Supino em pé na polia | cable press, supino no cross | chest | front_delts triceps abs | cable | c load=per_side
dumbbell-floor-press | Supino no chão com halteres | floor press | chest | triceps front_delts | dumbbell | c
barbell-floor-press | Supino no chão com barra | barbell floor press | chest | triceps front_delts | barbell | c
landmine-chest-press | Supino landmine | landmine chest press, supino com a ponta da barra | chest | front_delts triceps abs | barbell | c
neutral-grip-dumbbell-press | Supino neutro com halteres | hammer press, supino pegada neutra | chest | triceps front_delts | dumbbell | c
squeeze-press | Supino apertado com halteres | squeeze press, hex press | chest | triceps front_delts | dumbbell | c
band-chest-press | Supino com elástico | band chest press | chest | front_delts triceps | band | c
dumbbell-fly | Crucifixo reto com halteres | dumbbell fly, crucifixo reto, abertura | chest | front_delts | dumbbell | i
incline-dumbbell-fly | Crucifixo inclinado com halteres | incline fly, crucifixo inclinado | chest | front_delts | dumbbell | i
decline-dumbbell-fly | Crucifixo declinado com halteres | decline fly | chest | front_delts | dumbbell | i
pec-deck | Crucifixo na máquina | voador, peck deck, pec deck, fly, crucifixo máquina, butterfly, peitoral dorsal | chest | front_delts | machine | i
cable-crossover | Crossover na polia alta | cross over, crossover, cross polia alta | chest | front_delts | cable | i load=per_side
mid-cable-crossover | Crossover na polia média | cable fly, crucifixo na polia | chest | front_delts | cable | i load=per_side
low-cable-crossover | Crossover na polia baixa | low to high fly, cross polia baixa | chest | front_delts | cable | i load=per_side
incline-cable-fly | Crucifixo inclinado na polia | incline cable fly, crucifixo inclinado no cross | chest | front_delts | cable | i load=per_side
lying-cable-fly | Crucifixo deitado na polia | flat bench cable fly, crucifixo no banco com cross | chest | front_delts | cable | i load=per_side step=2500
single-arm-cable-crossover | Crossover unilateral na polia | single arm crossover, crucifixo unilateral na polia | chest | front_delts | cable | i 1 step=2500
suspension-fly | Crucifixo na fita | trx fly, crucifixo no trx | chest | front_delts abs | suspension | i share=60
push-up | Flexão de braços | push up, flexão, apoio de frente, flexão de solo | chest | triceps front_delts abs | bodyweight | c share=65
incline-push-up | Flexão de braços inclinada | incline push up, flexão no banco | chest | triceps front_delts | bodyweight | c share=50
decline-push-up | Flexão de braços declinada | decline push up, flexão com pés elevados | chest | front_delts triceps | bodyweight | c share=70
knee-push-up | Flexão de braços com joelhos no chão | knee push up, flexão de joelhos | chest | triceps front_delts | bodyweight | c share=50
weighted-push-up | Flexão de braços com anilha | weighted push up, flexão com peso | chest | triceps front_delts abs | plate | c share=65 load=added_bodyweight step=2500
plyometric-push-up | Flexão de braços com impulso | plyo push up, flexão com palma, flexão explosiva | chest | triceps front_delts abs | bodyweight | c share=65
archer-push-up | Flexão de braços arqueira | archer push up | chest | triceps front_delts abs | bodyweight | c 1 share=75
dive-bomber-push-up | Flexão de braços em arco | hindu push up, dive bomber, flexão hindu | chest | front_delts triceps abs | bodyweight | c share=65
suspension-push-up | Flexão de braços na fita | trx push up, flexão no trx | chest | triceps front_delts abs | suspension | c share=60
chest-dip | Mergulho nas paralelas para peito | dips, paralelas, mergulho | chest | triceps front_delts | parallel-bars | c share=95
assisted-dip | Mergulho nas paralelas no graviton | assisted dip, paralelas assistidas | chest | triceps front_delts | machine | c share=95 load=assisted_bodyweight
ring-dip | Mergulho nas argolas | ring dip | chest | triceps front_delts abs | suspension | c share=95 load=added_bodyweight
dumbbell-pullover | Pullover com halter | dumbbell pullover, pull over | chest | lats triceps | dumbbell | i load=total
barbell-pullover | Pullover com barra | barbell pullover | chest | lats triceps | barbell | i
svend-press | Svend press com anilha | svend, aperto de anilha | chest | front_delts triceps | plate | i step=2500
`;
