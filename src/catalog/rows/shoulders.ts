// One exercise per line, read by ../decode.
export const shoulders = `
overhead-press | Desenvolvimento militar com barra | ohp, military press, militar, overhead press, desenvolvimento em pé | front_delts | side_delts triceps upper_back | barbell | c
seated-barbell-press | Desenvolvimento sentado com barra | seated barbell press | front_delts | side_delts triceps | barbell | c
behind-neck-press | Desenvolvimento por trás da nuca | behind the neck press | front_delts side_delts | triceps | barbell | c
dumbbell-shoulder-press | Desenvolvimento com halteres | dumbbell shoulder press, desenvolvimento halter, shoulder press | front_delts | side_delts triceps | dumbbell | c
standing-dumbbell-press | Desenvolvimento em pé com halteres | standing dumbbell press | front_delts | side_delts triceps abs | dumbbell | c
single-arm-dumbbell-shoulder-press | Desenvolvimento unilateral com halter | single arm shoulder press | front_delts | side_delts triceps obliques | dumbbell | c 1
neutral-grip-dumbbell-shoulder-press | Desenvolvimento neutro com halteres | neutral grip shoulder press, desenvolvimento martelo | front_delts | side_delts triceps | dumbbell | c
z-press | Desenvolvimento sentado no chão com barra | z press | front_delts | triceps side_delts abs | barbell | c
band-shoulder-press | Desenvolvimento com elástico | band shoulder press | front_delts | side_delts triceps | band | c
arnold-press | Desenvolvimento Arnold | arnold press | front_delts side_delts | triceps | dumbbell | c
smith-shoulder-press | Desenvolvimento no Smith | smith shoulder press | front_delts | side_delts triceps | smith | c
machine-shoulder-press | Desenvolvimento na máquina | machine shoulder press, desenvolvimento máquina, desenvolvimento convergente | front_delts | side_delts triceps | machine | c
plate-loaded-shoulder-press | Desenvolvimento articulado | hammer shoulder press, desenvolvimento hammer | front_delts | side_delts triceps | machine | c load=per_side
cable-shoulder-press | Desenvolvimento na polia | cable shoulder press | front_delts | side_delts triceps | cable | c load=per_side
kettlebell-press | Desenvolvimento com kettlebell | kettlebell press | front_delts | side_delts triceps abs | kettlebell | c 1
bottoms-up-press | Desenvolvimento com kettlebell invertido | bottoms up press | front_delts | side_delts triceps forearms | kettlebell | c 1
landmine-press | Desenvolvimento landmine | landmine press | front_delts | chest triceps | barbell | c 1
push-press | Push press | desenvolvimento com impulso | front_delts | side_delts triceps quads glutes | barbell | c
pike-push-up | Flexão pike | pike push up, flexão em v invertido | front_delts | triceps side_delts | bodyweight | c share=50
handstand-push-up | Flexão em parada de mãos | handstand push up, flexão de ponta-cabeça | front_delts | triceps side_delts traps | bodyweight | c share=90
handstand-hold | Parada de mãos na parede | handstand hold, bananeira na parede | front_delts | triceps traps abs | bodyweight | i load=time share=100
dumbbell-lateral-raise | Elevação lateral com halteres | lateral raise, elevação lateral, abertura lateral | side_delts | traps | dumbbell | i step=1000
seated-dumbbell-lateral-raise | Elevação lateral sentado com halteres | seated lateral raise | side_delts | traps | dumbbell | i step=1000
chest-supported-lateral-raise | Elevação lateral no banco inclinado com halteres | chest supported lateral raise, elevação lateral apoiada | side_delts | rear_delts traps | dumbbell | i step=1000
lying-lateral-raise | Elevação lateral deitado com halter | side lying lateral raise | side_delts | rear_delts | dumbbell | i 1 step=1000
partial-lateral-raise | Elevação lateral parcial com halteres | partial lateral raise, parciais de lateral | side_delts | traps | dumbbell | i
cable-lateral-raise | Elevação lateral na polia | cable lateral raise, lateral no cross | side_delts | traps | cable | i 1 step=2500
behind-back-cable-lateral-raise | Elevação lateral por trás na polia | behind the back lateral raise | side_delts | traps | cable | i 1 step=2500
single-arm-machine-lateral-raise | Elevação lateral unilateral na máquina | single arm machine lateral raise | side_delts | traps | machine | i 1 step=2500
machine-lateral-raise | Elevação lateral na máquina | machine lateral raise | side_delts | traps | machine | i
leaning-lateral-raise | Elevação lateral inclinada com halter | leaning lateral raise | side_delts | traps | dumbbell | i 1 step=1000
band-lateral-raise | Elevação lateral com elástico | band lateral raise | side_delts | traps | band | i
dumbbell-front-raise | Elevação frontal com halteres | front raise, elevação frontal | front_delts | side_delts chest | dumbbell | i step=1000
alternating-dumbbell-front-raise | Elevação frontal alternada com halteres | alternating front raise | front_delts | side_delts chest | dumbbell | i 1 step=1000
barbell-front-raise | Elevação frontal com barra | barbell front raise | front_delts | side_delts chest | barbell | i
cable-front-raise | Elevação frontal na polia | cable front raise | front_delts | side_delts chest | cable | i step=2500
rope-front-raise | Elevação frontal na polia com corda | rope front raise | front_delts | side_delts chest | cable | i step=2500
plate-front-raise | Elevação frontal com anilha | plate raise | front_delts | side_delts | plate | i
plate-steering-wheel | Volante com anilha | bus driver, steering wheel | front_delts | side_delts forearms | plate | i step=2500
reverse-pec-deck | Crucifixo inverso na máquina | voador inverso, voador invertido, reverse pec deck, peck deck invertido, peck deck inverso, posterior na máquina | rear_delts | upper_back traps | machine | i
dumbbell-reverse-fly | Crucifixo inverso com halteres | reverse fly, posterior de ombro, crucifixo invertido | rear_delts | upper_back traps | dumbbell | i step=1000
incline-dumbbell-reverse-fly | Crucifixo inverso no banco inclinado | incline reverse fly | rear_delts | upper_back traps | dumbbell | i step=1000
cable-reverse-fly | Crucifixo inverso na polia | cable reverse fly, posterior no cross | rear_delts | upper_back traps | cable | i load=per_side step=2500
single-arm-cable-reverse-fly | Crucifixo inverso unilateral na polia | single arm cable reverse fly, posterior unilateral na polia | rear_delts | upper_back traps | cable | i 1 step=2500
face-pull | Face pull na polia | face pull, puxada para o rosto | rear_delts upper_back | traps side_delts | cable | c
band-face-pull | Face pull com elástico | band face pull | rear_delts upper_back | traps side_delts | band | c
suspension-face-pull | Face pull na fita | trx face pull | rear_delts upper_back | traps biceps | suspension | c share=50
suspension-y-raise | Elevação em Y na fita | trx y raise | traps rear_delts | side_delts upper_back | suspension | i share=45
band-pull-apart | Abertura com elástico | band pull apart | rear_delts upper_back | traps | band | i
rear-delt-row | Remada aberta com halteres | rear delt row, remada para posterior | rear_delts upper_back | traps biceps | dumbbell | c
barbell-upright-row | Remada alta com barra | upright row, remada alta | side_delts traps | front_delts biceps | barbell | c
cable-upright-row | Remada alta na polia | cable upright row | side_delts traps | front_delts biceps | cable | c
dumbbell-upright-row | Remada alta com halteres | dumbbell upright row | side_delts traps | front_delts biceps | dumbbell | c
smith-upright-row | Remada alta no Smith | smith upright row | side_delts traps | front_delts biceps | smith | c
cable-external-rotation | Rotação externa na polia | external rotation, manguito rotador, manguito | rear_delts | upper_back | cable | i 1 step=2500
high-cable-external-rotation | Rotação externa a 90 graus na polia | 90 degree external rotation, manguito a 90 graus | rear_delts | upper_back | cable | i 1 step=2500
band-external-rotation | Rotação externa com elástico | band external rotation, manguito com elástico | rear_delts | upper_back | band | i 1
dumbbell-external-rotation | Rotação externa deitado com halter | side lying external rotation, manguito com halter | rear_delts | upper_back | dumbbell | i 1 step=1000
cable-internal-rotation | Rotação interna na polia | internal rotation | front_delts | chest lats | cable | i 1 step=2500
y-raise | Elevação em Y no banco inclinado | y raise, elevação y | traps | rear_delts side_delts | dumbbell | i step=1000
cuban-press | Rotação cubana com halteres | cuban press | rear_delts side_delts | traps front_delts | dumbbell | c step=1000
`;
