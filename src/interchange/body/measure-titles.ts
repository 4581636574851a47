import type { Circumference } from '#domain/health/body/sites';

/** Titles of the weight; a unit alone, such as "kg", is one too. */
export const WEIGHT_TITLES = [
  '',
  ...['weight', 'body weight', 'bodyweight', 'body mass'],
  ...['peso', 'peso corporal', 'peso do corpo', 'massa corporal'],
  ...['gewicht', 'körpergewicht', 'lichaamsgewicht', 'poids', 'poids corporel', 'peso corporeo'],
  ...['waga', 'masa ciała', 'kilo', 'ağırlık', 'vikt', 'kroppsvikt', 'vægt', 'vekt', 'paino'],
  ...['hmotnost', 'hmotnosť', 'súly', 'testsúly', 'greutate', 'вес', '体重', '體重', '체중'],
];

export const HEIGHT_TITLES = [
  ...['height', 'body height', 'altura', 'estatura', 'körpergröße', 'größe', 'groesse'],
  ...[
    'taille',
    'hauteur',
    'altezza',
    'statura',
    'lengte',
    'wzrost',
    'boy',
    'längd',
    'рост',
    '身長',
  ],
];

const FAT = [
  ...['body fat', 'fat', 'bodyfat', 'body fat rate', 'fat rate', 'fat ratio', 'bf'],
  ...['gordura', 'gordura corporal', 'taxa de gordura', 'taxa de gordura corporal'],
  ...['grasa', 'grasa corporal', 'índice de grasa corporal', 'fett', 'körperfett', 'fettanteil'],
  ...['graisse', 'graisse corporelle', 'masse grasse', 'taux de graisse corporelle'],
  ...['grasso', 'grasso corporeo', 'massa grassa', 'lichaamsvet', 'vet', 'vetpercentage'],
  ...['tłuszcz', 'tłuszcz ciała', 'tkanka tłuszczowa', 'yağ', 'vücut yağ oranı'],
  ...['содержание жира', '体脂肪率', '脂肪率', '体脂率', '체내 지방율'],
];

const WATER = [
  ...['body water', 'water', 'hydration', 'total body water'],
  ...['água', 'água corporal', 'líquido corporal', 'teor de umidade', 'agua', 'agua corporal'],
  ...['hidratação', 'hidratación', 'körperwasser', 'wasser', 'wasseranteil', 'lichaamswater'],
  ...['eau', 'eau corporelle', 'eau corporelle totale', 'hydratation', 'masse hydrique'],
  ...['acqua', 'acqua corporea', 'idratazione', 'woda', 'zawartość wody', 'vücut suyu'],
  ...['体水分率', '体水分', '体水份', '체내 수분'],
];

const MUSCLE = [
  ...['muscle', 'muscle mass', 'muscle rate', 'muscle ratio', 'muscles'],
  ...['músculo', 'músculos', 'massa muscular', 'taxa muscular', 'proporção muscular'],
  ...['masa muscular', 'índice de masa muscular', 'muskel', 'muskeln', 'muskelmasse'],
  ...['muskelanteil', 'muscles', 'masse musculaire', 'ratio musculaire', 'muscoli'],
  ...['massa muscolare', 'rapporto muscolare', 'spiermassa', 'spieren', 'spierverhouding'],
  ...['masa mięśniowa', 'kas kütlesi', 'kas oranı', '筋肉量', '肌肉率', '肌肉量'],
];

const SKELETAL = [
  ...['skeletal muscle', 'skeletal muscles', 'skeletal muscle mass', 'skeletal muscle rate'],
  ...['músculo esquelético', 'massa muscular esquelética', 'massa musc esquelética'],
  ...['masa muscular esquelética', 'skelettmuskel', 'skelettmuskulatur', 'skelettmuskelmasse'],
  ...['muscle squelettique', 'muscles squelettiques', 'masse musculaire squelettique'],
  ...['muscolo scheletrico', 'massa muscolare scheletrica', 'skeletspier', 'skeletspieren'],
  ...['骨格筋率', '骨骼肌率', '骨骼肌'],
];

const BONE = [
  ...['bone', 'bones', 'bone mass', 'massa óssea', 'osso', 'ossos', 'masa ósea'],
  ...['knochen', 'knochenmasse', 'masse osseuse', 'os', 'osseux', 'massa ossea', 'ossa'],
  ...['botmassa', 'botten', 'masa kości', 'kemik kütlesi', 'костная масса', '骨量'],
];

/** Titles of measures of scales, by the measure's name and unit here. */
export const SCALE_TITLES: readonly (readonly [
  name: string,
  unit: 'percent' | 'weight' | 'number',
  titles: readonly string[],
])[] = [
  ['Gordura medida', 'percent', FAT],
  [
    'Massa de gordura',
    'weight',
    [
      ...['fat mass', 'body fat mass', 'massa de gordura', 'massa gorda', 'massa gorda corporal'],
      ...['masa grasa', 'masa grasa corporal', 'fettmasse', 'körperfettmasse'],
      ...['masse grasse corporelle', 'massa grassa corporea', 'vetmassa', 'lichaamsvetmassa'],
      ...FAT,
    ],
  ],
  [
    'Massa magra',
    'weight',
    [
      ...['fat free mass', 'fat free body weight', 'fat free weight', 'lean body mass'],
      ...['lean mass', 'lean weight', 'massa magra', 'massa livre de gordura'],
      ...['peso livre de gordura', 'peso corporal livre de gordura', 'peso corporal sem gordura'],
      ...['peso sem gordura', 'peso isento de gordura', 'masa magra', 'peso sin grasa'],
      ...['peso corporal sin grasa', 'masa libre de grasa', 'fettfreie masse'],
      ...['fettfreies körpergewicht', 'fettfreies gewicht', 'fettfreier anteil'],
      ...['poids hors masse grasse', 'masse maigre', 'masse non grasse', 'massa priva di grasso'],
      ...['peso corporeo senza grassi', 'vetvrij gewicht', 'vetvrij lichaamsgewicht'],
      ...['vetvrije massa', 'masa ciała bez tłuszczu', '除脂肪体重', '去脂体重'],
    ],
  ],
  [
    'Gordura subcutânea',
    'percent',
    [
      ...['subcutaneous fat', 'gordura subcutânea', 'grasa subcutánea'],
      ...['índice de grasa subcutánea', 'subkutanes fett', 'gras sous cutané'],
      ...['graisse sous cutanée', 'grasso sottocutaneo', 'onderhuids vet', 'tłuszcz podskórny'],
      ...['皮下脂肪率', '皮下脂肪'],
    ],
  ],
  [
    'Gordura visceral',
    'number',
    [
      ...['visceral fat', 'visceral fat rating', 'visceral fat level', 'visceral'],
      ...['gordura visceral', 'nível de gordura visceral', 'grau de gordura visceral'],
      ...['grasa visceral', 'viszeralfett', 'viszerales fett', 'graisse viscérale'],
      ...['grasso viscerale', 'visceraal vet', 'tłuszcz trzewny', '内臓脂肪', '内脏脂肪'],
    ],
  ],
  ['Água corporal', 'percent', WATER],
  [
    'Massa de água',
    'weight',
    [
      ...['body water mass', 'water mass', 'water content', 'massa de água'],
      ...['massa de água corporal', 'masa de agua corporal', 'wassermasse'],
      ...['wassermasse im körper', 'masse d eau corporelle', 'massa d acqua corporea'],
      ...['watermassa', ...WATER],
    ],
  ],
  ['Massa muscular', 'weight', MUSCLE],
  ['Músculo', 'percent', MUSCLE],
  ['Músculo esquelético', 'percent', SKELETAL],
  ['Massa muscular esquelética', 'weight', SKELETAL],
  ['Massa óssea', 'weight', BONE],
  ['Osso', 'percent', BONE],
  [
    'Proteína',
    'percent',
    ['protein', 'proteína', 'proteínas', 'protéine', 'protéines', 'proteine', 'eiwit', 'białko'],
  ],
  [
    'Massa de proteína',
    'weight',
    [
      ...['protein mass', 'massa proteica', 'massa protéica', 'massa de proteína'],
      ...['masa de proteínas', 'proteinmasse', 'masse protéique', 'eiwitmassa'],
    ],
  ],
  [
    'Metabolismo basal',
    'number',
    [
      ...['bmr', 'basal metabolic rate', 'resting metabolism', 'basal metabolism'],
      ...['metabolismo basal', 'metabolismo', 'taxa metabólica basal', 'taxa de metabolismo basal'],
      ...['tmb', 'tasa metabólica basal', 'grundumsatz', 'métabolisme de base'],
      ...['métabolisme basal', 'metabolismo basale', 'basaal metabolisme', '基礎代謝', '基础代谢'],
    ],
  ],
  [
    'Idade metabólica',
    'number',
    [
      ...['metabolic age', 'body age', 'idade metabólica', 'idade corporal', 'idade do corpo'],
      ...['edad metabólica', 'edad corporal', 'stoffwechselalter', 'metabolisches alter'],
      ...['körperalter', 'âge métabolique', 'âge corporel', 'età metabolica'],
      ...['metabole leeftijd', 'wiek metaboliczny', '体内年齢', '身体年龄', '体年龄'],
    ],
  ],
];

/** Titles of circumferences without sides. */
export const GIRTHS: Readonly<Partial<Record<Circumference, readonly string[]>>> = {
  neck: ['neck', 'pescoço', 'cuello', 'hals', 'halsumfang', 'cou', 'collo', 'nek'],
  shoulders: [
    ...['shoulder', 'shoulders', 'ombro', 'ombros', 'hombros', 'schultern', 'épaules', 'spalle'],
    'schouders',
  ],
  chest: [
    ...['chest', 'tórax', 'peito', 'peitoral', 'pecho', 'brust', 'brustumfang', 'poitrine'],
    ...['bust', 'petto', 'torace', 'borst', 'busto'],
  ],
  waist: [
    ...['waist', 'waist circumference', 'cintura', 'taillenumfang', 'tour de taille', 'vita'],
    ...['girovita', 'circunferência da cintura', 'perímetro de cintura', 'talia'],
  ],
  abdomen: [
    ...['abdomen', 'abdome', 'abdômen', 'barriga', 'belly', 'bauch', 'bauchumfang', 'ventre'],
    ...['circunferência abdominal', 'addome', 'buik'],
  ],
  hips: [
    ...['hip', 'hips', 'quadril', 'quadris', 'cadera', 'caderas', 'hüfte', 'hüften'],
    ...['hüftumfang', 'hanches', 'tour de hanches', 'fianchi', 'glúteos', 'heup', 'heupen'],
  ],
};

export const LIMBS = {
  arm: ['bicep', 'biceps', 'arm', 'upper arm', 'braço', 'bíceps', 'brazo', 'oberarm', 'bras'],
  'flexed-arm': ['flexed arm', 'flexed bicep', 'flexed biceps', 'braço contraído'],
  forearm: ['forearm', 'antebraço', 'antebrazo', 'unterarm', 'avant bras'],
  thigh: ['thigh', 'coxa', 'muslo', 'oberschenkel', 'cuisse'],
  calf: ['calf', 'panturrilha', 'pantorrilla', 'wade', 'mollet'],
} as const;

export const SIDE_WORDS = {
  left: [
    ...['left', 'l', 'esquerdo', 'esquerda', 'e', 'esq', 'izquierdo', 'izquierda', 'links'],
    ...['gauche', 'sinistro', 'sinistra'],
  ],
  right: [
    ...['right', 'r', 'direito', 'direita', 'd', 'dir', 'derecho', 'derecha', 'rechts'],
    ...['droit', 'droite', 'destro', 'destra'],
  ],
} as const;

/** Titles of the moment of a row. */
export const DATE_TITLES = [
  ...['date', 'data', 'datum', 'fecha', 'dia', 'day', 'la date', 'datetime', 'date time'],
  ...['data hora', 'data e hora', 'hora data', 'fecha y hora', 'fecha hora', 'date et heure'],
  ...['datum und uhrzeit', 'data e ora', 'time of measurement', 'measurement time'],
  ...['measurement date', 'measured at', 'data da medição', 'data de medição'],
  ...['hora da medição', 'tempo de medição', 'horário da medição', 'data medição'],
  ...['data da avaliação', 'data de avaliação', 'data avaliação', 'dia da avaliação'],
  ...['data da pesagem', 'data de pesagem', 'data pesagem', 'dia da pesagem', 'data do registro'],
  ...['data da medida', 'data das medidas', 'data do exame', 'data da coleta', 'data da consulta'],
  ...['fecha de medición', 'hora de medición', 'tiempo de medición', 'messdatum', 'messzeit'],
  ...['messzeitpunkt', 'date de mesure', 'heure de mesure', 'données de temps'],
  ...['data di misurazione', 'ora di misurazione', 'meettijd', 'meetdatum', 'timestamp'],
  ...['calendardate', 'created at', 'zeitpunkt', 'tarih', 'dato', 'дата', '日付', '日期', '날짜'],
  ...['測定日', '測定日時', '测量时间', '日時'],
];

export const TIME_TITLES = [
  ...['time', 'hora', 'horas', 'horário', 'tempo', 'zeit', 'zeitraum', 'uhrzeit', 'heure'],
  ...['temps', 'ora', 'tijd', 'godzina', 'saat', 'klokkeslett', 'время', '時刻', '时间'],
];

export const NOTE_TITLES = [
  ...['note', 'notes', 'nota', 'notas', 'comment', 'comments', 'remark', 'remarks', 'obs'],
  ...['observação', 'observações', 'comentário', 'comentários', 'anotação', 'anotações'],
  ...['observaciones', 'comentario', 'comentarios', 'bemerkung', 'bemerkungen', 'kommentar'],
  ...['kommentare', 'notiz', 'notizen', 'remarque', 'remarques', 'commentaire'],
  ...['commentaires', 'osservazioni', 'commenti', 'opmerkingen', 'uwagi', 'notities'],
];

/** Titles of the person whom a row measures. */
export const PERSON_TITLES = [
  ...['family members', 'family member', 'member', 'members', 'member name', 'person', 'people'],
  ...['user', 'users', 'user name', 'username', 'user id', 'profile', 'profile name', 'account'],
  ...['patient', 'athlete', 'client', 'membro', 'membros', 'membro da família', 'familiar'],
  ...['membros da família', 'pessoa', 'pessoas', 'quem', 'usuário', 'usuária', 'perfil'],
  ...['nome do usuário', 'paciente', 'aluno', 'aluna', 'atleta', 'cliente', 'titular', 'aluno a'],
  ...['nome do aluno', 'nome da aluna', 'nome do cliente', 'nome do paciente', 'integrante'],
  ...['miembro', 'miembro de la familia', 'usuario', 'nombre de usuario', 'persona'],
  ...['benutzer', 'benutzername', 'mitglied', 'familienmitglied', 'membre', 'utilisateur'],
  ...['membre de la famille', 'utente', 'gebruiker', 'familielid', 'gezinslid', 'użytkownik'],
];

/** Titles of a person that may be those of an exercise as well. */
export const NAME_TITLES = [
  ...['nome', 'name', 'full name', 'nome completo', 'first name', 'nombre', 'nom', 'naam'],
  ...['vorname', 'nickname', 'apelido'],
];
