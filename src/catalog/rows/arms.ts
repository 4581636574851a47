// One exercise per line, read by ../decode.
export const arms = `
barbell-curl | Rosca direta com barra | barbell curl, rosca direta, rosca barra reta | biceps | forearms | barbell | i
ez-bar-curl | Rosca direta com barra W | ez bar curl, rosca barra w | biceps | forearms | ez-bar | i
curl-21s | Rosca 21 com barra W | 21s, vinte e um, rosca vinte e um | biceps | forearms | ez-bar | i
dumbbell-curl | Rosca direta com halteres | dumbbell curl, rosca com halteres | biceps | forearms | dumbbell | i step=1000
seated-dumbbell-curl | Rosca sentado com halteres | seated curl, rosca direta sentado | biceps | forearms | dumbbell | i step=1000
alternating-dumbbell-curl | Rosca alternada com halteres | alternating curl, rosca alternada | biceps | forearms | dumbbell | i 1 step=1000
hammer-curl | Rosca martelo com halteres | hammer curl, rosca martelo | biceps forearms |  | dumbbell | i step=1000
alternating-hammer-curl | Rosca martelo alternada com halteres | alternating hammer curl | biceps forearms |  | dumbbell | i 1 step=1000
incline-hammer-curl | Rosca martelo no banco inclinado com halteres | incline hammer curl | biceps forearms |  | dumbbell | i step=1000
cross-body-hammer-curl | Rosca martelo cruzada | cross body curl, pinwheel curl | biceps forearms |  | dumbbell | i 1 step=1000
rope-hammer-curl | Rosca martelo na polia | rope curl, rosca corda, rosca martelo com corda | biceps forearms |  | cable | i
cable-curl | Rosca direta na polia | cable curl, rosca na polia | biceps | forearms | cable | i
single-arm-cable-curl | Rosca unilateral na polia | single arm cable curl | biceps | forearms | cable | i 1 step=2500
bayesian-curl | Rosca Bayesian na polia | bayesian curl, rosca atrás do corpo | biceps | forearms | cable | i 1 step=2500
high-cable-curl | Rosca na polia alta | high cable curl, rosca duplo bíceps, rosca cristo | biceps | forearms | cable | i load=per_side step=2500
lying-cable-curl | Rosca deitado na polia | lying cable curl | biceps | forearms | cable | i
preacher-curl | Rosca Scott com barra W | scott, preacher curl, rosca scott | biceps | forearms | ez-bar | i
barbell-preacher-curl | Rosca Scott com barra reta | barbell preacher curl, scott barra reta | biceps | forearms | barbell | i
cable-preacher-curl | Rosca Scott na polia | cable preacher curl, scott polia | biceps | forearms | cable | i
dumbbell-preacher-curl | Rosca Scott com halter | dumbbell preacher curl, one arm preacher, scott unilateral | biceps | forearms | dumbbell | i 1 step=1000
machine-preacher-curl | Rosca Scott na máquina | machine preacher curl, scott máquina | biceps | forearms | machine | i
machine-curl | Rosca bíceps na máquina | biceps machine, bíceps máquina | biceps | forearms | machine | i
concentration-curl | Rosca concentrada | concentration curl | biceps | forearms | dumbbell | i 1 step=1000
incline-dumbbell-curl | Rosca no banco inclinado com halteres | incline curl, rosca inclinada, rosca 45 | biceps | forearms | dumbbell | i step=1000
spider-curl | Rosca spider com barra W | spider curl, rosca aranha, rosca spider | biceps | forearms | ez-bar | i
dumbbell-spider-curl | Rosca spider com halteres | dumbbell spider curl | biceps | forearms | dumbbell | i step=1000
suspension-curl | Rosca na fita | trx curl, rosca no trx | biceps | forearms | suspension | i share=50
drag-curl | Rosca drag com barra | drag curl, rosca arrastada | biceps | forearms rear_delts | barbell | i
reverse-barbell-curl | Rosca inversa com barra | reverse curl, rosca inversa | forearms biceps |  | barbell | i
reverse-ez-bar-curl | Rosca inversa com barra W | reverse ez curl | forearms biceps |  | ez-bar | i
reverse-dumbbell-curl | Rosca inversa com halteres | reverse dumbbell curl | forearms biceps |  | dumbbell | i step=1000
reverse-cable-curl | Rosca inversa na polia | reverse cable curl | forearms biceps |  | cable | i
zottman-curl | Rosca Zottman | zottman | biceps forearms |  | dumbbell | i step=1000
band-curl | Rosca com elástico | band curl | biceps | forearms | band | i
wrist-curl | Rosca de punho com barra | wrist curl, flexão de punho | forearms |  | barbell | i
behind-back-wrist-curl | Rosca de punho por trás com barra | behind the back wrist curl | forearms |  | barbell | i
cable-wrist-curl | Rosca de punho na polia | cable wrist curl | forearms |  | cable | i step=2500
reverse-wrist-curl | Rosca de punho inversa com barra | reverse wrist curl, extensão de punho | forearms |  | barbell | i
dumbbell-wrist-curl | Rosca de punho com halteres | dumbbell wrist curl | forearms |  | dumbbell | i step=1000
wrist-roller | Rolo de punho | wrist roller, enrolar corda | forearms |  | other | i
plate-pinch | Pinça com anilha | plate pinch | forearms |  | plate | i load=total
dead-hang | Suspensão na barra | dead hang, pendurar na barra | forearms | lats upper_back | pull-up-bar | i load=time share=100
hand-gripper | Hand grip | hand gripper, alicate de mão | forearms |  | other | i 1 load=reps_only
rope-triceps-pushdown | Tríceps na polia com corda | tríceps corda, rope pushdown | triceps |  | cable | i
bar-triceps-pushdown | Tríceps na polia com barra | tríceps pulley, pushdown, tríceps polia, tríceps barra reta | triceps |  | cable | i
v-bar-triceps-pushdown | Tríceps na polia com barra V | v bar pushdown, tríceps barra v | triceps |  | cable | i
reverse-grip-triceps-pushdown | Tríceps inverso na polia | reverse pushdown, tríceps supinado | triceps |  | cable | i
single-arm-triceps-pushdown | Tríceps unilateral na polia | single arm pushdown | triceps |  | cable | i 1 step=2500
single-arm-reverse-triceps-pushdown | Tríceps inverso unilateral na polia | single arm reverse pushdown | triceps |  | cable | i 1 step=2500
cross-cable-triceps-extension | Tríceps cruzado na polia | cross cable triceps, tríceps no cross | triceps |  | cable | i load=per_side step=2500
ez-bar-skull-crusher | Tríceps testa com barra W | tríceps testa, skull crusher, testa barra w | triceps |  | ez-bar | i
barbell-skull-crusher | Tríceps testa com barra reta | barbell skull crusher, testa barra reta | triceps |  | barbell | i
incline-skull-crusher | Tríceps testa no banco inclinado com barra W | incline skull crusher, testa inclinado | triceps |  | ez-bar | i
dumbbell-skull-crusher | Tríceps testa com halteres | dumbbell skull crusher, testa halter | triceps |  | dumbbell | i step=1000
single-arm-skull-crusher | Tríceps testa unilateral com halter | cross body skull crusher, testa cruzado | triceps |  | dumbbell | i 1 step=1000
cable-skull-crusher | Tríceps testa na polia | cable skull crusher, testa polia | triceps |  | cable | i
dumbbell-overhead-triceps-extension | Tríceps francês com halter | tríceps francês, french press, overhead extension | triceps |  | dumbbell | i load=total
single-arm-overhead-triceps-extension | Tríceps francês unilateral | one arm french press | triceps |  | dumbbell | i 1 step=1000
ez-bar-overhead-triceps-extension | Tríceps francês com barra W | ez french press, francês barra w | triceps |  | ez-bar | i
rope-overhead-triceps-extension | Tríceps francês na polia com corda | overhead rope extension, francês corda, tríceps acima da cabeça | triceps |  | cable | i
bar-overhead-triceps-extension | Tríceps francês na polia com barra | overhead bar extension, francês na polia | triceps |  | cable | i
single-arm-cable-overhead-triceps-extension | Tríceps francês unilateral na polia | single arm overhead cable extension | triceps |  | cable | i 1 step=2500
machine-overhead-triceps-extension | Tríceps francês na máquina | overhead triceps machine | triceps |  | machine | i
band-overhead-triceps-extension | Tríceps francês com elástico | band overhead extension | triceps |  | band | i
dumbbell-kickback | Tríceps coice com halter | kickback, tríceps coice | triceps |  | dumbbell | i 1 step=1000
cable-kickback-triceps | Tríceps coice na polia | cable triceps kickback | triceps |  | cable | i 1 step=2500
bench-dip | Tríceps no banco | bench dip, mergulho no banco, tríceps banco | triceps | front_delts chest | bench | c load=added_bodyweight share=55
triceps-dip | Mergulho nas paralelas para tríceps | tríceps paralelas, paralelas fechadas | triceps | chest front_delts | parallel-bars | c share=95
machine-dip | Mergulho na máquina | dip machine, tríceps mergulho máquina | triceps | chest front_delts | machine | c
machine-triceps-extension | Tríceps na máquina | triceps machine, tríceps máquina | triceps |  | machine | i
close-grip-bench-press | Supino fechado com barra | close grip bench press, supino fechado | triceps | chest front_delts | barbell | c
smith-close-grip-bench-press | Supino fechado no Smith | smith close grip press | triceps | chest front_delts | smith | c
diamond-push-up | Flexão diamante | diamond push up, flexão fechada | triceps | chest front_delts | bodyweight | c share=65
jm-press | JM press com barra | jm press | triceps | chest front_delts | barbell | c
tate-press | Tate press com halteres | tate press | triceps | chest | dumbbell | i step=1000
band-triceps-pushdown | Tríceps com elástico | band pushdown | triceps |  | band | i
suspension-triceps-extension | Tríceps na fita | trx triceps extension, tríceps no trx | triceps | abs | suspension | i share=55
`;
