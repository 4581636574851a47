// One exercise per line, read by ../decode.
export const wholeBody = `
power-clean | Power clean | clean de potência, metida ao peito | glutes hamstrings | traps quads front_delts calves | barbell | c
hang-clean | Hang clean | clean suspenso | glutes hamstrings | traps quads front_delts | barbell | c
squat-clean | Clean com agachamento | squat clean, full clean | glutes quads | hamstrings traps front_delts calves | barbell | c
clean-and-jerk | Arremesso | clean and jerk, levantamento olímpico | glutes quads front_delts | hamstrings traps triceps | barbell | c
push-jerk | Push jerk | segundo tempo, jerk | front_delts | triceps quads glutes side_delts | barbell | c
snatch | Arranco | snatch | glutes hamstrings traps | quads side_delts upper_back | barbell | c
power-snatch | Arranco de potência | power snatch | glutes hamstrings traps | quads side_delts upper_back | barbell | c
dumbbell-snatch | Arranco com halter | dumbbell snatch | glutes hamstrings | traps side_delts quads | dumbbell | c 1
clean-and-press | Clean e desenvolvimento com barra | clean and press | glutes front_delts | hamstrings quads traps triceps | barbell | c
high-pull | Puxada alta com barra | high pull | traps glutes | side_delts hamstrings upper_back | barbell | c
barbell-thruster | Thruster com barra | thruster, agachamento com desenvolvimento | quads front_delts | glutes triceps abs | barbell | c
dumbbell-thruster | Thruster com halteres | dumbbell thruster | quads front_delts | glutes triceps abs | dumbbell | c
kettlebell-swing | Swing com kettlebell | kettlebell swing, balanço com kettlebell | glutes hamstrings | lower_back abs forearms | kettlebell | c load=total
single-arm-kettlebell-swing | Swing unilateral com kettlebell | one arm swing | glutes hamstrings | lower_back abs forearms | kettlebell | c 1
american-kettlebell-swing | Swing americano com kettlebell | american swing, overhead swing | glutes hamstrings | front_delts lower_back abs | kettlebell | c load=total
kettlebell-clean | Clean com kettlebell | kettlebell clean | glutes hamstrings | traps forearms abs | kettlebell | c 1
kettlebell-clean-and-press | Clean e desenvolvimento com kettlebell | kettlebell clean and press | glutes front_delts | hamstrings triceps abs | kettlebell | c 1
kettlebell-halo | Halo com kettlebell | halo | front_delts | side_delts triceps abs | kettlebell | i load=total
kettlebell-snatch | Arranco com kettlebell | kettlebell snatch | glutes hamstrings | side_delts traps abs | kettlebell | c 1
turkish-get-up | Levantamento turco | turkish get up, tgu | abs front_delts | glutes quads obliques | kettlebell | c 1
man-maker | Man maker com halteres | manmaker | upper_back quads | chest front_delts triceps abs | dumbbell | c
devil-press | Devil press com halteres | devil press | glutes hamstrings | chest front_delts triceps quads | dumbbell | c
burpee | Burpee | burpees | quads chest | abs triceps front_delts calves | bodyweight | c share=75
bear-crawl | Caminhada do urso | bear crawl | abs front_delts | quads triceps | bodyweight | c load=time
inchworm | Caminhada com as mãos | inchworm, minhoca, walkout | abs | front_delts hamstrings | bodyweight | c
box-jump | Salto na caixa | box jump | quads glutes | calves hamstrings | other | c load=reps_only
broad-jump | Salto horizontal | broad jump, salto em distância parado | glutes quads | hamstrings calves | bodyweight | c
skater-jump | Salto do patinador | skater jump, patinador | glutes quads | abductors calves | bodyweight | c
jumping-jack | Polichinelo | jumping jack | calves | side_delts abductors | bodyweight | c load=time
battle-rope | Corda naval | battle rope, battling ropes | front_delts | abs forearms upper_back | other | c load=time
wall-ball | Wall ball | arremesso de bola na parede | quads front_delts | glutes triceps | ball | c load=total step=1000
medicine-ball-slam | Arremesso de bola no chão | ball slam, slam ball | abs lats | front_delts triceps | ball | c load=total step=1000
medicine-ball-chest-pass | Passe de peito com bola | chest pass, arremesso de peito | chest | triceps front_delts | ball | c load=total step=1000
medicine-ball-rotational-throw | Arremesso lateral de bola | rotational throw, arremesso rotacional | obliques | abs glutes front_delts | ball | c 1 load=total step=1000
sled-push | Empurrar trenó | sled push, prowler | quads glutes | calves abs | other | c step=5000 load=total
sled-pull | Puxar trenó | sled pull | hamstrings upper_back | glutes forearms | other | c step=5000 load=total
backward-sled-drag | Puxar trenó de costas | backward sled drag, trenó de costas | quads | glutes calves | other | c step=5000 load=total
farmers-walk | Caminhada do fazendeiro | farmers walk, farmer walk, caminhada com halteres | forearms traps | abs glutes | dumbbell | c
trap-bar-carry | Caminhada do fazendeiro com barra hexagonal | trap bar carry, farmers com hexagonal | forearms traps | abs glutes quads | trap-bar | c
overhead-carry | Caminhada com carga acima da cabeça | overhead carry, waiter walk | front_delts abs | traps triceps obliques | dumbbell | c 1
sandbag-carry | Caminhada com saco de areia | sandbag carry, sandbag | abs upper_back | glutes quads biceps | other | c step=5000 load=total
tire-flip | Virar pneu | tire flip | glutes quads | hamstrings upper_back chest | other | c load=reps_only
rope-climb | Subida na corda | rope climb, escalada na corda | lats biceps | forearms abs upper_back | other | c load=reps_only share=100
treadmill-run | Corrida na esteira | treadmill, esteira, running | quads calves | hamstrings glutes | cardio | c
treadmill-walk | Caminhada na esteira | walking, caminhada inclinada, esteira inclinada | glutes calves | quads hamstrings | cardio | c
treadmill-sprint | Tiros na esteira | treadmill intervals, hiit na esteira | quads hamstrings | glutes calves | cardio | c
curved-treadmill | Corrida na esteira curva | curved treadmill, air runner, esteira sem motor | quads calves | hamstrings glutes | cardio | c
outdoor-run | Corrida ao ar livre | correr, cooper, run | quads calves | hamstrings glutes | cardio | c load=distance
outdoor-walk | Caminhada ao ar livre | walk, caminhar | glutes calves | quads hamstrings | cardio | c load=distance
outdoor-cycling | Bicicleta ao ar livre | cycling, pedalar, pedal | quads | glutes calves hamstrings | cardio | c load=distance
swimming | Natação | swimming, nadar | lats upper_back | front_delts triceps abs quads | cardio | c load=distance
stationary-bike | Bicicleta ergométrica | bike, ergométrica, bicicleta vertical | quads | glutes calves hamstrings | cardio | c
recumbent-bike | Bicicleta horizontal | recumbent bike, bike horizontal | quads | glutes calves hamstrings | cardio | c
spin-bike | Bicicleta de spinning | spinning, bike indoor | quads | glutes calves hamstrings | cardio | c
air-bike | Air bike | assault bike, bicicleta com braços | quads | front_delts upper_back glutes | cardio | c
arm-ergometer | Ergômetro de braços | arm bike, ubike, bicicleta de mão | front_delts upper_back | biceps triceps chest | cardio | c
elliptical | Elíptico | elliptical, transport, cross trainer | quads glutes | hamstrings upper_back | cardio | c
rowing-machine | Remo ergômetro | rower, remo, remoergômetro | upper_back quads | lats hamstrings glutes biceps | cardio | c
stair-climber | Escada ergométrica | stair climber, escada, simulador de escada, stairmaster | glutes quads | calves hamstrings | cardio | c
ski-erg | Ski erg | ergômetro de esqui | lats triceps | abs front_delts | cardio | c
jump-rope | Pular corda | jump rope, corda, pulo de corda | calves | forearms quads | cardio | c
high-knees | Corrida parada | high knees, skipping, joelho alto | hip_flexors quads | calves abs | bodyweight | c load=time
heavy-bag | Saco de pancada | heavy bag, boxe no saco, saco de boxe | front_delts abs | triceps obliques calves | cardio | c
mini-trampoline | Minitrampolim | mini trampoline, jump, cama elástica | calves quads | glutes abs | cardio | c
`;
