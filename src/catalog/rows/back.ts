// One exercise per line, read by ../decode.
export const back = `
pull-up | Barra fixa pronada | barra fixa, pull up, barra aberta | lats | biceps upper_back forearms | pull-up-bar | c share=100
chin-up | Barra fixa supinada | chin up, barra supinada | lats | biceps upper_back | pull-up-bar | c share=100
neutral-grip-pull-up | Barra fixa neutra | neutral grip pull up, barra pegada neutra | lats | biceps upper_back forearms | pull-up-bar | c share=100
assisted-pull-up | Barra fixa no graviton | graviton, gravitron, assisted pull up, barra assistida | lats | biceps upper_back | machine | c share=100 load=assisted_bodyweight
band-assisted-pull-up | Barra fixa com elástico | band pull up, barra com ajuda de elástico | lats | biceps upper_back | band | c share=100
scapular-pull-up | Barra fixa escapular | scapular pull up, retração na barra | upper_back | traps lats | pull-up-bar | i share=100
lat-pulldown | Puxada frontal na polia | pulldown, puxador frente, puxada alta, pulley frente, puxador | lats | biceps upper_back | cable | c
close-grip-lat-pulldown | Puxada com triângulo | close grip pulldown, pulley triângulo | lats | biceps upper_back | cable | c
reverse-grip-lat-pulldown | Puxada supinada na polia | reverse pulldown, puxada invertida | lats | biceps upper_back | cable | c
neutral-grip-lat-pulldown | Puxada neutra na polia | neutral pulldown, puxada com barra romana | lats | biceps upper_back | cable | c
single-arm-lat-pulldown | Puxada unilateral na polia | single arm pulldown, puxador unilateral | lats | biceps | cable | c 1
behind-neck-lat-pulldown | Puxada por trás da nuca | behind the neck pulldown, pulley costas, puxador costas | lats | biceps upper_back | cable | c
machine-pulldown | Puxada articulada | high pull machine, puxada na máquina | lats | biceps upper_back | machine | c load=per_side
straight-arm-pulldown | Pulldown na polia com barra | straight arm pulldown, pulldown braço reto, pullover na polia | lats | triceps upper_back | cable | i
rope-straight-arm-pulldown | Pulldown na polia com corda | rope pulldown, pulldown corda | lats | triceps upper_back | cable | i
machine-pullover | Pullover na máquina | pullover machine | lats | chest triceps | machine | i
barbell-row | Remada curvada com barra | bent over row, remada curvada, remada pronada | upper_back lats | biceps rear_delts lower_back | barbell | c
reverse-grip-barbell-row | Remada curvada supinada com barra | yates row, remada yates | lats upper_back | biceps lower_back | barbell | c
pendlay-row | Remada Pendlay | pendlay | upper_back lats | biceps rear_delts lower_back | barbell | c
dumbbell-bent-over-row | Remada curvada com halteres | dumbbell bent over row | upper_back lats | biceps rear_delts lower_back | dumbbell | c
dumbbell-row | Remada unilateral com halter | serrote, one arm row, remada serrote | lats upper_back | biceps rear_delts | dumbbell | c 1
chest-supported-dumbbell-row | Remada no banco inclinado com halteres | chest supported row, remada apoiada, remada 45 | upper_back lats | biceps rear_delts | dumbbell | c
seal-row | Remada deitada no banco com barra | seal row, remada foca | upper_back lats | biceps rear_delts | barbell | c
t-bar-row | Remada cavalinho | t bar row, remada barra t, cavalinho | upper_back lats | biceps lower_back rear_delts | barbell | c step=5000
chest-supported-t-bar-row | Remada cavalinho com apoio | supported t bar, cavalinho máquina | upper_back lats | biceps rear_delts | machine | c
seated-cable-row | Remada baixa com triângulo | remada baixa, seated row, remada sentada, low row | upper_back lats | biceps rear_delts | cable | c
wide-grip-seated-cable-row | Remada baixa com pegada aberta | wide seated row, remada baixa barra reta | upper_back | lats rear_delts biceps | cable | c
single-arm-cable-row | Remada unilateral na polia | single arm cable row, remada baixa unilateral | lats upper_back | biceps rear_delts | cable | c 1
machine-row | Remada na máquina | machine row, remada sentada máquina | upper_back lats | biceps rear_delts | machine | c
plate-loaded-row | Remada articulada | hammer row, remada hammer | upper_back lats | biceps rear_delts | machine | c load=per_side
smith-row | Remada curvada no Smith | smith row | upper_back lats | biceps rear_delts | smith | c
meadows-row | Remada Meadows | meadows, remada landmine unilateral | upper_back lats | rear_delts biceps | barbell | c 1
kettlebell-row | Remada com kettlebell | kettlebell row | lats upper_back | biceps | kettlebell | c 1
inverted-row | Remada invertida na barra | inverted row, barra australiana, remada australiana | upper_back lats | biceps rear_delts | bodyweight | c share=60
suspension-row | Remada na fita | trx row, remada no trx | upper_back lats | biceps rear_delts | suspension | c share=55
band-row | Remada com elástico | band row | upper_back lats | biceps rear_delts | band | c
renegade-row | Remada renegada com halteres | renegade row, remada na prancha | upper_back abs | lats biceps obliques | dumbbell | c 1
barbell-shrug | Encolhimento com barra | shrug, encolhimento de ombros, trapézio com barra | traps | forearms | barbell | i
dumbbell-shrug | Encolhimento com halteres | dumbbell shrug, trapézio com halteres | traps | forearms | dumbbell | i
smith-shrug | Encolhimento no Smith | smith shrug | traps | forearms | smith | i
machine-shrug | Encolhimento na máquina | machine shrug | traps | forearms | machine | i
cable-shrug | Encolhimento na polia | cable shrug | traps | forearms | cable | i
deadlift | Levantamento terra | deadlift, terra, terra convencional | glutes hamstrings lower_back | quads traps forearms lats | barbell | c
sumo-deadlift | Levantamento terra sumô | sumo deadlift, terra sumô | glutes adductors quads | hamstrings lower_back traps | barbell | c
trap-bar-deadlift | Levantamento terra com barra hexagonal | trap bar deadlift, hex bar, terra hexagonal | quads glutes | hamstrings lower_back traps forearms | trap-bar | c
dumbbell-deadlift | Levantamento terra com halteres | dumbbell deadlift | glutes hamstrings | quads lower_back forearms | dumbbell | c
deficit-deadlift | Levantamento terra em déficit | deficit deadlift, terra no degrau | glutes hamstrings lower_back | quads traps | barbell | c
rack-pull | Levantamento terra parcial | rack pull, terra no rack | lower_back traps | glutes hamstrings forearms | barbell | c
back-extension | Extensão lombar no banco romano | back extension, hiperextensão, banco romano, cadeira romana | lower_back glutes | hamstrings | bench | i load=added_bodyweight share=50
machine-back-extension | Extensão lombar na máquina | lower back machine, lombar máquina | lower_back | glutes | machine | i
reverse-hyperextension | Hiperextensão reversa | reverse hyper | glutes lower_back | hamstrings | machine | i
good-morning | Bom dia com barra | good morning | hamstrings lower_back | glutes | barbell | c
superman | Superman no chão | superman | lower_back | glutes | bodyweight | i
`;
