/**
 * What other apps call exercises that our own names and aliases do not answer to: `id | names, …`,
 * compared without accents, capitals and signs. Only names that mean the same exercise stand here;
 * anything else is for the person to decide.
 */
export const NAME_TABLE = `
barbell-bench-press | bench press barbell, flat bench press, barbell bench press
dumbbell-bench-press | bench press dumbbell, flat dumbbell press
smith-bench-press | bench press smith machine
machine-chest-press | chest press machine, seated chest press, iso lateral chest press
cable-chest-press | bench press cable, chest press cable
plate-loaded-chest-press | chest press plate loaded, iso lateral chest press machine
incline-barbell-bench-press | incline bench press barbell
incline-dumbbell-bench-press | incline bench press dumbbell
incline-smith-bench-press | incline bench press smith machine
incline-machine-press | incline chest press machine
decline-barbell-bench-press | decline bench press barbell
decline-dumbbell-bench-press | decline bench press dumbbell
decline-machine-press | decline chest press machine, iso lateral decline chest press machine
close-grip-bench-press | bench press close grip barbell, bench press close grip, close grip bench press barbell
smith-close-grip-bench-press | bench press close grip smith machine
dumbbell-floor-press | floor press dumbbell
dumbbell-fly | chest fly dumbbell, fly dumbbell, flat dumbbell fly
incline-dumbbell-fly | incline chest fly dumbbell, incline fly dumbbell, chest fly incline dumbbell
pec-deck | chest fly machine, butterfly pec deck, pec deck machine, chest fly, seated chest flys machine, butterfly
cable-crossover | cable crossover, high cable crossover, cable fly crossovers, cable crossovers
mid-cable-crossover | chest fly cable, cable fly, standing cable fly, seated chest flys cable
low-cable-crossover | low cable fly crossovers, low cable crossover
incline-cable-fly | incline chest fly cable, incline cable flys
push-up | push up, push ups, pushup, pushups, press up
incline-push-up | incline push ups, incline push up
decline-push-up | decline push up, decline push ups
knee-push-up | push up knees, kneeling push up
weighted-push-up | push up weighted
diamond-push-up | diamond push up, close grip push up, push up close grip
chest-dip | chest dip, chest dip bodyweight, dips, dip, chest dip weighted
triceps-dip | triceps dip, triceps dip weighted, tricep dip, triceps dip bodyweight
assisted-dip | chest dip assisted, triceps dip assisted, dip assisted
machine-dip | seated dip machine, dip machine
bench-dip | bench dip, bench dips
dumbbell-pullover | pullover dumbbell, dumbbell pullover
machine-pullover | pullover machine
pull-up | pull up, pull ups, pullup, pull up weighted, wide pull up
chin-up | chin up, chin ups, chin up weighted, chinup
neutral-grip-pull-up | neutral grip pull up, hammer grip pull up
assisted-pull-up | pull up assisted, pull up machine assisted, chin up assisted, assisted pull up machine
band-assisted-pull-up | pull up band, chin up band
lat-pulldown | lat pulldown cable, lat pulldown, wide grip lat pulldown, lat pulldown wide grip
machine-pulldown | lat pulldown machine, iso lateral lat pulldown, front pulldown machine
close-grip-lat-pulldown | lat pulldown close grip cable, lat pulldown close grip, v bar lat pulldown
reverse-grip-lat-pulldown | reverse grip lat pulldown cable, lat pulldown underhand cable, lat pulldown reverse grip
neutral-grip-lat-pulldown | lat pulldown neutral grip, lat pulldown neutral grip cable
single-arm-lat-pulldown | single arm lat pulldown, lat pulldown single arm, lat pulldown single arm cable
straight-arm-pulldown | straight arm lat pulldown cable, straight arm pulldown, lat pushdown cable
rope-straight-arm-pulldown | rope straight arm pulldown, straight arm pulldown rope
barbell-row | bent over row barbell, barbell row, bent over one row barbell
reverse-grip-barbell-row | bent over row underhand barbell, yates row barbell, reverse grip bent over row barbell
pendlay-row | pendlay row barbell, pendlay row
dumbbell-bent-over-row | bent over row dumbbell
dumbbell-row | dumbbell row, single arm dumbbell row, bent over one arm row dumbbell, one arm dumbbell row
chest-supported-dumbbell-row | chest supported incline row dumbbell, incline row dumbbell, chest supported row dumbbell
t-bar-row | t bar row, t bar row barbell, landmine row
chest-supported-t-bar-row | t bar row machine, chest supported t bar row
seated-cable-row | seated cable row v grip cable, seated row cable, seated cable row, seated cable row bar grip
wide-grip-seated-cable-row | seated wide grip row cable, seated cable row bar wide grip, seated cable row wide grip
single-arm-cable-row | single arm cable row, seated row single arm cable
machine-row | seated row machine, seated machine row
plate-loaded-row | iso lateral row machine, iso lateral high row machine, iso lateral low row
smith-row | bent over row smith machine
inverted-row | inverted row, inverted row bodyweight
renegade-row | renegade row dumbbell
meadows-row | meadows rows barbell, meadows row
barbell-shrug | shrug barbell
dumbbell-shrug | shrug dumbbell
smith-shrug | shrug smith machine
machine-shrug | shrug machine
cable-shrug | shrug cable
deadlift | deadlift barbell, conventional deadlift
sumo-deadlift | sumo deadlift barbell, sumo deadlift
trap-bar-deadlift | deadlift trap bar, trap bar deadlift
dumbbell-deadlift | deadlift dumbbell
deficit-deadlift | deficit deadlift barbell, deadlift deficit barbell
rack-pull | rack pull barbell
romanian-deadlift | romanian deadlift barbell, romanian deadlift
dumbbell-romanian-deadlift | romanian deadlift dumbbell
stiff-leg-deadlift | stiff leg deadlift barbell, straight leg deadlift barbell, straight leg deadlift
dumbbell-stiff-leg-deadlift | stiff leg deadlift dumbbell, straight leg deadlift dumbbell
single-leg-romanian-deadlift | single leg romanian deadlift dumbbell, single leg deadlift dumbbell
back-extension | back extension, back extension hyperextension, back extension weighted hyperextension, hyperextension
machine-back-extension | back extension machine
reverse-hyperextension | reverse hyperextension, reverse hyperextension machine
good-morning | good morning barbell
superman | superman
back-squat | squat barbell, back squat, barbell squat, full squat, high bar squat
front-squat | front squat barbell
box-squat | box squat barbell
pause-squat | pause squat barbell
overhead-squat | overhead squat barbell
zercher-squat | zercher squat barbell
smith-squat | squat smith machine
dumbbell-squat | squat dumbbell
bodyweight-squat | squat bodyweight, air squat
goblet-squat | goblet squat, goblet squat dumbbell, goblet squat kettlebell
hack-squat | hack squat machine, hack squat
barbell-hack-squat | hack squat barbell
pendulum-squat | pendulum squat machine
belt-squat | belt squat machine, squat machine
pistol-squat | pistol squat
jump-squat | jump squat
sissy-squat | sissy squat weighted, sissy squat
leg-press-45 | leg press machine, leg press, leg press 45
horizontal-leg-press | leg press horizontal machine, seated leg press, seated leg press machine
single-leg-press | single leg press machine, single leg press, leg press single leg
leg-extension | leg extension machine, leg extension
single-leg-extension | single leg extensions, leg extension single leg, single leg extension machine
lying-leg-curl | lying leg curl machine, lying leg curl
seated-leg-curl | seated leg curl machine, seated leg curl
standing-leg-curl | standing leg curls, standing leg curl machine, single leg curl
nordic-curl | nordic hamstrings curls, nordic hamstring curl
glute-ham-raise | glute ham raise
walking-lunge | walking lunge dumbbell, lunge dumbbell, walking lunge
barbell-walking-lunge | walking lunge barbell, lunge barbell
bodyweight-lunge | lunge bodyweight, walking lunge bodyweight, lunge
reverse-lunge | reverse lunge dumbbell
lateral-lunge | lateral lunge dumbbell
split-squat | split squat dumbbell
bulgarian-split-squat | bulgarian split squat, bulgarian split squat dumbbell
step-up | step up dumbbell, dumbbell step up
hip-abduction-machine | hip abduction machine, hip abductor machine
hip-adduction-machine | hip adduction machine, hip adductor machine
cable-hip-abduction | hip abduction cable
cable-hip-adduction | hip adduction cable
barbell-hip-thrust | hip thrust barbell
machine-hip-thrust | hip thrust machine
smith-hip-thrust | hip thrust smith machine
single-leg-hip-thrust | single leg hip thrust
glute-bridge | glute bridge
barbell-glute-bridge | glute bridge barbell
cable-glute-kickback | cable glute kickbacks, glute kickback cable, standing cable glute kickbacks, cable kickback
machine-glute-kickback | glute kickback machine, rear kick machine
cable-pull-through | cable pull through, pull through cable
standing-calf-raise | standing calf raise machine, standing calf raise, calf raise machine
seated-calf-raise | seated calf raise, seated calf raise machine, seated calf raise plate loaded
leg-press-calf-raise | calf press machine, calf press on leg press, calf press on seated leg press
smith-calf-raise | standing calf raise smith, calf raise smith machine, standing calf raise smith machine
dumbbell-calf-raise | standing calf raise dumbbell
bodyweight-calf-raise | standing calf raise bodyweight, calf raise bodyweight
single-leg-calf-raise | single leg standing calf raise, single leg calf raise
overhead-press | overhead press barbell, military press barbell, strict military press barbell, shoulder press barbell
seated-barbell-press | seated overhead press barbell, seated shoulder press barbell
dumbbell-shoulder-press | shoulder press dumbbell, overhead press dumbbell, seated overhead press dumbbell, seated shoulder press dumbbell
standing-dumbbell-press | standing shoulder press dumbbell
arnold-press | arnold press dumbbell
smith-shoulder-press | overhead press smith machine, shoulder press smith machine
machine-shoulder-press | shoulder press machine, seated shoulder press machine
plate-loaded-shoulder-press | shoulder press machine plates, shoulder press plate loaded
cable-shoulder-press | overhead press cable, shoulder press cable
landmine-press | landmine press, single arm landmine press barbell
push-press | push press, push press barbell
handstand-push-up | handstand push up
pike-push-up | pike pushup, pike push up
dumbbell-lateral-raise | lateral raise dumbbell, lateral raise
seated-dumbbell-lateral-raise | seated lateral raise dumbbell
cable-lateral-raise | lateral raise cable, single arm lateral raise cable
machine-lateral-raise | lateral raise machine
band-lateral-raise | lateral raise band
dumbbell-front-raise | front raise dumbbell
barbell-front-raise | front raise barbell
cable-front-raise | front raise cable
plate-front-raise | plate front raise, front raise plate
reverse-pec-deck | rear delt reverse fly machine, reverse fly machine, rear delt fly machine
dumbbell-reverse-fly | rear delt reverse fly dumbbell, reverse fly dumbbell, rear delt fly dumbbell
cable-reverse-fly | rear delt reverse fly cable, reverse fly cable, single arm rear delt fly cable
face-pull | face pull, face pull cable
band-pull-apart | band pullaparts, band pull apart
barbell-upright-row | upright row barbell
cable-upright-row | upright row cable
dumbbell-upright-row | upright row dumbbell
barbell-curl | bicep curl barbell, biceps curl barbell, curl barbell
ez-bar-curl | ez bar biceps curl, bicep curl ez bar, curl ez bar
dumbbell-curl | bicep curl dumbbell, biceps curl dumbbell, curl dumbbell
alternating-dumbbell-curl | alternating bicep curl dumbbell, seated alternating curl dumbbell
cable-curl | bicep curl cable, biceps curl cable, rope cable curl
machine-curl | bicep curl machine, biceps curl machine
single-arm-cable-curl | single arm curl cable
hammer-curl | hammer curl dumbbell, hammer curl
rope-hammer-curl | hammer curl cable, rope hammer curl
cross-body-hammer-curl | cross body hammer curl
preacher-curl | preacher curl barbell, preacher curl ez bar
dumbbell-preacher-curl | preacher curl dumbbell, single arm preacher curl dumbbell
machine-preacher-curl | preacher curl machine
concentration-curl | concentration curl, concentration curl dumbbell
incline-dumbbell-curl | incline curl dumbbell, seated incline curl dumbbell, bicep curl incline dumbbell
bayesian-curl | behind the back curl cable, behind the back bicep wrist curl cable
spider-curl | spider curl barbell, spider curl dumbbell
drag-curl | drag curl
reverse-barbell-curl | reverse curl barbell
reverse-cable-curl | reverse curl cable
zottman-curl | zottman curl dumbbell
band-curl | bicep curl band, bicep curl resistance band
wrist-curl | wrist curl barbell, palms up wrist curl, seated palms up wrist curl
reverse-wrist-curl | reverse wrist curl barbell, seated wrist extension barbell
wrist-roller | wrist roller
dead-hang | dead hang, hang
rope-triceps-pushdown | triceps rope pushdown, triceps pushdown cable rope, triceps pushdown rope
bar-triceps-pushdown | triceps pushdown, triceps pushdown cable straight bar, tricep pushdown cable, triceps pushdown cable
v-bar-triceps-pushdown | triceps pushdown v bar
reverse-grip-triceps-pushdown | reverse grip triceps pushdown cable
single-arm-triceps-pushdown | single arm triceps pushdown cable, single arm tricep extension cable
ez-bar-skull-crusher | skullcrusher barbell, skullcrusher ez bar, lying triceps extension ez bar, triceps extension barbell
dumbbell-skull-crusher | skullcrusher dumbbell, lying triceps extension dumbbell
cable-skull-crusher | skullcrusher cable
dumbbell-overhead-triceps-extension | triceps extension dumbbell, overhead triceps extension dumbbell, seated triceps extension dumbbell
single-arm-overhead-triceps-extension | single arm triceps extension dumbbell
rope-overhead-triceps-extension | overhead triceps extension cable, triceps extension cable, overhead rope triceps extension
machine-triceps-extension | triceps extension machine, seated triceps extension machine
dumbbell-kickback | triceps kickback dumbbell, tricep kickback dumbbell
cable-kickback-triceps | triceps kickback cable
jm-press | jm press barbell
crunch | crunch, crunch bodyweight
machine-crunch | crunch machine, ab crunch machine
cable-crunch | cable crunch, kneeling cable crunch
sit-up | sit up, situp
decline-sit-up | decline crunch, decline sit up weighted
reverse-crunch | reverse crunch
bicycle-crunch | bicycle crunch, bicycle crunch raised legs
lying-leg-raise | lying leg raise, leg raise
hanging-leg-raise | hanging leg raise, hanging straight leg raise
hanging-knee-raise | hanging knee raise
captains-chair-leg-raise | leg raise parallel bars, knee raise captain s chair, knee raise parallel bars, captain s chair leg raise
toes-to-bar | toes to bar, toe to bar
plank | plank, front plank
side-plank | side plank
ab-wheel | ab wheel, ab wheel rollout
dead-bug | dead bug
bird-dog | bird dog
mountain-climber | mountain climber
russian-twist | russian twist weighted, russian twist bodyweight, russian twist
pallof-press | pallof press, pallof press cable
high-cable-woodchop | cable twist down to up, wood chop cable, cable twist
v-up | v up, jackknife sit up
flutter-kick | flutter kicks
dumbbell-side-bend | side bend dumbbell, side bend
dragon-flag | dragon flag
l-sit | l sit hold
power-clean | power clean, clean barbell
hang-clean | hang clean
clean-and-jerk | clean and jerk barbell
clean-and-press | clean and press barbell
snatch | snatch barbell
barbell-thruster | thruster barbell
dumbbell-thruster | thruster dumbbell
kettlebell-swing | kettlebell swing
turkish-get-up | kettlebell turkish get up, turkish get up
burpee | burpee
box-jump | box jump
jumping-jack | jumping jack
battle-rope | battle ropes
wall-ball | wall ball
medicine-ball-slam | ball slams
sled-push | sled push
farmers-walk | farmers walk, farmer s walk, farmers carry
treadmill-run | treadmill, running treadmill, running
treadmill-walk | walking, walking treadmill
outdoor-run | run, outdoor run, running outdoor
stationary-bike | stationary bike, cycling, cycling indoor
spin-bike | spinning
air-bike | air bike, assault bike
elliptical | elliptical trainer, elliptical machine, elliptical
rowing-machine | rowing machine, rowing, rower
stair-climber | stair machine, stair machine steps, stair machine floors, stairmaster, climbing
ski-erg | skierg
jump-rope | jump rope, jumping rope
`;
