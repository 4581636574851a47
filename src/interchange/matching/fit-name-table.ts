/**
 * Names of the FIT profile that the table of other apps lacks, in the form of `NAME_TABLE`. They
 * are facts of the profile: the category that a name belongs to says which exercise it means.
 */
export const FIT_NAME_TABLE = `
barbell-hip-thrust | barbell hip thrust with bench
barbell-glute-bridge | barbell hip thrust on floor
glute-bridge | hip raise
single-leg-glute-bridge | single leg hip raise
dumbbell-reverse-fly | bent over lateral raise
single-arm-cable-reverse-fly | single arm standing cable reverse flye
incline-dumbbell-reverse-fly | face down incline reverse flye
ez-bar-curl | standing ez bar biceps curl
dumbbell-curl | standing dumbbell biceps curl
seated-dumbbell-curl | seated dumbbell biceps curl
alternating-dumbbell-curl | standing alternating dumbbell curls, seated alternating dumbbell biceps curl
zottman-curl | standing zottman biceps curl
concentration-curl | one arm concentration curl
cross-body-hammer-curl | cross body dumbbell hammer curl
reverse-barbell-curl | reverse grip barbell biceps curl
reverse-ez-bar-curl | reverse ez bar curl
dumbbell-preacher-curl | one arm preacher curl
reverse-grip-bench-press | reverse grip barbell bench press
neutral-grip-dumbbell-press | neutral grip dumbbell bench press
single-arm-dumbbell-bench-press | single arm dumbbell bench press
snatch-grip-deadlift | wide grip barbell deadlift
bulgarian-split-squat | back foot elevated dumbbell split squat
barbell-bulgarian-split-squat | barbell bulgarian split squat
lateral-lunge | dumbbell side lunge
jumping-lunge | alternating jump lunge
jump-squat | body weight jump squat
power-clean | barbell power clean
power-snatch | barbell power snatch
squat-clean | barbell squat clean
high-pull | barbell high pull
dumbbell-snatch | single arm dumbbell snatch
kettlebell-snatch | single arm kettlebell snatch
single-arm-kettlebell-swing | single arm kettlebell swing
american-kettlebell-swing | kettlebell swing overhead, kbs overhead
band-assisted-pull-up | banded pull ups, band assisted pull up
neutral-grip-pull-up | neutral grip chin up
reverse-grip-lat-pulldown | reverse grip pulldown
straight-arm-pulldown | standing cable pullover
plyometric-push-up | explosive push up, clapping push up
suspension-push-up | suspended push up
dumbbell-bent-over-row | bent over row with dumbell
dumbbell-row | single arm neutral grip dumbbell row, one arm bent over row
reverse-grip-barbell-row | reverse grip barbell row
seated-cable-row | v grip cable row
reverse-grip-seated-cable-row | seated underhand grip cable row, underhand grip cable row
rope-seated-cable-row | rope handle cable row
suspension-row | suspended inverted row, trx inverted row, suspended row
rowing-machine | indoor row
band-face-pull | banded face pulls
single-arm-dumbbell-shoulder-press | single arm dumbbell shoulder press
plate-front-raise | weight plate front raise
overhead-press | strict press
leaning-lateral-raise | leaning dumbbell lateral raise
high-cable-external-rotation | 90 degree cable external rotation
cable-external-rotation | cable external rotation
cable-internal-rotation | cable internal rotation
wall-sit | body weight wall squat
back-squat | barbell back squat
seated-good-morning | seated barbell good morning
decline-dumbbell-fly | decline dumbbell flye
kettlebell-windmill | kettlebell windmill
dumbbell-overhead-triceps-extension | seated dumbbell overhead triceps extension, single dumbbell seated overhead triceps extension
single-arm-overhead-triceps-extension | seated single arm overhead dumbbell extension, single arm dumbbell overhead triceps extension
reverse-grip-triceps-pushdown | reverse grip pressdown, reverse grip triceps pressdown
cable-skull-crusher | cable lying triceps extension
incline-skull-crusher | incline ez bar lying triceps extension
triceps-dip | body weight dip, weighted dip
cable-kickback-triceps | triceps cable kickback
ball-back-extension | swiss ball back extension
superman | superman from floor
lying-leg-raise | lying straight leg raise
medicine-ball-chest-pass | medicine ball chest pass
backward-sled-drag | sled backward drag
tire-flip | tire flip
air-bike | assault bike
treadmill-run | treadmill, treadmill run
treadmill-walk | treadmill walk
outdoor-run | outdoor run
outdoor-walk | outdoor walk
outdoor-cycling | outdoor bike, outdoor cycling
stationary-bike | stationary bike
spin-bike | spin bike
stair-climber | stair stepper
`;
