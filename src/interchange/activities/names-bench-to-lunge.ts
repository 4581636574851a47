/**
 * Exercises of the FIT profile by their numbers: `category name | names, …`. The first name has the
 * number 0. `#7` sets the next number. `+` repeats the last name with weight. Names include their
 * category if they mean another exercise without it.
 */
export const BENCH_TO_LUNGE = `
0 bench press | alternating dumbbell chest press on swiss ball, barbell bench press, barbell board
  bench press, barbell floor press, close grip barbell bench press, decline dumbbell bench press,
  dumbbell bench press, dumbbell floor press, incline barbell bench press, incline dumbbell bench
  press, incline smith machine bench press, isometric barbell bench press, kettlebell chest press,
  neutral grip dumbbell bench press, neutral grip dumbbell incline bench press, one arm floor
  press, +, partial lockout, reverse grip barbell bench press, reverse grip incline bench press,
  single arm cable chest press, single arm dumbbell bench press, smith machine bench press, swiss
  ball dumbbell chest press, triple stop barbell bench press, wide grip barbell bench press,
  alternating dumbbell chest press
1 calf raise | 3 way calf raise, 3 way weighted calf raise, 3 way single leg calf raise, 3 way
  weighted single leg calf raise, donkey calf raise, +, seated calf raise, +, seated dumbbell toe
  raise, single leg bent knee calf raise, +, single leg decline push up, single leg donkey calf
  raise, +, single leg hip raise with knee hold, single leg standing calf raise, single leg
  standing dumbbell calf raise, standing barbell calf raise, standing calf raise, +, standing
  dumbbell calf raise
2 cardio | bob and weave circle, +, cardio core crawl, +, double under, +, jump rope, +, jump rope
  crossover, +, jump rope jog, +, jumping jacks, +, ski moguls, +, split jacks, +, squat jacks, +,
  triple under, +, elliptical, spinning, pole paddle forward wheelchair, pole paddle backward
  wheelchair, pole handcycle forward wheelchair, pole handcycle backward wheelchair, pole rainbow
  wheelchair, double punch forward wheelchair, double punch down wheelchair, double punch sideways
  wheelchair, double punch up wheelchair, sit ski wheelchair, sitting jacks wheelchair, punch
  forward wheelchair, punch down wheelchair, punch sideways wheelchair, punch up wheelchair, punch
  bag wheelchair, pole dd ff uu wheelchair, butterfly arms wheelchair, punch
3 carry | bar holds, farmers walk, farmers walk on toes, hex dumbbell hold, overhead carry,
  dumbbell waiter carry, farmers carry walk lunge, farmers carry, farmers carry on toes
4 chop | cable pull through, cable rotational lift, cable woodchop, cross chop to knee, +,
  dumbbell chop, half kneeling rotation, +, half kneeling rotational chop, half kneeling
  rotational reverse chop, half kneeling stability chop, half kneeling stability reverse chop,
  kneeling rotational chop, kneeling rotational reverse chop, kneeling stability chop, kneeling
  woodchopper, medicine ball wood chops, power squat chops, +, standing rotational chop, standing
  split rotational chop, standing split rotational reverse chop, standing stability reverse chop
5 core | abs jabs, +, alternating plate reach, barbell rollout, +, body bar oblique twist, cable
  core press, cable side bend, side bend, +, crescent circle, +, cycling russian twist, +,
  elevated feet russian twist, +, half turkish get up, kettlebell windmill, kneeling ab wheel, +,
  modified front lever, open knee tucks, +, side abs leg lift, +, swiss ball jackknife, +, swiss
  ball pike, +, swiss ball rollout, +, triangle hip press, +, trx suspended jackknife, +, u boat,
  +, windmill switches, +, alternating slide out, +, ghd back extensions, +, overhead walk,
  inchworm, weighted modified front lever, russian twist, abdominal leg rotations, arm and leg
  extension on knees, bicycle, bicep curl with leg extension, cat cow, corkscrew, criss cross,
  criss cross with ball, double leg stretch, knee folds, lower lift, neck pull, pelvic clocks,
  roll over, roll up, rolling, rowing 1, rowing 2, scissors, single leg circles, single leg
  stretch, snake twist 1 and 2, swan, prone swimming, teaser, the hundred, bicep curl with leg
  extension with weights, #75 hanging l sit, #77 lower lift with weights, #79 ring l sit, rowing 1
  with weights, rowing 2 with weights, scissors with weights, single leg stretch with weights,
  toes to elbows, weighted criss cross, weighted double leg stretch, weighted the hundred, l sit,
  turkish get up, weighted ring l sit, weighted hanging l sit, weighted l sit, side bend low
  wheelchair, side bend mid wheelchair, side bend high wheelchair, seated side bend
6 crunch | bicycle crunch, cable crunch, circular arm crunch, crossed arms crunch, +, cross leg
  reverse crunch, +, crunch chop, +, double crunch, +, elbow to knee crunch, +, flutter kicks, +,
  foam roller reverse crunch on bench, +, foam roller reverse crunch with dumbbell, foam roller
  reverse crunch with medicine ball, frog press, hanging knee raise oblique crunch, +, hip
  crossover, +, hollow rock, +, incline reverse crunch, +, kneeling cable crunch, kneeling cross
  crunch, +, kneeling oblique cable crunch, knees to elbow, abdominal leg extensions, +, leg
  levers, mcgill curl up, +, modified pilates roll up with ball, +, pilates crunch, +, pilates
  roll up with ball, +, raised legs crunch, +, reverse crunch, +, reverse crunch on a bench, +,
  reverse curl and lift, +, rotational lift, +, seated alternating reverse crunch, +, seated leg
  u, +, side to side crunch and weave, +, single leg reverse crunch, +, skater crunch cross, +,
  standing cable crunch, standing side crunch, step climb, +, swiss ball crunch, swiss ball
  reverse crunch, +, swiss ball russian twist, +, swiss ball side crunch, +, thoracic crunches on
  foam roller, +, triceps crunch, weighted bicycle crunch, weighted crunch, weighted swiss ball
  crunch, toes to bar, +, crunch, straight leg crunch with ball, #86 leg climb crunch
7 curl | alternating dumbbell biceps curl, alternating dumbbell biceps curl on swiss ball,
  alternating incline dumbbell biceps curl, barbell biceps curl, barbell reverse wrist curl,
  barbell wrist curl, behind the back barbell reverse wrist curl, behind the back one arm cable
  curl, cable biceps curl, cable hammer curl, cheating barbell biceps curl, close grip ez bar
  biceps curl, cross body dumbbell hammer curl, dead hang biceps curl, decline hammer curl,
  dumbbell biceps curl with static hold, dumbbell hammer curl, dumbbell reverse wrist curl,
  dumbbell wrist curl, ez bar preacher curl, forward bend biceps curl, hammer curl to press,
  incline dumbbell biceps curl, incline offset thumb dumbbell curl, kettlebell biceps curl, lying
  concentration cable curl, one arm preacher curl, plate pinch curl, preacher curl with cable,
  reverse ez bar curl, reverse grip wrist curl, reverse grip barbell biceps curl, seated
  alternating dumbbell biceps curl, seated dumbbell biceps curl, seated reverse dumbbell curl,
  split stance offset pinky dumbbell curl, standing alternating dumbbell curls, standing dumbbell
  biceps curl, standing ez bar biceps curl, static curl, swiss ball dumbbell overhead triceps
  extension, swiss ball ez bar preacher curl, twisting standing dumbbell biceps curl, wide grip ez
  bar biceps curl, one arm concentration curl, standing zottman biceps curl, dumbbell biceps curl,
  drag curl wheelchair, dumbbell biceps curl wheelchair, bottle curl, seated bottle curl
8 deadlift | barbell deadlift, barbell straight leg deadlift, dumbbell deadlift, dumbbell single
  leg deadlift to row, dumbbell straight leg deadlift, kettlebell floor to shelf, one arm one leg
  deadlift, rack pull, rotational dumbbell straight leg deadlift, single arm deadlift, single leg
  barbell deadlift, single leg barbell straight leg deadlift, single leg deadlift with barbell,
  single leg rdl circuit, single leg romanian deadlift with dumbbell, sumo deadlift, sumo deadlift
  high pull, trap bar deadlift, wide grip barbell deadlift, #20 kettlebell deadlift, kettlebell
  sumo deadlift, #23 romanian deadlift, single leg romanian deadlift circuit, straight leg
  deadlift
9 flye | cable crossover, decline dumbbell flye, dumbbell flye, incline dumbbell flye, kettlebell
  flye, kneeling rear flye, single arm standing cable reverse flye, swiss ball dumbbell flye, arm
  rotations, hug a tree, face down incline reverse flye, incline reverse flye, rear delt fly
  wheelchair
10 hip raise | barbell hip thrust on floor, barbell hip thrust with bench, bent knee swiss ball
  reverse hip raise, +, bridge with leg extension, +, clam bridge, front kick tabletop, +, hip
  extension and cross, +, hip raise, +, hip raise with feet on swiss ball, +, hip raise with head
  on bosu ball, +, hip raise with head on swiss ball, +, hip raise with knee squeeze, +, incline
  rear leg extension, +, kettlebell swing, marching hip raise, +, marching hip raise with feet on
  a swiss ball, +, reverse hip raise, +, single leg hip raise, +, single leg hip raise with foot
  on bench, +, single leg hip raise with foot on bosu ball, +, single leg hip raise with foot on
  foam roller, +, single leg hip raise with foot on medicine ball, +, single leg hip raise with
  head on bosu ball, +, weighted clam bridge, single leg swiss ball hip raise and leg curl, clams,
  inner thigh circles, inner thigh side lift, leg circles, leg lift, leg lift in external rotation
11 hip stability | band side lying leg raise, dead bug, +, external hip raise, +, fire hydrant
  kicks, +, hip circles, +, inner thigh lift, +, lateral walks with band at ankles, pretzel side
  kick, +, prone hip internal rotation, +, quadruped, quadruped hip extension, +, quadruped with
  leg lift, +, side lying leg raise, +, sliding hip adduction, +, standing adduction, +, standing
  cable hip abduction, bodyweight standing hip abduction, +, standing rear leg raise, +, supine
  hip internal rotation, +, lying abduction stretch
12 hip swing | single arm kettlebell swing, single arm dumbbell swing, step out swing, one arm
  swing
13 hyperextension | back extension with opposite arm and leg reach, +, base rotations, +, bent
  knee reverse hyperextension, +, hollow hold and roll, +, kicks, +, knee raises, +, kneeling
  superman, +, lat pull down with row, medicine ball deadlift to reach, one arm one leg row, one
  arm row with band, overhead lunge with medicine ball, plank knee tucks, +, side step, +, single
  leg back extension, +, spine extension, +, static back extension, +, superman from floor, +,
  swiss ball back extension, +, swiss ball hyperextension, +, swiss ball opposite arm and leg
  lift, +, superman on swiss ball, cobra, supine floor barre
14 lateral raise | 45 degree cable external rotation, alternating lateral raise with static hold,
  bar muscle up, bent over lateral raise, cable diagonal raise, cable front raise, calorie row,
  combo shoulder raise, dumbbell diagonal raise, dumbbell v raise, front raise, leaning dumbbell
  lateral raise, lying dumbbell raise, muscle up, one arm cable lateral raise, overhand grip rear
  lateral raise, plate raises, ring dip, +, ring muscle up, +, rope climb, +, scaption, seated
  lateral raise, seated rear lateral raise, side lying lateral raise, standing lift, suspended
  row, underhand grip rear lateral raise, wall slide, +, arm circles, shaving the head, dumbbell
  lateral raise, #36 ring dip kipping, wall walk, dumbbell front raise wheelchair, dumbbell
  lateral raise wheelchair, pole double arm overhead and forward wheelchair, pole straight arm
  overhead wheelchair
15 leg curl | leg curl, +, good morning, seated barbell good morning, single leg barbell good
  morning, single leg sliding leg curl, sliding leg curl, split barbell good morning, split stance
  extension, staggered stance good morning, swiss ball hip raise and leg curl, zercher good
  morning, band good morning, bar good morning
16 leg raise | hanging knee raise, hanging leg raise, +, hanging single leg raise, +, kettlebell
  leg raises, leg lowering drill, +, lying straight leg raise, +, medicine ball leg drops,
  quadruped leg raise, +, reverse leg raise, +, reverse leg raise on swiss ball, +, single leg
  lowering drill, +, weighted hanging knee raise, lateral stepover, +
17 lunge | overhead lunge, lunge matrix, +, alternating barbell forward lunge, alternating
  dumbbell lunge with reach, back foot elevated dumbbell split squat, barbell box lunge, barbell
  bulgarian split squat, barbell crossover lunge, barbell front split squat, barbell lunge,
  barbell reverse lunge, barbell side lunge, barbell split squat, core control rear lunge,
  diagonal lunge, drop lunge, dumbbell box lunge, dumbbell bulgarian split squat, dumbbell
  crossover lunge, dumbbell diagonal lunge, dumbbell lunge, dumbbell lunge and rotation, dumbbell
  overhead bulgarian split squat, dumbbell reverse lunge to high knee and press, dumbbell side
  lunge, elevated front foot barbell split squat, front foot elevated dumbbell split squat,
  gunslinger lunge, lawnmower lunge, low lunge with isometric adduction, low side to side lunge,
  lunge, +, lunge with arm reach, lunge with diagonal reach, lunge with side bend, offset dumbbell
  lunge, offset dumbbell reverse lunge, overhead bulgarian split squat, overhead dumbbell reverse
  lunge, overhead dumbbell split squat, overhead lunge with rotation, reverse barbell box lunge,
  reverse box lunge, reverse dumbbell box lunge, reverse dumbbell crossover lunge, reverse
  dumbbell diagonal lunge, reverse lunge with reach back, +, reverse lunge with twist and overhead
  reach, +, reverse sliding box lunge, +, reverse sliding lunge, +, runners lunge to balance, +,
  shifting side lunge, side and crossover lunge, +, side lunge, +, side lunge and press, side
  lunge jump off, side lunge sweep, +, side lunge to crossover tap, +, side to side lunge chops,
  +, siff jump lunge, +, single arm reverse lunge and press, sliding lateral lunge, +, walking
  barbell lunge, walking dumbbell lunge, walking lunge, +, wide grip overhead barbell split squat,
  alternating dumbbell lunge, dumbbell reverse lunge, overhead dumbbell lunge, scissor power
  switch, dumbbell overhead walking lunge, curtsy lunge, +, weighted shifting side lunge, weighted
  side lunge and press, weighted side lunge jump off
`;
