// One exercise per line, read by ../decode.
export const glutesCalves = `
barbell-hip-thrust | Elevação pélvica com barra | hip thrust, elevação pélvica, elevação de quadril, pélvica | glutes | hamstrings | barbell | c step=5000
bodyweight-hip-thrust | Elevação pélvica sem carga | bodyweight hip thrust | glutes | hamstrings | bodyweight | c share=55
band-hip-thrust | Elevação pélvica com elástico | band hip thrust | glutes | hamstrings abductors | band | c share=55
machine-hip-thrust | Elevação pélvica na máquina | hip thrust machine | glutes | hamstrings | machine | c
smith-hip-thrust | Elevação pélvica no Smith | smith hip thrust | glutes | hamstrings | smith | c step=5000
single-leg-hip-thrust | Elevação pélvica unilateral | single leg hip thrust | glutes | hamstrings | bodyweight | c 1 share=55
dumbbell-hip-thrust | Elevação pélvica com halter | dumbbell hip thrust | glutes | hamstrings | dumbbell | c load=total
glute-bridge | Ponte de glúteos | glute bridge, ponte | glutes | hamstrings | bodyweight | c share=45
feet-elevated-glute-bridge | Ponte de glúteos com pés elevados | feet elevated bridge | glutes hamstrings |  | bodyweight | c share=45
barbell-glute-bridge | Ponte de glúteos com barra | barbell glute bridge | glutes | hamstrings | barbell | c step=5000
single-leg-glute-bridge | Ponte de glúteos unilateral | single leg bridge | glutes | hamstrings | bodyweight | c 1 share=45
frog-pump | Frog pump | ponte borboleta | glutes | adductors | bodyweight | i share=40
cable-glute-kickback | Coice na polia | cable kickback, glúteo na polia, extensão de quadril na polia | glutes | hamstrings | cable | i 1 step=2500
diagonal-cable-kickback | Coice diagonal na polia | diagonal kickback, coice para glúteo médio | glutes abductors | hamstrings | cable | i 1 step=2500
quadruped-cable-kickback | Glúteo quatro apoios na polia | kneeling cable kickback, glúteo 4 apoios na polia | glutes | hamstrings | cable | i 1 step=2500
machine-glute-kickback | Coice na máquina | glute machine, glúteo máquina | glutes | hamstrings | machine | i 1
standing-glute-kickback-machine | Glúteo em pé na máquina | standing glute machine, glúteo vertical | glutes | hamstrings | machine | i 1
quadruped-glute-machine | Glúteo quatro apoios na máquina | glúteo 4 apoios máquina | glutes | hamstrings | machine | i 1
quadruped-kickback | Glúteo quatro apoios | glúteo 4 apoios, coice no chão, donkey kick | glutes | hamstrings | bodyweight | i 1
ankle-weight-quadruped-kickback | Glúteo quatro apoios com caneleira | glúteo 4 apoios caneleira, coice com caneleira | glutes | hamstrings | other | i 1 step=1000
fire-hydrant | Abdução quatro apoios | fire hydrant, hidrante | abductors glutes |  | bodyweight | i 1
glute-focused-back-extension | Extensão de quadril no banco romano | glute back extension, hiperextensão para glúteo | glutes hamstrings | lower_back | bench | i load=added_bodyweight share=50
hip-abduction-machine | Cadeira abdutora | abdutora, abductor machine, máquina abdutora | abductors glutes |  | machine | i
leaning-hip-abduction-machine | Cadeira abdutora com tronco inclinado | abdutora inclinada | abductors glutes |  | machine | i
standing-hip-abduction-machine | Abdutora em pé na máquina | standing abduction machine | abductors glutes |  | machine | i 1 step=2500
cable-hip-abduction | Abdução de quadril na polia | cable abduction, abdutora na polia | abductors glutes |  | cable | i 1 step=2500
band-hip-abduction | Abdução sentada com elástico | band abduction, abdutora com mini band | abductors glutes |  | band | i
standing-band-hip-abduction | Abdução em pé com elástico | standing band abduction | abductors glutes |  | band | i 1
side-lying-hip-abduction | Abdução deitada de lado | side lying abduction, abdução no chão | abductors glutes |  | bodyweight | i 1
ankle-weight-hip-abduction | Abdução deitada com caneleira | abdução caneleira | abductors glutes |  | other | i 1 step=1000
clamshell | Ostra com elástico | clamshell, concha | abductors glutes |  | band | i 1
band-lateral-walk | Caminhada lateral com elástico | monster walk, passo lateral com mini band | abductors glutes | quads | band | c
standing-calf-raise | Panturrilha em pé na máquina | calf raise, panturrilha em pé, gêmeos em pé | calves |  | machine | i
seated-calf-raise | Panturrilha sentado na máquina | seated calf raise, panturrilha sentado, sóleo, gêmeos sentado | calves |  | machine | i
plate-seated-calf-raise | Panturrilha sentado com anilha | seated calf raise with plate, sóleo com anilha | calves |  | plate | i
horizontal-calf-press | Panturrilha horizontal na máquina | calf press, panturrilha sentado com pernas estendidas | calves |  | machine | i
horizontal-leg-press-calf-raise | Panturrilha no leg press horizontal | horizontal leg press calf raise | calves |  | machine | i
leg-press-calf-raise | Panturrilha no leg press | leg press calf raise, gêmeos no leg | calves |  | machine | i step=10000
smith-calf-raise | Panturrilha no Smith | smith calf raise | calves |  | smith | i
smith-seated-calf-raise | Panturrilha sentado no Smith | smith seated calf raise | calves |  | smith | i
barbell-calf-raise | Panturrilha em pé com barra | barbell calf raise | calves |  | barbell | i
hack-calf-raise | Panturrilha no hack | hack calf raise | calves |  | machine | i
donkey-calf-raise | Panturrilha burrinho | donkey calf raise, burrinho | calves |  | machine | i
dumbbell-calf-raise | Panturrilha em pé com halteres | dumbbell calf raise | calves |  | dumbbell | i
single-leg-dumbbell-calf-raise | Panturrilha unilateral com halter | single leg dumbbell calf raise | calves |  | dumbbell | i 1
single-leg-calf-raise | Panturrilha unilateral em pé | single leg calf raise | calves |  | bodyweight | i 1 share=100 load=added_bodyweight
bodyweight-calf-raise | Panturrilha em pé sem carga | bodyweight calf raise | calves |  | bodyweight | i share=100
tibialis-raise | Tibial na parede | tibialis raise, tibial anterior | tibialis |  | bodyweight | i
machine-tibialis-raise | Tibial na máquina | tib bar, tibialis machine | tibialis |  | machine | i step=2500
band-tibialis-raise | Tibial com elástico | band dorsiflexion | tibialis |  | band | i 1
`;
