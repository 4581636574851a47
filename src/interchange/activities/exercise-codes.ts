/**
 * Exercises of our catalogue in the FIT profile: `category | id number, id, …`. Those without a
 * number have a category alone. 65534 is the profile's number for an unknown category.
 */
const CODES = `
0 | barbell-bench-press 1, barbell-floor-press 3, close-grip-bench-press 4,
  decline-dumbbell-bench-press 5, dumbbell-bench-press 6, dumbbell-floor-press 7,
  incline-barbell-bench-press 8, incline-dumbbell-bench-press 9, incline-smith-bench-press 10,
  neutral-grip-dumbbell-press 13, reverse-grip-bench-press 18, single-arm-dumbbell-bench-press 21,
  smith-bench-press 22, wide-grip-bench-press 25, machine-chest-press, plate-loaded-chest-press,
  single-arm-machine-chest-press, paused-bench-press, incline-machine-press,
  incline-plate-loaded-press, decline-barbell-bench-press, decline-machine-press,
  decline-plate-loaded-press, decline-smith-bench-press, cable-chest-press, landmine-chest-press,
  squeeze-press, svend-press, smith-close-grip-bench-press
1 | donkey-calf-raise 4, seated-calf-raise 6, single-leg-calf-raise 15,
  single-leg-dumbbell-calf-raise 16, barbell-calf-raise 17, standing-calf-raise 18,
  dumbbell-calf-raise 20, plate-seated-calf-raise, horizontal-calf-press,
  horizontal-leg-press-calf-raise, leg-press-calf-raise, smith-calf-raise,
  smith-seated-calf-raise, hack-calf-raise, bodyweight-calf-raise, tibialis-raise,
  machine-tibialis-raise, band-tibialis-raise
2 | jump-rope 6, jumping-jack 12, elliptical 22, spin-bike 23
3 | farmers-walk 1, overhead-carry 4, suitcase-carry, trap-bar-carry, sandbag-carry
4 | cable-pull-through 0, high-cable-woodchop, low-cable-woodchop
5 | barbell-rollout 3, cable-side-bend 7, dumbbell-side-bend 8, kettlebell-windmill 17, inchworm
  44, russian-twist 46, l-sit 88, turkish-get-up 89, hollow-hold, ab-wheel, ball-russian-twist,
  bench-side-bend, stomach-vacuum, kettlebell-halo, pallof-hold, pallof-press, band-pallof-press,
  machine-torso-rotation, landmine-rotation
6 | bicycle-crunch 0, cable-crunch 1, flutter-kick 13, reverse-crunch 46, weighted-crunch 79,
  toes-to-bar 81, crunch 83, machine-crunch, ball-crunch, decline-reverse-crunch,
  seated-knee-tuck, windshield-wiper, oblique-crunch, heel-touch, cable-oblique-crunch,
  dragon-flag, suspension-knee-tuck, ball-knee-tuck
7 | alternating-dumbbell-curl 0, barbell-curl 3, reverse-wrist-curl 4, wrist-curl 5, cable-curl 8,
  rope-hammer-curl 9, cross-body-hammer-curl 12, hammer-curl 16, dumbbell-wrist-curl 18,
  preacher-curl 19, incline-dumbbell-curl 22, dumbbell-preacher-curl 26, cable-preacher-curl 28,
  reverse-ez-bar-curl 29, reverse-barbell-curl 31, seated-dumbbell-curl 33, ez-bar-curl 38,
  concentration-curl 44, zottman-curl 45, dumbbell-curl 46, curl-21s, alternating-hammer-curl,
  incline-hammer-curl, single-arm-cable-curl, bayesian-curl, high-cable-curl, lying-cable-curl,
  barbell-preacher-curl, machine-preacher-curl, machine-curl, spider-curl, dumbbell-spider-curl,
  suspension-curl, drag-curl, reverse-dumbbell-curl, reverse-cable-curl, behind-back-wrist-curl,
  cable-wrist-curl, wrist-roller, plate-pinch, hand-gripper
8 | deadlift 0, dumbbell-deadlift 2, dumbbell-stiff-leg-deadlift 4, rack-pull 7,
  single-leg-romanian-deadlift 14, sumo-deadlift 15, trap-bar-deadlift 17, snatch-grip-deadlift
  18, kettlebell-deadlift 20, romanian-deadlift 23, stiff-leg-deadlift 25, smith-deadlift,
  paused-deadlift, deficit-deadlift, dumbbell-romanian-deadlift, kettlebell-stiff-leg-deadlift,
  cable-stiff-leg-deadlift, b-stance-romanian-deadlift, smith-stiff-leg-deadlift
9 | cable-crossover 0, decline-dumbbell-fly 1, dumbbell-fly 2, incline-dumbbell-fly 3,
  single-arm-cable-reverse-fly 6, incline-dumbbell-reverse-fly 11, pec-deck, mid-cable-crossover,
  low-cable-crossover, incline-cable-fly, lying-cable-fly, single-arm-cable-crossover,
  reverse-pec-deck, cable-reverse-fly
10 | barbell-glute-bridge 0, barbell-hip-thrust 1, glute-bridge 11, kettlebell-swing 23,
  single-leg-glute-bridge 30, bodyweight-hip-thrust, band-hip-thrust, machine-hip-thrust,
  smith-hip-thrust, single-leg-hip-thrust, dumbbell-hip-thrust, feet-elevated-glute-bridge,
  frog-pump
11 | dead-bug 1, psoas-march, cable-glute-kickback, diagonal-cable-kickback,
  quadruped-cable-kickback, machine-glute-kickback, standing-glute-kickback-machine,
  quadruped-glute-machine, quadruped-kickback, ankle-weight-quadruped-kickback, fire-hydrant,
  clamshell, band-lateral-walk, side-plank-hip-lift, hip-adduction-machine, cable-hip-adduction,
  band-hip-adduction, side-lying-hip-adduction, hip-abduction-machine,
  leaning-hip-abduction-machine, standing-hip-abduction-machine, cable-hip-abduction,
  band-hip-abduction, standing-band-hip-abduction, side-lying-hip-abduction,
  ankle-weight-hip-abduction
12 | single-arm-kettlebell-swing 0
13 | superman 29, ball-back-extension 31, back-extension, machine-back-extension,
  reverse-hyperextension, glute-focused-back-extension
14 | dumbbell-reverse-fly 3, cable-front-raise 5, leaning-lateral-raise 11, muscle-up 13,
  cable-lateral-raise 14, ring-dip 17, rope-climb 21, seated-dumbbell-lateral-raise 24,
  lying-lateral-raise 26, dumbbell-lateral-raise 34, chest-supported-lateral-raise,
  partial-lateral-raise, behind-back-cable-lateral-raise, single-arm-machine-lateral-raise,
  machine-lateral-raise, alternating-dumbbell-front-raise, barbell-front-raise, rope-front-raise,
  plate-steering-wheel, suspension-face-pull, suspension-y-raise, y-raise
15 | good-morning 2, seated-good-morning 3, sliding-leg-curl 6, band-good-morning 12,
  smith-good-morning, lying-leg-curl, single-leg-lying-leg-curl, seated-leg-curl,
  single-leg-seated-leg-curl, standing-leg-curl, kneeling-leg-curl, ankle-weight-leg-curl,
  cable-leg-curl, dumbbell-leg-curl, nordic-curl, ball-leg-curl, suspension-leg-curl,
  band-leg-curl, reverse-nordic-curl, glute-ham-raise
16 | hanging-knee-raise 0, hanging-leg-raise 1, lying-leg-raise 8, cable-knee-raise,
  bench-leg-raise, hanging-oblique-knee-raise, captains-chair-leg-raise
17 | barbell-bulgarian-split-squat 7, barbell-reverse-lunge 11, barbell-split-squat 13,
  bulgarian-split-squat 18, forward-lunge 21, lateral-lunge 25, bodyweight-lunge 32,
  barbell-walking-lunge 76, walking-lunge 78, reverse-lunge 82, curtsy-lunge 86,
  plate-overhead-walking-lunge, smith-reverse-lunge, bodyweight-split-squat, smith-split-squat,
  bodyweight-bulgarian-split-squat, smith-bulgarian-split-squat
18 | power-clean 2, power-snatch 3, squat-clean 4, clean-and-jerk 5, high-pull 8, push-jerk 15,
  kettlebell-snatch 18, dumbbell-snatch 25, clean-and-press 27, snatch 28, hang-clean,
  kettlebell-clean, kettlebell-clean-and-press
19 | bear-crawl 4, mountain-climber 34, plank 43, side-plank 66, copenhagen-plank, high-plank,
  reverse-plank, ball-plank, bear-plank, spider-plank, shoulder-tap-plank, bird-dog
20 | jumping-lunge 0, medicine-ball-slam 25, box-jump 33, jump-squat 37, broad-jump, skater-jump,
  medicine-ball-rotational-throw
21 | close-grip-lat-pulldown 5, lat-pulldown 13, reverse-grip-lat-pulldown 18,
  straight-arm-pulldown 20, wide-grip-lat-pulldown 25, wide-grip-pull-up 26, pull-up 38, chin-up
  39, band-assisted-pull-up 42, neutral-grip-pull-up 43, dumbbell-pullover, barbell-pullover,
  negative-pull-up, archer-pull-up, assisted-pull-up, assisted-chin-up, scapular-pull-up,
  neutral-grip-lat-pulldown, single-arm-lat-pulldown, behind-neck-lat-pulldown, machine-pulldown,
  single-arm-machine-pulldown, band-pulldown, rope-straight-arm-pulldown, machine-pullover,
  lying-cable-pullover, dead-hang
22 | plyometric-push-up 7, decline-push-up 13, diamond-push-up 15, handstand-push-up 25,
  incline-push-up 27, knee-push-up 33, medicine-ball-chest-pass 35, weighted-push-up 40,
  suspension-push-up 59, push-up 77, dive-bomber-push-up 83, pike-push-up 84, archer-push-up
23 | dumbbell-row 2, face-pull 5, kettlebell-row 9, renegade-row 15, reverse-grip-barbell-row 16,
  rope-seated-cable-row 17, seated-cable-row 18, single-arm-cable-row 20, suspension-row 26,
  t-bar-row 28, wide-grip-seated-cable-row 33, inverted-row 35, chest-supported-dumbbell-row 40,
  barbell-row 45, dumbbell-bent-over-row 47, reverse-grip-seated-cable-row 48,
  plate-loaded-high-row, pendlay-row, seal-row, gorilla-row, chest-supported-t-bar-row,
  cable-bent-over-row, machine-row, plate-loaded-row, plate-loaded-low-row,
  single-arm-plate-loaded-row, single-arm-machine-row, smith-row, meadows-row, rear-delt-row
24 | arnold-press 1, push-press 3, overhead-press 14, seated-barbell-press 16,
  single-arm-dumbbell-shoulder-press 18, smith-shoulder-press 20, plate-front-raise 23,
  dumbbell-shoulder-press 24, dumbbell-front-raise 28, behind-neck-press, standing-dumbbell-press,
  neutral-grip-dumbbell-shoulder-press, z-press, band-shoulder-press, machine-shoulder-press,
  plate-loaded-shoulder-press, cable-shoulder-press, kettlebell-press, bottoms-up-press,
  landmine-press, handstand-hold, cuban-press
25 | high-cable-external-rotation 0, band-external-rotation 1, cable-external-rotation 4,
  cable-internal-rotation 33, dumbbell-external-rotation
26 | barbell-shrug 1, barbell-upright-row 2, dumbbell-shrug 5, dumbbell-upright-row 6,
  behind-back-shrug 18, trap-bar-shrug, smith-shrug, machine-shrug, cable-shrug,
  cable-upright-row, smith-upright-row
27 | butterfly-sit-up 4, v-up 31, sit-up 37, decline-sit-up
28 | leg-press-45 0, back-squat 2, box-squat 7, front-squat 8, barbell-hack-squat 9,
  barbell-step-up 17, wall-sit 20, dumbbell-front-squat 27, split-squat 28, dumbbell-squat 29,
  goblet-squat 37, american-kettlebell-swing 39, overhead-squat 44, pistol-squat 47, step-up 66,
  sumo-squat 69, barbell-thruster 79, wall-ball 83, zercher-squat 86, bodyweight-squat 100,
  dumbbell-thruster 101, low-bar-squat, safety-bar-squat, barbell-sumo-squat, pause-squat,
  smith-squat, smith-front-squat, smith-sumo-squat, hack-squat, reverse-hack-squat, v-squat,
  pendulum-squat, belt-squat, kettlebell-goblet-squat, heel-elevated-goblet-squat, landmine-squat,
  kettlebell-sumo-squat, spanish-squat, sissy-squat, machine-sissy-squat, high-foot-leg-press,
  wide-stance-leg-press, horizontal-leg-press, vertical-leg-press, plate-loaded-leg-press,
  single-leg-press, leg-extension, single-leg-extension, cossack-squat, bodyweight-step-up,
  step-down
29 | burpee 0, man-maker, devil-press
30 | bench-dip 0, cable-kickback-triceps 3, cable-skull-crusher 4, rope-overhead-triceps-extension
  5, dumbbell-kickback 6, dumbbell-skull-crusher 7, ez-bar-overhead-triceps-extension 8,
  incline-skull-crusher 11, ez-bar-skull-crusher 13, dumbbell-overhead-triceps-extension 15,
  reverse-grip-triceps-pushdown 18, rope-triceps-pushdown 19,
  single-arm-overhead-triceps-extension 24, bar-triceps-pushdown 39, triceps-dip 40, chest-dip,
  assisted-dip, v-bar-triceps-pushdown, single-arm-triceps-pushdown,
  single-arm-reverse-triceps-pushdown, cross-cable-triceps-extension, barbell-skull-crusher,
  single-arm-skull-crusher, bar-overhead-triceps-extension,
  single-arm-cable-overhead-triceps-extension, machine-overhead-triceps-extension,
  band-overhead-triceps-extension, machine-dip, machine-triceps-extension, jm-press, tate-press,
  band-triceps-pushdown, suspension-triceps-extension
32 | outdoor-run 0, outdoor-walk 1
37 | band-chest-press 5, band-curl 7, band-face-pull 13, band-lateral-raise 25, band-pull-apart
  32, band-row 35, band-squat 42
38 | battle-rope
41 | air-bike 0, stationary-bike 3
42 | rowing-machine 0
45 | backward-sled-drag 0, sled-push 4, sled-pull
47 | stair-climber 0
49 | suspension-fly 0, suspension-squat 31
50 | tire-flip 0
52 | treadmill-run 1
53 | outdoor-cycling 0
65534 | neck-flexion, neck-extension, neck-lateral-flexion, neck-machine, treadmill-walk,
  treadmill-sprint, curved-treadmill, swimming, recumbent-bike, arm-ergometer, ski-erg,
  high-knees, heavy-bag, mini-trampoline
`;

/** Category and number of an exercise in the FIT profile; the number is null for a category alone. */
export interface FitCode {
  readonly category: number;
  readonly number: number | null;
}

/** The codes of the catalogue's exercises, by id. */
export function readFitCodes(): ReadonlyMap<string, FitCode> {
  const lines = CODES.trim().replaceAll('\n  ', ' ').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [category, cells = ''] = line.split(' | ');
      return cells.split(', ').map((cell): [string, FitCode] => {
        const [id = '', number] = cell.split(' ');
        return [id, { category: Number(category), number: number ? Number(number) : null }];
      });
    }),
  );
}
