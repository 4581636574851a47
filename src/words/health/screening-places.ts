import type { LawId } from '#domain/health/screening/laws';
import type { City, LawPlace, State } from '#domain/health/screening/places';
import { byCode } from '../format/by-code';

export const stateName = byCode<State>({
  AC: 'Acre',
  AL: 'Alagoas',
  AM: 'Amazonas',
  AP: 'Amapá',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MG: 'Minas Gerais',
  MS: 'Mato Grosso do Sul',
  MT: 'Mato Grosso',
  PA: 'Pará',
  PB: 'Paraíba',
  PE: 'Pernambuco',
  PI: 'Piauí',
  PR: 'Paraná',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RO: 'Rondônia',
  RR: 'Roraima',
  RS: 'Rio Grande do Sul',
  SC: 'Santa Catarina',
  SE: 'Sergipe',
  SP: 'São Paulo',
  TO: 'Tocantins',
});

export const cityName = byCode<City>({
  curitiba: 'Curitiba',
  petropolis: 'Petrópolis',
  sorocaba: 'Sorocaba',
});

export const lawName = byCode<LawId>({
  'sp-16724': 'Lei estadual 16.724/2018 (SP)',
  'sorocaba-12861': 'Lei municipal 12.861/2023 (Sorocaba)',
  'curitiba-16017': 'Lei municipal 16.017/2022 (Curitiba)',
  'df-1985': 'Projeto de lei 1.985/2014, aprovado pela Câmara do DF em 2015',
  'rj-2014': 'Lei estadual de maio de 2014 (RJ)',
  'petropolis-7621': 'Lei municipal 7.621/2017 (Petrópolis)',
  'pi-6760': 'Lei estadual 6.760/2016 (PI)',
  usual: 'Regra geral: não conhecemos uma lei deste lugar',
});

/** "Sorocaba, SP", "Bahia". */
export function placeName({ state, city }: LawPlace): string {
  return city === null ? stateName(state) : `${cityName(city)}, ${state}`;
}
