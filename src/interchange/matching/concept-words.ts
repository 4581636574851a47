/**
 * Words of exercise names in Portuguese, English, Spanish, French and German, by what they mean:
 * `concept+concept: phrase, phrase`. The longest phrase at a place in a name counts. Phrases are
 * compared without accents, capitals, signs, plurals and stop words.
 */
export const EQUIPMENT_CONCEPTS = `
barbell: barbell, barra, barra reta, barra livre, langhantel, barre, lh
ez-bar: ez bar, ez barbell, ez curl bar, barra w, barra ez, barra z, sz stange, sz hantel, barre ez
trap-bar: trap bar, hex bar, barra hexagonal, barre hexagonale
dumbbell: dumbbell, halter, halteres, haltere, mancuerna, kurzhantel, kurzhanteln, kh
kettlebell: kettlebell
plate: plate, anilha, disco, disque, hantelscheibe
machine: machine, maquina, maschine, lever, leverage, leverage machine
cable: cable, cabo, polia, polea, poulie, kabel, kabelzug, cable machine
smith: smith, smith machine, maquina smith, multipower, multipresse, barre guidee, barra guiada
band: band, resistance band, elastico, mini band, banda, banda elastica, elastique, widerstandsband
bodyweight: bodyweight, peso do corpo, peso corporal, poids du corps, korpergewicht, sem carga
suspension: suspension, trx, fita
`;

export const CONCEPTS = `
bench: bench press, chest press, supino, supino reto, supino plano, press de banca, press banca, press de pecho, developpe couche, presse pectoraux, bankdrucken, brustpresse, flat bench press
bench+incline: incline press, schragbankdrucken, developpe incline
bench+decline: developpe decline, negativbankdrucken
fly: fly, flye, chest fly, crucifixo, crucifixo reto, abertura, apertura, ecarte, ecarte couche, fliegende
fly+machine: voador, peck deck, pec deck, pec deck fly, butterfly, peck deck fly, contractora
fly+reverse: reverse fly, seated reverse fly, bent over reverse fly, rear delt fly, rear delt reverse fly, posterior de ombro, abertura invertida ombro, abertura invertida ombro posterior, vuelo posterior, vuelos posteriores, pajaro, oiseau, reverse butterfly, butterfly reverse, voador invertido ombro
crossover: crossover, cross over, cruce de polea, cable cruzado, cruzado polea
squat: squat, agachamento, agachamento livre, sentadilla, kniebeuge
hack+squat: hack, hack squat, hackenschmidt
squat+bulgarian: bulgarian split squat, agachamento bulgaro, sentadilla bulgara, squat bulgare, bulgarische kniebeuge, bulgarian squat
bulgarian: bulgaro, bulgara, bulgare
front-squat: front squat, agachamento frontal, sentadilla frontal, squat avant, frontkniebeuge
deadlift: deadlift, levantamento terra, terra, peso muerto, peso morto, souleve de terre, kreuzheben
deadlift+romanian: terra romeno, rumanisches kreuzheben, romanian deadlift, rdl
romanian: romeno, romana, rumano, roumain
stiff: stiff, stiff leg deadlift, straight leg deadlift, peso morto pernas esticadas, peso muerto piernas rigidas, souleve de terre jambes tendues, kreuzheben gestreckte beine
row: row, remada, remo, rowing, rudern, bent over row, remada curvada, remada dobrada, remo inclinado, rowing penche, vorgebeugtes rudern, langhantelrudern
row+seated: seated row, seated cable row, cable row, remada baixa, remada sentada, remada sentado, remo sentado, remo bajo, tirage horizontal, rowing assis, rudern sitzend, sitzendes rudern, kabelrudern
row+t-bar: t bar row, remada cavalinho, cavalinho, remada barra t, remo barra t, remo en t, rowing barre t, t bar rudern
rower: rowing machine, remo ergometro
upright-row: upright row, remada alta, remo al menton, rowing menton, aufrechtes rudern
pulldown+reverse-grip: reverse grip pulldown, reverse grip lat pulldown
pulldown+wide-grip: wide grip pulldown
pulldown+close-grip: close grip pulldown
pulldown: lat pulldown, front lat pulldown, puxada, puxada alta, puxada frontal, puxada frente, puxada polia alta, jalon al pecho, jalon, tirage vertical, tirage poitrine, latzug, latziehen, lat pull down
straight-arm: straight arm pulldown, straight arm lat pulldown, pulldown polia, puxada braco esticado, puxada bracos esticados, puxada braco reto, jalon brazos rectos, jalon con brazos extendidos
pull-up: pull up, pullup, barra fixa, barra fixa pronada, dominada, traction, klimmzug, klimmzuge
chin-up: chin up, chinup, barra fixa supinada, dominada supina, traction supination
pullover: pullover, pull over
shrug: shrug, shoulder shrug, encolhimento, encolhimento ombro, encogimiento, encogimiento hombro, haussement epaule, schulterheben, nackenheben
face-pull: face pull, puxada rosto, facepull
curl: curl, biceps curl, bicep curl, rosca, rosca direta, rosca biceps, curl biceps, bizepscurl, bizeps curl, bizepscurls
curl+hammer: hammer curl, rosca martelo, curl martillo, curl marteau, hammercurl, hammercurls
curl+preacher: preacher curl, rosca scott, curl predicador, curl pupitre, curl scott, larry scott curl, scottcurl, scottcurls
curl+concentration: concentration curl, rosca concentrada, curl concentrado, curl concentre, konzentrationscurl, konzentrationscurls
wrist-curl: wrist curl, rosca de punho, curl de muneca, flexion poignet, handgelenkcurl, handgelenkcurls
lateral-raise: lateral raise, side lateral raise, elevacao lateral, elevacion lateral, elevaciones laterales, elevacion laterales, elevacoes laterais, elevation laterale, seitheben
front-raise: front raise, elevacao frontal, elevacion frontal, elevaciones frontales, elevation frontale, frontheben
shoulder-press: shoulder press, overhead press, military press, desenvolvimento, desenvolvimento ombro, desenvolvimento militar, press ombro, prensa ombro, press militar, press hombro, developpe militaire, developpe epaule, schulterdrucken, schulterpresse
pushdown+cable: triceps pushdown, tricep pushdown, triceps polia, triceps pulley, extensao triceps polia, extension triceps polea, triceps polea, extension triceps poulie, triceps poulie, trizepsdrucken, trizepsdrucken kabel
overhead-triceps: overhead triceps extension, overhead tricep extension, triceps frances, triceps acima da cabeca, extensao triceps acima cabeca, extension triceps por encima cabeza, extension triceps sobre cabeza
triceps-extension: triceps extension, tricep extension, extensao triceps, extension triceps, trizepsstrecken
triceps-extension+machine: triceps maquina, triceps machine
skull-crusher: skull crusher, skullcrusher, lying triceps extension, triceps testa, rompecraneos, press frances, barre au front, stirndrucken
triceps-kickback: triceps kickback, tricep kickback, triceps coice, patada triceps, kickback triceps, trizeps kickback
triceps-dip: triceps dip, tricep dip, triceps paralela, fondos triceps, trizeps dip
dip: dip, mergulho, paralela, fundos, fondos, mergulho paralela, fondos en paralelas
push-up: push up, pushup, flexao, flexao de braco, flexao braco, flexion, pompe, liegestutz, liegestutze
leg-press: leg press, leg press 45, sled leg press, sled 45 leg press, sled 45 degree leg press, prensa de pierna, press de pierna, presse a cuisse, presse cuisse, beinpresse
leg-extension: leg extension, cadeira extensora, mesa extensora, extensora, extensao perna, extension pierna, extension cuadricep, beinstrecker, beinstrecken
leg-curl: leg curl, flexora, curl femoral, curl pierna, beinbeuger, beincurl, beincurls
leg-curl+lying: prone leg curl, leg curl prone, mesa flexora, flexora deitada, flexora deitado
leg-curl+seated: cadeira flexora, flexora sentada
leg-curl+standing: flexora em pe, flexao pernas em pe
calf-raise: calf raise, panturrilha, elevacao panturrilha, elevacion talon, elevacion talones, elevacion pantorrilla, mollet, extension mollet, wadenheben
calf-extension: calf extension, extensao panturrilha, extension pantorrilla
hip-abduction: hip abduction, hip abductor, thigh abductor, cadeira abdutora, abdutora, abduccion cadera, abductor, abducteur, abduktor, abduktoren
hip-adduction: hip adduction, hip adductor, thigh adductor, cadeira adutora, adutora, aduccion cadera, aductor, adducteur, adduktor, adduktoren
hip-thrust: hip thrust, elevacao pelvica, elevacao quadril, empuje cadera, empuje de caderas
glute-kickback: glute kickback, gluteo coice, coice, coice gluteo, patada gluteo, kickback gluteo
glute-bridge: glute bridge, ponte gluteo, ponte de gluteos, puente gluteo, pont fessier
lunge: lunge, zancada, fente, ausfallschritt, ausfallschritte
hyperextension: back extension, 45 degree back extension, back hyperextension, hyperextension, hiperextensao, hiperextensao lombar, extensao lombar, hiperextension, extension lombar, extension lombaire, ruckenstrecker
crunch: crunch, abdominal, abdominal supra, crunch abdominal
plank: plank, prancha, prancha frontal, prancha isometrica, plancha, planche, unterarmstutz
hanging-leg-raise: hanging leg raise, elevacao pernas barra fixa, elevacion piernas colgado
russian-twist: russian twist, giro russo, rotacao russa, giro ruso
incline: incline, inclined, inclinado, inclinada, banco inclinado, schragbank
decline: decline, declined, declinado, declinada, banco declinado, negativ
seated: seated, sentado, sentada, assis, assise, sitzend
standing: standing, em pe, de pie, debout, stehend
lying: lying, deitado, deitada, tumbado, tumbada, acostado, allonge, liegend
single: single arm, one arm, single leg, one leg, unilateral, um braco, uma perna, de un brazo, un brazo, una pierna, un bras, une jambe, einarmig, einbeinig, unilaterale
alternating: alternating, alternada, alternado, alterno, alterne, alternierend
close-grip: close grip, fechado, fechada, pegada fechada, agarre cerrado, prise serree, enger griff
wide-grip: wide grip, pegada aberta, aberto, aberta, agarre ancho, agarre abierto, prise large, breiter griff
neutral-grip: neutral grip, neutra, neutro, pegada neutra, agarre neutro, prise neutre
reverse-grip: reverse grip, underhand, supinada, supinado, pegada supinada, pegada invertida, pega inversa, agarre inverso, agarre supino, prise inversee, untergriff
v-grip: triangulo, pegada triangulo, v grip, v bar, pegada v, barra v, agarre v
reverse: reverse, reversa, reverso, inverso, inversa, invertido, invertida, inverse
rope: rope, corda, cuerda, corde, seil
plate-loaded: plate loaded, machine plate, articulado, articulada, maquina de placas, hammer strength, hammerstrength, iso lateral
weighted: weighted, com peso, con peso, leste, mit gewicht
assisted: assisted, assistido, assistida, asistida, asistido, assiste, graviton, unterstutzt
arnold: arnold, arnold press
`;

export const STOP_WORDS =
  'a ao as com da das de do dos e em na nas no nos o os para por el la los las con en del al un una le les des du au aux avec sur the with and on of for mit am an der die das auf und'.split(
    ' ',
  );
