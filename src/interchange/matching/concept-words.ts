/**
 * Words of exercise names in Portuguese, English, Spanish, French, German and Italian, by meaning:
 * `concept+concept: phrase, phrase`. The longest phrase at a place in a name counts. Phrases are
 * compared without accents, capitals, signs, plurals and stop words.
 */
export const EQUIPMENT_CONCEPTS = `
barbell: barbell, barra, barra reta, barra livre, langhantel, barre, lh, bilanciere, bilancieri, stange, barre droite, bb
ez-bar: ez bar, ez barbell, ez curl bar, barra w, barra ez, barra z, sz stange, sz hantel, barre ez, bilanciere ez, bilanciere sagomato, curlstange, ez stange, sz, sz bar
trap-bar: trap bar, hex bar, barra hexagonal, barre hexagonale, barra trap
dumbbell: dumbbell, halter, halteres, mancuerna, kurzhantel, kurzhanteln, kh, manubrio, manubri, pesa, db
kettlebell: kettlebell, pesa rusa, kugelhantel, kb
plate: plate, anilha, disco, disque, hantelscheibe, scheibe, gewichtsscheibe
machine: machine, maquina, maschine, lever, leverage, leverage machine, macchina
cable: cable, cabo, polia, polea, poulie, kabel, kabelzug, cable machine, cavo, cavi, ercolina, kabelturm, poulie vis a vis, polie, pulley
smith: smith, smith machine, maquina smith, multipower, multipresse, barre guidee, barra guiada, multipress, machine smith, smith maschine, smith maquina, macchina smith, guiado, guiada, guidee, guide
band: band, resistance band, elastico, mini band, banda, banda elastica, elastique, widerstandsband, elastici, banda de resistencia, fascia elastica, gummiband, theraband, bande elastique, bande
bodyweight: bodyweight, peso do corpo, peso corporal, poids du corps, korpergewicht, sem carga, corpo libero, peso corporeo, eigengewicht, sin peso
suspension: suspension, trx, fita, sospensione, schlingentrainer, sangle, suspensao
`;

export const MOVEMENT_CONCEPTS = `
leg-raise: leg raise, beinheben, elevacao perna, elevacion pierna, levantamiento pierna, releve jambe, sollevamento gambe, levantamento perna, levee jambe, alzata gambe, beine heben
fly+cable: crucifixo crossover
lunge+walking: afundo caminhada
curl+incline: curl panca inclinata, schragbank curl
inverted-row: inverted row, remo invertido, remada invertida, rowing inverse, rematore inverso, tirage inverse, trazione orizzontale, traction australienne, australian pull up, dominada australiana
pushdown: push down, pushdown
lateral-lunge: lateral lunge, affondo laterale, affondi laterali, afundo lateral, zancada lateral, fente laterale, seitliche ausfallschritt, seitlicher ausfallschritt
dead-hang: dead hang, sospensione sbarra, colgarse barra, suspension barra, suspensao barra, deadhang
plyometric-push-up: plyometric push up, pompe claquee, clap push up, flexao palma, piegamento battito
knee-raise+hanging: hanging knee raise, releve genou suspendu, elevacao joelho barra, elevacao joelho suspenso, elevacion rodilla colgado, hangende knieheben, knieheben hangend, sollevamento ginocchia sbarra, elevacion rodillas barra
shoulder-press+seated: developpe assis
crossover+low: crossover baixo
triceps-dip+weighted: weighted dip
seated-triceps-press: seated triceps press, extension triceps assis, prensa triceps sentado, press triceps sentado
row+bent-over: bent over row, remada curvada, remada dobrada, remo inclinado, rowing penche, vorgebeugte rudern, vorgebeugtes rudern, rudern vorgebeugt, vorgebeugt rudern, remada curvado, rematore inclinato, remadas dobradas, remada dobrado, bent over rowing, rowing buste penche, tirage buste penche
glute-kickback+cable: kickback poulie
bench: bench press, chest press, supino, supino reto, supino plano, press de banca, press de pecho, developpe couche, presse pectoraux, bankdrucken, brustpresse, flat bench press, panca, panca piana, distensioni panca, distensioni panca piana, press de peito, press plano, press banca plano, flachbankdrucken, bench press flat, developpe plat, presse pectorale, pressa petto, spinte panca, spinte panca piana, distensione panca, distensione panca piana, benchpress
bench+incline: incline press, schragbankdrucken, developpe incline, panca inclinata, distensioni panca inclinata, press inclinado, developpe couche incline, supino 45, spinte panca inclinata, distensione panca inclinata
bench+decline: developpe decline, negativbankdrucken, panca declinata, distensioni panca declinata, press declinado, developpe couche decline, press banca declive
fly: fly, flye, chest fly, crucifixo, crucifixo reto, abertura, apertura, ecarte, ecarte couche, fliegende, croci, croce, aperture, crucifixo halter, flye banco, papillon, chest flye, apertura pecho, ecarte pectoraux, fly brust, croci panca, flys
fly+machine: voador, peck deck, pec deck, pec deck fly, butterfly, peck deck fly, contractora, farfalla, mariposa, chest fly machine, butterfly maschine, butterfly fliegende, peck fly, pectoral machine, machine pectoraux
fly+reverse: reverse fly, seated reverse fly, bent over reverse fly, rear delt fly, rear delt reverse fly, posterior de ombro, abertura invertida ombro, abertura invertida ombro posterior, vuelo posterior, vuelos posteriores, pajaro, oiseau, reverse butterfly, butterfly reverse, voador invertido ombro, croci inverse, croci inversa, apertura inversa, apertura invertida, abertura invertida, crucifixo inverso, crucifixo invertido, oiseau penche, vuelo invertido, reverse flye, reverse butterfly maschine, umgekehrte fliegende, alzate posteriori, alzata posteriore, elevation arriere, oiseau elevation arriere, vuelos pajaro, deltoide posterior, rear delt, oiseau penche arriere, umgekehrte fly, elevacion posterior, elevacao posterior, apertura posterior, elevacion deltoides posterior, vorgebeugtes seitheben, seitheben vorgebeugt
crossover: crossover, cross over, cruce de polea, cable cruzado, cruzado polea, crossover poulie, cruce poleas cable cruzado, cruce cable, croci cavi alti, kabelkreuzen, kabelcross, cruce poleas, cruce poleas pecho
squat: squat, agachamento, agachamento livre, sentadilla, kniebeuge, kniebeugen, accosciata, back squat, sentadilla trasera, squat arriere, sentadilla atras
hack+squat: hack, hack squat, hackenschmidt, hackenschmidt squat, hackenschmidt kniebeuge, agachamento hack, sentadilla hack
squat+bulgarian: bulgarian split squat, agachamento bulgaro, sentadilla bulgara, squat bulgare, bulgarische kniebeuge, bulgarian squat, affondo bulgaro, affondi bulgari, squat bulgaro, fente bulgare, bulgarische split kniebeuge, bulgarische split kniebeugen, bulgarische split squat, bulgarische kniebeugen, zancada bulgara, afundo bulgaro, split squat bulgare, bulgarischer split squat
front-squat: front squat, agachamento frontal, sentadilla frontal, squat avant, frontkniebeuge, squat frontale, sentadilla delantera, front kniebeuge, squat frontal, frontkniebeugen
deadlift: deadlift, levantamento terra, terra, peso muerto, peso morto, souleve de terre, kreuzheben, stacco terra, stacco, peso muerto convencional, levantamento terra convencional, stacchi
deadlift+romanian: terra romeno, rumanisches kreuzheben, romanian deadlift, rdl, stacco rumeno, stacco terra rumeno, stacco terra rumena, peso muerto rumano, rumanisch kreuzheben, stacchi rumeni
stiff: stiff, stiff leg deadlift, straight leg deadlift, peso morto pernas esticadas, peso muerto piernas rigidas, souleve de terre jambes tendues, kreuzheben gestreckte beine, stacco terra gambe dritte, stacco gambe tese, stacco gambe dritte, peso muerto pierna estirada, kreuzheben gestreckten beinen, kreuzheben gestrecktem bein, stiff legged deadlift, stacco terra gamba tesa, levantamento stiff
row: row, remada, remo, rowing, rudern, rematore, remate
row+seated: seated row, seated cable row, cable row, remada baixa, remada sentada, remada sentado, remo sentado, remo bajo, tirage horizontal, rowing assis, rudern sitzend, sitzendes rudern, kabelrudern, rematore seduto, rematore cavo seduto, pulley basso, remo polea baja, rowing poulie basse, rowing bas, tirage assis, remada baixo, remo polea, tirage assis poulie, kabelrudern sitzend, pulley row, remo gironda, long pulley
row+t-bar: t bar row, remada cavalinho, cavalinho, remada barra t, remo barra t, remo en t, rowing barre t, t bar rudern, remo punta, rematore t bar, rematore barra t, rowing t, rowing t bar, t bar rowing, remada t, t stange rudern, tirage barre t
rower: rowing machine, remo ergometro
upright-row: upright row, remada alta, remo al menton, rowing menton, aufrechtes rudern, tirata mento, tirate mento, rematore mento, tirage menton, tirate petto, remo mento, remo vertical, remo cuello
pulldown+reverse-grip: reverse grip pulldown, reverse grip lat pulldown
pulldown+wide-grip: wide grip pulldown, latziehen weit, latzug weit, lat machine presa larga, jalon abierto, puxada aberta
pulldown+close-grip: close grip pulldown, latzug eng, lat machine presa stretta, jalon cerrado
pulldown: lat pulldown, front lat pulldown, puxada, puxada alta, puxada frontal, puxada frente, puxada polia alta, jalon al pecho, jalon, tirage vertical, tirage poitrine, latzug, latziehen, lat pull down, lat machine, lat machine avanti, jalones, latzug brust, latziehen brust, tirage dos, tirage poitrine haute, trazioni lat machine, pulldown lateral, puxador, puxada pulley, pulley frente, vertical traction, traccion vertical, trazione verticale, tirage vertical poitrine, lat ziehen
straight-arm: straight arm pulldown, straight arm lat pulldown, pulldown polia, puxada braco esticado, puxada braco reto, jalon brazos rectos, jalon con brazos extendidos, gerade lat pulldown, gerader lat pulldown, pulldown braccia dritte, lat pulldown braccia dritte, pulldown brazos rectos, tirage bras tendus, pulldown bras tendu, pull over poulie haute, pulldown braccia tese, latzug gestreckte arme, lat pushdown, uberzuge kabel, pullover polia, pullover poulie, pullover polea, pullover cable, pullover cavo, pullover cabo, pullover polea alta, pullover polia alta, pullover kabelzug, pullover kabel, uberzug kabelzug, lat ziehen gestreckte arme, lat ziehen gestreckten armen
pull-up: pull up, pullup, barra fixa, barra fixa pronada, dominada, traction, klimmzug, klimmzuge, trazione, trazioni, trazioni sbarra, klimmzugen, pull ups, trazione presa prona, traction pronation, barra fixa pull up, dominada prona
chin-up: chin up, chinup, barra fixa supinada, dominada supina, traction supination, trazione presa supina, trazione supina, trazioni supine, chin ups, barra fixa chin up, dominada supina chin up, dominada agarre supino, klimmzug untergriff, traction prise supination, barra fixa pegada supinada, pull up pegada supinada, chin up pegada supinada, chin up untergriff, chin ups untergriff, chin up supinada
pullover: pullover, pull over, pulover, uberzug, uberzuge
shrug: shrug, shoulder shrug, encolhimento, encolhimento ombro, encogimiento, encogimiento hombro, haussement epaule, schulterheben, nackenheben, scrollata spalle, scrollate, scrollata, scrollate spalle, haussement, shrug haussement epaule, schulterzucken, encolher ombro
face-pull: face pull, puxada rosto, facepull, tirage visage, tiron cara, tiron cara face pull, tirata al viso, puxada face, tirage corde visage, jalon cara, tirage facial, puxada facial
curl: curl, biceps curl, rosca, rosca direta, rosca biceps, curl biceps, bizepscurl, bizeps curl, curl bicipiti, bicipiti, rosca biceps direta, flexion biceps, armbeugen, bizeps, biceps
curl+hammer: hammer curl, rosca martelo, curl martillo, curl marteau, hammercurl, bicipiti martello, curl martello, rosca martelinho, curl hammer, marteau curl, martillo, biceps martelo, biceps martillo, bizeps hammer, hummer curl
curl+preacher: preacher curl, rosca scott, curl predicador, curl pupitre, curl scott, larry scott curl, scottcurl, curl panca scott, panca scott, scott curl, curl banco scott, curl larry scott, rosca banco scott
curl+concentration: concentration curl, rosca concentrada, curl concentrado, curl concentre, konzentrationscurl, curl concentrato, curl concentrazione
wrist-curl: wrist curl, rosca de punho, curl de muneca, flexion poignet, handgelenkcurl, curl polsi, curl polso, curl poignet, palms up wrist curl, curl muneca palma arriba, flexao punho, handgelenk curl, unterarmcurl, flexion muneca, flessione polsi, curl muneca agarre supino
lateral-raise: lateral raise, side lateral raise, elevacao lateral, elevacion lateral, elevaciones laterales, elevacion laterales, elevacoes laterais, elevation laterale, seitheben, alzate laterali, alzata laterale, aperture laterali, seitenheben, elevazioni laterali, vuelo lateral, vuelos laterales
front-raise: front raise, elevacao frontal, elevacion frontal, elevaciones frontales, elevation frontale, frontheben, alzate frontali, alzata frontale, elevacoes frontais
shoulder-press: shoulder press, overhead press, military press, desenvolvimento, desenvolvimento ombro, desenvolvimento militar, press ombro, prensa ombro, press militar, press hombro, developpe militaire, developpe epaule, schulterdrucken, schulterpresse, lento avanti, presse epaule, schulter presse, uberkopfdrucken, spinte spalle, pressa spalle, distensioni spalle, prensa hombro, desenvolvimento acima cabeca, press por encima cabeza
pushdown+cable: triceps pushdown, triceps polia, triceps pulley, extensao triceps polia, extension triceps polea, triceps polea, extension triceps poulie, triceps poulie, trizepsdrucken, trizepsdrucken kabel, pushdown tricipiti, tricipiti cavo, extension triceps poulie haute, extension triceps polea alta, triceps polia alta, triceps polea alta, trizeps pushdown, trizepspushdown, trizeps kabelzug, push down tricipiti, triceps poulie haute, triceps pressdown, triceps pulldown, pushdown triceps, spinta tricipiti, empuje triceps, flessione tricipiti, trizeps seildrucken, triceps pushdown cable
overhead-triceps: overhead triceps extension, triceps frances, triceps acima da cabeca, extensao triceps acima cabeca, extension triceps por encima cabeza, extension triceps sobre cabeza, uberkopf trizepsstrecken, estensione tricipiti sopra testa, estensione tricipiti testa, extension triceps nuque, triceps nuque, french press, triceps frances halter, trizepsstrecken uberkopf, uberkopf trizeps, extension triceps tete, extension triceps au dessus tete, distensioni tricipiti, triceps sobre cabeza, copa triceps, uberkopf trizepsdrucken, estensioni sopra testa, estensione cavo sopra testa, estensione sopra testa, trizepsdrucken uber kopf, trizepsstrecken uber kopf, trizeps uber kopf
triceps-extension: triceps extension, extensao triceps, extension triceps, trizepsstrecken, estensione tricipiti, estensioni tricipiti, trizeps strecken, trizeps extension, extensiones triceps, extensao cotovelo, extension codo, extension coude
triceps-extension+machine: triceps maquina, triceps machine, tricipiti macchina, trizepsmaschine, trizepsdrucken maschine
skull-crusher: skull crusher, skullcrusher, lying triceps extension, triceps testa, rompecraneos, press frances, barre au front, stirndrucken, french press panca, trizeps stirndrucken, extension triceps couche, triceps testa deitado, extension triceps acostado, extension triceps tumbado, frenchpress, extensao testa
triceps-kickback: triceps kickback, triceps coice, patada triceps, kickback triceps, trizeps kickback, kickback tricipiti, kick back triceps, trizeps kick back, triceps kick back, calci tricipiti, coice triceps, contragolpe triceps, kick back kh
triceps-dip: triceps dip, triceps paralela, fondos triceps, trizeps dip, dip tricipiti, dips triceps, fundos triceps, dips trizeps, dip trizeps, dips triceps, fondos triceps agarre cerrado
dip: dip, mergulho, paralela, fundos, fondos, mergulho paralela, fondos en paralelas, dip torace, dips pectoraux, chest dips, brust dip, dip petto, fondo pecho, dips parallele, parallele, dips torse, peito paralela, dips pettorali, barren dips, barrenstutz
push-up: push up, pushup, flexao, flexao de braco, flexion, pompe, liegestutz, liegestutze, piegamento, piegamenti, flessioni, flexoes, lagartija, flexiones, flexion brazos, push ups, liegestutzen
leg-press: leg press, leg press 45, sled leg press, sled 45 leg press, sled 45 degree leg press, prensa de pierna, press de pierna, presse a cuisse, beinpresse, pressa, leg press macchina, prensa 45, presse jambe, beinpresse 45, pressa gambe, prensa inclinada
leg-extension: leg extension, cadeira extensora, mesa extensora, extensora, extensao perna, extension pierna, extension cuadricep, beinstrecker, beinstrecken, extension jambe, beinstrecker maschine, estensione gambe, extension rodilla, sillon cuadricep, extensiones pierna, extension genou, leg extension macchina, beinextension, curl cuadricep
leg-curl: leg curl, flexora, curl femoral, curl pierna, beinbeuger, beincurl, beinbeugen, beinbeuger maschine, femorali, curl femorali, flexion pierna, curl jambe, curl ischios, ischios, leg curl femoral, isquiotibiales
leg-curl+lying: prone leg curl, leg curl prone, mesa flexora, flexora deitada, flexora deitado, leg curl allonge, leg curl couche, curl pierna acostado, curl femoral tumbado, leg curl sdraiato, liegende beinbeugen, beinbeugen liegend, curl femoral acostado
leg-curl+seated: cadeira flexora, flexora sentada
leg-curl+standing: flexora em pe, flexao pernas em pe
calf-raise: calf raise, panturrilha, panturrilha degrau, panturrilha step, elevacao panturrilha, elevacion talon, elevacion talones, elevacion pantorrilla, mollet, extension mollet, wadenheben, extension mollet debout, elevation mollet, gemelos, elevacion gemelos, polpacci, gemeos, wadenheben maschine, calf, sollevamento polpacci, elevacao gemeos
calf-extension: calf extension, extensao panturrilha, extension pantorrilla, calf press, press pantorrilla, presse mollets, prensa pantorrilla, wadenpresse, wadendrucken
hip-abduction: hip abduction, hip abductor, thigh abductor, cadeira abdutora, abdutora, abduccion cadera, abductor, abducteur, abduktor, abduktoren, abduction hanche, abductores, abduzione anche, abduzione anca, huftabduktion, abducao quadril, abduktion, abductor machine, abductor maschine, abduktionsmaschine, abduktoren maschine, abduccion, abduzione, huftabduktion sitzend, abductor sentado, hip abduction seated, abduction, seated hip abduction
hip-adduction: hip adduction, hip adductor, thigh adductor, cadeira adutora, adutora, aduccion cadera, aductor, adducteur, adduktor, adduktoren, adduction hanche, aductores, adduzione anche, adduzione anca, huftadduktion, aducao quadril, adduktion, adductor maschine, adduktionsmaschine, aduccion, adduzione, huftadduktion sitzend, hip adduction seated, adduction, seated hip adduction
hip-thrust: hip thrust, elevacao pelvica, elevacao quadril, empuje cadera, impulso cadera, beckenheben, huftstrecken, elevacion cadera, hueftheben, huftheben, spinta anche, elevacion pelvica, souleve hanche, souleve bassin, releve bassin, hip thrust banc, hip thrust banco
glute-kickback: glute kickback, gluteo coice, coice, coice gluteo, patada gluteo, kickback gluteo, kickback fessier, extension hanche, calcio posteriore, slanci posteriori, gluteo kickback, patada trasera, kickback glutei, slancio cavo
glute-bridge: glute bridge, ponte gluteo, puente gluteo, pont fessier, ponte glutei, glutebridge, hip raise, brucke, puente gluteo parcial, partial glute bridge
lunge: lunge, zancada, fente, ausfallschritt, ausfallschritte, affondi, affondo, estocada, ausfallschritten, desplante, investida, arremetida
hyperextension: back extension, 45 degree back extension, back hyperextension, hyperextension, hiperextensao, hiperextensao lombar, extensao lombar, hiperextension, extension lombar, extension lombaire, ruckenstrecker, extension dos, extension dos hyperextension, estensione dorso, iperestensioni, iperestensione, ipertensione, hyperextensions lombaires, hiperextensiones, ruckenstrecken, ruckenextension, extension espalda, lombaires, extension dos hyperextension lestee, estensione dorso ipertensione, extension espalda hiperextension, ruckenstrecker hyperextension, banc lombaire, hiperextension lumbar, lumbares, extension lumbar, lower back extension
crunch: crunch, abdominal, abdominal supra, crunch abdominal, crunch corto, crunches, addominali, abdominales, abdominal crunch, crunch abdominales, bauchpresse, abdominal supra solo, abdominaux, crunch abdominaux, abdominal corto, bauchcrunch, abdomen, abdo, abdominale
plank: plank, prancha, prancha frontal, prancha isometrica, plancha, planche, unterarmstutz, prancha abdominal, gainage, gainage planche, plancha abdominal, plancha frontal, planche abdominale, planke, prancha horizontal, plancha antebrazo, planche avant bras, prancha antebraco
leg-raise+hanging: hanging leg raise, elevacao pernas barra fixa, elevacion piernas colgado, leg raise appeso, releve jambe suspendu, elevation jambes suspendu, hangende beinheben, elevacao perna suspenso, beinheben hangend, elevacion pierna barra, releve jambe barre, elevacao perna barra, sollevamento gambe sbarra, elevazioni gambe sbarra, elevacion pierna suspendido, elevacao perna pendurado, abdominal infra barra, abdominal infra barra fixa, levantamiento pierna barra, beinheben hang
russian-twist: russian twist, giro russo, rotacao russa, giro ruso, rotation russe, twist russo, russischer twist, torsion russe, abdominal ruso, abdominales rusas
bench+plate-loaded: chest press convergent
floor-press: floor press, supino chao, press suelo, bodendrucken, developpe sol, distensioni terra
belt: belt squat, sentadilla cinturon, squat ceinture, agachamento cinto, sentadilla cinturon belt squat
pull-through: pull through, pulley cavo gambe, tiron polea pierna, tiron polea entre piernas, entre les jambes, cable pull through
good-morning: good morning, bom dia, buen dia, buenos dias
row+seated+v-grip: kabelrudern v griff
row+chest-supported: remada inclinada apoiada peito, remada apoiada peito, remada apoiada, rematore inclinato petto appoggiato, rematore petto appoggiato, remo pecho apoyado, remo apoyo pecho, rowing buste appuye, chest supported incline row, incline row
high-row: remo alto, high row, tirage haut, rematore alto, hohes rudern
low-row: low row, remo bajo iso lateral, tirage bas, rematore basso
pulldown+behind-neck: tirage nuque, puxada nuca, puxada tras nuca, jalon tras nuca, jalon nuca, lat machine dietro, latzug nacken, latziehen nacken, pulldown tras nuca
curl+reverse: curl invertito, curl inverso, rosca mao contrario, rosca inversa, rosca invertida, curl inverse, reverse curls, curl invertido, umgekehrte curls, curl prise inversee, curl agarre inverso
curl+behind-back: behind back curl, rosca tras, curl derriere dos, curl tras espalda
wrist-curl+reverse: wrist extension, extension poignet, extension muneca, reverse wrist curl, rosca punho inversa, extensao punho, estensione polsi, curl muneca palma abajo, palms down wrist curl, curl polsi inverso
y-raise: y raise, elevation y, alzate y
push-press: push press, empuje fuerza, empuje fuerza push press
pushdown+cable+rope: triceps corda, extension triceps cuerda, triceps corde, trizepsdrucken seil, extension triceps corde, extension triceps polea cuerda
pushdown+cable+single: estensione tricipiti cavo braccio singolo, extensao triceps unilateral cabo
bench-dip: bench dip, dip panca, mergulho banco, fondos banco, dips banc, dip banco, bank dip, triceps banco, dips entre bancs, trizeps dips bank, dips bank, bankdip, triceps mergulho banco, fondos entre banco, dips entre banco, dips zwischen 2 banken, dips zwischen zwei banken, dips between two benches
dip+machine: maquina fondos sentado, maquina fundos sentado, fondos maquina pecho, dip machine, dip macchina
leg-press+horizontal: presse cuisse horizontal, presse cuisse assis, prensa pierna sentado, press pierna sentado, beinpresse sitzend, beinpresse horizontal, pressa orizzontale, presse horizontale, prensa horizontal
calf-raise+seated: extension mollet assis, sitzende wadenheben, mollet assis
calf-raise+leg-press: panturrilha leg press, calf press leg press, gemelos prensa, mollets presse, wadenheben beinpresse, elevacion gemelos prensa, calf raise leg press, panturrilha leg press 45, press pantorrilla prensa, wadendrucken beinpresse, pressa polpacci leg press, calf press using leg press machine
step-up: step up, step ups, subida banco, montee banc, subida cajon, aufsteiger, salita panca, subida peldano, step ups
reverse-hyper: reverse hyperextension, ipertensione inversa, hiperextensao reversa, hiperextension inversa, hyperextension inversee, reverse hyper
crunch+machine: bauchmaschine, maquina abdominal, abdominal machine, ab machine, machine abdominaux
crunch+cable: crunch poulie haute, abdominal corda, abdominal polia, crunch polea, crunch cavo, crunch kabel, crunch kabelzug, crunch poulie, crunch am kabel
crunch+bicycle: bicycle crunch, addominali bicicletta, crunch velo, abdominal bicicleta, crunch bicicleta, bicycle crunch raised leg, abdominal bicicleta perna levantada, fahrrad crunch, crunch bicicletta, bicicleta abdominal
crunch+decline: crunch declinato, decline crunch, abdominal declinado, crunch declinado, crunch decline, negativ crunch, abdominal corto banco inclinado
crunch+reverse: crunch inverso, crunch invertido, reverse crunches, crunch inverse, umgekehrte crunch
sit-up: sit up, situp, sit ups, rumpfbeugen, abdominal tradicional, abdominal completo, addominali tradizionali, bauchaufzug, releve buste, redresse assis
plank+side: side plank, prancha lateral, plank laterale, planche laterale, gainage lateral, seitlicher plank, seitliche plank, plancha lateral, seitstutz, unterarmstutz seitlich, seitliche planke, plancha lado, plank lato, plank su lato, planche cote, seitenplanke, prancha lado
plank+reverse: reverse plank, plank inverso, prancha reversa, planche inversee, plancha inversa
leg-raise+lying: releve jambe sol, lying leg raise, elevacion pierna acostado, elevacion pierna tumbado, elevacao perna deitado, beinheben liegend, leg raise sdraiato, releve jambe allonge
ab-wheel: ab wheel, roda abdominal, abdominal roda, rueda abdominal, ruota addominale, ruota addominali, roue abdominale, bauchroller, ab roller, roulette abdominale, ab rollout, bauchrad, roulette abdo, ab wheel rollout, rodinha abdominal
heel-touch: tocco tallone, toque talon, toque calcanhar, heel tap, heel touch, fersentippen, toque talones, touche talon, tocco talloni
superman: superman, super homem, super man
wall-sit: chaise murale, wall sit, cadeirinha parede, sentadilla pared, sentadilla isometrica pared, wandsitz, sedia muro, isometria parede, chaise contre mur
jump-squat: squat saute, squat salto, agachamento salto, sentadilla salto, sprungkniebeuge, squat jump, jump squat, sprung kniebeuge
high-knees: montee genou, montees de genoux, joelho alto, rodilla alta, high knee, kniehebelauf, skip alto, elevacion rodilla, joelho para cima, rodillas elevadas, genoux hauts, knie hoch, ginocchia alte, corsa sul posto ginocchia alte
jumping-jack: jumping jack, polichinelo, hampelmann, hampelmanner, saltos tijera
mountain-climber: mountain climber, escalador, alpinista, bergsteiger, montanistas, escaladores, montanhista, montanero, escaladeur montagne, escaladeur
elliptical: elliptical, elliptical trainer, velo elliptique, eliptico, eliptica, entrenador eliptico, ellittica, crosstrainer, cross trainer, ellipsentrainer
treadmill: tapis course, laufband, esteira, cinta correr, tapis roulant, treadmill, cinta caminadora, corrida esteira, laufen laufband, caminadora, caminata cinta, correr cinta, corsa tapis roulant, esteira inclinada
stationary-bike: velo stationnaire, velo appartement, bicicleta estatica, bicicleta ergometrica, cyclette, heimtrainer, ergometer, bicicleta fija, bicicleta, stationary bike, fahrradergometer, velo assis
jump-rope: corde sauter, cuerda saltar, pular corda, seilspringen, saltare corda, salto corda, springseil, saltar cuerda, saltar comba, comba, corda salto, corda saltar, jump rope basic jump
rowing-machine: rameur, vogatore, rudergerat, maquina remo, rudermaschine, ruderergometer, remoergometro
farmers-walk: farmer walk, farmer s walk, paseo granjero, marche fermier, caminhada fazendeiro, farmers carry, passeggiata contadino, camminata contadino, farmer carry, dumbbell farmer s carry
nordic: nordic hamstring curl, nordic curls femorali, nordic curl, flexao nordica, curl nordico, nordique
external-rotation: external rotation, rotacao externa, rotation externe, rotacion externa, rotacao manguito supraespinhal, rotacao manguito, aussenrotation, rotazione esterna, manguito rotador, shoulder external rotation
woodchop+low: cable twist down to up, cable twist sotto sopra
woodchop+high: cable twist up to down, cable twist sopra sotto, cable twist dall alto in basso
neck-flexion: neck curl, lying neck curl, neck flexion, flexion cuello, flexao pescoco
neck-extension: neck extension, lying neck extension, extension cuello, extensao pescoco
crossover+low+cable: crucifixo baixo polia, low cable crossover, tiefe cable crossover, cross polia baixa, crossover polia baixa, croci cavi bassi, crossover basso, cruce polea baja, ecarte poulie basse, low cable fly crossover
burpee: burpee, flexao burpee, burpee flexao, burpees pompes, burpees avec pompe
dead-bug: dead bug, deadbug, bicho muerto, inseto morto
flutter-kick: patadas aleteo, flutter kicks, battements jambes
hand-gripper: fortalecedor agarre, hand grip, handgrip
pike-push-up: pike push up, flexiones pica, pike push ups, hecht liegestutz, pompe piquee, flexao pique
handstand-push-up: handstand push up, flexion pino, flexiones pino
spider-curl: spider curl, curl arana, rosca aranha
tibialis-raise: elevacion tibial anterior, tibialis raises, elevacao tibial
outdoor-cycling: ciclismo, cycling, fahrrad fahren, ciclismo al aire libre
outdoor-run: joggen, rennen, run, jogging
power-clean: power clean, umsetzen
deficit-deadlift: deficit deadlift, defizit kreuzheben, peso muerto deficit
pendulum-squat: pendulum squat, pendelkniebeuge
stair-climber: stair climber, stair master, stairmaster, escada ergometrica, climbmill, escaladora
shoulder-tap: shoulder tap, plank shoulder tap, prancha toque ombro
plate-pinch: plate pinch, plate pinch hold, pinca anilha, pellizco disco, sosten pellizco disco
oblique-crunch: oblique crunch, crunch lateral, crunch laterale, abdominal obliquo, abdominal lateral, crunch obliquo, crunch oblicuo, crunch oblique, schrager crunch
snatch: snatch, arranco, arrancada, reissen, arrache, strappo
row+machine: rudermaschine brustgestutzt, rudermaschine sitzend
`;

/** Words that a movement may have between its own: "Elevação unilateral de panturrilha". */
export const VARIANT_CONCEPTS = `
hanging: hanging, hangend, hangende, suspendu, suspendue, colgado, colgada, appeso, suspenso, suspensa, pendurado
preacher: preacher, predicador, scott, scottmaschine, scottbank
one-side: left, right, esquerda, direita, izquierda, izquierdo, derecha, derecho, gauche, droite, links, rechts, linke, rechte, linkes, rechtes, sinistra, sinistro, destra, destro, left leg, right leg, left arm, right arm, perna esquerda, perna direita, pierna izquierda, pierna derecha, jambe gauche, jambe droite, linkes bein, rechtes bein, gamba sinistra, gamba destra
bayesian: bayesian, bayesiano
floor: sol, suelo, chao, solo, boden, terra pavimento
t-bar: t bar, barra t, barre t, t stange
bulgarian: bulgaro, bulgara, bulgare, bulgari
romanian: romeno, romana, rumano, roumain, rumeno, rumena, roumaine, rumanisch, rumanischer
incline: incline, inclined, inclinado, inclinada, banco inclinado, schragbank, inclinata, inclinato, inclinee, schrag, schrage, schrager, erhoht, erhohte
decline: decline, declined, declinado, declinada, banco declinado, negativ, declinata, declinato, declive, declinee, negativer, negative
seated: seated, sentado, sentada, assis, assise, sitzend, seduto, seduta, seduti, sitzende, sitzender, sitting, sit
standing: standing, em pe, de pie, debout, stehend, in piedi, stehende, stehender
lying: lying, deitado, deitada, tumbado, tumbada, acostado, allonge, liegend, sdraiato, sdraiata, liegende, liegender, couche, couchee, allongee, acostada, laying
single: single arm, one arm, single leg, one leg, unilateral, um braco, uma perna, de un brazo, una pierna, un bras, une jambe, einarmig, einbeinig, unilaterale, braccio singolo, gamba singola, singolo, singola, einarmige, einarmiger, einbeinige, una mano, unilaterais, eine arm, monolaterale, un braccio, una gamba, mono, one armed, one handed, 1 arm, single handed
alternating: alternating, alternada, alternado, alterno, alterne, alternierend, alternato, alternati, alternee, alternando, abwechselnd, alternierende, alternata, alterna
close-grip: close grip, fechado, fechada, pegada fechada, agarre cerrado, prise serree, enger griff, presa stretta, prise serre, enge, enger, eng, agarre estrecho, pegada estreita, estreito, agarre cerrada, grip close, stretta, stretto, narrow grip, narrow
wide-grip: wide grip, pegada aberta, aberto, aberta, agarre ancho, agarre abierto, prise large, breiter griff, presa larga, weit, weiter, weite, agarre amplio, pega afastada, pegada larga, breit, breite
neutral-grip: neutral grip, neutra, neutro, pegada neutra, agarre neutro, prise neutre, presa neutra, neutraler griff
reverse-grip: reverse grip, underhand, supinada, supinado, pegada supinada, pegada invertida, pega inversa, agarre inverso, agarre supino, prise inversee, untergriff, presa inversa, presa supina, supina, agarre supinado, prise supination, pegada inversa, agarre invertido, obergriff umgekehrt
v-grip: triangulo, pegada triangulo, v grip, v bar, pegada v, barra v, agarre v, v griff, prise v, presa v
reverse: reverse, reversa, reverso, inverso, inversa, invertido, invertida, inverse, inversee, invertito, invertita, umgekehrt, umgekehrte
rope: rope, corda, cuerda, corde, seil, tau, soga
plate-loaded: plate loaded, machine plate, articulado, articulada, maquina de placas, hammer strength, hammerstrength, iso lateral, iso lateral machine, iso laterale, iso lateralen, iso lat, isolateral, isolaterale, placas
weighted: weighted, com peso, leste, mit gewicht, peso aggiunto, peso anadido, lestee, gewichtet, gewichtete, zavorrato, zavorrata, lastre, peso adicional, peso extra, carga, zusatzgewicht
assisted: assisted, assistido, assistida, asistida, asistido, assiste, graviton, unterstutzt, assistee, assistito, assistita, assistite, unterstutzte, aide, assistiert, assistierte
arnold: arnold, arnold press, press arnold, developpe arnold, desenvolvimento arnold, arnold shoulder press
goblet: goblet, gobelet, taca, calice, kelch
box: box, cajon, caixa, kasten, boite
pause: pause, pausa, paused, pausada, pausado, fermo
sumo: sumo
cross-body: cross body, incrociato, incrociata, cruzado, cruzada, croise
diamond: diamond, diamante, diamant
knee: genoux, genou, ginocchia, joelho, rodilla, knie
horizontal: horizontal, orizzontale, horizontale
walking: walking, marchee, caminando, gehend, andando, marche avant, camminati, camminato, camminando
behind-neck: behind neck, nuca, nuque, nacken, tras nuca, dietro nuca
chest-supported: chest supported, apoiada peito, petto appoggiato, pecho apoyado, appoggiato, brust gestutzt, peito apoiado, brustgestutzt, brustgestutzte, peito apoiada
low: low, baixo, baixa, bajo, baja, basse, bas, tief, tiefe, tiefer, unten, bassi, basso, dal basso, low to high, de baixo para cima, unten nach oben
high: high, alta, alto, haute, haut, hoch, oben, alti, dall alto, high to low, de cima para baixo, oben nach unten
`;

export const STOP_WORDS =
  'a ao as com da das de do dos e em na nas no nos o os para por el la los las con en del al un una le les des du au aux avec sur the with and on of for mit am an der die das auf und ai alla alle allo da dal dalla dalle dei dello delle di il in lo nel nella su sul sulla per gli tra fra im zum zur von vom beim dem den einer vers l d una pesado pesada ligero ligera leve pesante leggero schwer leicht fokus focus foco variante version variacao cardio'.split(
    ' ',
  );
