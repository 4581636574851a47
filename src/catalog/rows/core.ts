// One exercise per line, read by ../decode.
export const core = `
crunch | Abdominal supra | crunch, abdominal, supra | abs |  | bodyweight | i
weighted-crunch | Abdominal supra com anilha | weighted crunch, abdominal com peso | abs |  | plate | i step=2500
butterfly-sit-up | Abdominal borboleta | butterfly sit up | abs | hip_flexors | bodyweight | i
sit-up | Abdominal completo | sit up, abdominal remador no chão | abs | hip_flexors | bodyweight | i
decline-sit-up | Abdominal no banco declinado | decline sit up, abdominal declinado | abs | hip_flexors | bench | i load=added_bodyweight share=45
machine-crunch | Abdominal na máquina | ab machine, crunch machine, abdominal máquina | abs |  | machine | i
cable-crunch | Abdominal na polia | cable crunch, abdominal na corda, abdominal ajoelhado | abs | obliques | cable | i
ball-crunch | Abdominal na bola | ball crunch, abdominal na bola suíça | abs |  | ball | i
reverse-crunch | Abdominal infra no solo | reverse crunch, infra, abdominal infra | abs | hip_flexors | bodyweight | i
decline-reverse-crunch | Abdominal infra no banco declinado | decline reverse crunch, infra declinado | abs | hip_flexors | bench | i
bench-leg-raise | Elevação de pernas no banco | bench leg raise, infra no banco | abs hip_flexors |  | bench | i
seated-knee-tuck | Abdominal sentado no banco | seated knee tuck, in and out, canivete no banco | abs hip_flexors |  | bench | i
lying-leg-raise | Elevação de pernas deitado | leg raise, abdominal com pernas retas | abs hip_flexors |  | bodyweight | i
hanging-leg-raise | Elevação de pernas na barra | hanging leg raise, infra na barra | abs hip_flexors | obliques forearms | pull-up-bar | i load=reps_only
hanging-knee-raise | Elevação de joelhos na barra | hanging knee raise, joelhos na barra | abs hip_flexors | forearms | pull-up-bar | i load=reps_only
hanging-oblique-knee-raise | Elevação de joelhos oblíqua na barra | hanging oblique raise, oblíquo na barra | obliques abs | hip_flexors forearms | pull-up-bar | i load=reps_only
windshield-wiper | Limpador de para-brisa na barra | windshield wiper | obliques abs | hip_flexors lats forearms | pull-up-bar | i load=reps_only
captains-chair-leg-raise | Elevação de pernas na cadeira de abdômen | captains chair, infra na paralela, abdominal na paralela | abs hip_flexors | obliques | parallel-bars | i load=reps_only
toes-to-bar | Pés na barra | toes to bar, ttb | abs hip_flexors | lats forearms | pull-up-bar | c load=reps_only
bicycle-crunch | Abdominal bicicleta | bicycle crunch, bicicleta no chão | abs obliques | hip_flexors | bodyweight | i
oblique-crunch | Abdominal oblíquo no solo | oblique crunch, abdominal lateral | obliques | abs | bodyweight | i 1
heel-touch | Toque nos calcanhares | heel touch, abdominal calcanhar | obliques | abs | bodyweight | i
cable-oblique-crunch | Abdominal oblíquo na polia | cable oblique crunch | obliques | abs | cable | i 1 step=2500
v-up | Abdominal canivete | v up, canivete, abdominal remador | abs hip_flexors |  | bodyweight | i
flutter-kick | Tesoura no solo | flutter kick, batida de pernas, tesourinha | abs hip_flexors |  | bodyweight | i load=time
plank | Prancha frontal | plank, prancha, prancha isométrica | abs | obliques glutes front_delts | bodyweight | i load=time
high-plank | Prancha com braços estendidos | high plank, prancha alta | abs | front_delts obliques glutes | bodyweight | i load=time
reverse-plank | Prancha reversa | reverse plank | glutes lower_back | hamstrings rear_delts triceps | bodyweight | i load=time
ball-plank | Prancha na bola | ball plank, prancha na bola suíça | abs | obliques front_delts | ball | i load=time
bear-plank | Prancha urso | bear plank, quatro apoios suspenso | abs | quads front_delts obliques | bodyweight | i load=time
spider-plank | Prancha aranha | spider plank, prancha joelho no cotovelo | abs obliques | hip_flexors front_delts | bodyweight | c
side-plank | Prancha lateral | side plank | obliques | abs abductors | bodyweight | i 1 load=time
side-plank-hip-lift | Prancha lateral com elevação de quadril | side plank dips | obliques | abs abductors | bodyweight | i 1
shoulder-tap-plank | Prancha com toque no ombro | shoulder tap, prancha dinâmica | abs obliques | front_delts | bodyweight | c
hollow-hold | Canoa isométrica | hollow hold, canoa | abs | hip_flexors | bodyweight | i load=time
l-sit | L-sit nas paralelas | l sit, esquadro | abs hip_flexors | triceps quads | parallel-bars | i load=time share=100
dragon-flag | Dragon flag | bandeira do dragão | abs | hip_flexors lats | bench | i load=reps_only
ab-wheel | Roda abdominal | ab wheel, rolinho, rodinha, ab roller | abs | lats obliques | other | c load=reps_only
barbell-rollout | Rolamento com barra | barbell rollout | abs | lats obliques | barbell | c load=reps_only
suspension-knee-tuck | Joelhos ao peito na fita | trx knee tuck | abs hip_flexors | obliques front_delts | suspension | i share=50
ball-knee-tuck | Joelhos ao peito na bola | ball knee tuck, jackknife | abs hip_flexors | obliques front_delts | ball | i share=50
dead-bug | Dead bug | inseto morto | abs | hip_flexors obliques | bodyweight | i
bird-dog | Perdigueiro | bird dog, super-homem em quatro apoios | lower_back abs | glutes | bodyweight | i 1
mountain-climber | Escalador | mountain climber, alpinista | abs hip_flexors | front_delts quads | bodyweight | c load=time
russian-twist | Giro russo com anilha | russian twist, rotação russa | obliques | abs hip_flexors | plate | i step=2500
ball-russian-twist | Giro russo com bola | medicine ball twist | obliques | abs hip_flexors | ball | i load=total step=1000
pallof-press | Pallof press na polia | pallof, antirrotação | obliques abs |  | cable | i 1 step=2500
pallof-hold | Pallof isométrico na polia | pallof hold, antirrotação isométrica | obliques abs |  | cable | i 1 load=time
band-pallof-press | Pallof press com elástico | band pallof, antirrotação com elástico | obliques abs |  | band | i 1
machine-torso-rotation | Rotação de tronco na máquina | rotary torso, torso rotation, twist machine | obliques | abs | machine | i 1
high-cable-woodchop | Lenhador na polia alta | wood chop, lenhador, rotação na polia | obliques | abs | cable | c 1 step=2500
low-cable-woodchop | Lenhador na polia baixa | low to high chop, lenhador invertido | obliques | abs side_delts | cable | c 1 step=2500
dumbbell-side-bend | Inclinação lateral com halter | side bend, flexão lateral de tronco | obliques | lower_back | dumbbell | i 1
cable-side-bend | Inclinação lateral na polia | cable side bend | obliques | lower_back | cable | i 1 step=2500
bench-side-bend | Inclinação lateral no banco romano | side bend roman chair, oblíquo no banco romano | obliques | lower_back abs | bench | i 1 load=added_bodyweight share=45
kettlebell-windmill | Moinho com kettlebell | windmill | obliques | abs front_delts hamstrings | kettlebell | c 1
landmine-rotation | Rotação landmine | landmine twist, landmine 180 | obliques abs | front_delts | barbell | c
suitcase-carry | Caminhada com carga de um lado | suitcase carry, caminhada da mala | obliques forearms | traps abs | dumbbell | c 1
stomach-vacuum | Vácuo abdominal | stomach vacuum, vacuum | abs |  | bodyweight | i load=time
neck-flexion | Flexão de pescoço com anilha | neck curl, pescoço frente | neck |  | plate | i step=1250
neck-extension | Extensão de pescoço com anilha | neck extension, pescoço trás | neck | traps | plate | i step=1250
neck-lateral-flexion | Flexão lateral de pescoço com anilha | lateral neck flexion, pescoço lateral | neck | traps | plate | i 1 step=1250
neck-machine | Pescoço na máquina | four way neck, neck machine | neck | traps | machine | i step=2500
`;
