// One exercise per line, read by ../decode.
export const wholeBody = `
power-clean | Power clean | clean de potência, metida ao peito | glutes hamstrings | traps quads front_delts calves | barbell | c
hang-clean | Hang clean | clean suspenso | glutes hamstrings | traps quads front_delts | barbell | c
clean-and-jerk | Arremesso | clean and jerk, levantamento olímpico | glutes quads front_delts | hamstrings traps triceps | barbell | c
snatch | Arranco | snatch | glutes hamstrings traps | quads side_delts upper_back | barbell | c
clean-and-press | Clean e desenvolvimento com barra | clean and press | glutes front_delts | hamstrings quads traps triceps | barbell | c
high-pull | Puxada alta com barra | high pull | traps glutes | side_delts hamstrings upper_back | barbell | c
barbell-thruster | Thruster com barra | thruster, agachamento com desenvolvimento | quads front_delts | glutes triceps abs | barbell | c
dumbbell-thruster | Thruster com halteres | dumbbell thruster | quads front_delts | glutes triceps abs | dumbbell | c
kettlebell-swing | Swing com kettlebell | kettlebell swing, balanço com kettlebell | glutes hamstrings | lower_back abs forearms | kettlebell | c load=total
kettlebell-clean | Clean com kettlebell | kettlebell clean | glutes hamstrings | traps forearms abs | kettlebell | c 1
kettlebell-snatch | Arranco com kettlebell | kettlebell snatch | glutes hamstrings | side_delts traps abs | kettlebell | c 1
turkish-get-up | Levantamento turco | turkish get up, tgu | abs front_delts | glutes quads obliques | kettlebell | c 1
man-maker | Man maker com halteres | manmaker | upper_back quads | chest front_delts triceps abs | dumbbell | c
burpee | Burpee | burpees | quads chest | abs triceps front_delts calves | bodyweight | c share=75
box-jump | Salto na caixa | box jump | quads glutes | calves hamstrings | other | c load=reps_only
jumping-jack | Polichinelo | jumping jack | calves | side_delts abductors | bodyweight | c load=time
battle-rope | Corda naval | battle rope, battling ropes | front_delts | abs forearms upper_back | other | c load=time
wall-ball | Wall ball | arremesso de bola na parede | quads front_delts | glutes triceps | ball | c load=total step=1000
medicine-ball-slam | Arremesso de bola no chão | ball slam, slam ball | abs lats | front_delts triceps | ball | c load=total step=1000
sled-push | Empurrar trenó | sled push, prowler | quads glutes | calves abs | other | c step=5000 load=total
sled-pull | Puxar trenó | sled pull | hamstrings upper_back | glutes forearms | other | c step=5000 load=total
farmers-walk | Caminhada do fazendeiro | farmers walk, farmer walk, caminhada com halteres | forearms traps | abs glutes | dumbbell | c
tire-flip | Virar pneu | tire flip | glutes quads | hamstrings upper_back chest | other | c load=reps_only
treadmill-run | Corrida na esteira | treadmill, esteira, running | quads calves | hamstrings glutes | cardio | c
treadmill-walk | Caminhada na esteira | walking, caminhada inclinada, esteira inclinada | glutes calves | quads hamstrings | cardio | c
outdoor-run | Corrida ao ar livre | correr, cooper, run | quads calves | hamstrings glutes | cardio | c load=distance
stationary-bike | Bicicleta ergométrica | bike, ergométrica, bicicleta vertical | quads | glutes calves hamstrings | cardio | c
spin-bike | Bicicleta de spinning | spinning, bike indoor | quads | glutes calves hamstrings | cardio | c
air-bike | Air bike | assault bike, bicicleta com braços | quads | front_delts upper_back glutes | cardio | c
elliptical | Elíptico | elliptical, transport | quads glutes | hamstrings upper_back | cardio | c
rowing-machine | Remo ergômetro | rower, remo, remoergômetro | upper_back quads | lats hamstrings glutes biceps | cardio | c
stair-climber | Escada ergométrica | stair climber, escada, simulador de escada, stairmaster | glutes quads | calves hamstrings | cardio | c
ski-erg | Ski erg | ergômetro de esqui | lats triceps | abs front_delts | cardio | c
jump-rope | Pular corda | jump rope, corda | calves | forearms quads | cardio | c
`;
