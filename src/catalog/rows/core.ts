// One exercise per line, read by ../decode.
export const core = `
crunch | Abdominal supra | crunch, abdominal, supra | abs |  | bodyweight | i
sit-up | Abdominal completo | sit up, abdominal remador no chão | abs | hip_flexors | bodyweight | i
decline-sit-up | Abdominal no banco declinado | decline sit up, abdominal declinado | abs | hip_flexors | bench | i load=added_bodyweight share=45
machine-crunch | Abdominal na máquina | ab machine, crunch machine, abdominal máquina | abs |  | machine | i
cable-crunch | Abdominal na polia | cable crunch, abdominal na corda, abdominal ajoelhado | abs | obliques | cable | i
ball-crunch | Abdominal na bola | ball crunch, abdominal na bola suíça | abs |  | ball | i
reverse-crunch | Abdominal infra no solo | reverse crunch, infra, abdominal infra | abs | hip_flexors | bodyweight | i
lying-leg-raise | Elevação de pernas deitado | leg raise, abdominal com pernas retas | abs hip_flexors |  | bodyweight | i
hanging-leg-raise | Elevação de pernas na barra | hanging leg raise, infra na barra | abs hip_flexors | obliques forearms | pull-up-bar | i load=reps_only
hanging-knee-raise | Elevação de joelhos na barra | hanging knee raise, joelhos na barra | abs hip_flexors | forearms | pull-up-bar | i load=reps_only
captains-chair-leg-raise | Elevação de pernas na cadeira de abdômen | captains chair, infra na paralela, abdominal na paralela | abs hip_flexors | obliques | parallel-bars | i load=reps_only
toes-to-bar | Pés na barra | toes to bar, ttb | abs hip_flexors | lats forearms | pull-up-bar | c load=reps_only
bicycle-crunch | Abdominal bicicleta | bicycle crunch, bicicleta no chão | abs obliques | hip_flexors | bodyweight | i
oblique-crunch | Abdominal oblíquo no solo | oblique crunch, abdominal lateral | obliques | abs | bodyweight | i 1
v-up | Abdominal canivete | v up, canivete, abdominal remador | abs hip_flexors |  | bodyweight | i
flutter-kick | Tesoura no solo | flutter kick, batida de pernas, tesourinha | abs hip_flexors |  | bodyweight | i load=time
plank | Prancha frontal | plank, prancha, prancha isométrica | abs | obliques glutes front_delts | bodyweight | i load=time
side-plank | Prancha lateral | side plank | obliques | abs abductors | bodyweight | i 1 load=time
shoulder-tap-plank | Prancha com toque no ombro | shoulder tap, prancha dinâmica | abs obliques | front_delts | bodyweight | c
hollow-hold | Canoa isométrica | hollow hold, canoa | abs | hip_flexors | bodyweight | i load=time
l-sit | L-sit nas paralelas | l sit, esquadro | abs hip_flexors | triceps quads | parallel-bars | i load=time share=100
dragon-flag | Dragon flag | bandeira do dragão | abs | hip_flexors lats | bench | i load=reps_only
ab-wheel | Roda abdominal | ab wheel, rolinho, rodinha, ab roller | abs | lats obliques | other | c load=reps_only
dead-bug | Dead bug | inseto morto | abs | hip_flexors obliques | bodyweight | i
bird-dog | Perdigueiro | bird dog, super-homem em quatro apoios | lower_back abs | glutes | bodyweight | i 1
mountain-climber | Escalador | mountain climber, alpinista | abs hip_flexors | front_delts quads | bodyweight | c load=time
russian-twist | Giro russo com anilha | russian twist, rotação russa | obliques | abs hip_flexors | plate | i step=2500
pallof-press | Pallof press na polia | pallof, antirrotação | obliques abs |  | cable | i 1 step=2500
high-cable-woodchop | Lenhador na polia alta | wood chop, lenhador, rotação na polia | obliques | abs | cable | c 1 step=2500
low-cable-woodchop | Lenhador na polia baixa | low to high chop, lenhador invertido | obliques | abs side_delts | cable | c 1 step=2500
dumbbell-side-bend | Inclinação lateral com halter | side bend, flexão lateral de tronco | obliques | lower_back | dumbbell | i 1
landmine-rotation | Rotação landmine | landmine twist, landmine 180 | obliques abs | front_delts | barbell | c
suitcase-carry | Caminhada com carga de um lado | suitcase carry, caminhada da mala | obliques forearms | traps abs | dumbbell | c 1
stomach-vacuum | Vácuo abdominal | stomach vacuum, vacuum | abs |  | bodyweight | i load=time
neck-flexion | Flexão de pescoço com anilha | neck curl, pescoço frente | neck |  | plate | i step=1250
neck-extension | Extensão de pescoço com anilha | neck extension, pescoço trás | neck | traps | plate | i step=1250
`;
