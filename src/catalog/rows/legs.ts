// One exercise per line, read by ../decode.
export const legs = `
back-squat | Agachamento livre com barra | agachamento, squat, agachamento livre, back squat | quads glutes | hamstrings adductors lower_back | barbell | c
low-bar-squat | Agachamento com barra baixa | low bar squat, agachamento low bar | glutes quads | hamstrings adductors lower_back | barbell | c
front-squat | Agachamento frontal com barra | front squat, agachamento frontal | quads | glutes abs upper_back | barbell | c
safety-bar-squat | Agachamento com barra safety | safety bar squat, agachamento ssb | quads glutes | hamstrings adductors upper_back | barbell | c
barbell-sumo-squat | Agachamento sumô com barra | barbell sumo squat | glutes adductors quads | hamstrings lower_back | barbell | c
box-squat | Agachamento na caixa | box squat, agachamento no banco | glutes quads | hamstrings adductors | barbell | c
pause-squat | Agachamento com pausa | pause squat | quads glutes | hamstrings adductors | barbell | c
zercher-squat | Agachamento Zercher | zercher | quads glutes | abs upper_back biceps | barbell | c
overhead-squat | Agachamento com barra acima da cabeça | overhead squat, agachamento de arranco | quads glutes | side_delts upper_back abs | barbell | c
smith-squat | Agachamento no Smith | smith squat, agachamento guiado | quads glutes | hamstrings adductors | smith | c
smith-front-squat | Agachamento frontal no Smith | smith front squat | quads | glutes abs | smith | c
smith-sumo-squat | Agachamento sumô no Smith | smith sumo squat | glutes adductors quads | hamstrings | smith | c
hack-squat | Agachamento hack na máquina | hack, hack squat, hack machine | quads | glutes adductors | machine | c step=10000
reverse-hack-squat | Agachamento hack invertido | reverse hack squat, hack de frente | glutes quads | hamstrings adductors | machine | c step=10000
v-squat | Agachamento V na máquina | v squat | quads glutes | hamstrings adductors | machine | c step=10000
barbell-hack-squat | Agachamento hack com barra | barbell hack squat | quads | glutes hamstrings forearms | barbell | c
pendulum-squat | Agachamento pêndulo | pendulum squat, máquina pêndulo | quads | glutes adductors | machine | c step=10000
belt-squat | Agachamento com cinto | belt squat | quads glutes | adductors | machine | c
goblet-squat | Agachamento goblet | goblet squat, agachamento taça, agachamento cálice | quads glutes | adductors abs | dumbbell | c load=total
kettlebell-goblet-squat | Agachamento goblet com kettlebell | kettlebell goblet squat | quads glutes | adductors abs | kettlebell | c load=total
heel-elevated-goblet-squat | Agachamento goblet com calcanhares elevados | cyclist squat, heels elevated squat, agachamento na rampa | quads | glutes adductors abs | dumbbell | c load=total
dumbbell-squat | Agachamento com halteres | dumbbell squat | quads glutes | hamstrings adductors | dumbbell | c
dumbbell-front-squat | Agachamento frontal com halteres | dumbbell front squat | quads | glutes abs upper_back | dumbbell | c
landmine-squat | Agachamento landmine | landmine squat | quads glutes | adductors abs | barbell | c
sumo-squat | Agachamento sumô com halter | sumo squat, agachamento sumô, plié | glutes adductors quads | hamstrings | dumbbell | c load=total
kettlebell-sumo-squat | Agachamento sumô com kettlebell | kettlebell sumo squat | glutes adductors quads | hamstrings | kettlebell | c load=total
bodyweight-squat | Agachamento sem carga | air squat, agachamento peso do corpo | quads glutes | hamstrings adductors | bodyweight | c share=75
suspension-squat | Agachamento na fita | trx squat | quads glutes | hamstrings adductors | suspension | c share=65
band-squat | Agachamento com elástico | band squat, agachamento com mini band | quads glutes | hamstrings abductors | band | c share=75
spanish-squat | Agachamento espanhol com elástico | spanish squat | quads | glutes | band | c share=75
jump-squat | Agachamento com salto | jump squat | quads glutes | calves hamstrings | bodyweight | c share=75
pistol-squat | Agachamento pistol | pistol squat, agachamento de uma perna | quads glutes | hamstrings abs | bodyweight | c 1 share=85
sissy-squat | Agachamento sissy | sissy squat | quads | abs hip_flexors | bodyweight | i share=75
machine-sissy-squat | Agachamento sissy na máquina | sissy squat machine, banco sissy | quads | glutes abs | machine | c load=added_bodyweight share=75 step=2500
wall-sit | Cadeirinha na parede | wall sit, isometria na parede | quads | glutes | bodyweight | i load=time
leg-press-45 | Leg press 45° | leg press, leg 45, leg press inclinado, leg | quads glutes | hamstrings adductors | machine | c step=10000
high-foot-leg-press | Leg press 45° com pés altos | high foot leg press, leg press para posterior | glutes hamstrings | quads adductors | machine | c step=10000
wide-stance-leg-press | Leg press 45° com pés afastados | wide stance leg press, leg sumô | quads glutes adductors | hamstrings | machine | c step=10000
horizontal-leg-press | Leg press horizontal | seated leg press, leg horizontal | quads glutes | hamstrings adductors | machine | c
vertical-leg-press | Leg press vertical | leg vertical, leg press 90 | quads glutes | hamstrings adductors | machine | c step=10000
plate-loaded-leg-press | Leg press articulado | iso lateral leg press, leg hammer | quads glutes | hamstrings adductors | machine | c load=per_side step=5000
single-leg-press | Leg press unilateral | single leg press, leg unilateral | quads glutes | hamstrings adductors | machine | c 1 step=5000
leg-extension | Cadeira extensora | leg extension, extensora, mesa extensora, banco extensor | quads |  | machine | i
single-leg-extension | Cadeira extensora unilateral | single leg extension, extensora unilateral | quads |  | machine | i 1 step=2500
lying-leg-curl | Mesa flexora | lying leg curl, flexora deitada, banco flexor | hamstrings | calves | machine | i
single-leg-lying-leg-curl | Mesa flexora unilateral | single leg lying curl | hamstrings | calves | machine | i 1 step=2500
seated-leg-curl | Cadeira flexora | seated leg curl, flexora sentada | hamstrings | calves | machine | i
single-leg-seated-leg-curl | Cadeira flexora unilateral | single leg seated curl | hamstrings | calves | machine | i 1 step=2500
standing-leg-curl | Flexora em pé | standing leg curl, flexora vertical | hamstrings | calves | machine | i 1 step=2500
kneeling-leg-curl | Flexora ajoelhado na máquina | kneeling leg curl | hamstrings | calves | machine | i 1 step=2500
ankle-weight-leg-curl | Flexora em pé com caneleira | standing leg curl with ankle weight, flexora caneleira | hamstrings | calves | other | i 1 step=1000
cable-leg-curl | Flexora na polia | cable leg curl, flexora com tornozeleira | hamstrings | calves | cable | i 1 step=2500
dumbbell-leg-curl | Flexora no banco com halter | dumbbell leg curl | hamstrings | calves | dumbbell | i load=total
nordic-curl | Flexão nórdica | nordic curl, nórdico | hamstrings | glutes calves | bodyweight | i share=80
ball-leg-curl | Flexora na bola | ball leg curl, flexão de joelhos na bola | hamstrings | glutes calves | ball | i share=40
sliding-leg-curl | Flexora deslizante no chão | sliding leg curl, flexora com pano | hamstrings | glutes calves | bodyweight | i share=40
suspension-leg-curl | Flexora na fita | trx leg curl | hamstrings | glutes calves | suspension | i share=40
band-leg-curl | Flexora com elástico | band leg curl | hamstrings | calves | band | i
reverse-nordic-curl | Flexão nórdica reversa | reverse nordic curl, extensão nórdica | quads | hip_flexors abs | bodyweight | i share=70
glute-ham-raise | Glute-ham raise | ghr, glute ham | hamstrings | glutes lower_back | bench | c load=added_bodyweight share=75
romanian-deadlift | Levantamento terra romeno com barra | romanian deadlift, rdl, terra romeno | hamstrings glutes | lower_back forearms | barbell | c
dumbbell-romanian-deadlift | Levantamento terra romeno com halteres | dumbbell rdl, romeno com halteres | hamstrings glutes | lower_back forearms | dumbbell | c
stiff-leg-deadlift | Stiff com barra | stiff, stiff leg deadlift | hamstrings | glutes lower_back | barbell | c
dumbbell-stiff-leg-deadlift | Stiff com halteres | dumbbell stiff | hamstrings | glutes lower_back | dumbbell | c
kettlebell-stiff-leg-deadlift | Stiff com kettlebell | kettlebell stiff | hamstrings | glutes lower_back | kettlebell | c load=total
cable-stiff-leg-deadlift | Stiff na polia | cable stiff | hamstrings glutes | lower_back | cable | c
b-stance-romanian-deadlift | Stiff com apoio na ponta do pé | b stance rdl, kickstand rdl | hamstrings glutes | lower_back | dumbbell | c 1
single-leg-romanian-deadlift | Stiff unilateral com halter | single leg rdl, stiff unilateral | hamstrings glutes | lower_back abs | dumbbell | c 1
smith-stiff-leg-deadlift | Stiff no Smith | smith stiff | hamstrings | glutes lower_back | smith | c
cable-pull-through | Pull through na polia | pull through | glutes hamstrings | lower_back | cable | c
walking-lunge | Passada com halteres | walking lunge, lunge, passada, passada andando | quads glutes | hamstrings adductors | dumbbell | c 1
barbell-walking-lunge | Passada com barra | barbell walking lunge | quads glutes | hamstrings adductors | barbell | c 1
bodyweight-lunge | Passada sem carga | bodyweight lunge | quads glutes | hamstrings adductors | bodyweight | c 1 share=80
plate-overhead-walking-lunge | Passada com anilha acima da cabeça | overhead walking lunge | quads glutes | hamstrings front_delts abs | plate | c 1
forward-lunge | Avanço com halteres | forward lunge, avanço | quads glutes | hamstrings adductors | dumbbell | c 1
jumping-lunge | Avanço com salto | jumping lunge, afundo com salto, tesoura com salto | quads glutes | hamstrings calves | bodyweight | c share=80
split-squat | Afundo com halteres | split squat, afundo, avanço parado, tesoura com halteres | quads glutes | hamstrings adductors | dumbbell | c 1
bodyweight-split-squat | Afundo sem carga | bodyweight split squat, afundo livre | quads glutes | hamstrings adductors | bodyweight | c 1 share=80
barbell-split-squat | Afundo com barra | barbell split squat | quads glutes | hamstrings adductors | barbell | c 1
smith-split-squat | Afundo no Smith | smith split squat, avanço no smith | quads glutes | hamstrings adductors | smith | c 1
reverse-lunge | Recuo com halteres | reverse lunge, passada para trás, afundo reverso | glutes quads | hamstrings adductors | dumbbell | c 1
barbell-reverse-lunge | Recuo com barra | barbell reverse lunge | glutes quads | hamstrings adductors | barbell | c 1
smith-reverse-lunge | Recuo no Smith | smith reverse lunge, afundo reverso no smith | glutes quads | hamstrings adductors | smith | c 1
curtsy-lunge | Recuo cruzado com halteres | curtsy lunge, afundo cruzado | glutes quads | abductors adductors | dumbbell | c 1
lateral-lunge | Afundo lateral com halter | lateral lunge, passada lateral | adductors glutes quads | hamstrings | dumbbell | c 1 load=total
cossack-squat | Agachamento cossaco | cossack squat | adductors quads glutes | hamstrings | bodyweight | c 1 share=75
bulgarian-split-squat | Agachamento búlgaro com halteres | búlgaro, bulgarian split squat, afundo búlgaro | quads glutes | hamstrings adductors | dumbbell | c 1
bodyweight-bulgarian-split-squat | Agachamento búlgaro sem carga | bodyweight bulgarian, búlgaro livre | quads glutes | hamstrings adductors | bodyweight | c 1 share=85
barbell-bulgarian-split-squat | Agachamento búlgaro com barra | barbell bulgarian | quads glutes | hamstrings adductors | barbell | c 1
smith-bulgarian-split-squat | Agachamento búlgaro no Smith | smith bulgarian | quads glutes | hamstrings adductors | smith | c 1
step-up | Subida no banco com halteres | step up, subida no caixote | quads glutes | hamstrings calves | dumbbell | c 1
barbell-step-up | Subida no banco com barra | barbell step up | quads glutes | hamstrings calves | barbell | c 1
bodyweight-step-up | Subida no banco sem carga | bodyweight step up | quads glutes | hamstrings calves | bodyweight | c 1 share=85
step-down | Descida do degrau | step down, descida lateral do step | quads | glutes abductors | bodyweight | c 1 share=85
hip-adduction-machine | Cadeira adutora | adutora, adductor machine, máquina adutora | adductors |  | machine | i
cable-hip-adduction | Adução de quadril na polia | cable adduction, adutora na polia | adductors |  | cable | i 1 step=2500
band-hip-adduction | Adução de quadril com elástico | band adduction, adutora com elástico | adductors |  | band | i 1
side-lying-hip-adduction | Adução deitado de lado | side lying adduction, adução no chão | adductors |  | bodyweight | i 1
copenhagen-plank | Prancha Copenhagen | copenhagen plank, prancha para adutores | adductors | obliques abs | bodyweight | i 1 load=time
cable-knee-raise | Elevação de joelho na polia | cable knee raise, flexão de quadril na polia | hip_flexors | abs quads | cable | i 1 step=2500
psoas-march | Marcha com elástico nos pés | psoas march, marcha do psoas | hip_flexors | abs quads | band | i 1
`;
