import { unaccented } from '#domain/plain-text';
import { monthIn } from './month-names';

/** Words in names of sheets that are no names of people. */
const OTHER_WORDS = new Set(
  [
    'treino treinos treinamento training workout workouts ficha fichas plan plano planilha plan sheet',
    'page pagina pag hoja feuille tabelle folha aba log logs registro registros historico history',
    'dados data database diario semana semanas week weeks mes meses month ano year ciclo mesociclo',
    'microciclo macrociclo fase bloco block dia dias day days academia gym casa home geral resumo',
    'total base modelo template copia copy atual antigo antiga novo nova velho anterior old new',
    'peito costas perna pernas braco bracos ombro ombros biceps triceps gluteo gluteos abdomen',
    'abdominal abs core peitoral dorsal quadriceps posterior panturrilha panturrilhas antebraco',
    'trapezio superior superiores inferior inferiores membros upper lower full body push pull legs',
    'leg chest back arms shoulders cardio funcional corrida bike natacao hiit crossfit mobilidade',
    'alongamento forca hipertrofia resistencia hypertrophy strength deload potencia',
    'segunda terca quarta quinta sexta sabado domingo feira seg ter qua qui sex sab dom',
    'supino agachamento terra levantamento remada desenvolvimento rosca squat bench deadlift press',
    'peso pesos medida medidas avaliacao avaliacoes bioimpedancia composicao corporal corpo balanca',
    'weight measures measurements de do da dos das em no na the of para com e primeiro segundo',
  ]
    .join(' ')
    .split(' '),
);

/** "Aluno 1", "Cliente nº 2" or "Atleta B": people without their names. */
const NUMBERED =
  /(?<!\p{L})(alun[oa]|cliente|atleta|pessoa|paciente|student|client|alumn[oa])\s*(?:n[º°o]?\.?\s*)?#?(\d{1,3}|\p{L})(?![\p{L}\d])/iu;

/** The words of a sheet's name that may be those of a person; '' without any. */
export function personOfSheet(sheet: string): string {
  const [, word, number] = NUMBERED.exec(sheet) ?? [];
  if (word !== undefined && number !== undefined) return `${word} ${number}`;
  return sheet
    .split(/[^\p{L}\p{M}'’]+/u)
    .filter((part) => part.length > 1 && !OTHER_WORDS.has(unaccented(part)) && !monthIn(part))
    .join(' ');
}
