// One exercise per line, read by ../decode.
export const back = `
pull-up | Barra fixa pronada | barra fixa, pull up, barra pronada | lats | biceps upper_back forearms | pull-up-bar | c share=100
chin-up | Barra fixa supinada | chin up, barra supinada | lats | biceps upper_back | pull-up-bar | c share=100
neutral-grip-pull-up | Barra fixa neutra | neutral grip pull up, barra pegada neutra | lats | biceps upper_back forearms | pull-up-bar | c share=100
wide-grip-pull-up | Barra fixa com pegada aberta | wide grip pull up, barra aberta | lats | upper_back biceps forearms | pull-up-bar | c share=100
negative-pull-up | Barra fixa negativa | negative pull up, barra excêntrica | lats | biceps upper_back | pull-up-bar | c share=100
archer-pull-up | Barra fixa arqueira | archer pull up | lats | biceps upper_back forearms | pull-up-bar | c 1 share=100
muscle-up | Muscle up na barra | muscle up | lats triceps | chest upper_back biceps abs | pull-up-bar | c share=100
assisted-pull-up | Barra fixa no graviton | graviton, gravitron, assisted pull up, barra assistida | lats | biceps upper_back | machine | c share=100 load=assisted_bodyweight
assisted-chin-up | Barra fixa supinada no graviton | graviton supinado, assisted chin up | lats | biceps upper_back | machine | c share=100 load=assisted_bodyweight
band-assisted-pull-up | Barra fixa com elástico | band pull up, barra com ajuda de elástico | lats | biceps upper_back | band | c share=100
scapular-pull-up | Barra fixa escapular | scapular pull up, retração na barra | upper_back | traps lats | pull-up-bar | i share=100
lat-pulldown | Puxada frontal na polia | lat pulldown, puxador frente, puxada alta, pulley frente, puxador | lats | biceps upper_back | cable | c
wide-grip-lat-pulldown | Puxada aberta na polia | wide grip pulldown, puxada com pegada aberta | lats | upper_back biceps | cable | c
close-grip-lat-pulldown | Puxada com triângulo | close grip pulldown, pulley triângulo | lats | biceps upper_back | cable | c
reverse-grip-lat-pulldown | Puxada supinada na polia | reverse pulldown, puxada invertida | lats | biceps upper_back | cable | c
neutral-grip-lat-pulldown | Puxada neutra na polia | neutral pulldown, puxada com barra romana | lats | biceps upper_back | cable | c
single-arm-lat-pulldown | Puxada unilateral na polia | single arm pulldown, puxador unilateral | lats | biceps | cable | c 1
behind-neck-lat-pulldown | Puxada por trás da nuca | behind the neck pulldown, pulley costas, puxador costas | lats | biceps upper_back | cable | c
machine-pulldown | Puxada articulada | puxada hammer, puxada na máquina, iso lateral pulldown | lats | biceps upper_back | machine | c load=per_side
single-arm-machine-pulldown | Puxada unilateral articulada | single arm hammer pulldown, puxada articulada unilateral | lats | biceps upper_back | machine | c 1
plate-loaded-high-row | Puxada high row articulada | high row, iso lateral high row | lats upper_back | biceps rear_delts | machine | c load=per_side
band-pulldown | Puxada com elástico | band pulldown | lats | biceps upper_back | band | c
straight-arm-pulldown | Pulldown na polia com barra | pulldown, straight arm pulldown, pulldown braço reto, pullover na polia | lats | triceps upper_back | cable | i
rope-straight-arm-pulldown | Pulldown na polia com corda | rope pulldown, pulldown corda | lats | triceps upper_back | cable | i
machine-pullover | Pullover na máquina | pullover machine | lats | chest triceps | machine | i
lying-cable-pullover | Pullover deitado na polia | lying cable pullover, pullover no cross | lats | chest triceps | cable | i step=2500
barbell-row | Remada curvada com barra | bent over row, remada curvada, remada pronada | upper_back lats | biceps rear_delts lower_back | barbell | c
reverse-grip-barbell-row | Remada curvada supinada com barra | yates row, remada yates | lats upper_back | biceps lower_back | barbell | c
pendlay-row | Remada Pendlay | pendlay | upper_back lats | biceps rear_delts lower_back | barbell | c
dumbbell-bent-over-row | Remada curvada com halteres | dumbbell bent over row | upper_back lats | biceps rear_delts lower_back | dumbbell | c
dumbbell-row | Remada unilateral com halter | serrote, one arm row, kroc row, remada serrote | lats upper_back | biceps rear_delts | dumbbell | c 1
chest-supported-dumbbell-row | Remada no banco inclinado com halteres | chest supported row, remada apoiada, remada 45 | upper_back lats | biceps rear_delts | dumbbell | c
seal-row | Remada deitada no banco com barra | seal row, remada foca | upper_back lats | biceps rear_delts | barbell | c
gorilla-row | Remada gorila com kettlebells | gorilla row | upper_back lats | biceps rear_delts abs | kettlebell | c 1
t-bar-row | Remada cavalinho | t bar row, remada barra t, cavalinho | upper_back lats | biceps lower_back rear_delts | barbell | c step=5000
chest-supported-t-bar-row | Remada cavalinho com apoio | supported t bar, cavalinho máquina | upper_back lats | biceps rear_delts | machine | c
seated-cable-row | Remada baixa com triângulo | remada baixa, seated row, remada sentada, low row | upper_back lats | biceps rear_delts | cable | c
wide-grip-seated-cable-row | Remada baixa com pegada aberta | wide seated row, remada baixa barra reta | upper_back | lats rear_delts biceps | cable | c
reverse-grip-seated-cable-row | Remada baixa com pegada supinada | reverse grip seated row, remada baixa supinada | lats upper_back | biceps rear_delts | cable | c
rope-seated-cable-row | Remada baixa com corda | rope seated row | upper_back | lats rear_delts biceps | cable | c
single-arm-cable-row | Remada unilateral na polia | single arm cable row, remada baixa unilateral | lats upper_back | biceps rear_delts | cable | c 1
cable-bent-over-row | Remada curvada na polia | cable bent over row, remada em pé na polia baixa | upper_back lats | biceps rear_delts lower_back | cable | c
machine-row | Remada na máquina | machine row, remada sentada máquina, remada convergente | upper_back lats | biceps rear_delts | machine | c
plate-loaded-row | Remada articulada | hammer row, remada hammer | upper_back lats | biceps rear_delts | machine | c load=per_side
plate-loaded-low-row | Remada baixa articulada | iso lateral low row, low row articulada | lats upper_back | biceps rear_delts | machine | c load=per_side
single-arm-plate-loaded-row | Remada unilateral articulada | single arm hammer row, remada articulada unilateral | lats upper_back | biceps rear_delts | machine | c 1
single-arm-machine-row | Remada unilateral na máquina | single arm machine row | lats upper_back | biceps rear_delts | machine | c 1
smith-row | Remada curvada no Smith | smith row | upper_back lats | biceps rear_delts | smith | c
meadows-row | Remada Meadows | meadows, remada landmine unilateral | upper_back lats | rear_delts biceps | barbell | c 1
kettlebell-row | Remada com kettlebell | kettlebell row | lats upper_back | biceps | kettlebell | c 1
inverted-row | Remada invertida na barra | inverted row, barra australiana, remada australiana | upper_back lats | biceps rear_delts | bodyweight | c share=60
suspension-row | Remada na fita | trx row, remada no trx | upper_back lats | biceps rear_delts | suspension | c share=55
band-row | Remada com elástico | band row | upper_back lats | biceps rear_delts | band | c
renegade-row | Remada renegada com halteres | renegade row, remada na prancha | upper_back abs | lats biceps obliques | dumbbell | c 1
barbell-shrug | Encolhimento com barra | shrug, encolhimento de ombros, trapézio com barra | traps | forearms | barbell | i
behind-back-shrug | Encolhimento por trás com barra | behind the back shrug | traps | forearms | barbell | i
trap-bar-shrug | Encolhimento com barra hexagonal | trap bar shrug | traps | forearms | trap-bar | i
dumbbell-shrug | Encolhimento com halteres | dumbbell shrug, trapézio com halteres | traps | forearms | dumbbell | i
smith-shrug | Encolhimento no Smith | smith shrug | traps | forearms | smith | i
machine-shrug | Encolhimento na máquina | machine shrug | traps | forearms | machine | i
cable-shrug | Encolhimento na polia | cable shrug | traps | forearms | cable | i
deadlift | Levantamento terra | deadlift, terra, terra convencional | glutes hamstrings lower_back | quads traps forearms lats | barbell | c
sumo-deadlift | Levantamento terra sumô | sumo deadlift, terra sumô | glutes adductors quads | hamstrings lower_back traps | barbell | c
trap-bar-deadlift | Levantamento terra com barra hexagonal | trap bar deadlift, hex bar, terra hexagonal | quads glutes | hamstrings lower_back traps forearms | trap-bar | c
dumbbell-deadlift | Levantamento terra com halteres | dumbbell deadlift | glutes hamstrings | quads lower_back forearms | dumbbell | c
kettlebell-deadlift | Levantamento terra com kettlebell | kettlebell deadlift, terra com kettlebell | glutes hamstrings | quads lower_back forearms | kettlebell | c load=total
smith-deadlift | Levantamento terra no Smith | smith deadlift, terra no smith | glutes hamstrings lower_back | quads traps | smith | c
paused-deadlift | Levantamento terra com pausa | paused deadlift, terra pausado | glutes hamstrings lower_back | quads traps forearms | barbell | c
snatch-grip-deadlift | Levantamento terra com pegada larga | snatch grip deadlift, terra pegada de arranco | glutes hamstrings lower_back | upper_back traps quads forearms | barbell | c
deficit-deadlift | Levantamento terra em déficit | deficit deadlift, terra no degrau | glutes hamstrings lower_back | quads traps | barbell | c
rack-pull | Levantamento terra parcial | rack pull, terra no rack, block pull | lower_back traps | glutes hamstrings forearms | barbell | c
back-extension | Extensão lombar no banco romano | back extension, hiperextensão, banco romano, cadeira romana | lower_back glutes | hamstrings | bench | i load=added_bodyweight share=50
ball-back-extension | Extensão lombar na bola | ball back extension, hiperextensão na bola | lower_back | glutes hamstrings | ball | i share=45
machine-back-extension | Extensão lombar na máquina | lower back machine, lombar máquina | lower_back | glutes | machine | i
reverse-hyperextension | Hiperextensão reversa | reverse hyper | glutes lower_back | hamstrings | machine | i
good-morning | Bom dia com barra | good morning | hamstrings lower_back | glutes | barbell | c
smith-good-morning | Bom dia no Smith | smith good morning | hamstrings lower_back | glutes | smith | c
seated-good-morning | Bom dia sentado com barra | seated good morning | lower_back | glutes adductors | barbell | i
band-good-morning | Bom dia com elástico | band good morning | hamstrings lower_back | glutes | band | c
superman | Superman no chão | superman, nadador, super-homem | lower_back | glutes | bodyweight | i
`;
