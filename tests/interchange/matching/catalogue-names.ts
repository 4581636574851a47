/**
 * Names of exercises that public code holds, with the exercise that each one means. A line is
 * `name | id`, or `name | -` where the catalogue has no such exercise. The first lists are names of Hevy's and
 * Strong's catalogues. The others were written by people and by smaller apps. Nobody had chosen
 * words by them when they were first measured; decision 0096 has those figures.
 */
export const CATALOGUE_NAMES: Readonly<Record<string, string>> = {
  'Hevy, Portuguese': `
Press De Peito Iso-Lateral (Máquina) | plate-loaded-chest-press
Remadas Iso-Lateral (Máquina) | plate-loaded-row
Elevação Unilateral de Panturrilha em Pé (Máquina) | -
Elevação Unilateral de Panturrilha em Pé | single-leg-calf-raise
Rosca por Trás (Cabo) | bayesian-curl
Puxada Com O Braço Reto (Corda) | rope-straight-arm-pulldown
Puxada Unilateral | single-arm-lat-pulldown
Puxada Alta No Cabo | lat-pulldown
Rotação De Manguito Supraespinhal | cable-external-rotation
Rosca Martelo Alternada | alternating-hammer-curl
Remadas Dobradas (Halter) | dumbbell-bent-over-row
Remadas Dobradas (Barra) | barbell-row
Rosca Direta na Barra W | ez-bar-curl
Rosca Direta Polia Baixa | cable-curl
Supino Declinado (Halter) | decline-dumbbell-bench-press
Remada Inclinada Apoiada No Peito (Halter) | chest-supported-dumbbell-row
Remada Inclinada Apoiada No Peito | chest-supported-dumbbell-row
Afundo (Halter) | forward-lunge
Crucifixo Baixo na Polia (Máquina) | low-cable-crossover
Crucifixo Baixo na Polia | low-cable-crossover
Extensora (Máquina) | leg-extension
Abdominal Na Máquina | machine-crunch
Rosca mão ao contrário | reverse-barbell-curl
Pulôver (Halter) | dumbbell-pullover
Corrida | outdoor-run
Caminhada | outdoor-walk
Abdominal em bicicleta com pernas levantadas | bicycle-crunch
Hiperextensão Lombar Com Peso | back-extension
Peito na Paralela | chest-dip
Crossover (Polia) | cable-crossover
Puxada Alta (Pegada Supinada) | reverse-grip-lat-pulldown
Remada Baixa (Polia) | seated-cable-row
Remada Serrote (Halter) | dumbbell-row
Barra Fixa (Pull Up) | pull-up
Barra Fixa (Chin Up) | chin-up
Desenvolvimento (Barra) | overhead-press
Facepull (Polia) | face-pull
Crucifixo Invertido (Halter) | dumbbell-reverse-fly
Rosca Martelo (Polia) | rope-hammer-curl
Rosca Inversa (Barra) | reverse-barbell-curl
Tríceps na Polia (Corda) | rope-triceps-pushdown
Tríceps na Polia (Barra) | bar-triceps-pushdown
Tríceps Francês (Halter) | dumbbell-overhead-triceps-extension
Mergulho no Banco | bench-dip
Agachamento Livre (Barra) | back-squat
Hack Squat (Máquina) | hack-squat
Passada (Halter) | walking-lunge
Glúteo Coice (Polia) | cable-glute-kickback
Elevação de Panturrilha em Pé | standing-calf-raise
Elevação de Panturrilha Sentado | seated-calf-raise
Panturrilha no Leg Press | leg-press-calf-raise
Abdominal Supra (Solo) | crunch
Prancha Abdominal | plank
Abdominal Tradicional | sit-up
Abdominal Roda | ab-wheel
Roda Abdominal | ab-wheel
Elevação de Pernas (Suspenso) | hanging-leg-raise
Press Pallof (Polia) | pallof-press
Remada (Corda) Sentado - Pegas Afastadas | wide-grip-seated-cable-row
Flexão com Peso | weighted-push-up
Mergulho (Assistido) | assisted-dip
Supino Fechado (Barra) | close-grip-bench-press
Supino - Pegada Fechada (Barra) | close-grip-bench-press
Levantamento Terra (Barra Hexagonal) | trap-bar-deadlift
Rosca Concentrada | concentration-curl
Remada Unilateral (Máquina) | single-arm-machine-row
Abdução de Quadril (Máquina) | hip-abduction-machine
Adução de Quadril (Máquina) | hip-adduction-machine
Bom Dia (Barra) | good-morning
Elevação de Quadril (Barra) | barbell-hip-thrust
Crucifixo Inclinado (Halter) | incline-dumbbell-fly
Desenvolvimento Sentado (Halter) | dumbbell-shoulder-press
Bicicleta | stationary-bike
Pular Corda | jump-rope
Esteira | treadmill-run
Natação | swimming
Ioga | -
Alongamento | -
`,
  'Hevy, Spanish': `
Press de Banca (Barra) | barbell-bench-press
Press de Banca Inclinado (Barra) | incline-barbell-bench-press
Press de Banca en Declive (Barra) | decline-barbell-bench-press
Press de Banca con Pies Elevados (Barra) | -
Press de Suelo (Barra) | barbell-floor-press
Press de Banca (Mancuerna) | dumbbell-bench-press
Press de Banca Inclinado (Mancuerna) | incline-dumbbell-bench-press
Fondos (Con Peso Añadido) | chest-dip
Peso Muerto (Barra) | deadlift
Peso Muerto Sumo (Barra) | sumo-deadlift
Peso Muerto (Barra Trap) | trap-bar-deadlift
Rack Pull (Barra) | rack-pull
Remo Inclinado (Barra) | barbell-row
Remo Pendlay (Barra) | pendlay-row
Remo en Punta (Barra) | t-bar-row
Remo con Mancuerna | dumbbell-row
Encogimiento de Hombros (Barra) | barbell-shrug
Dominada (Con Peso Añadido) | pull-up
Dominadas Supinas con Peso (Chin Up) | chin-up
Press Militar de Pie (Barra) | overhead-press
Press de Hombros (Barra) | overhead-press
Press de Hombros Sentado (Barra) | seated-barbell-press
Empuje de Fuerza (Push Press) | push-press
Press de Hombros (Mancuerna) | dumbbell-shoulder-press
Press Arnold (Mancuerna) | arnold-press
Elevación Lateral (Mancuerna) | dumbbell-lateral-raise
Curl de Bíceps (Barra) | barbell-curl
Curl con Barra EZ | ez-bar-curl
Curl Predicador (Barra) | barbell-preacher-curl
Curl Martillo (Mancuerna) | hammer-curl
Press de Banca Agarre Cerrado (Barra) | close-grip-bench-press
Press Francés (Barra) | barbell-skull-crusher
Press JM (Barra) | jm-press
Extensión de Tríceps (Barra) | ez-bar-overhead-triceps-extension
Fondo de Tríceps (Con Peso Añadido) | triceps-dip
Sentadilla (Barra) | back-squat
Sentadilla Delantera (Barra) | front-squat
Sentadilla al Cajón (Barra) | box-squat
Sentadilla con Pausa (Barra) | pause-squat
Sentadilla Sumo (Barra) | barbell-sumo-squat
Sentadilla Zercher (Barra) | zercher-squat
Sentadilla Goblet (Mancuerna) | goblet-squat
Zancada (Barra) | barbell-split-squat
Peso Muerto Rumano (Barra) | romanian-deadlift
Peso Muerto Piernas Estiradas | stiff-leg-deadlift
Buen Día (Barra) | good-morning
Peso Muerto Rumano (Mancuerna) | dumbbell-romanian-deadlift
Empuje de Caderas (Barra) | barbell-hip-thrust
Puente de Glúteos Parcial (Barra) | barbell-glute-bridge
Elevación de Gemelos de Pie (Barra) | barbell-calf-raise
Elevación de Gemelos de Pie (Mancuerna) | dumbbell-calf-raise
Curl de Muñeca Palmas Arriba (Barra) | wrist-curl
Press de Banca (Máquina Smith) | smith-bench-press
Press de Banca Inclinado (Máquina Smith) | incline-smith-bench-press
Press de Pecho (Máquina) | machine-chest-press
Press de Pecho Inclinado (Máquina) | incline-machine-press
Mariposa (Pec Deck) | pec-deck
Aperturas (Máquina) | pec-deck
Fondos en Máquina para Pecho | machine-dip
Cruce de Poleas (Cables Cruzados) | cable-crossover
Jalón al Pecho (Cable) | lat-pulldown
Jalón al Pecho (Máquina) | machine-pulldown
Jalón al Pecho Agarre Cerrado (Cable) | close-grip-lat-pulldown
Remo Sentado con Cable | seated-cable-row
Remo Sentado con Agarre en V (Cable) | seated-cable-row
Remo Sentado (Máquina) | machine-row
Pullover (Máquina) | machine-pullover
Encogimientos (Máquina) | machine-shrug
Encogimiento de Hombros (Máquina Smith) | smith-shrug
Encogimiento de Hombros (Cable) | cable-shrug
Press de Hombros (Máquina Smith) | smith-shoulder-press
Press de Hombros (Máquina de Placas) | plate-loaded-shoulder-press
Elevación Lateral (Máquina) | machine-lateral-raise
Elevación Lateral (Cable) | cable-lateral-raise
Tirón a la Cara (Face Pull) | face-pull
Vuelos Posteriores (Máquina) | reverse-pec-deck
Vuelos Posteriores (Cable) | cable-reverse-fly
Curl de Bíceps (Máquina) | machine-curl
Curl Predicador (Máquina) | machine-preacher-curl
Extensión de Tríceps (Cable) | rope-overhead-triceps-extension
Tríceps con Polea | bar-triceps-pushdown
Extensión de Tríceps en Polea con Cuerda | rope-triceps-pushdown
Extensión de Tríceps en Polea Alta (Barra) | bar-triceps-pushdown
Extensión de Tríceps Sobre la Cabeza (Cable) | rope-overhead-triceps-extension
Extensión de Tríceps (Máquina) | machine-triceps-extension
Prensa de Piernas | leg-press-45
Prensa de Piernas Sentado | horizontal-leg-press
Sentadilla Hack (Máquina) | hack-squat
Sentadilla (Máquina Smith) | smith-squat
Sentadilla (Máquina) | -
Extensión de Pierna (Máquina) | leg-extension
Sentadilla con Cinturón (Belt Squat) | belt-squat
Curl de Piernas Acostado (Máquina) | lying-leg-curl
Curl de Pierna Sentado (Máquina) | seated-leg-curl
Curl de Piernas de Pie (Máquina) | standing-leg-curl
Impulso de Cadera (Máquina) | machine-hip-thrust
Hip Thrust (Máquina Smith) | smith-hip-thrust
Peso Muerto (Máquina Smith) | smith-deadlift
Tirón con Polea Entre las Piernas (Cable Pull-Through) | cable-pull-through
Patada de Glúteo con Cable | cable-glute-kickback
Elevación de Gemelos de Pie (Máquina) | standing-calf-raise
Elevación de Gemelos de Pie (Máquina Smith) | smith-calf-raise
Elevación de Gemelos Sentado | seated-calf-raise
Press de Pantorrilla (Máquina) | horizontal-calf-press
Extensión de Pantorrilla (Máquina) | horizontal-calf-press
Crunch Corto con Cable | cable-crunch
Crunch Corto (Máquina) | machine-crunch
Máquina para Fondos Sentado | machine-dip
Remo Alto Iso-Lateral | plate-loaded-high-row
Pulldown Lateral con Agarre Inverso (Cable) | reverse-grip-lat-pulldown
Extensión de Tríceps de un Brazo (Mancuerna) | single-arm-overhead-triceps-extension
Elevación de Gemelos de Pie | standing-calf-raise
Zancada (Mancuerna) | forward-lunge
Entrenador Elíptico | elliptical
Rueda Abdominal | ab-wheel
Plancha Lateral | side-plank
Cuerda para Saltar | jump-rope
Sentadilla Búlgara | bulgarian-split-squat
Elevación de Piernas Colgado | hanging-leg-raise
Curl Concentrado | concentration-curl
Caminata | outdoor-walk
Correr | outdoor-run
`,
  'Hevy, French': `
Tirage Poitrine (Poulie) | lat-pulldown
Tirage Poitrine (Machine) | machine-pulldown
Tirage Assis à la Poulie - Prise en V (Poulie) | seated-cable-row
Extension Dos (Machine) | machine-back-extension
Presse Épaules Assis (Machine) | machine-shoulder-press
Élévation Latérale (Haltère) | dumbbell-lateral-raise
Oiseau (Machine) | reverse-pec-deck
Tirage vers Visage | face-pull
Curl Marteau (Haltère) | hammer-curl
Curl Biceps (Barre EZ) | ez-bar-curl
Curl Inversé (Câble) | reverse-cable-curl
Extension Triceps Assis | dumbbell-overhead-triceps-extension
Extension Triceps Poulie Haute | bar-triceps-pushdown
Écarté (Machine) | pec-deck
Développé Couché (Machine Smith) | smith-bench-press
Chest Press Convergent (Machine) | plate-loaded-chest-press
Crunch Poulie | cable-crunch
Extension Jambes | leg-extension
Extensions une Jambe | single-leg-extension
Leg Curl Assis | seated-leg-curl
Presse à Cuisses | leg-press-45
Adduction Hanche | hip-adduction-machine
Abduction Hanche | hip-abduction-machine
Extension Mollets Assis | seated-calf-raise
Course à Pied | outdoor-run
Chest Press (Machine) | machine-chest-press
Curl Biceps (Haltère) | dumbbell-curl
Dead Hang | dead-hang
Développé Couché (Haltère) | dumbbell-bench-press
Développé Couché Incliné (Haltère) | incline-dumbbell-bench-press
Élévation Latérale (Poulie) | cable-lateral-raise
Extension Dos (Hyperextension Lestée) | back-extension
Extension Triceps Corde | rope-triceps-pushdown
Kickbacks Poulie | cable-glute-kickback
Planche | plank
Planche Latérale | side-plank
Presse à Cuisses Horizontal | horizontal-leg-press
Pompes Diamant | diamond-push-up
Pompes Inclinées | incline-push-up
Pompes sur les Genoux | knee-push-up
Pompes Pike | pike-push-up
Rowing (Élastique) | band-row
Face Pull (Élastique) | band-face-pull
Curl Biceps (Élastique) | band-curl
Squat (Poids du Corps) | bodyweight-squat
Squat Sauté | jump-squat
Fentes (Poids du Corps) | bodyweight-lunge
Fentes Bulgares (Poids du Corps) | bodyweight-bulgarian-split-squat
Chaise Murale | wall-sit
Squat Gobelet (Kettlebell) | kettlebell-goblet-squat
Swing (Kettlebell) | kettlebell-swing
Pont Fessier Une Jambe | single-leg-glute-bridge
Donkey Kick | quadruped-kickback
Mountain Climbers | mountain-climber
Relevé de Jambes au Sol | lying-leg-raise
Crunch Vélo | bicycle-crunch
Hollow Hold | hollow-hold
Sit-Up | sit-up
Burpees | burpee
Jumping Jacks | jumping-jack
Montées de Genoux | high-knees
Développé Couché (Barre) | barbell-bench-press
Développé Couché Incliné (Barre) | incline-barbell-bench-press
Développé Couché Décliné (Barre) | decline-barbell-bench-press
Développé Couché Décliné (Haltère) | decline-dumbbell-bench-press
Écarté Couché (Haltère) | dumbbell-fly
Écarté Incliné (Haltère) | incline-dumbbell-fly
Écarté (Poulie vis-à-vis) | mid-cable-crossover
Pec Deck (Machine) | pec-deck
Dips (Pectoraux) | chest-dip
Pull-Over (Haltère) | dumbbell-pullover
Rowing Barre | barbell-row
Rowing Barre T | t-bar-row
Rowing Haltère Un Bras | dumbbell-row
Rowing Assis Un Bras (Poulie) | single-arm-cable-row
Rowing Assis (Poulie, prise large) | wide-grip-seated-cable-row
Rowing Poulie Basse | seated-cable-row
Tirage Poitrine Prise Serrée (Poulie) | close-grip-lat-pulldown
Tirage Poitrine Prise Inversée (Poulie) | reverse-grip-lat-pulldown
Tirage Nuque (Poulie) | behind-neck-lat-pulldown
Tractions Prise Serrée | -
Tractions Assistées (Machine) | assisted-pull-up
Rack Pull | rack-pull
Hyperextensions Lombaires | back-extension
Good Morning (Barre) | good-morning
Développé Militaire (Haltère) | dumbbell-shoulder-press
Développé Épaules Assis (Machine) | machine-shoulder-press
Élévation Frontale (Haltère) | dumbbell-front-raise
Oiseau (Poulie vis-à-vis) | cable-reverse-fly
Face Pull (Poulie) | face-pull
Arnold Press (Haltère) | arnold-press
Rowing Menton (Barre) | barbell-upright-row
Curl Biceps (Barre) | barbell-curl
Curl Incliné (Haltère) | incline-dumbbell-curl
Curl Pupitre (Barre) | barbell-preacher-curl
Curl Pupitre (Haltère) | dumbbell-preacher-curl
Curl Poulie Basse | cable-curl
Curl Concentré (Haltère) | concentration-curl
Extension Triceps Poulie Haute (Corde) | rope-triceps-pushdown
Extension Triceps Poulie Haute (Barre) | bar-triceps-pushdown
Extension Triceps Un Bras (Poulie) | single-arm-triceps-pushdown
Extension Triceps Nuque (Haltère) | dumbbell-overhead-triceps-extension
Skullcrusher (Barre) | barbell-skull-crusher
Dips (Triceps) | triceps-dip
Développé Couché Prise Serrée (Barre) | close-grip-bench-press
Kickback Triceps (Haltère) | dumbbell-kickback
Extension Triceps (Machine) | machine-triceps-extension
Front Squat (Barre) | front-squat
Squat Gobelet (Haltère) | goblet-squat
Fentes (Haltère) | forward-lunge
Fentes Bulgares (Haltère) | bulgarian-split-squat
Extension Jambes (Machine) | leg-extension
Leg Curl Allongé (Machine) | lying-leg-curl
Soulevé de Terre Roumain (Haltère) | dumbbell-romanian-deadlift
Mollets Debout (Machine) | standing-calf-raise
Mollets Assis (Machine) | seated-calf-raise
Hack Squat (Machine) | hack-squat
Step-Up (Haltère) | step-up
Adducteurs (Machine) | hip-adduction-machine
Hip Thrust (Machine) | machine-hip-thrust
Kickback Fessiers (Poulie) | cable-glute-kickback
Pont Fessier (Poids du Corps) | glute-bridge
Crunch (Poulie Haute) | cable-crunch
Relevé de Jambes Suspendu | hanging-leg-raise
Gainage Latéral | side-plank
Crunch Machine | machine-crunch
Curl Poignet (Barre) | wrist-curl
Extension Poignet (Barre) | reverse-wrist-curl
Farmer's Walk (Haltère) | farmers-walk
Tapis de Course | treadmill-run
Vélo Elliptique | elliptical
Rameur | rowing-machine
Vélo Stationnaire | stationary-bike
Corde à Sauter | jump-rope
Roue Abdominale | ab-wheel
Superman | superman
`,
  'Hevy, German': `
Schrägbankdrücken (Kurzhantel) | incline-dumbbell-bench-press
Fliegende (Maschine) | pec-deck
Brust Dip (Gewichtet) | chest-dip
Latzug (Kabel) | lat-pulldown
Gerader Lat-Pulldown (Kabel) | straight-arm-pulldown
Seitheben (Kurzhantel) | dumbbell-lateral-raise
Überkopf-Trizepsstrecken (Kabelzug) | rope-overhead-triceps-extension
Incline Curl sitzend (Kurzhantel) | incline-dumbbell-curl
Hackenschmidt Squat (Maschine) | hack-squat
Rumänisches Kreuzheben (Langhantel) | romanian-deadlift
Beinbeugen sitzend | seated-leg-curl
Wadenheben sitzend | seated-calf-raise
Bankdrücken (Kurzhantel) | dumbbell-bench-press
Iso-laterales Rudern | plate-loaded-row
Face Pull | face-pull
Seitheben (Kabel) | cable-lateral-raise
Trizepsdrücken | bar-triceps-pushdown
Kreuzheben mit gestreckten Beinen | stiff-leg-deadlift
Hip Thrust (Maschine) | machine-hip-thrust
Beinstrecken | leg-extension
Tiefe Cable crossovers | low-cable-crossover
Schulterpresse sitzend (Maschine) | machine-shoulder-press
Trizepsdrücken mit dem Seil | rope-triceps-pushdown
Einarmiges Seitheben (Kabelzug) | cable-lateral-raise
Sitzendes Rudern am Kabelzug - V-Griff (Kabel) | seated-cable-row
Hammer Curl (Kurzhantel) | hammer-curl
Preacher Curl (Langhantel) | barbell-preacher-curl
Schraegbankdruecken (Langhantel) | incline-barbell-bench-press
Flachbankdruecken (Langhantel) | barbell-bench-press
Rudern vorgebeugt (Langhantel) | barbell-row
Front-Kniebeuge | front-squat
Ausfallschritte (Kurzhantel) | forward-lunge
Klimmzuege | pull-up
Beinbeuger liegend | lying-leg-curl
Liegendes Beinbeugen (Maschine) | lying-leg-curl
Crosstrainer | elliptical
Seitlicher Plank | side-plank
Rumpfbeugen | sit-up
Bulgarische Split Kniebeugen | bulgarian-split-squat
Wadenheben (Stehend) | standing-calf-raise
Latziehen weit (Kabelzug) | wide-grip-lat-pulldown
Bizepscurl (Langhantel) | barbell-curl
Bizepscurls (Kurzhantel, alternierend) | alternating-dumbbell-curl
Handgelenkcurls (Langhantel) | wrist-curl
Scottcurls (Maschine) | machine-preacher-curl
Beinstrecken (Maschine) | leg-extension
Hüftabduktion sitzend (Maschine) | hip-abduction-machine
Hängendes Beinheben | hanging-leg-raise
Frontkniebeuge (Langhantel) | front-squat
Langhantelrudern | barbell-row
Kurzhantelrudern einarmig | dumbbell-row
Trizeps-Pushdowns (Kabelzug, Seil) | rope-triceps-pushdown
Schulterdrücken (Maschine) | machine-shoulder-press
Bankdrücken (Smith Maschine) | smith-bench-press
Klimmzug (gewichtet) | pull-up
Liegestütz | push-up
Beinpresse horizontal (Maschine) | horizontal-leg-press
Seitheben sitzend (Kurzhantel) | seated-dumbbell-lateral-raise
Frontheben (Kurzhantel) | dumbbell-front-raise
Aufrechtes Rudern (Langhantel) | barbell-upright-row
Schulterheben (Kurzhantel) | dumbbell-shrug
Kniebeuge (Multipresse) | smith-squat
Sumo Kreuzheben (Langhantel) | sumo-deadlift
Adduktion (Maschine) | hip-adduction-machine
Beckenheben (Langhantel) | barbell-hip-thrust
Rückenstrecker (Maschine) | machine-back-extension
Enges Bankdrücken (Langhantel) | close-grip-bench-press
Dips | chest-dip
Laufen | outdoor-run
Laufband | treadmill-run
Seilspringen | jump-rope
`,
  'Hevy, Italian': `
Crunch | crunch
Plank | plank
Calf Raise Seduto | seated-calf-raise
Rematore Manubrio | dumbbell-row
Croci ai Cavi | mid-cable-crossover
Face Pull | face-pull
Panca Piana (Bilanciere) | barbell-bench-press
Panca Piana (Manubrio) | dumbbell-bench-press
Panca Piana (Multipower) | smith-bench-press
Panca Piana - Presa Stretta (Bilanciere) | close-grip-bench-press
Panca Inclinata (Bilanciere) | incline-barbell-bench-press
Panca Inclinata (Manubrio) | incline-dumbbell-bench-press
Panca Inclinata (Multipower) | incline-smith-bench-press
Floor Press (Bilanciere) | barbell-floor-press
Chest Press (Macchina) | machine-chest-press
Croci (Macchina) | pec-deck
Croci (Manubrio) | dumbbell-fly
Farfalla (Pec Deck) | pec-deck
Piegamento (Con Peso Aggiunto) | weighted-push-up
Trazione | pull-up
Trazione (Con Peso Aggiunto) | pull-up
Trazione Presa Supina | chin-up
Trazione Supina (Con Peso Aggiunto) | chin-up
Lat Pulldown (Cavo) | lat-pulldown
Lat Pulldown Braccia Dritte (Cavo) | straight-arm-pulldown
Lat Pulldown Braccio Singolo | single-arm-lat-pulldown
Lat Pulldown Presa Inversa (Cavo) | reverse-grip-lat-pulldown
Lat pulldown - Presa Stretta (Cavo) | close-grip-lat-pulldown
Pulldown Corda a Braccia Dritte | rope-straight-arm-pulldown
Rematore Inclinato (Bilanciere) | barbell-row
Rematore Inclinato con Petto Appoggiato (Manubrio) | chest-supported-dumbbell-row
Rematore Pendlay (Bilanciere) | pendlay-row
Rematore Seduto (Macchina) | machine-row
Rematore T Bar | t-bar-row
Rematore al Cavo Singolo | single-arm-cable-row
Rematore al Cavo da Seduto | seated-cable-row
Pulley al Cavo Tra le Gambe | cable-pull-through
Dead Hang | dead-hang
Stacco da Terra (Bilanciere) | deadlift
Stacco da Terra (Trap Bar) | trap-bar-deadlift
Stacco da Terra Gambe Dritte | stiff-leg-deadlift
Stacco da Terra Rumena (Bilanciere) | romanian-deadlift
Stacco da Terra Rumena (Manubrio) | dumbbell-romanian-deadlift
Stacco da Terra Rumeno (Bilanciere) | romanian-deadlift
Lento in Avanti (Bilanciere) | overhead-press
Lento in Avanti (Manubrio) | dumbbell-shoulder-press
Lento in Avanti (Smith Machine) | smith-shoulder-press
Lento in Avanti Seduto (Macchina) | machine-shoulder-press
Shoulder Press (Machine Plates) | plate-loaded-shoulder-press
Arnold Press (Manubrio) | arnold-press
Alzate Laterali (Cavo) | cable-lateral-raise
Aperture Laterali (Manubrio) | dumbbell-lateral-raise
Alzata Frontale (Bilanciere) | barbell-front-raise
Croci Inverse Appoggiato (Manubrio) | incline-dumbbell-reverse-fly
Scrollata di Spalle (Bilanciere) | barbell-shrug
Curl Bicipiti (Cavo) | cable-curl
Curl Bicipiti (Manubrio) | dumbbell-curl
Curl Bicipiti Inclinato da Seduto (Manubrio) | incline-dumbbell-curl
Curl Bicipiti con EZ Bar | ez-bar-curl
Bicipiti Martello (Cavo) | rope-hammer-curl
Bicipiti Martello (Manubrio) | hammer-curl
Bicipiti Martello Incrociato | cross-body-hammer-curl
Concentration Curl | concentration-curl
Preacher Curl (Bilanciere) | barbell-preacher-curl
Preacher Curl (Manubrio) | dumbbell-preacher-curl
Zottman Curl (Manubrio) | zottman-curl
Curl Invertito (Manubrio) | reverse-dumbbell-curl
Dip Tricipiti | triceps-dip
Dip Tricipiti (Con Peso Aggiunto) | triceps-dip
Dip su Panca | bench-dip
Skullcrusher (Bilanciere) | barbell-skull-crusher
Skullcrusher (Manubrio) | dumbbell-skull-crusher
JM Press (Barbell) | jm-press
Estensione Tricipiti (Cavo) | rope-overhead-triceps-extension
Estensione Tricipiti (Macchina) | machine-triceps-extension
Estensione Tricipiti (Manubrio) | dumbbell-overhead-triceps-extension
Estensione dei tricipiti con cavo a braccio singolo | single-arm-triceps-pushdown
Estensione dei tricipiti sopra la testa (cavo) | rope-overhead-triceps-extension
Pushdown Tricipiti | bar-triceps-pushdown
Pushdown Tricipiti con Corda | rope-triceps-pushdown
Squat (Bilanciere) | back-squat
Squat (Multipower) | smith-squat
Box Squat (Bilanciere) | box-squat
Sumo Squat (Bilanciere) | barbell-sumo-squat
Hack Squat (Macchina) | hack-squat
Belt squat | belt-squat
Leg Press (Macchina) | leg-press-45
Leg Press Orizzontale (Macchina) | horizontal-leg-press
Leg Press Gamba Singola (Macchina) | single-leg-press
Leg Extension (Macchina) | leg-extension
Leg Extensions Gamba Singola | single-leg-extension
Affondi (Manubrio) | forward-lunge
Affondo Bulgaro | bulgarian-split-squat
Step Up Manubrio | step-up
Leg Curl Sdraiato (Macchina) | lying-leg-curl
Leg Curl Seduto (Macchina) | seated-leg-curl
Nordic Curls Femorali | nordic-curl
Good Morning (Bilanciere) | good-morning
Hip Thrust (Bilanciere) | barbell-hip-thrust
Ipertensione Inversa | reverse-hyperextension
Estensione Dorso (Ipertensione con Peso) | back-extension
Abduzione Anche (Macchina) | hip-abduction-machine
Adduzione Anche (Macchina) | hip-adduction-machine
Calf Press (Macchina) | horizontal-calf-press
Cable Crunch | cable-crunch
Cable Twist (da Sotto a Sopra) | low-cable-woodchop
Crunch (Con Peso Aggiunto) | weighted-crunch
Crunch Declinato | decline-sit-up
Crunch Declinato (Con Peso Aggiunto) | decline-sit-up
Crunch Inverso | reverse-crunch
Sit Up (Con Peso Aggiunto) | sit-up
Leg Raise Appeso | hanging-leg-raise
Addominali Bicicletta | bicycle-crunch
Tocco Talloni | heel-touch
Ruota Addominali | ab-wheel
Plank Inverso | reverse-plank
Plank Laterale | side-plank
Russian Twist (Con Peso Aggiunto) | russian-twist
Farmers Walk | farmers-walk
Ellittica | elliptical
Panca Paralimpica | -
Stacco Complex | -
Lu Shoulders | -
Hatfield Split Squat | -
Hyper Hold | -
Curl Up | -
Plank Zavorrato | -
Spiderman | -
`,
  'Hevy, several languages': `
Press de Piernas | leg-press-45
Presse à Cuisses | leg-press-45
Leg Press (Macchina) | leg-press-45
Leg Press 45º (Máquina) | leg-press-45
Beinpresse | leg-press-45
Wadenheben sitzend | seated-calf-raise
Elevação de Panturrilha Sentado (Máquina) | seated-calf-raise
Beinstrecken | leg-extension
Hüftadduktion | hip-adduction-machine
Aducción de Caderas | hip-adduction-machine
Adduzione Anche (Macchina) | hip-adduction-machine
Liegendes Beinbeugen (Maschine) | lying-leg-curl
Schulterdrücken (Langhantel) | overhead-press
Lento in Avanti (Bilanciere) | overhead-press
Desenvolvimento (Barra) | overhead-press
Aperturas (Mancuerna) | dumbbell-fly
Fliegende (Kurzhantel) | dumbbell-fly
Écarté (Haltère) | dumbbell-fly
Remo en Punta | t-bar-row
T-Bar Rudern | t-bar-row
Remada na Barra T | t-bar-row
Rudern am Kabel sitzend | seated-cable-row
Remada (Corda) Sentado | seated-cable-row
Abdominal Corto en Banco Inclinado | decline-sit-up
Negativer Crunch | decline-sit-up
Crunch Décliné | decline-sit-up
Abdominal Declinado | decline-sit-up
Levantamiento de Piernas Tumbado | lying-leg-raise
Liegendes Beinheben | lying-leg-raise
Relevé de Jambes Allongé | lying-leg-raise
Leg Raise Sdraiato | lying-leg-raise
Elevação De Pernas (Deitado) | lying-leg-raise
Levantamiento de Piernas en Barra | hanging-leg-raise
Beinheben hängend | hanging-leg-raise
Elevação De Pernas Na Barra Fixa | hanging-leg-raise
Plancha | plank
Prancha Abdominal | plank
Plancha Lateral | side-plank
Planche Latérale | side-plank
Crosstrainer | elliptical
Vélo Elliptique | elliptical
Ellittica | elliptical
Rueda Abdominal | ab-wheel
Roue Abdominale | ab-wheel
`,
  'Hevy, English': `
21s Bicep Curl | curl-21s
Ab Scissors | flutter-kick
Around The World | -
Assisted Pistol Squats | -
Calf Extension (Machine) | horizontal-calf-press
Chest Fly (Band) | -
Chest Supported Reverse Fly (Dumbbell) | incline-dumbbell-reverse-fly
Chest Supported Y Raise (Dumbbell) | y-raise
Deadlift (Band) | -
Deadlift High Pull | high-pull
Decline Crunch (Weighted) | decline-sit-up
Feet Up Bench Press (Barbell) | -
Floor Triceps Dip | -
Front Raise (Band) | -
Hammer Curl (Band) | -
Jack Knife (Suspension) | suspension-knee-tuck
Kettlebell Curl | -
Lateral Leg Raises | side-lying-hip-abduction
Low Row (Suspension) | suspension-row
Lunge (Barbell) | barbell-split-squat
Lunge (Dumbbell) | forward-lunge
Lying Neck Curls | neck-flexion
Lying Neck Extension | neck-extension
Lying Neck Extension (Weighted) | neck-extension
One Arm Push Up | -
Partial Glute Bridge (Barbell) | barbell-glute-bridge
Plate Curl | -
Seated Triceps Press | dumbbell-overhead-triceps-extension
Single Leg Standing Calf Raise (Machine) | -
Squat (Machine) | -
Thruster (Kettlebell) | -
Triceps Extension (Barbell) | ez-bar-overhead-triceps-extension
Vertical Traction (Machine) | machine-pulldown
Wide-Elbow Triceps Press (Dumbbell) | -
Sit Up (Weighted) | sit-up
Bent Over Row (Band) | band-row
`,
  'Strong, English': `
Cable Fly (Cable) | mid-cable-crossover
Low Cable Fly (Cable) | low-cable-crossover
Chest Dip (Assisted) | assisted-dip
Deadlift (Trap Bar) | trap-bar-deadlift
Bent Over One Arm Row (Dumbbell) | dumbbell-row
Seated Row (Cable) | seated-cable-row
Chest Supported Row (Dumbbell) | chest-supported-dumbbell-row
Straight Arm Pulldown (Cable) | straight-arm-pulldown
Rack Pull (Barbell) | rack-pull
Back Extension | back-extension
Back Extension (Weighted) | back-extension
Front Squat (Barbell) | front-squat
Goblet Squat (Dumbbell) | goblet-squat
Stiff Leg Deadlift (Barbell) | stiff-leg-deadlift
Bulgarian Split Squat (Dumbbell) | bulgarian-split-squat
Step-up (Dumbbell) | step-up
Glute Kickback (Cable) | cable-glute-kickback
Hip Abductor (Machine) | hip-abduction-machine
Hip Adductor (Machine) | hip-adduction-machine
Seated Calf Raise (Machine) | seated-calf-raise
Calf Press on Leg Press | leg-press-calf-raise
Nordic Hamstring Curl | nordic-curl
Air Squat | bodyweight-squat
Push Press (Barbell) | push-press
Landmine Press (Barbell) | landmine-press
Reverse Fly (Dumbbell) | dumbbell-reverse-fly
Reverse Fly (Machine) | reverse-pec-deck
Reverse Fly (Cable) | cable-reverse-fly
EZ Bar Curl | ez-bar-curl
Incline Curl (Dumbbell) | incline-dumbbell-curl
Concentration Curl (Dumbbell) | concentration-curl
Triceps Pushdown (Cable - Straight Bar) | bar-triceps-pushdown
Triceps Rope Pushdown (Cable) | rope-triceps-pushdown
Close Grip Bench Press (Barbell) | close-grip-bench-press
Wrist Curl (Barbell) | wrist-curl
Reverse Wrist Curl (Barbell) | reverse-wrist-curl
Knee Raise (Captain's Chair) | captains-chair-leg-raise
Russian Twist | russian-twist
Pallof Press (Cable) | pallof-press
Woodchopper (Cable) | high-cable-woodchop
Clean (Barbell) | squat-clean
Power Clean (Barbell) | power-clean
Hang Clean (Barbell) | hang-clean
Clean and Jerk (Barbell) | clean-and-jerk
Snatch (Barbell) | snatch
Power Snatch (Barbell) | power-snatch
Turkish Get Up (Kettlebell) | turkish-get-up
Thruster (Dumbbell) | dumbbell-thruster
Farmer's Walk (Dumbbell) | farmers-walk
Man Maker (Dumbbell) | man-maker
Running (Treadmill) | treadmill-run
Cycling (Indoor) | stationary-bike
Rowing (Machine) | rowing-machine
Ski Erg | ski-erg
Stair Machine | stair-climber
Assault Bike | air-bike
Hang Snatch (Barbell) | -
Split Jerk (Barbell) | -
`,
  'others, Portuguese': `
Supino Reto (Barra) | barbell-bench-press
Supino Inclinado (Barra) | incline-barbell-bench-press
Supino Declinado (Barra) | decline-barbell-bench-press
Supino Reto (Halter) | dumbbell-bench-press
Supino Inclinado (Halter) | incline-dumbbell-bench-press
Crucifixo Reto (Halter) | dumbbell-fly
Crucifixo Inclinado | incline-dumbbell-fly
Crucifixo Declinado | decline-dumbbell-fly
Crossover (Cabos) | cable-crossover
Crossover Baixo | low-cable-crossover
Crossover Alto | cable-crossover
Pullover (Halter) | dumbbell-pullover
Peck Deck | pec-deck
Supino Fechado | close-grip-bench-press
Mergulho (Paralelas) | chest-dip
Flexao de Bracos | push-up
Flexao Diamante | diamond-push-up
Puxada Aberta (Pulldown) | wide-grip-lat-pulldown
Puxada Fechada (Triangulo) | close-grip-lat-pulldown
Puxada com Pegada Supinada | reverse-grip-lat-pulldown
Remada Curvada (Barra) | barbell-row
Remada Cavalinho | t-bar-row
Remada Unilateral (Halter) | dumbbell-row
Remada Sentada (Cabos) | seated-cable-row
Remada serrote | dumbbell-row
Levantamento Terra (Barra) | deadlift
Barra Fixa (Pull-up) | pull-up
Chin-up (Pegada Supinada) | chin-up
Pullover na Maquina | machine-pullover
Remada Baixa (Cabos) | seated-cable-row
Face Pull (Cabos) | face-pull
Pullover com Cabo | straight-arm-pulldown
Remada com Triangulo (Cabos) | seated-cable-row
Desenvolvimento Militar (Barra) | overhead-press
Desenvolvimento Arnold (Halter) | arnold-press
Desenvolvimento com Halteres | dumbbell-shoulder-press
Desenvolvimento na Maquina | machine-shoulder-press
Desenvolvimento com Peso Corporal (Pike Push-up) | pike-push-up
Elevacao Lateral (Halter) | dumbbell-lateral-raise
Elevacao Lateral na Maquina | machine-lateral-raise
Elevacao Frontal (Halter) | dumbbell-front-raise
Elevacao Frontal (Barra) | barbell-front-raise
Crucifixo Invertido (Cabos) | cable-reverse-fly
Peck Deck Reverso | reverse-pec-deck
Encolhimento (Halter) | dumbbell-shrug
Encolhimento (Barra) | barbell-shrug
Encolhimento na Maquina | machine-shrug
Elevacao Lateral Inclinada | leaning-lateral-raise
Clean and Press (Barra) | clean-and-press
Rosca Direta (Barra) | barbell-curl
Rosca Alternada (Halter) | alternating-dumbbell-curl
Rosca Martelo (Halter) | hammer-curl
Rosca Concentrada (Halter) | concentration-curl
Rosca Scott (Barra W) | preacher-curl
Rosca Scott (Halter) | dumbbell-preacher-curl
Rosca Inclinada (Halter) | incline-dumbbell-curl
Rosca na Polia Baixa (Barra) | cable-curl
Rosca na Polia Baixa (Cordas) | rope-hammer-curl
Rosca 21 | curl-21s
Rosca Spider (Halter) | dumbbell-spider-curl
Rosca Inversa (Barra) | reverse-barbell-curl
Triceps Pulley (Barra Reta) | bar-triceps-pushdown
Triceps Pulley (Corda) | rope-triceps-pushdown
Triceps Testa (Barra W) | ez-bar-skull-crusher
Triceps Frances (Halter) | dumbbell-overhead-triceps-extension
Triceps Coice (Halter) | dumbbell-kickback
Triceps Coice no Cabo | cable-kickback-triceps
Triceps Mergulho no Banco | bench-dip
Triceps na Maquina | machine-triceps-extension
Triceps Frances na Polia | rope-overhead-triceps-extension
Triceps Unilateral no Cabo | single-arm-triceps-pushdown
Agachamento Livre (Barra) | back-squat
Agachamento Hack | hack-squat
Agachamento Smith | smith-squat
Agachamento Sumo (Halter) | sumo-squat
Agachamento Bulgaro (Halter) | bulgarian-split-squat
Leg Press 45 | leg-press-45
Leg Press Horizontal | horizontal-leg-press
Cadeira Extensora | leg-extension
Mesa Flexora | lying-leg-curl
Cadeira Flexora | seated-leg-curl
Flexora Vertical Unilateral | standing-leg-curl
Stiff (Barra) | stiff-leg-deadlift
Stiff (Halter) | dumbbell-stiff-leg-deadlift
Passada / Avanco (Halter) | walking-lunge
Cadeira Adutora | hip-adduction-machine
Elevacao Pelvica (Barra) | barbell-hip-thrust
Elevacao Pelvica na Maquina | machine-hip-thrust
Cadeira Abdutora | hip-abduction-machine
Coice de Gluteo na Polia | cable-glute-kickback
Coice de Gluteo na Maquina | machine-glute-kickback
Abducao de Quadril com Elastico | band-hip-abduction
Gluteo Caneleira 4 Apoios | ankle-weight-quadruped-kickback
Gemeos em Pe (Maquina) | standing-calf-raise
Gemeos Sentado (Maquina) | seated-calf-raise
Panturrilha no Leg Press 45 | leg-press-calf-raise
Panturrilha em Pe Unilateral | single-leg-calf-raise
Gemeos no Smith | smith-calf-raise
Abdominal Infra (Elevação de Pernas) | lying-leg-raise
Abdominal Infra na Barra Fixa | hanging-leg-raise
Abdominal Remador | v-up
Prancha Frontal (Isometria) | plank
Prancha Lateral | side-plank
Abdominal Obliquo (Cruzado) | oblique-crunch
Abdominal na Polia (Rope Crunch) | cable-crunch
Abdominal na Maquina | machine-crunch
Roda Abdominal (Ab Wheel) | ab-wheel
Russian Twist (Com Carga) | russian-twist
Hiperextensao Lombar | back-extension
Superman | superman
Extensao Lombar (Maquina) | machine-back-extension
Bird Dog | bird-dog
Levantamento Terra | deadlift
Esteira (Corrida) | treadmill-run
Esteira (Caminhada Inclinada) | treadmill-walk
Bicicleta Ergometrica | stationary-bike
Bicicleta Air Bike | air-bike
Elíptico | elliptical
Remada (Concept 2) | rowing-machine
Escada (StairMaster) | stair-climber
Jump Rope (Corda) | jump-rope
Burpees | burpee
Jumping Jacks | jumping-jack
High Knees | high-knees
Ski Ergometer (Puxada Basica) | ski-erg
Kettlebell Swing | kettlebell-swing
Kettlebell Clean | kettlebell-clean
Kettlebell Turkish Get-up | turkish-get-up
Medicine Ball Slam | medicine-ball-slam
Battle Ropes | battle-rope
Box Jump | box-jump
TRX Row | suspension-row
Sled Push | sled-push
Sled Pull | sled-pull
Farmer Walk | farmers-walk
Wall Ball | wall-ball
Prowler Push | sled-push
Ponte Lombar | -
TRX Chest Press | -
Medicine Ball Wall Throw | -
Sprint (Corrida) | -
Crucifixo no Crossover | mid-cable-crossover
Crucifixo (Halter) | dumbbell-fly
Voador (Peck Deck) | pec-deck
Flexão de Braço | push-up
Pullover | dumbbell-pullover
Crossover Polia Alta | cable-crossover
Crossover Polia Baixa | low-cable-crossover
Supino Declinado | decline-barbell-bench-press
Puxada Frontal (Pulley) | lat-pulldown
Puxada Triângulo | close-grip-lat-pulldown
Remada Curvada | barbell-row
Remada Máquina | machine-row
Remada Baixa | seated-cable-row
Remada Unilateral (Serrote) | dumbbell-row
Pull-down | straight-arm-pulldown
Agachamento Búlgaro | bulgarian-split-squat
Levantamento Terra Romeno (RDL) | romanian-deadlift
Elevação Pélvica | barbell-hip-thrust
Panturrilha em Pé | standing-calf-raise
Panturrilha Sentado | seated-calf-raise
Desenvolvimento Máquina | machine-shoulder-press
Elevação Lateral (Polia) | cable-lateral-raise
Elevação Frontal | dumbbell-front-raise
Encolhimento | barbell-shrug
Crucifixo Invertido | dumbbell-reverse-fly
Rosca Martelo | hammer-curl
Rosca Scott | preacher-curl
Rosca na Polia | cable-curl
Tríceps Pulley (Barra) | bar-triceps-pushdown
Tríceps Pulley (Corda) | rope-triceps-pushdown
Tríceps Testa | ez-bar-skull-crusher
Tríceps Francês | dumbbell-overhead-triceps-extension
Tríceps Coice | dumbbell-kickback
Prancha Isométrica | plank
Abdominal Infra | reverse-crunch
Abdominal Infra na Barra | hanging-leg-raise
Giro Russo (Russian Twist) | russian-twist
Abdominal Máquina | machine-crunch
Esteira | treadmill-run
Bicicleta Spinning | spin-bike
Escada | stair-climber
Remo Seco | rowing-machine
Corrida Livre | outdoor-run
Afundo com caminhada (halteres) | walking-lunge
Barra fixa com pegada supinada | chin-up
Barra fixa assistida | assisted-pull-up
Puxada alta (cabo) | lat-pulldown
Remada baixa com triângulo (cabo) | seated-cable-row
Remada curvada (halteres) | dumbbell-bent-over-row
Puxada à face | face-pull
Encolhimento de ombros (halteres) | dumbbell-shrug
Desenvolvimento acima da cabeça (barra) | overhead-press
Desenvolvimento de ombros (halteres) | dumbbell-shoulder-press
Desenvolvimento de ombros (máquina) | machine-shoulder-press
Supino reto (máquina) | machine-chest-press
Remada baixa (máquina) | machine-row
Tríceps pulley | bar-triceps-pushdown
Desenvolvimento (máquina) | machine-shoulder-press
Abdominal crunch (máquina) | machine-crunch
Prancha isométrica (livre) | plank
Supino com Halteres | dumbbell-bench-press
Tríceps Testa com Halteres | dumbbell-skull-crusher
Remada Sentada (Máquina) | machine-row
Flexão de Braços (joelhos no chão) | knee-push-up
`,
  'others, Spanish': `
Hip Thrust Smith | smith-hip-thrust
Curl Pierna Sentado | seated-leg-curl
Hiperextensión con peso | back-extension
Patada Glúteo Cable | cable-glute-kickback
Russian Twist | russian-twist
Plancha | plank
Curl barra Z | ez-bar-curl
Curl banco Scott | preacher-curl
Press francés | ez-bar-skull-crusher
Tríceps polea alta (Unilateral) | single-arm-triceps-pushdown
Peso Muerto | deadlift
Curl femoral (Sentado) | seated-leg-curl
Curl femoral (Tumbado) | lying-leg-curl
Sentadilla | back-squat
Hip Thrust | barbell-hip-thrust
Patada Glúteo (Máquina) | machine-glute-kickback
Abductor | hip-abduction-machine
Abdomen (Máquina) | machine-crunch
Sissy Squat | sissy-squat
Sentadilla Frontal | front-squat
Curl Pierna Acostado | lying-leg-curl
Buenos Días (Barra) | good-morning
Elevación lateral (Polea) | cable-lateral-raise
Hip thrust (Máquina) | machine-hip-thrust
Remo Pendlay (Barra) | pendlay-row
L-sit | l-sit
Remo Sentado (Polea Baja) | seated-cable-row
Remo en T (Barra T) | t-bar-row
Peso Muerto (Convencional) | deadlift
Hiperextensiones (Espalda Baja) | back-extension
Pullover (Polea Alta) | straight-arm-pulldown
Sentadilla Trasera (Barra) | back-squat
Sentadilla Frontal (Barra) | front-squat
Prensa de Piernas (Máquina) | leg-press-45
Sentadilla Búlgara (Mancuerna) | bulgarian-split-squat
Extensiones de Cuádriceps (Máquina) | leg-extension
Sentadilla Hack (Máquina) | hack-squat
Curl Femoral Acostado (Máquina) | lying-leg-curl
Curl Femoral Sentado (Máquina) | seated-leg-curl
Hip Thrust (Barra) | barbell-hip-thrust
Patada de Glúteo (Polea) | cable-glute-kickback
Abducción de Cadera (Máquina) | hip-abduction-machine
Elevación de Talones de Pie (Máquina) | standing-calf-raise
Elevación de Talones Sentado (Máquina) | seated-calf-raise
Press Militar (Barra, de pie) | overhead-press
Press de Hombros (Mancuerna, sentado) | dumbbell-shoulder-press
Press Arnold (Mancuerna) | arnold-press
Fondos en banco | bench-dip
Zancadas (Mancuerna) | forward-lunge
Peso muerto rumano | romanian-deadlift
Extensión cuádriceps | leg-extension
Elevación gemelos de pie | standing-calf-raise
Elevación gemelos sentado | seated-calf-raise
Good Morning | good-morning
Cables Cruzados | cable-crossover
Elevación Laterales (Mancuerna) | dumbbell-lateral-raise
Back Extension (Machine) | machine-back-extension
Crunch Lateral | oblique-crunch
Press katana | -
Press de Banca (Mancuernas) | dumbbell-bench-press
Press Inclinado (Barra) | incline-barbell-bench-press
Press Inclinado (Mancuernas) | incline-dumbbell-bench-press
Press Declinado | decline-barbell-bench-press
Aperturas (Mancuernas) | dumbbell-fly
Cruce de Poleas (Alto) | cable-crossover
Cruce de Poleas (Bajo) | low-cable-crossover
Fondos en Paralelas | chest-dip
Flexiones (Push-ups) | push-up
Press en Máquina (Chest Press) | machine-chest-press
Pull-over (Mancuerna) | dumbbell-pullover
Aperturas en Máquina (Peck Deck) | pec-deck
Press Landmine | landmine-press
Dominadas (Pull-ups) | pull-up
Dominadas Supinas (Chin-ups) | chin-up
Jalón al Pecho (Polea) | lat-pulldown
Remo con Barra (Pendlay) | pendlay-row
Remo con Mancuerna (Unilateral) | dumbbell-row
Remo en Polea Baja (Gironda) | seated-cable-row
Remo en Máquina T | chest-supported-t-bar-row
Peso Muerto Convencional | deadlift
Peso Muerto Sumo | sumo-deadlift
Pull-over en Polea Alta | straight-arm-pulldown
Remo al Mentón | barbell-upright-row
Hiperextensiones | back-extension
Rack Pulls | rack-pull
Sentadilla (Barra Trasera) | back-squat
Sentadilla Goblet | goblet-squat
Prensa de Piernas 45º | leg-press-45
Prensa Horizontal | horizontal-leg-press
Extensiones de Cuádriceps | leg-extension
Sentadilla Hack | hack-squat
Peso Muerto Piernas Rígidas | stiff-leg-deadlift
Hip Thrust (Puente de Glúteo) | barbell-hip-thrust
Curl Femoral Tumbado | lying-leg-curl
Fondos con Peso | chest-dip
Curl de Muñeca (Barra) | wrist-curl
Aducción de Cadera (Máquina) | hip-adduction-machine
Remo en Máquina (Sentado) | machine-row
Press inclinado mancuernas | incline-dumbbell-bench-press
Crunch en polea | cable-crunch
Gemelos de pie | standing-calf-raise
Press banca con mancuernas | dumbbell-bench-press
Remo en polea sentada (neutro) | seated-cable-row
Jalón agarre estrecho (polea) | close-grip-lat-pulldown
Curl con barra Z pesado | ez-bar-curl
Zancadas alternas | forward-lunge
Press de pecho con mancuernas | dumbbell-bench-press
Tríceps francés con barra Z | ez-bar-overhead-triceps-extension
Tríceps en polea con soga | rope-triceps-pushdown
Curl martillo con mancuernas | hammer-curl
Press de pecho en máquina | machine-chest-press
Pec deck (aperturas en máquina) | pec-deck
Press de hombros en máquina | machine-shoulder-press
Curl de bíceps con mancuernas | dumbbell-curl
Extensión de tríceps en polea | bar-triceps-pushdown
Face pull en polea | face-pull
Remo Invertido en Barra | inverted-row
Pullover con Mancuerna | dumbbell-pullover
`,
  'others, French': `
Développé couché (barre) | barbell-bench-press
Développé couché (haltères) | dumbbell-bench-press
Pompes | push-up
Dips pectoraux | chest-dip
Écarté couché (haltères) | dumbbell-fly
Écarté aux poulies | mid-cable-crossover
Pec-deck | pec-deck
Tractions pronation | pull-up
Tractions supination | chin-up
Rowing haltère unilatéral | dumbbell-row
Tirage horizontal | seated-cable-row
Tirage vertical | lat-pulldown
Shrug (haussement) | barbell-shrug
Oiseau (haltères) | dumbbell-reverse-fly
Soulevé de terre | deadlift
Squat barre | back-squat
Squat guidé | smith-squat
Presse à cuisses incliné | leg-press-45
Leg curl debout | standing-leg-curl
Mollets à la presse | leg-press-calf-raise
Sissy squat | sissy-squat
Développé militaire | overhead-press
Développé Arnold | arnold-press
Développé assis (haltères) | dumbbell-shoulder-press
Élévations latérales (haltères) | dumbbell-lateral-raise
Élévations frontales | dumbbell-front-raise
Oiseau poulies | cable-reverse-fly
Rowing menton | barbell-upright-row
Curl barre droite | barbell-curl
Curl barre EZ | ez-bar-curl
Curl concentration | concentration-curl
Curl marteau | hammer-curl
Curl haltères assis | seated-dumbbell-curl
Curl pupitre | preacher-curl
Curl incliné | incline-dumbbell-curl
Extension triceps poulie haute | bar-triceps-pushdown
Crunch au sol | crunch
Crunch poulie haute | cable-crunch
Roulette abdo | ab-wheel
Tractions (Lesté) | pull-up
Rowing Assis (Machine) | machine-row
Presse Épaules (Haltère) | dumbbell-shoulder-press
Écarté (Pec Deck) (Machine) | pec-deck
Chest Press Incliné (Machine) | incline-machine-press
Rowing Penché (Barre) | barbell-row
Rowing Un Bras (Haltère) | dumbbell-row
Tirage Poitrine Prise Large (Poulie) | wide-grip-lat-pulldown
Rowing Assis (Poulie) | seated-cable-row
Pull-Over (Barre) | barbell-pullover
Extension Dos | back-extension
Développé Militaire Debout (Barre) | overhead-press
Push Press (Barre) | push-press
Développé Militaire Assis (Barre) | seated-barbell-press
Oiseau Penché Arrière (Haltère) | dumbbell-reverse-fly
Tirage vers Visage (Poulie) | face-pull
Presse Épaules (Machine) | machine-shoulder-press
Écarté Inversé (Machine) | reverse-pec-deck
Curl Biceps Incliné (Haltère) | incline-dumbbell-curl
Curl Pupitre (Machine) | machine-preacher-curl
Curl Biceps (Poulie) | cable-curl
Curl Marteau Corde (Poulie) | rope-hammer-curl
Curl Biceps (Machine) | machine-curl
Barre au Front (Barre EZ) | ez-bar-skull-crusher
Extension Triceps Corde (Poulie) | rope-triceps-pushdown
Dips (Machine) | machine-dip
Extension Triceps au-dessus de la Tête Corde (Poulie) | rope-overhead-triceps-extension
Hip Thrust (Barre) | barbell-hip-thrust
Relevé de Genoux Suspendu | hanging-knee-raise
Pompes Claquées | plyometric-push-up
Soulevé de Terre avec Pause | paused-deadlift
Traction L-Sit | -
Développé incliné (haltères) | incline-dumbbell-bench-press
Tractions | pull-up
Rowing barre | barbell-row
Rowing haltères | dumbbell-bent-over-row
Tirage horizontal (poulie) | seated-cable-row
Tirage vertical (poulie) | lat-pulldown
Développé militaire (barre) | overhead-press
Développé épaules (haltères) | dumbbell-shoulder-press
Élévations latérales | dumbbell-lateral-raise
Curl barre | barbell-curl
Curl haltères | dumbbell-curl
Dips | chest-dip
Extensions à la poulie | bar-triceps-pushdown
Extensions verticales (haltère) | dumbbell-overhead-triceps-extension
Squat (barre) | back-squat
Fentes (haltères) | forward-lunge
Soulevé de terre roumain | romanian-deadlift
Hip thrust | barbell-hip-thrust
Extensions mollets debout | standing-calf-raise
Extensions mollets assis | seated-calf-raise
Crunch | crunch
Leg raises | lying-leg-raise
Russian twist | russian-twist
Tirage Vertical Prise Large | wide-grip-lat-pulldown
Tirage Vertical Prise Serrée | close-grip-lat-pulldown
Tirage Poitrine Un Bras | single-arm-lat-pulldown
Tirage Machine Convergente | machine-pulldown
Rowing Poulie Assis | seated-cable-row
Développé épaules haltères | dumbbell-shoulder-press
Shrug (haltère) | dumbbell-shrug
Shrug (poulie) | cable-shrug
Développé militaire (haltère) | dumbbell-shoulder-press
Curl biceps barre | barbell-curl
`,
  'others, German': `
Schrägbankdrücken (LH) | incline-barbell-bench-press
Schrägbankdrücken (KH) | incline-dumbbell-bench-press
Dips | chest-dip
Liegestütze | push-up
Kabelzug-Fliegende | mid-cable-crossover
Flys von oben (Kabel) | cable-crossover
Flys von unten (Kabel) | low-cable-crossover
Brustpresse (Maschine) | machine-chest-press
Kreuzheben | deadlift
Klimmzüge | pull-up
Latzug | lat-pulldown
Langhantelrudern | barbell-row
Kurzhantelrudern | dumbbell-row
Kabelrudern sitzend | seated-cable-row
T-Bar-Rudern | t-bar-row
Face Pulls | face-pull
Überzüge | dumbbell-pullover
Rückenstrecker (Hyper) | back-extension
Kniebeugen (Langhantel) | back-squat
Frontkniebeugen | front-squat
Beinpresse | leg-press-45
Kabel-Pull-Through | cable-pull-through
Bulgarian Split Squat | bulgarian-split-squat
Beinstrecker | leg-extension
Hip Thrust | barbell-hip-thrust
Wadenheben stehend | standing-calf-raise
Wadenheben sitzend | seated-calf-raise
Hack Squats | hack-squat
Abduktoren-Maschine | hip-abduction-machine
Adduktoren-Maschine | hip-adduction-machine
Goblet Squat | goblet-squat
Schulterdrücken (LH) | overhead-press
Schulterdrücken (KH) | dumbbell-shoulder-press
Arnold Press | arnold-press
Seitheben | dumbbell-lateral-raise
Frontheben | dumbbell-front-raise
Reverse Flys | dumbbell-reverse-fly
Shrugs | barbell-shrug
Langhantel-Curls | barbell-curl
Kurzhantel-Curls | dumbbell-curl
Hammer-Curls | hammer-curl
Scott-Curls | preacher-curl
Kabel-Curls | cable-curl
Schrägbank-Curls | incline-dumbbell-curl
Trizepsdrücken am Kabel | bar-triceps-pushdown
Skullcrusher | ez-bar-skull-crusher
Überkopf-Trizepsdrücken | rope-overhead-triceps-extension
Enges Bankdrücken | close-grip-bench-press
Bankdips | bench-dip
JM Press | jm-press
Trizeps-Kickbacks | dumbbell-kickback
Plank | plank
Hängendes Beinheben | hanging-leg-raise
Kabel-Crunch | cable-crunch
Ab Wheel Rollout | ab-wheel
Russian Twists | russian-twist
Seitstütz | side-plank
Dead Bug | dead-bug
Rudergerät | rowing-machine
Seilspringen | jump-rope
Schwimmen | swimming
Bankdrücken (LH) | barbell-bench-press
Squat (Smith) | smith-squat
Iso-Lat Bankdrücken | plate-loaded-chest-press
Rudermaschine | rowing-machine
Katana Extensions | -
HIIT-Intervalle | -
Mobility-Flow | -
Latzug (Maschine) | machine-pulldown
Klimmzüge (assistiert) | assisted-pull-up
Kniebeuge (LH) | back-squat
Hackenschmidt-Kniebeuge | hack-squat
Goblet Squat (KB) | kettlebell-goblet-squat
Eigengewicht-Kniebeuge | bodyweight-squat
Sumo-Kreuzheben | sumo-deadlift
Beinheben | lying-leg-raise
Wadenheben (Kurzhantel) | dumbbell-calf-raise
Good Mornings (Langhantel) | good-morning
Bulgarische Kniebeugen (Kurzhantel) | bulgarian-split-squat
Step-ups (Kurzhantel) | step-up
Beinbeuger (Maschine, liegend) | lying-leg-curl
Beinbeuger (Maschine, sitzend) | seated-leg-curl
Beinbeuger (Maschine, stehend) | standing-leg-curl
Adduktoren (Maschine) | hip-adduction-machine
Glute Bridge (Langhantel) | barbell-glute-bridge
Rudern vorgebeugt (Langhantel) | barbell-row
Frontheben (Kabelturm) | cable-front-raise
Fliegende (Kabelturm) | mid-cable-crossover
Butterfly (Maschine) | pec-deck
Beinstrecker (Maschine) | leg-extension
Wadenheben (Maschine) | standing-calf-raise
Bizepscurls (Langhantel) | barbell-curl
Trizepsdrücken (Kabelturm) | bar-triceps-pushdown
Trizepsdrücken (Maschine) | machine-triceps-extension
Bizepscurls (Kabelturm) | cable-curl
LH-Bizeps-Curl (SZ-Stange) | ez-bar-curl
Hack-Squat (Maschine) | hack-squat
Bulgarische Kniebeugen (Multipresse) | smith-bulgarian-split-squat
Seitheben (Kurzhanteln) | dumbbell-lateral-raise
Bizeps-Curls (Kurzhanteln) | dumbbell-curl
Kniebeuge (Körpergewicht) | bodyweight-squat
Ausfallschritte (Körpergewicht) | bodyweight-lunge
Bulgarische Split Squats (Kurzhanteln) | bulgarian-split-squat
Box Jumps | box-jump
Hip Thrust (Langhantel) | barbell-hip-thrust
Latziehen (Kabel) | lat-pulldown
`,
  'others, Italian': `
Piegamenti | push-up
Panca inclinata con manubri | incline-dumbbell-bench-press
Panca inclinata | incline-barbell-bench-press
Panca piana con manubri | dumbbell-bench-press
Panca piana | barbell-bench-press
Croci su panca | dumbbell-fly
Croci ai cavi | mid-cable-crossover
Curl con bilanciere | barbell-curl
Curl concentrato | concentration-curl
Curl inverso | reverse-barbell-curl
Curl a martello | hammer-curl
Calf a una gamba | single-leg-calf-raise
Calf alla pressa | leg-press-calf-raise
Iperestensioni | back-extension
Crunch inverso | reverse-crunch
Calf Raise Gamba Singola in Piedi | single-leg-calf-raise
Calf Press (Macchina) | horizontal-calf-press
Estensione Dorso (Iperestensione con Peso) | back-extension
Rematore Inclinato (Manubrio) | dumbbell-bent-over-row
Rematore corda | rope-seated-cable-row
Croci Inverse (Manubrio) | dumbbell-reverse-fly
Push Press | push-press
Alzata Frontale (Manubrio) | dumbbell-front-raise
Estensione Tricipiti Braccio Singolo (Manubrio) | single-arm-overhead-triceps-extension
Squat (Corpo Libero) | bodyweight-squat
Squat | back-squat
Squat frontale | front-squat
Stacco da terra | deadlift
Stacco rumeno | romanian-deadlift
Stacco a gambe tese | stiff-leg-deadlift
Affondi | bodyweight-lunge
Affondi camminati | walking-lunge
Squat bulgaro | bulgarian-split-squat
Pressa | leg-press-45
Leg extension | leg-extension
Leg curl in piedi | standing-leg-curl
Leg curl sdraiato | lying-leg-curl
Hip thrust | barbell-hip-thrust
Ponte glutei | glute-bridge
Trazioni | pull-up
Chin up | chin-up
Lat machine | lat-pulldown
Lat machine presa inversa | reverse-grip-lat-pulldown
Pulley basso | seated-cable-row
Rematore con bilanciere | barbell-row
Rematore con manubrio | dumbbell-row
Rematore T-bar | t-bar-row
Pullover | dumbbell-pullover
Good morning | good-morning
Scrollate | barbell-shrug
Lento avanti | overhead-press
Military press | overhead-press
Shoulder press | dumbbell-shoulder-press
Alzate laterali | dumbbell-lateral-raise
Alzate frontali | dumbbell-front-raise
Alzate posteriori | dumbbell-reverse-fly
Face pull | face-pull
Tirate al mento | barbell-upright-row
Arnold press | arnold-press
Dips alle parallele | chest-dip
Panca stretta | close-grip-bench-press
Panca declinata | decline-barbell-bench-press
French press | dumbbell-overhead-triceps-extension
Push down tricipiti | bar-triceps-pushdown
Push down con corda | rope-triceps-pushdown
Estensioni sopra la testa | dumbbell-overhead-triceps-extension
Kickback tricipiti | dumbbell-kickback
Curl bicipiti | dumbbell-curl
Curl ai cavi | cable-curl
Curl alla panca Scott | preacher-curl
Curl ai polsi | wrist-curl
Curl ai polsi inverso | reverse-wrist-curl
Russian twist | russian-twist
Sollevamento gambe alla sbarra | hanging-leg-raise
Ruota per addominali | ab-wheel
Mountain climber | mountain-climber
Kettlebell swing | kettlebell-swing
Thruster | barbell-thruster
Girata | power-clean
Strappo | snatch
Calf in piedi | standing-calf-raise
Calf da seduto | seated-calf-raise
Nordic curl | nordic-curl
Glute ham raise | glute-ham-raise
Hack squat | hack-squat
Step up | step-up
Goblet squat | goblet-squat
Sissy squat | sissy-squat
Abduzioni | hip-abduction-machine
Camminata del contadino | farmers-walk
Battle rope | battle-rope
Sospensione alla sbarra | dead-hang
Crunch ai cavi | cable-crunch
Hollow hold | hollow-hold
Plank laterale | side-plank
Sollevamento gambe | lying-leg-raise
Lat machine presa stretta | close-grip-lat-pulldown
Pulldown a braccia tese | straight-arm-pulldown
Rematore a un braccio ai cavi | single-arm-cable-row
Rematore presa inversa | reverse-grip-barbell-row
Trazioni assistite | assisted-pull-up
Air bike | air-bike
Corda | jump-rope
Corsa | outdoor-run
Cyclette | stationary-bike
Ellittica | elliptical
Tapis roulant | treadmill-run
Vogatore | rowing-machine
Chest press | machine-chest-press
Croci ai cavi alti | cable-crossover
Pectoral machine | pec-deck
Rullo per avambracci | wrist-roller
Burpees | burpee
Slam ball | medicine-ball-slam
Abduzioni in piedi ai cavi | cable-hip-abduction
Affondi laterali | lateral-lunge
Hip thrust a una gamba | single-leg-hip-thrust
Kickback ai cavi | cable-glute-kickback
Pressa orizzontale | horizontal-leg-press
Alzate laterali ai cavi | cable-lateral-raise
Shoulder press a macchina | machine-shoulder-press
Estensioni ai cavi sopra la testa | rope-overhead-triceps-extension
Panca declinata con manubri | decline-dumbbell-bench-press
Panca piana al multipower | smith-bench-press
Salti sul posto | -
Camminata in salita | -
Stacco rumeno (bilanciere) | romanian-deadlift
Calf raise | standing-calf-raise
Curl bicipiti (manubri) | dumbbell-curl
Push down tricipiti (cavo) | bar-triceps-pushdown
Alzate laterali (manubri) | dumbbell-lateral-raise
Shrug (bilanciere) | barbell-shrug
Spinte Manubri panca inclinata | incline-dumbbell-bench-press
Curl Bilanciere EZ | ez-bar-curl
Squat con Bilanciere | back-squat
Affondi (Lunges) | bodyweight-lunge
Leg Press | leg-press-45
Stacchi Rumeni | romanian-deadlift
Step-up | step-up
Military Press (in piedi) | overhead-press
Shoulder Press (Manubri) | dumbbell-shoulder-press
Tirate al mento (Upright Row) | barbell-upright-row
Shoulder Press (Macchina) | machine-shoulder-press
Curl con Manubri | dumbbell-curl
Hammer Curl | hammer-curl
Panca Scott (Preacher Curl) | preacher-curl
French Press / Skull Crusher | ez-bar-skull-crusher
Spinte in basso ai cavi (Push-down) | bar-triceps-pushdown
Dips su panca | bench-dip
Curl di concentrazione | concentration-curl
Lento Avanti Manubri | dumbbell-shoulder-press
Alzate Laterali alla Macchina | machine-lateral-raise
Alzate Posteriori (Reverse Fly) | dumbbell-reverse-fly
Curl Bayesiano ai Cavi | bayesian-curl
Curl su Panca Inclinata | incline-dumbbell-curl
Curl su Panca Scott | preacher-curl
Panca Inclinata Manubri | incline-dumbbell-bench-press
Dip alle Parallele | chest-dip
Pullover con Manubrio | dumbbell-pullover
Rematore ai Cavi | seated-cable-row
`,
  'Hevy, Portuguese, a later export': `
Abdominal (Corda) | cable-crunch
Aberturas Invertidas (Corda) | cable-reverse-fly
Aberturas Invertidas De Ombro Posterior (Na Máquina) | reverse-pec-deck
Agachamento no Smith (Máquina) | smith-squat
Cadeira Abdutora (Máquina) | hip-abduction-machine
Cadeira Adutora (Máquina) | hip-adduction-machine
Cadeira Extensora (Máquina) | leg-extension
Cadeira Flexora (Máquina) | seated-leg-curl
Crucifixo Sentado (Cabo) | mid-cable-crossover
Crucifixo na Polia (Máquina) | mid-cable-crossover
Crucifixo no Voador (Máquina) | pec-deck
Desenvolvimento Arnold (halteres) | arnold-press
Elevação Frontal (Cabo) | cable-front-raise
Elevação Frontal (Halter) | dumbbell-front-raise
Elevação Lateral (Halter) | dumbbell-lateral-raise
Elevação Lateral (Máquina) | machine-lateral-raise
Elevação de Panturrilha em Pé (Máquina) | standing-calf-raise
Elevação de Quadril (Máquina) | machine-hip-thrust
Extensão Lombar Maquina | machine-back-extension
Extensão de Panturrilha (Máquina) | horizontal-calf-press
Extensão de Tríceps (Halter) | dumbbell-overhead-triceps-extension
Extensão de Tríceps (Máquina) | machine-triceps-extension
Extensão de tríceps acima da cabeça (cabo) | rope-overhead-triceps-extension
Hiperextensão Lombar | back-extension
Leg Press Horizontal (Máquina) | horizontal-leg-press
Levantamento Terra Romeno (Halter) | dumbbell-romanian-deadlift
Mesa Flexora (Máquina) | lying-leg-curl
Máquina De Fundos Sentado | machine-dip
Panturrilha no Leg Press 45º | leg-press-calf-raise
Pec Deck | pec-deck
Prensa De Ombros (Sentada) (Máquina) | machine-shoulder-press
Puxada Alta (Máquina) | machine-pulldown
Puxada Alta - Pegada Triângulo | close-grip-lat-pulldown
Puxada Alta na Polia (Máquina) | lat-pulldown
Puxada Com Braços Esticados (Corda) | rope-straight-arm-pulldown
Remada Alta (Corda) | cable-upright-row
Remada Sentada com Pegada em V (Cabo) | seated-cable-row
Rosca Direta (Halter) | dumbbell-curl
Rosca Direta (Máquina) | machine-curl
Rosca Direta na Polia | cable-curl
Rosca Martelo com Corda na Polia | rope-hammer-curl
Rosca Scott (Barra) | barbell-preacher-curl
Rosca Scott (Máquina) | machine-preacher-curl
Supino Declinado (Máquina) | decline-machine-press
Supino Inclinado Na Máquina | incline-machine-press
Supino Inclinado no Smith (Máquina) | incline-smith-bench-press
Supino Sentado (Máquina) | machine-chest-press
Tríceps na Polia | bar-triceps-pushdown
Extensão de Tríceps na Polia (Máquina) | bar-triceps-pushdown
Remada Baixa Iso-Lateral | plate-loaded-low-row
Desenvolvimento (Halter) | dumbbell-shoulder-press
Elevação Lateral Unilateral (Cabo) | cable-lateral-raise
Barra Fixa Pronada Assistida | assisted-pull-up
Elevação Pélvica (Barra) | barbell-hip-thrust
Extensão Lombar (Hiperextensão com Peso) | back-extension
Remada Unilateral (Cabo) | single-arm-cable-row
Crossover na Polia | cable-crossover
Crucifixo Invertido (Máquina) | reverse-pec-deck
Puxada Alta - Pegada Fechada (Cabo) | close-grip-lat-pulldown
Tríceps Corda (Polia) | rope-triceps-pushdown
`,
  'others, Portuguese, later': `
Puxada Frontal (Polia) | lat-pulldown
Face Pull (Elástico) | band-face-pull
Crucifixo Inverso Máquina | reverse-pec-deck
Remada Alta (Halter) | dumbbell-upright-row
Desenvolvimento em Pé (Halter) | standing-dumbbell-press
Elevação Lateral (Elástico) | band-lateral-raise
Rosca com Elástico | band-curl
Rosca Direta (Polia) | cable-curl
Rosca Scott Máquina | machine-preacher-curl
Tríceps Testa (Halter) | dumbbell-skull-crusher
Tríceps com Elástico | band-triceps-pushdown
Paralelas | chest-dip
Afundo Reverso | reverse-lunge
Agachamento Taça (Goblet) | goblet-squat
Rosca direta (barra W) | ez-bar-curl
Rosca inclinada (halteres) | incline-dumbbell-curl
Rosca cabo baixo | cable-curl
Tríceps pulley (barra V) | v-bar-triceps-pushdown
Tríceps testa (barra W) | ez-bar-skull-crusher
Tríceps francês (barra) | ez-bar-overhead-triceps-extension
Tríceps coice (halter) | dumbbell-kickback
Dips em paralela (tríceps) | triceps-dip
Tríceps banco (bench dip) | bench-dip
Push-down (cabo reto) | bar-triceps-pushdown
Agachamento frontal (barra) | front-squat
Agachamento Smith (máquina) | smith-squat
Agachamento goblet (halter/kettle) | goblet-squat
Avanço (lunge) com barra | -
Avanço (lunge) com halteres | forward-lunge
Passada lateral | lateral-lunge
Step-up (caixote) | step-up
Pistol squat (agachamento unilateral) | pistol-squat
Stiff (halteres) | dumbbell-stiff-leg-deadlift
Levantamento terra sumô | sumo-deadlift
Hip thrust (barra / halter) | barbell-hip-thrust
Ponte glúteo (no chão) | glute-bridge
Agachamento sumô (halter) | sumo-squat
Abdução de quadril (cabo / máquina) | cable-hip-abduction
Coice de glúteo (cabo) | cable-glute-kickback
Good morning (barra) | good-morning
Romanian Deadlift (RDL) | romanian-deadlift
Panturrilha em pé (máquina Smith) | smith-calf-raise
Panturrilha sentado (máquina) | seated-calf-raise
Panturrilha no degrau (peso corporal) | bodyweight-calf-raise
Puxada frente (puxador) | lat-pulldown
Remada baixa (cabo) | seated-cable-row
Remada máquina (peito apoiado) | machine-row
Pulldown braço reto (cabo) | straight-arm-pulldown
Pull-up assistido (máquina) | assisted-pull-up
Rosca na máquina (preacher) | machine-preacher-curl
Abdutora (máquina) | hip-abduction-machine
Step-up (baixo) | step-up
Puxada frontal (barra/pulley) | lat-pulldown
Puxada neutra (triângulo) | neutral-grip-lat-pulldown
Agachamento livre (barra nas costas) | back-squat
Mesa flexora (deitado) | lying-leg-curl
Supino inclinado (halter 30-45°) | incline-dumbbell-bench-press
Extensora | leg-extension
Leg Press Horizontal Unilateral | -
Rosca Direta Banco Inclinado | incline-dumbbell-curl
Serrote | dumbbell-row
Levantamento Stiff (Barra) | stiff-leg-deadlift
Passada / Avanço (Halter) | walking-lunge
Remada Unilateral / Serrote (Halteres) | dumbbell-row
Extensão unilateral do cotovelo (polia) | single-arm-triceps-pushdown
Elevação de Pernas na Barra | hanging-leg-raise
Tríceps Pulley (Cabo) | bar-triceps-pushdown
Levantamento terra romeno (halteres) | dumbbell-romanian-deadlift
Elevação pélvica (máquina) | machine-hip-thrust
Afundo (halteres) | split-squat
Remada (halter) | dumbbell-row
Elevação lateral (cabo) | cable-lateral-raise
Crucifixo inverso (máquina) | reverse-pec-deck
Barra Fixa Supinada (Peso Corporal) | chin-up
Puxada Alta Pegada Fechada (Cabo) | close-grip-lat-pulldown
Puxada Alta Neutra (Cabo) | neutral-grip-lat-pulldown
Crucifixo (Máquina) | pec-deck
Remada Sentada Pegada Aberta (Cabo) | wide-grip-seated-cable-row
Remada Meadows (Barra) | meadows-row
Tríceps Francês (Polia) | rope-overhead-triceps-extension
Cross Over (Cabo) | cable-crossover
Puxada Alta (Polia) | lat-pulldown
Tríceps Testa / Francês (Halter) | dumbbell-skull-crusher
Gêmeos em Pé (Panturrilha) | standing-calf-raise
Abdominal Crunch | crunch
Remada Fechada com Barra Reta | -
Panturrilha em pé (halteres) | dumbbell-calf-raise
Leg Press Pés Afastados | wide-stance-leg-press
Rosca Direta Barra Reta 21 | curl-21s
Desenvolvimento Sentado (Neutro) | -
Tríceps Francês com Halteres | dumbbell-overhead-triceps-extension
Mergulho (dip) | chest-dip
Abdominal supra | crunch
Abdominal oblíquo | oblique-crunch
Rosca 21 (parcial inferior + superior + completa) | curl-21s
Puxada Facial (Cabo) | face-pull
Curl deitado (halter unilateral) | -
Stiff unilateral | single-leg-romanian-deadlift
Extensão testa (cabo) | cable-skull-crusher
Crucifixo (halter ou máquina) | dumbbell-fly
Cardio: Esteira inclinada (6–10%) | treadmill-walk
Rosca na polia baixa | cable-curl
Elevação frontal (anilha) | plate-front-raise
`,
  'others, German, later': `
Incline Brustpresse (Maschine) | incline-machine-press
Decline Bankdrücken | decline-barbell-bench-press
Cable Crossovers (High-to-Low) | cable-crossover
Cable Crossovers (Low-to-High) | low-cable-crossover
Dips (Brust-Fokus) | chest-dip
Military Press / Schulterdrücken (Langhantel) | overhead-press
Aufrechtes Rudern / Upright Row | barbell-upright-row
Reverse Butterfly (Kurzhantel) | dumbbell-reverse-fly
Trizepsdrücken (Kabelzug / Seil) | rope-triceps-pushdown
Trizepsdrücken (Kabelzug / Stange) | bar-triceps-pushdown
Trizepsdrücken über Kopf (Kabelzug) | rope-overhead-triceps-extension
French Press / Skullcrushers (SZ-Stange) | ez-bar-skull-crusher
Trizeps-Kickbacks (Kurzhantel) | dumbbell-kickback
Dips (Trizeps-Fokus) | triceps-dip
Trizeps Extension (Maschine) | machine-triceps-extension
Kreuzheben / Deadlifts (Langhantel) | deadlift
Sumo Kreuzheben | sumo-deadlift
Klimmzüge / Pull-ups | pull-up
Chin-ups (Untergriff) | chin-up
Latzug (Breit) | wide-grip-lat-pulldown
Latzug (V-Griff) | close-grip-lat-pulldown
Latzug (Enger Griff / Untergriff) | close-grip-lat-pulldown
Kurzhantelrudern (Einarmig) | dumbbell-row
Kabelrudern (Sitzend / V-Griff) | seated-cable-row
Kabelrudern (Breit) | wide-grip-seated-cable-row
Rudermaschine (Brustgestützt) | machine-row
Pullover (Kabelzug / Straight Arm) | straight-arm-pulldown
Hyperextensions | back-extension
Hammercurls (Kabelzug / Seil) | rope-hammer-curl
Preacher Curls (SZ-Stange) | preacher-curl
Incline Curls (Kurzhantel) | incline-dumbbell-curl
Kniebeugen / Squats (Langhantel) | back-squat
Beinpresse (45 Grad) | leg-press-45
Beinpresse (Sitzend) | horizontal-leg-press
Bulgarian Split Squats (Kurzhanteln) | bulgarian-split-squat
Ausfallschritte / Lunges | walking-lunge
Beinstrecker / Leg Extension | leg-extension
Vordere Kniebeugen / Front Squats | front-squat
Hackenschmidt Kniebeuge / Hack Squat | hack-squat
Rumänisches Kreuzheben / RDLs | romanian-deadlift
Beinbeuger / Leg Curls (Sitzend) | seated-leg-curl
Beinbeuger / Leg Curls (Liegend) | lying-leg-curl
Glute Kickbacks (Kabelzug) | cable-glute-kickback
Abduktoren Maschine | hip-abduction-machine
Wadenheben stehend (Barbell) | barbell-calf-raise
Crunches (Kabelzug) | cable-crunch
Klimmzüge (Obergriff) | pull-up
Enge Liegestütze | diamond-push-up
Negativbankdrücken | decline-barbell-bench-press
Kabel-Brustpresse | cable-chest-press
Goblet-Kniebeuge | goblet-squat
Bauchmaschine | machine-crunch
Latzug zur Brust | lat-pulldown
Latzug eng | close-grip-lat-pulldown
Rudern (Kurzhantel) | dumbbell-row
Kurzhantel-Bankdrücken | dumbbell-bench-press
Schulterpresse (Maschine) | machine-shoulder-press
Kurzhantel-Schulterdrücken | dumbbell-shoulder-press
Butterfly / Cable Fly | mid-cable-crossover
Dips (Brustversion) | chest-dip
Liegestütze erhöht | incline-push-up
Trizepsdrücken am Kabel (Seil) | rope-triceps-pushdown
Bizepscurls (Kurzhantel) | dumbbell-curl
Walking Lunges (Kurzhantel) | walking-lunge
Beinbeuger (Maschine) | -
`,
  'others, Spanish and French, later': `
Elevaciones Laterales (Mancuerna) | dumbbell-lateral-raise
Press De Hombros Sentado (Mancuerna) | dumbbell-shoulder-press
Jalón Al Pecho Agarre Cerrado (Polea) | close-grip-lat-pulldown
Fondos De Tríceps Agarre Cerrado | triceps-dip
Curl De Bíceps (Barra EZ) | ez-bar-curl
Press Banca | barbell-bench-press
Press Banca Inclinado (Mancuerna) | incline-dumbbell-bench-press
Press de Hombro (Mancuerna) | dumbbell-shoulder-press
Press de Pierna | leg-press-45
Extensión de Pierna | leg-extension
Bicep Curl (Mancuerna) | dumbbell-curl
Dominada | pull-up
Elevaciones Frontales | dumbbell-front-raise
Remo Unilateral (Mancuerna) | dumbbell-row
Arrancada Unilateral (Mancuerna) | dumbbell-snatch
Pájaros (Deltoides Post) | dumbbell-reverse-fly
Encogimientos (Trapecios) | barbell-shrug
Curl Martillo | hammer-curl
Goblet Squat (Mancuerna) | goblet-squat
Zancadas con Mancuernas | forward-lunge
Aductores | hip-adduction-machine
Développé Épaules (Haltère) | dumbbell-shoulder-press
Rowing Poulie Assis Prise V | seated-cable-row
Écarté Poulie | mid-cable-crossover
Développé Serré Haltère | -
Hip thrust sur banc (haltère) | dumbbell-hip-thrust
Développé couché haltères (banc) | dumbbell-bench-press
Face pulls (poulie) | face-pull
Curl biceps (haltères) | dumbbell-curl
Rowing unilatéral (haltère) | dumbbell-row
Squat goblet (haltère) | goblet-squat
`,
};
