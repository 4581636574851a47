import type { ColumnRole } from '../model';

/** Titles of the day of an entry, beside other dates. */
const DAY_TITLES = [
  ...['data do treino', 'data de treino', 'data treino', 'dia do treino', 'data do registro'],
  ...['data da sessao', 'data da aula', 'data do atendimento', 'data da avaliacao'],
  ...['data de avaliacao', 'data avaliacao', 'data da pesagem', 'data hora', 'data e hora'],
  ...['workout date', 'training date', 'session date', 'date of workout', 'fecha de entreno'],
];

/** Titles of each role in several languages, without a unit behind them. */
export const TITLES = {
  date: [
    'date',
    'data',
    'datum',
    'fecha',
    'dia',
    'day',
    'datetime',
    'carimbo de data hora',
    'timestamp',
    'start',
    'inicio',
    ...DAY_TITLES,
  ],
  exercise: [
    'exercise',
    'exercise name',
    'exercicio',
    'exercicios',
    'nome do exercicio',
    'ejercicio',
    'exercice',
    'ubung',
    'movimento',
    'lift',
  ],
  load: [
    'kg',
    'lb',
    'lbs',
    'load',
    'carga',
    'cargas',
    'peso',
    'weight',
    'gewicht',
    'poids',
    'quilos',
    'libras',
    'c',
  ],
  reps: [
    'reps',
    'rep',
    'repetitions',
    'repeticoes',
    'repeticao',
    'repeticiones',
    'wiederholungen',
    'wdh',
    'r',
  ],
  order: ['set', 'set order', 'set index', 'set number', 'serie', 'serie numero', 'satz'],
  sets: [
    'sets',
    'series',
    'satze',
    'series x reps',
    'series x rep',
    'series x repeticoes',
    'serie x rep',
    'serie x reps',
    'serie x repeticao',
    'serie x repeticoes',
    'series reps',
    'series e reps',
    'series repeticoes',
    'series e repeticoes',
    'serie repeticao',
    'sets x reps',
    'sets reps',
    's',
  ],
  seconds: ['seconds', 'segundos', 'tempo', 'time', 'duration', 'duracao', 'sekunden'],
  distance: ['distance', 'distancia', 'km', 'entfernung'],
  effort: ['rir', 'rpe', 'pse', 'rir rpe', 'rpe rir', 'reserva', 'reps em reserva', 'esforco'],
  rest: ['descanso', 'intervalo', 'pausa', 'rest', 'rest time', 'tempo de descanso'],
  workout: ['workout', 'workout name', 'treino', 'nome do treino', 'entrenamiento', 'training'],
  note: [
    'note',
    'notes',
    'nota',
    'notas',
    'obs',
    'observacao',
    'observacoes',
    'comment',
    'anotacao',
    'anotacoes',
    'anotacao do exercicio',
  ],
  time: [
    'hora',
    'horario',
    'hora inicial',
    'hora de inicio',
    'inicio',
    'start',
    'start time',
    'hour',
    'time of day',
    'uhrzeit',
    'heure',
    'comeco',
    'time',
  ],
  end: ['fim', 'hora final', 'hora de fim', 'termino', 'end', 'end time', 'fin', 'ende'],
  unit: [
    'unit',
    'units',
    'unidade',
    'unidade da carga',
    'weight unit',
    'unidad',
    'unite',
    'einheit',
  ],
  kind: ['tipo', 'tipo de serie', 'tipo da serie', 'set type', 'type', 'typ'],
} as const satisfies Readonly<Record<ColumnRole, readonly string[]>>;

/** Titles of dates that are no days of training. */
export const OTHER_DATE =
  /nasc|\bbirth|\bborn\b|\bdob\b|\baniv|geburt|naissance|nacimiento|vencimento|validade|matricula|pagamento|inscri|cadastro/;

/** Titles of figures that are neither loads nor repetitions, or those of one set of several. */
export const OTHER =
  /^(?:rir|rpe|pse|descanso|intervalo|pausa|rest|altura|height|idade|age|duracao|duration|fc|bpm|calorias|kcal|imc|bmi|1rm|volume|total|ano|year|semana|week|(?:serie|set) ?\d+)(?:\W|$)/;

/** "Nº de", "Qtd." or "Quantidade de" before what is counted. */
const COUNTED =
  /^\s*(?:(?:n[º°.]{0,2}|n[uú]m(?:ero)?\.?|qtde?\.?|quant(?:idade)?\.?)\s+(?:de\s+)?|no\.?\s+de\s+)(?=\p{L}{3})/iu;
const DONE = /\s+(?:utilizad|usad|realizad|feit|executad|levantad)[oa]s?\s*$/i;
const UNIT =
  /(?<=\S)\s*[-–/,:]?\s*[([]?\s*(?<![\p{L}\p{N}])(?:(?:em|in)\s+)?(?:kgs?|quilos?|kilos?|lbs?|libras?|pounds?|km|quil[oô]metros?|kilometers?|metros?|meters?|mi|miles?|milhas?|mins?|minutos?|minutes?|segs?|segundos?|seconds?|horas?|hours?|m|s|h)\b\.?\s*[)\]]?\s*$/iu;

/** "Qual o", "Quantas" and the mark of a question, as forms write titles. */
const ASKED =
  /^\s*(?:qual|quais|quant[ao]s?)\s+(?:(?:foi|foram|[eé]|s[aã]o)\s+)?(?:(?:o|a|os|as)\s+)?|\s*\?\s*$/giu;

/** A title without a question, a unit, a number sign or a participle around it. */
export function bareTitle(title: string): string {
  return title
    .replaceAll('_', ' ')
    .replace(ASKED, '')
    .replace(UNIT, '')
    .replace(DONE, '')
    .replace(COUNTED, '');
}
