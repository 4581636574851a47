/** The categories from 18 on, in the form of `BENCH_TO_LUNGE`. */
export const LIFT_TO_TIRE = `
18 olympic lift | barbell hang power clean, barbell hang squat clean, barbell power clean, barbell
  power snatch, barbell squat clean, clean and jerk, barbell hang power snatch, barbell hang pull,
  barbell high pull, barbell snatch, barbell split jerk, clean, dumbbell clean, dumbbell hang
  pull, one hand dumbbell split snatch, push jerk, single arm dumbbell snatch, single arm hang
  snatch, single arm kettlebell snatch, split jerk, squat clean and jerk, dumbbell hang snatch,
  dumbbell power clean and jerk, dumbbell power clean and push press, dumbbell power clean and
  strict press, dumbbell snatch, medicine ball clean, clean and press, snatch
19 plank | 45 degree plank, +, 90 degree static hold, +, bear crawl, +, cross body mountain
  climber, +, elbow plank pike jacks, +, elevated feet plank, +, elevator abs, +, extended plank,
  +, full plank passe twist, +, inching elbow plank, +, inchworm to side plank, +, kneeling plank,
  +, kneeling side plank with leg lift, +, lateral roll, +, lying reverse plank, +, medicine ball
  mountain climber, +, modified mountain climber and extension, +, mountain climber, +, mountain
  climber on sliding discs, +, mountain climber with feet on bosu ball, +, mountain climber with
  hands on bench, mountain climber with hands on swiss ball, +, plank, plank jacks with feet on
  sliding discs, +, plank knee twist, +, plank pike jumps, +, plank pikes, +, plank to stand up,
  +, plank with arm raise, +, plank with knee to elbow, +, plank with oblique crunch, +,
  plyometric side plank, +, rolling side plank, +, side kick plank, +, side plank, +, side plank
  and row, +, side plank lift, +, side plank with elbow on bosu ball, +, side plank with feet on
  bench, +, side plank with knee circle, +, side plank with knee tuck, +, side plank with leg
  lift, +, side plank with reach under, +, single leg elevated feet plank, +, single leg flex and
  extend, +, single leg side plank, +, spiderman plank, +, straight arm plank, +, straight arm
  plank with shoulder touch, +, swiss ball plank, +, swiss ball plank leg lift, +, swiss ball
  plank leg lift and hold, swiss ball plank with feet on bench, +, swiss ball prone jackknife, +,
  swiss ball side plank, +, three way plank, +, towel plank and knee in, +, t stabilization, +,
  turkish get up to side plank, +, two point plank, +, weighted plank, wide stance plank with
  diagonal arm lift, +, wide stance plank with diagonal leg lift, +, wide stance plank with leg
  lift, +, wide stance plank with opposite arm and leg lift, weighted mountain climber with hands
  on bench, weighted swiss ball plank leg lift and hold, weighted wide stance plank with opposite
  arm and leg lift, plank with feet on swiss ball, side plank to plank with reach under, bridge
  with glute lower lift, plank bridge one leg bridge, plank with arm variations, plank with leg
  lift, reverse plank with leg pull, ring plank sprawls
20 plyo | alternating jump lunge, +, barbell jump squat, body weight jump squat, weighted jump
  squat, cross knee strike, +, depth jump, +, dumbbell jump squat, dumbbell split jump, front knee
  strike, +, high box jump, +, isometric explosive body weight jump squat, weighted isometric
  explosive jump squat, lateral leap and hop, +, lateral plyo squats, +, lateral slide, +,
  medicine ball overhead throws, medicine ball side throw, medicine ball slam, side to side
  medicine ball throws, side to side shuffle jump, +, squat jump onto box, +, squat jumps in and
  out, +, box jump, box jump overs, box jump overs over the box, star jump squats, jump squat
21 pull up | banded pull ups, 30 degree lat pulldown, band assisted chin up, close grip chin up,
  +, close grip lat pulldown, crossover chin up, +, ez bar pullover, hanging hurdle, +, kneeling
  lat pulldown, kneeling underhand grip lat pulldown, lat pulldown, mixed grip chin up, +, mixed
  grip pull up, +, reverse grip pulldown, standing cable pullover, straight arm pulldown, swiss
  ball ez bar pullover, towel pull up, +, weighted pull up, wide grip lat pulldown, wide grip pull
  up, +, burpee pull up, +, jumping pull ups, +, kipping pull up, +, l pull up, +, suspended chin
  up, +, pull up, chin up, neutral grip chin up, weighted chin up, band assisted pull up, neutral
  grip pull up, weighted neutral grip chin up, weighted neutral grip pull up
22 push up | chest press with band, alternating staggered push up, +, alternating hands medicine
  ball push up, +, bosu ball push up, +, clapping push up, +, close grip medicine ball push up, +,
  close hands push up, +, decline push up, +, diamond push up, +, explosive crossover push up, +,
  explosive push up, +, feet elevated side to side push up, +, hand release push up, +, handstand
  push up, +, incline push up, +, isometric explosive push up, +, judo push up, +, kneeling push
  up, +, medicine ball chest pass, medicine ball push up, +, one arm push up, +, weighted push up,
  push up and row, +, push up plus, +, push up with feet on swiss ball, +, push up with one hand
  on medicine ball, +, shoulder push up, +, single arm medicine ball push up, +, spiderman push
  up, +, stacked feet push up, +, staggered hands push up, +, suspended push up, +, swiss ball
  push up, +, swiss ball push up plus, +, t push up, +, triple stop push up, +, wide hands push
  up, +, parallette handstand push up, +, ring handstand push up, +, ring push up, +, push up,
  pilates pushup, dynamic push up, kipping handstand push up, shoulder tapping push up, biceps
  push up, hindu push up, pike push up, wide grip push up, weighted biceps push up, weighted hindu
  push up, weighted pike push up, kipping parallette handstand push up, wall push up
23 row | barbell straight leg deadlift to row, cable row standing, dumbbell row, elevated feet
  inverted row, +, face pull, face pull with external rotation, inverted row with feet on swiss
  ball, +, kettlebell row, modified inverted row, +, neutral grip alternating dumbbell row, one
  arm bent over row, one legged dumbbell row, renegade row, reverse grip barbell row, rope handle
  cable row, seated cable row, seated dumbbell row, single arm cable row, single arm cable row and
  rotation, single arm inverted row, +, single arm neutral grip dumbbell row, single arm neutral
  grip dumbbell row and rotation, suspended inverted row, +, t bar row, towel grip inverted row,
  +, underhand grip cable row, v grip cable row, wide grip seated cable row, alternating dumbbell
  row, inverted row, row, +, indoor row, banded face pulls, chest supported dumbbell row, decline
  ring row, elevated ring row, rdl bent over row with barbell dumbbell, ring row, barbell row,
  bent over row with barbell, bent over row with dumbell, seated underhand grip cable row, trx
  inverted row, weighted inverted row, weighted trx inverted row, dumbbell row wheelchair
24 shoulder press | alternating dumbbell shoulder press, arnold press, barbell front squat to push
  press, barbell push press, barbell shoulder press, dead curl press, dumbbell alternating
  shoulder press and twist, dumbbell hammer curl to lunge to press, dumbbell push press, floor
  inverted shoulder press, +, inverted shoulder press, +, one arm push press, overhead barbell
  press, overhead dumbbell press, seated barbell shoulder press, seated dumbbell shoulder press,
  single arm dumbbell shoulder press, single arm step up and press, smith machine overhead press,
  split stance hammer curl to press, swiss ball dumbbell shoulder press, weight plate front raise,
  dumbbell shoulder press, military press, #27 strict press, dumbbell front raise, dumbbell curl
  to overhead press wheelchair, arnold press wheelchair, overhead dumbbell press wheelchair
25 shoulder stability | 90 degree cable external rotation, band external rotation, band internal
  rotation, bent arm lateral raise and external rotation, cable external rotation, dumbbell face
  pull with external rotation, floor i raise, +, floor t raise, +, floor y raise, +, incline i
  raise, +, incline l raise, +, incline t raise, +, incline w raise, +, incline y raise, +, lying
  external rotation, seated dumbbell external rotation, standing l raise, swiss ball i raise, +,
  swiss ball t raise, +, swiss ball w raise, +, swiss ball y raise, +, cable internal rotation,
  lying internal rotation, seated dumbbell internal rotation
26 shrug | barbell jump shrug, barbell shrug, barbell upright row, behind the back smith machine
  shrug, dumbbell jump shrug, dumbbell shrug, dumbbell upright row, incline dumbbell shrug,
  overhead barbell shrug, overhead dumbbell shrug, scaption and shrug, scapular retraction,
  serratus chair shrug, +, serratus shrug, +, wide grip jump shrug, wide grip barbell shrug,
  behind the back shrug, dumbbell shrug wheelchair, shrug wheelchair, shrug arm down wheelchair,
  shrug arm mid wheelchair, shrug arm up wheelchair, upright row
27 sit up | alternating sit up, +, bent knee v up, +, butterfly sit up, weighted butterfly situp,
  cross punch roll up, +, crossed arms sit up, +, get up sit up, +, hovering sit up, +, kettlebell
  sit up, medicine ball alternating v up, medicine ball sit up, medicine ball v up, modified sit
  up, negative sit up, one arm full sit up, reclining circle, +, reverse curl up, +, single leg
  swiss ball jackknife, +, the teaser, the teaser weighted, three part roll down, +, v up, +,
  weighted russian twist on swiss ball, weighted sit up, x abs, +, sit up, ghd sit ups, sit up
  turkish get up, russian twist on swiss ball
28 squat | leg press, back squat with body bar, back squats, +, balancing squat, +, barbell back
  squat, barbell box squat, barbell front squat, barbell hack squat, barbell hang squat snatch,
  barbell lateral step up, barbell quarter squat, barbell siff squat, barbell squat snatch,
  barbell squat with heels raised, barbell stepover, barbell step up, bench squat with rotational
  chop, +, body weight wall squat, weighted wall squat, box step squat, +, braced squat, crossed
  arm barbell front squat, crossover dumbbell step up, dumbbell front squat, dumbbell split squat,
  dumbbell squat, dumbbell squat clean, dumbbell stepover, dumbbell step up, elevated single leg
  squat, +, figure four squats, +, goblet squat, kettlebell squat, kettlebell swing overhead,
  kettlebell swing with flip to squat, lateral dumbbell step up, one legged squat, overhead
  dumbbell squat, overhead squat, partial single leg squat, +, pistol squat, +, plie slides, +,
  plie squat, +, prisoner squat, +, single leg bench get up, +, single leg bench squat, +, single
  leg squat on swiss ball, +, squat, +, squats with band, staggered squat, +, step up, +, suitcase
  squats, sumo squat, sumo squat slide in, +, sumo squat to high pull, sumo squat to stand, +,
  sumo squat with rotation, +, swiss ball body weight wall squat, weighted swiss ball wall squat,
  thrusters, uneven squat, +, waist slimming squat, wall ball, wide stance barbell squat, wide
  stance goblet squat, zercher squat, kbs overhead, squat and side kick, squat jumps in n out,
  pilates plie squats parallel turned out flat and heels, releve straight leg and knee bent with
  one leg variation, alternating box dumbbell step ups, dumbbell overhead squat single arm,
  dumbbell squat snatch, medicine ball squat, #97 wall ball squat and press, squat american swing,
  #100 air squat, dumbbell thrusters, overhead barbell squat
29 total body | burpee, +, burpee box jump, +, high pull burpee, man makers, one arm burpee, squat
  thrusts, +, squat plank push up, +, standing t rotation balance, +, barbell burpee, #15 burpee
  box jump over yes literally jumping over the box, burpee box jump step up over, lateral barbell
  burpee, total body burpee over bar, burpee box jump over, burpee wheelchair
30 triceps extension | bench dip, +, body weight dip, triceps cable kickback, cable lying triceps
  extension, cable overhead triceps extension, dumbbell kickback, dumbbell lying triceps
  extension, ez bar overhead triceps extension, incline dip, +, incline ez bar lying triceps
  extension, lying dumbbell pullover to extension, lying ez bar triceps extension, lying triceps
  extension to close grip bench press, overhead dumbbell triceps extension, reclining triceps
  press, reverse grip pressdown, reverse grip triceps pressdown, rope pressdown, seated barbell
  overhead triceps extension, seated dumbbell overhead triceps extension, seated ez bar overhead
  triceps extension, seated single arm overhead dumbbell extension, single arm dumbbell overhead
  triceps extension, single dumbbell seated overhead triceps extension, single leg bench dip and
  kick, +, single leg dip, +, static lying triceps extension, suspended dip, +, swiss ball
  dumbbell lying triceps extension, swiss ball ez bar lying triceps extension, swiss ball ez bar
  overhead triceps extension, tabletop dip, +, triceps extension on floor, triceps pressdown,
  weighted dip, alternating dumbbell lying triceps extension, triceps press, dumbbell kickback
  wheelchair, overhead dumbbell triceps extension wheelchair
31 warm up | quadruped rocking, neck tilts, ankle circles, ankle dorsiflexion with band, ankle
  internal rotation, arm circles, bent over reach to sky, cat camel, elbow to foot lunge, forward
  and backward leg swings, groiners, inverted hamstring stretch, lateral duck under, neck
  rotations, opposite arm and leg balance, reach roll and lift, scorpion, shoulder circles, side
  to side leg swings, sleeper stretch, slide out, swiss ball hip crossover, swiss ball reach roll
  and lift, swiss ball windshield wipers, thoracic rotation, walking high kicks, walking high
  knees, walking knee hugs, walking leg cradles, walkout, walkout from push up position, biceps
  stretch, glutes stretch, standing hamstring stretch, stretch 90 90, stretch abs, stretch
  butterfly, stretch calf, stretch cat cow, stretch childs pose, stretch cobra, stretch forearms,
  stretch forward glutes, stretch front split, stretch hamstring, stretch hip flexor and quad,
  stretch lat, stretch levator scapulae, stretch lunge with spinal twist, stretch lunging hip
  flexor, stretch lying abduction, stretch lying it band, stretch lying knee to chest, stretch
  lying piriformis, stretch lying spinal twist, stretch neck, stretch obliques, stretch over under
  shoulder, stretch pectoral, stretch pigeon pose, stretch piriformis, stretch quad, stretch
  scorpion, stretch shoulder, stretch side, stretch side lunge, stretch side split, stretch
  standing it band, stretch straddle, stretch triceps, stretch wall chest and shoulder, neck
  rotations wheelchair, half kneeling arm rotation, three way ankle mobilization, ninety ninety
  hip switch, active frog, shoulder sweeps, ankle lunges, back roll foam roller, bear crawl,
  latissimus dorsi foam roll, reverse t hip opener, shoulder rolls, chest openers, triceps
  stretch, upper back stretch, hip circles, ankle stretch, marching in place, triceps stretch
  wheelchair, upper back stretch wheelchair
32 run | run, walk, jog, sprint, run or walk, speed walk, warm up
33 bike | bike, ride, sprint
37 banded exercises | #1 band ab twist, band back extension, band bicycle crunch, band calf
  raises, band chest press, band clam shells, band curl, band deadbug, band deadlift, band donkey
  kick, band external rotation, band external rotation at 90 degree abduction, band face pull,
  band fire hydrant, band fly, band front raise, band glute bridge, band hamstring curls, band
  high plank leg lifts, band hip extension, band internal rotation, band jumping jack, band
  kneeling crunch, band lateral band walks, band lateral raise, band latpull, band leg abduction,
  band leg adduction, band leg extension, band lunge, band plank, band pull apart, band push ups,
  band reverse crunch, band row, band shoulder abduction, band shoulder extension, band shoulder
  external rotation, band shoulder flexion to 90 degrees, band side plank leg lifts, band side
  raise, band squat, band squat to press, band tricep extension, band tricep kickback, band
  upright row, band wall crawl with external rotation, #49 band lateral raise wheelchair, band
  triceps extension wheelchair, band chest fly incline wheelchair, band chest fly decline
  wheelchair, band pull down wheelchair, band straight arm pull down wheelchair, band curl
  wheelchair, band overhead curl wheelchair, band face pull wheelchair, band around the world
  wheelchair, band pull apart wheelchair, band side curl wheelchair, band overhead press
  wheelchair
38 battle rope | battle rope alternating figure eight, battle rope alternating jump wave, battle
  rope alternating kneeling to standing wave, battle rope alternating lunge wave, battle rope
  alternating squat wave, battle rope alternating wave, battle rope alternating wave with lateral
  shuffle, battle rope clap wave, battle rope double arm figure eight, battle rope double arm side
  to side snake, battle rope double arm side wave, battle rope double arm slam, battle rope double
  arm wave, battle rope grappler toss, battle rope hip toss, battle rope in and out wave, battle
  rope inside circle, battle rope jumping jacks, battle rope outside circle, battle rope rainbow,
  battle rope side plank wave, battle rope sidewinder, battle rope sitting russian twist, battle
  rope snake wave, battle rope split jack, battle rope stage coach, battle rope ultimate warrior,
  battle rope upper cuts
39 elliptical | elliptical
40 floor climb | floor climb
41 indoor bike | air bike, assault bike, #3 stationary bike
42 indoor row | rowing machine
43 ladder | ladder agility, ladder speed
44 sandbag | sandbag around the world, sandbag back squat, sandbag bear crawl pull through,
  sandbag bear hug squat, sandbag clean, sandbag clean and press, sandbag curl, sandbag front
  carry, sandbag front squat, sandbag lunge, sandbag overhead press, sandbag plank pull through,
  sandbag rotational lunge, sandbag row, sandbag russian twist, sandbag shouldering, sandbag
  shoveling, sandbag side lunge, sandbag sprint, sandbag zercher squat
45 sled | sled backward drag, sled chest press, sled forward drag, sled low push, sled push, sled
  row
46 sledge hammer | sledge hammer lateral swing, sledge hammer hammer slam
47 stair stepper | stair stepper
49 suspension | suspension chest fly, suspension chest press, suspension crunch, suspension curl,
  suspension dip, suspension face pull, suspension glute bridge, suspension hamstring curl,
  suspension hip drop, suspension inverted row, suspension knee drive jump, suspension knee to
  chest, suspension lat pullover, suspension lunge, suspension mountain climber, suspension
  pendulum, suspension pike, suspension plank, suspension power pull, suspension pull up,
  suspension push up, suspension reverse mountain climber, suspension reverse plank, suspension
  rollout, suspension row, suspension side lunge, suspension side plank, suspension single leg
  deadlift, suspension single leg squat, suspension sit up, suspension split, suspension squat,
  suspension squat jump, suspension tricep press, suspension y fly
50 tire | tire flip
52 run indoor | indoor track run, treadmill
53 bike outdoor | outdoor bike
`;
