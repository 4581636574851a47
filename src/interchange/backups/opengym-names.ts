/**
 * Names of openGym's frequent exercises by number, because its backups have no names. The person
 * matches other numbers once.
 */
const NAMES = `
0025 barbell bench press
0047 incline bench press (barbell)
0033 decline bench press (barbell)
0030 close grip bench press (barbell)
0289 dumbbell bench press
0314 incline bench press (dumbbell)
0308 dumbbell fly
0319 incline dumbbell fly
0227 cable crossover
0596 pec deck
0577 chest press machine
0748 bench press (smith machine)
0251 chest dip
0662 push up
0091 seated barbell overhead press
0405 dumbbell shoulder press
0426 standing dumbbell press
2137 arnold press
0603 shoulder press machine
0334 dumbbell lateral raise
0178 cable lateral raise
0310 dumbbell front raise
0383 dumbbell reverse fly
0602 reverse pec deck
0120 upright row (barbell)
0095 barbell shrug
0406 dumbbell shrug
0652 pull up
0651 neutral grip pull up
1326 chin up
0150 lat pulldown
2330 lat pulldown
0238 straight arm pulldown
0027 barbell row
0292 dumbbell row
0861 seated cable row
1350 seated row machine
0606 t bar row
0032 deadlift
0117 sumo deadlift
0085 romanian deadlift
1459 romanian deadlift (dumbbell)
0116 stiff leg deadlift
0043 squat
0042 front squat
1760 goblet squat
0770 squat (smith machine)
0739 leg press
0585 leg extension
0586 lying leg curl
0599 seated leg curl
0597 hip abduction machine
0598 hip adduction machine
0605 standing calf raise
0594 seated calf raise
0336 lunge (dumbbell)
1460 walking lunge
1409 barbell glute bridge
0860 cable glute kickback
0044 good morning
0031 barbell curl
0294 dumbbell curl
0313 hammer curl
0447 ez bar curl
0070 barbell preacher curl
0297 concentration curl
0868 cable curl
0201 triceps pushdown
0241 v bar pushdown
0060 skull crusher
2188 seated triceps extension (dumbbell)
0333 dumbbell kickback
0274 crunch
0175 cable crunch
0472 hanging leg raise
0872 reverse crunch
0276 dead bug
0630 mountain climber
1160 burpee
0549 kettlebell swing
0685 run
2612 jump rope
`;

export const OPEN_GYM_NAMES: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split('\n')
    .map((line) => [line.slice(0, 4), line.slice(5)]),
);
