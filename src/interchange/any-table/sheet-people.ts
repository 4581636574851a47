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

/** The words of a sheet's name that may be those of a person; '' without any. */
export function personOfSheet(sheet: string): string {
  return sheet
    .split(/[^\p{L}\p{M}'’]+/u)
    .filter((word) => word.length > 1 && !OTHER_WORDS.has(unaccented(word)) && !monthIn(word))
    .join(' ');
}
