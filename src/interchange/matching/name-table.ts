import { FIT_NAME_TABLE } from './fit-name-table';

/**
 * Other apps' names that our names and aliases lack: `id | names, …`, compared without accents,
 * capitals and signs. Only names of the same exercise are listed; the person decides on others.
 */
export const NAME_TABLE = `
barbell-bench-press | flat bench press, barbell bench press, flat barbell bench press
dumbbell-bench-press | flat dumbbell press, flat dumbbell bench press
smith-bench-press | bench press smith machine
machine-chest-press | chest press machine, seated chest press
cable-chest-press | bench press cable, chest press cable
plate-loaded-chest-press | chest press plate loaded, iso lateral chest press machine, hammer strength chest press
incline-barbell-bench-press | incline bench press barbell
incline-dumbbell-bench-press | incline bench press dumbbell
incline-smith-bench-press | incline bench press smith machine
incline-machine-press | incline chest press machine
decline-barbell-bench-press | decline bench press barbell
decline-dumbbell-bench-press | decline bench press dumbbell
decline-machine-press | decline chest press machine, iso lateral decline chest press machine, decline bench press machine
close-grip-bench-press | close grip bench press barbell
smith-close-grip-bench-press | bench press close grip smith machine
dumbbell-floor-press | floor press dumbbell
dumbbell-fly | chest fly dumbbell, flat dumbbell fly
incline-dumbbell-fly | incline fly dumbbell, chest fly incline dumbbell
pec-deck | chest fly machine, butterfly pec deck, pec deck machine, chest fly, seated chest flys machine, seated machine fly, machine fly, lever pec deck fly
cable-crossover | high cable fly, high cable crossover, cable crossovers, cable crossover fly
mid-cable-crossover | chest fly cable, standing cable fly, seated chest flys cable
low-cable-crossover | low cable fly crossovers, low cable crossover
incline-cable-fly | incline chest fly cable
push-up | press up
knee-push-up | kneeling push up
diamond-push-up | push up close grip
chest-dip | chest dip, chest dip bodyweight, chest dip weighted, parallel bar dip, parallel bar dips
triceps-dip | triceps dip weighted, tricep dip, triceps dip bodyweight, parallel bar triceps dip
assisted-dip | chest dip assisted, triceps dip assisted
machine-dip | seated dip machine, machine tricep dip
pull-up | pull up weighted
chin-up | chin up weighted
neutral-grip-pull-up | hammer grip pull up, neutral chin up
assisted-pull-up | assisted pull up machine
band-assisted-pull-up | chin up band
lat-pulldown | lat pulldown cable
machine-pulldown | lat pulldown machine, iso lateral lat pulldown, front pulldown machine
close-grip-lat-pulldown | lat pulldown close grip cable, lat pulldown close grip, v bar lat pulldown, cable front lat pulldown close grip, cable v bar pulldown
reverse-grip-lat-pulldown | reverse grip lat pulldown cable, lat pulldown underhand cable, lat pulldown reverse grip
neutral-grip-lat-pulldown | lat pulldown neutral grip, lat pulldown neutral grip cable
single-arm-lat-pulldown | lat pulldown single arm, lat pulldown single arm cable
straight-arm-pulldown | straight arm lat pulldown cable, lat pushdown cable, straight arm cable pushdown
rope-straight-arm-pulldown | straight arm pulldown rope
barbell-row | bent over row barbell, barbell row, bent over one row barbell
reverse-grip-barbell-row | bent over row underhand barbell, yates row barbell, reverse grip bent over row barbell
pendlay-row | pendlay row barbell, pendlay row
dumbbell-row | dumbbell row, bent over one arm row dumbbell, one arm dumbbell row
chest-supported-dumbbell-row | chest supported incline row dumbbell, incline row dumbbell, chest supported row dumbbell
t-bar-row | t bar row barbell, landmine row
chest-supported-t-bar-row | t bar row machine, chest supported t bar row
seated-cable-row | seated cable row v grip cable, seated cable row, seated cable row bar grip, cable row
wide-grip-seated-cable-row | seated cable row bar wide grip, seated cable row wide grip
single-arm-cable-row | seated row single arm cable
machine-row | seated machine row
plate-loaded-row | iso lateral row machine, hammer strength row, hammerstrength iso row
smith-row | bent over row smith machine
inverted-row | inverted row bodyweight
renegade-row | renegade row dumbbell
meadows-row | meadows rows barbell, meadows row
barbell-shrug | shrug barbell
smith-shrug | shrug smith machine
deadlift | deadlift barbell, conventional deadlift
sumo-deadlift | sumo deadlift barbell
deficit-deadlift | deadlift deficit barbell
rack-pull | rack pull barbell
romanian-deadlift | romanian deadlift barbell
dumbbell-romanian-deadlift | romanian deadlift dumbbell
stiff-leg-deadlift | stiff leg deadlift barbell, straight leg deadlift barbell, straight leg deadlift
dumbbell-stiff-leg-deadlift | stiff leg deadlift dumbbell, straight leg deadlift dumbbell
single-leg-romanian-deadlift | single leg romanian deadlift dumbbell, single leg deadlift dumbbell
back-extension | back extension hyperextension, back extension weighted hyperextension, hyperextension, back hyperextension, 45 degrees back extension
machine-back-extension | back extension machine
reverse-hyperextension | reverse hyperextension, reverse hyperextension machine
good-morning | good morning barbell
back-squat | barbell squat, full squat, high bar squat, barbell deep squat
front-squat | front squat barbell
box-squat | box squat barbell
pause-squat | pause squat barbell, paused squat
overhead-squat | overhead squat barbell
zercher-squat | zercher squat barbell, zercher squat
smith-squat | squat smith machine
bodyweight-squat | squat bodyweight
goblet-squat | goblet squat dumbbell
hack-squat | hack squat machine
pendulum-squat | pendulum squat machine
belt-squat | belt squat machine
sissy-squat | sissy squat weighted
leg-press-45 | leg press machine, sled 45 leg press, sled 45 degrees leg press
horizontal-leg-press | leg press horizontal machine, seated leg press machine
single-leg-press | single leg press machine, leg press single leg
leg-extension | leg extension machine
single-leg-extension | single leg extension machine, single leg leg extension
lying-leg-curl | lying leg curl machine, lying hamstrings curl
seated-leg-curl | seated leg curl machine
standing-leg-curl | standing leg curl machine, single leg curl
nordic-curl | nordic hamstring curl
walking-lunge | walking lunge dumbbell
bodyweight-lunge | walking lunge bodyweight, lunge
reverse-lunge | reverse lunge dumbbell, dumbbell rear lunge
lateral-lunge | lateral lunge dumbbell
split-squat | split squat dumbbell
bulgarian-split-squat | bulgarian split squat dumbbell
step-up | dumbbell step up
hip-abduction-machine | hip abduction machine, hip abductor machine
hip-adduction-machine | hip adduction machine, hip adductor machine
cable-hip-abduction | hip abduction cable
cable-hip-adduction | hip adduction cable
barbell-hip-thrust | hip thrust barbell
smith-hip-thrust | hip thrust smith machine
cable-glute-kickback | glute kickback cable, standing cable glute kickbacks
machine-glute-kickback | glute kickback machine, rear kick machine
cable-pull-through | pull through cable
standing-calf-raise | standing calf raise machine, standing calf raise, calf raise machine
seated-calf-raise | seated calf raise machine, seated calf raise plate loaded
leg-press-calf-raise | calf press on leg press
smith-calf-raise | standing calf raise smith, calf raise smith machine, standing calf raise smith machine
dumbbell-calf-raise | standing calf raise dumbbell
bodyweight-calf-raise | standing calf raise bodyweight
single-leg-calf-raise | single leg standing calf raise
overhead-press | overhead press barbell, military press barbell, strict military press barbell, shoulder press barbell, standing military press barbell
seated-barbell-press | seated overhead press barbell, seated shoulder press barbell
dumbbell-shoulder-press | overhead press dumbbell, seated overhead press dumbbell, seated shoulder press dumbbell, seated dumbbell press
standing-dumbbell-press | standing shoulder press dumbbell
arnold-press | arnold press dumbbell, dumbbell seated arnold press, arnold presses
smith-shoulder-press | overhead press smith machine, shoulder press smith machine
machine-shoulder-press | seated shoulder press machine, machine overhead press, lever seated shoulder press
plate-loaded-shoulder-press | shoulder press machine plates, shoulder press plate loaded, hammer strength shoulder press
cable-shoulder-press | overhead press cable
landmine-press | single arm landmine press barbell, single arm landmine press
push-press | push press barbell
dumbbell-lateral-raise | lateral raise dumbbell
seated-dumbbell-lateral-raise | seated lateral raise dumbbell
cable-lateral-raise | single arm lateral raise cable
dumbbell-front-raise | front raise dumbbell
plate-front-raise | front raise plate
reverse-pec-deck | rear delt reverse fly machine, reverse fly machine, rear delt fly machine, lever seated reverse fly
dumbbell-reverse-fly | rear delt reverse fly dumbbell, reverse fly dumbbell, rear delt fly dumbbell, rear delt dumbbell raise, dumbbell bent over reverse fly
cable-reverse-fly | rear delt reverse fly cable, single arm rear delt fly cable, cable rear delt fly
face-pull | face pull cable, cable rope face pull, cable seated face pull with rope male, seated face pull
band-pull-apart | band pullaparts
barbell-upright-row | upright row barbell
barbell-curl | biceps curl barbell
ez-bar-curl | bicep curl ez bar
dumbbell-curl | biceps curl dumbbell
alternating-dumbbell-curl | alternating bicep curl dumbbell, seated alternating curl dumbbell
cable-curl | biceps curl cable
machine-curl | biceps curl machine, seated machine curl
single-arm-cable-curl | single arm cable bicep curl
hammer-curl | hammer curl dumbbell
rope-hammer-curl | hammer curl cable, rope hammer curl, cable rope hammer curl, rope cable curl
cross-body-hammer-curl | cross body hammer curl
preacher-curl | preacher curl ez bar
dumbbell-preacher-curl | single arm preacher curl dumbbell
concentration-curl | concentration curl dumbbell
incline-dumbbell-curl | incline curl dumbbell, seated incline curl dumbbell, bicep curl incline dumbbell
bayesian-curl | behind the back curl cable
spider-curl | spider curl barbell
reverse-barbell-curl | reverse curl barbell
zottman-curl | zottman curl dumbbell, zottman curl
band-curl | bicep curl band, bicep curl resistance band
wrist-curl | wrist curl barbell, palms up wrist curl, seated palms up wrist curl
reverse-wrist-curl | reverse wrist curl barbell, seated wrist extension barbell
dead-hang | hang
rope-triceps-pushdown | triceps pushdown cable rope, triceps pushdown rope, cable rope tricep extension, cable rope triceps extension
bar-triceps-pushdown | triceps pushdown, triceps pushdown cable straight bar, triceps pushdown cable, push down, push downs
v-bar-triceps-pushdown | triceps pushdown v bar
reverse-grip-triceps-pushdown | reverse grip triceps pushdown cable, reverse bar grip triceps pushdown
single-arm-triceps-pushdown | single arm triceps pushdown cable, single arm tricep extension cable
ez-bar-skull-crusher | skullcrusher ez bar, lying triceps extension ez bar
dumbbell-skull-crusher | lying triceps extension dumbbell, dumbbell supine triceps extension
dumbbell-overhead-triceps-extension | seated triceps press, triceps extension dumbbell, overhead triceps extension dumbbell, seated triceps extension dumbbell
single-arm-overhead-triceps-extension | single arm triceps extension dumbbell
rope-overhead-triceps-extension | overhead triceps extension cable, triceps extension cable, overhead rope triceps extension, cable rope overhead triceps extension
machine-triceps-extension | triceps extension machine, seated triceps extension machine
dumbbell-kickback | tricep kickback dumbbell, dumbbell kickback
jm-press | jm press barbell
crunch | crunch bodyweight
machine-crunch | ab crunch machine, machine seated crunch
cable-crunch | kneeling cable crunch
decline-sit-up | decline crunch, decline sit up weighted
bicycle-crunch | bicycle crunch raised legs
lying-leg-raise | lying leg raise, flat leg raise
hanging-leg-raise | hanging straight leg raise
captains-chair-leg-raise | leg raise parallel bars, knee raise captain s chair, knee raise parallel bars, captain s chair leg raise, parallel bar hip raise
plank | front plank
side-plank | side bridge
ab-wheel | ab wheel rollout
russian-twist | russian twist weighted, russian twist bodyweight, weight plate russian twist
pallof-press | pallof press, pallof press cable, cable core palloff press
high-cable-woodchop | wood chop cable, cable twist up to down
v-up | jackknife sit up
dumbbell-side-bend | side bend dumbbell
l-sit | l sit hold
clean-and-jerk | clean and jerk barbell
clean-and-press | clean and press barbell
snatch | snatch barbell
barbell-thruster | thruster barbell
dumbbell-thruster | dumbbell squat to shoulder press
turkish-get-up | kettlebell turkish get up
medicine-ball-slam | medicine ball slam
farmers-walk | farmers carry
treadmill-run | running treadmill
treadmill-walk | walking treadmill
outdoor-run | outdoor run, running, running outdoor, corrida, corrida livre, course a pied, correr, corsa, laufen, joggen, carrera
stationary-bike | stationary bike, cycling indoor, cycling stationary
elliptical | elliptical trainer, elliptical machine, elliptical training
rowing-machine | rowing machine, rowing, remo seco
stair-climber | stair machine, stair machine steps, stair machine floors
ski-erg | skierg
jump-rope | jumping rope
wide-grip-pull-up | wide pull up
wide-grip-lat-pulldown | lat pulldown wide grip, lat pulldown wide grip cable
plate-loaded-high-row | iso lateral high row machine
behind-back-wrist-curl | behind the back bicep wrist curl barbell
horizontal-calf-press | calf press machine
horizontal-leg-press-calf-raise | calf press on seated leg press
outdoor-walk | walking, caminhada, caminata, camminata, marche, gehen, spazieren
forward-lunge | lunge dumbbell, afundo halter
barbell-split-squat | lunge barbell
wide-grip-bench-press | bench press wide grip barbell
smith-deadlift | deadlift smith machine
band-pulldown | kneeling pulldown band, lat pulldown band
svend-press | plate squeeze svend press
heel-touch | heel taps
kettlebell-press | kettlebell shoulder press
low-cable-woodchop | cable twist down to up
squat-clean | clean barbell, clean
dumbbell-wrist-curl | seated palms up wrist curl dumbbell
high-cable-curl | overhead curl cable
quadruped-kickback | glute kickback on floor
band-lateral-walk | lateral band walks
ball-crunch | crunch stability ball
neck-flexion | lying neck curls weighted
plyometric-push-up | clap push ups, plyometric push up
squeeze-press | dumbbell squeeze press
decline-dumbbell-fly | decline chest fly dumbbell
decline-smith-bench-press | decline bench press smith machine
single-leg-glute-bridge | single leg glute bridge
single-leg-dumbbell-calf-raise | single leg standing calf raise dumbbell
barbell-calf-raise | standing calf raise barbell
suspension-fly | chest fly suspension
suspension-curl | bicep curl suspension
suspension-squat | squat suspension
suspension-triceps-extension | triceps extension suspension
behind-neck-press | behind the neck barbell press
incline-plate-loaded-press | incline hammer strength chest press
decline-plate-loaded-press | decline hammer strength chest press
cable-external-rotation | cable shoulder external rotation
reverse-ez-bar-curl | ez bar reverse grip curl
ez-bar-overhead-triceps-extension | ez bar overhead tricep extension
ball-russian-twist | medicine ball russian twist
seated-dumbbell-curl | seated dumbbell curl
kettlebell-halo | kettlebell halo
single-arm-cable-crossover | single arm cable crossover
sumo-squat | sumo squat dumbbell
outdoor-cycling | road cycling
barbell-skull-crusher | barbell lying triceps press, barbell supine triceps extension, barbell tricep extension supine
curl-21s | 21s bicep curl
flutter-kick | ab scissors
incline-dumbbell-reverse-fly | chest supported reverse fly dumbbell
y-raise | chest supported y raise dumbbell
high-pull | deadlift high pull
suspension-knee-tuck | jack knife suspension
side-lying-hip-abduction | lateral leg raises
suspension-row | low row suspension
neck-extension | lying neck extension weighted
cable-curl | low cable curl
low-cable-crossover | low cable fly
high-cable-woodchop | woodchopper cable
swimming | schwimmen, natation, natacion, nuoto
ski-erg | ski ergometer
sled-push | prowler push
snatch | strappo
`;

/** The lines of the table: an exercise id and one of its names. */
export function readNameTable(): [id: string, name: string][] {
  return `${NAME_TABLE.trim()}${FIT_NAME_TABLE.trimEnd()}`.split('\n').flatMap((line) => {
    const [id = '', names = ''] = line.split('|').map((cell) => cell.trim());
    return names.split(', ').map((name): [string, string] => [id, name]);
  });
}
