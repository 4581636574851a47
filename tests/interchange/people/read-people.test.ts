import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { personWarning } from '#words/coaching/invitation-list';
import { checkPeople } from '../../../src/interchange/people/check-people';
import {
  PERSON_ROLES,
  personTextsOf,
  readPeopleTable,
} from '../../../src/interchange/people/people-table';
import { centavosIn, dueDayIn } from '../../../src/interchange/people/person-cells';
import { spreadsheet } from '../../../src/interchange/sheets/spreadsheet';

const NOBODY = { students: [], invited: [] };

function read(text: string, known: Parameters<typeof checkPeople>[1] = NOBODY) {
  const table = readPeopleTable(text);
  return checkPeople(personTextsOf(table, table.guess), known);
}

const ANA = {
  name: 'Ana Lima',
  email: 'ana@exemplo.com',
  phone: '+5511987654321',
  centavos: 15_000,
  dueDay: 10,
};

describe('a list of people', () => {
  test('leaves people out whom it calls inactive, and says so', () => {
    const people = [
      ['Ana', 'Ativo', true],
      ['Bia', 'Inativo', false],
      ['Caio', 'Cancelada em 02/2026', false],
      ['Davi', 'TRANCADO', false],
      ['Edu', '', true],
      ['Fabi', 'Vencido', true],
      ['Gil', 'Desligado(a)', false],
    ] as const;
    const rows = people.map(
      ([name, status]) => `${name};${name.toLowerCase()}@exemplo.com;${status}`,
    );
    for (const title of ['Status', 'Situação', 'Situação do aluno']) {
      const found = read([`Nome;E-mail;${title}`, ...rows].join('\n'));
      expect(found.map(({ name, suggested }) => [name, suggested])).toEqual(
        people.map(([name, , suggested]) => [name, suggested]),
      );
      expect(found.map(({ warnings }) => warnings.map(personWarning))).toEqual(
        people.map(([, , suggested]) => (suggested ? [] : ['Não está como ativo na lista'])),
      );
    }
    const answers = read('Nome;Ativo;E-mail\nAna;Sim;ana@exemplo.com\nBia;Não;bia@exemplo.com');
    expect(answers.map(({ suggested }) => suggested)).toEqual([true, false]);
  });

  test.each([
    'Alunos de dezembro:\nAna Lima\nBia Reis',
    '*Lista de alunos*\n1. Ana Lima\n2. Bia Reis',
    'Turma da manhã\n- Ana Lima\nTurma da noite:\n- Bia Reis',
    'Alunos de dezembro:;\nNome;Telefone\nAna Lima;\nBia Reis;',
    'Minhas alunas\nAna Lima\nBia Reis',
  ])('has no student in its headings: %j', (text) => {
    expect(read(text).map(({ name }) => name)).toEqual(['Ana Lima', 'Bia Reis']);
  });

  test.each([
    [
      'a Brazilian spreadsheet with semicolons',
      'Nome completo;E-mail;Celular;Plano;Valor (R$);Dia de vencimento\nAna Lima;Ana@exemplo.com;(11) 98765-4321;Mensal;150,00;10',
    ],
    [
      'English titles with commas and quotes',
      'Full Name,Email,Phone,Plan,Amount,Due day\n"Ana Lima",ana@exemplo.com,+55 11 98765-4321,Mensal,150.00,10',
    ],
    [
      'cells copied from a spreadsheet, other columns between',
      'CPF\tAluno\tStatus\tWhatsApp\tE-mail do aluno\tPlano\tMensalidade\tVencimento\n1\tAna Lima\tAtivo\t11987654321\tana@exemplo.com\tMensal\tR$ 150,00\t10/02/2026',
    ],
    [
      'a typed list without titles',
      'Ana Lima, ana@exemplo.com, 11 98765-4321, Mensal, 150,00, dia 10\nBia Reis, bia@exemplo.com, 21 98765-4321, Mensal, 90,00, dia 5',
    ],
    [
      'first and last names apart',
      'Nome;Sobrenome;Email;Telefone;Plano\nAna;Lima;ana@exemplo.com;11 98765-4321;Mensal R$ 150,00',
    ],
  ])('is read from %s', (title, text) => {
    const [ana] = read(text);
    expect(ana).toMatchObject({
      ...ANA,
      plan: 'Mensal',
      dueDay: title.startsWith('first') ? null : 10,
      warnings: [],
      suggested: true,
    });
  });

  test.each([
    [
      'titles that are not known',
      'Nome aluno;Endereço;Contato WhatsApp;Valor plano;Dia vencimento\nAna Lima;ana@exemplo.com;11 98765-4321;150,00;10',
    ],
    [
      'a CPF and the phone of another person before the own one',
      'Nome;Email;CPF;Tel. de emergência;Contato WhatsApp;Valor;Vencimento\nAna Lima;ana@exemplo.com;11987654300;11 91234-5678;11 98765-4321;150,00;10',
    ],
    [
      'a birthday and an enrolment of eight digits before the phone',
      'Nome;Email;Nascimento;Inscrição;Contato WhatsApp;Valor;Vencimento\nAna Lima;ana@exemplo.com;1990-04-03;20240017;11 98765-4321;150,00;10',
    ],
    [
      'a CPF before the phone without titles',
      'Ana Lima;529.982.247-25;11 98765-4321;ana@exemplo.com;R$ 150,00;dia 10',
    ],
    [
      'CPFs without signs and birthdays without signs before the phones, without titles',
      'Ana Lima;52998224725;03041990;11987654321;ana@exemplo.com;R$ 150,00;dia 10\nBia Reis;39053344705;19900403;21987654321;bia@exemplo.com;R$ 90,00;dia 5',
    ],
    [
      'a typed line with a bare CPF before the phone',
      'Ana Lima 52998224725 11987654321 ana@exemplo.com R$ 150,00 dia 10',
    ],
    [
      'a typed line with a CPF and an amount in words',
      'Ana Lima CPF 529.982.247-25 ana@exemplo.com 11 98765-4321 150 reais dia 10',
    ],
  ])('finds each contact when it has %s', (_title, text) => {
    expect(read(text)[0]).toMatchObject({ ...ANA, warnings: [] });
  });

  test('is read line by line where it has no columns', () => {
    const people = read(
      '1. Ana Lima 11 98765-4321 ana@exemplo.com R$ 150,00 dia 10\n- Bia Reis - 21987654321\nRui Prado',
    );
    expect(people).toMatchObject([
      { ...ANA, warnings: [] },
      { name: 'Bia Reis', phone: '+5521987654321', email: null },
      { name: 'Rui Prado', warnings: ['no_contact'], suggested: true },
    ]);
  });

  test('is read by the columns that the person names', () => {
    const table = readPeopleTable(
      'A;B;C\nx1;ana@exemplo.com;Ana Lima\nx2;bia@exemplo.com;Bia Reis',
    );
    const people = checkPeople(personTextsOf(table, { name: 2, email: 1 }), NOBODY);
    // Titles that no rule knows stay a row, because they may be a person.
    expect(people.map(({ name, email, suggested }) => [name, email, suggested])).toEqual([
      ['C', null, false],
      ['Ana Lima', 'ana@exemplo.com', true],
      ['Bia Reis', 'bia@exemplo.com', true],
    ]);
  });

  test('warns of each row with something to look at', () => {
    const people = read(
      [
        'Nome;E-mail;Telefone;Valor;Vencimento',
        'Ana Lima;ana@exemplo;11 98765-4321;150;10',
        'Bia Reis;;+1 415 555 0100;;',
        'Caio Luz;;98765-4321;;',
        'Davi Sá;davi@exemplo.com;;grátis;todo mês',
        'Davi de novo;DAVI@exemplo.com;;;',
        'Eva Melo;eva@exemplo.com;;;',
        'Fábio Paz;fabio@exemplo.com;;;',
        ';;;150;10',
      ].join('\n'),
      { students: ['Éva  melo'], invited: [{ email: 'fabio@exemplo.com' }] },
    );
    expect(people.map(({ warnings, suggested }) => [...warnings, suggested])).toEqual([
      ['bad_email', false],
      ['foreign_phone', true],
      ['bad_phone', false],
      ['bad_amount', 'bad_due_day', true],
      ['repeated', false],
      ['is_student', false],
      ['is_invited', false],
      ['nobody', false],
    ]);
    expect(people[1]?.phone).toBe('+14155550100');
  });

  test('never loses a line with something in it', () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('Ana', 'a@b.co', '11 98765-4321', 'R$ 1.200,00', '10', '"', "'", 'Nome'),
    );
    const lines = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 });
    fc.assert(
      fc.property(lines, fc.constantFrom(',', ';', '\t', '|', ' ', ''), (rows, sign) => {
        const text = rows.map((cells) => cells.join(sign)).join('\n');
        const table = readPeopleTable(text);
        const texts = personTextsOf(table, table.guess);
        expect(texts).toHaveLength(table.rows.length);
        const people = checkPeople(texts, NOBODY);
        for (const { centavos, dueDay, phone } of people) {
          if (centavos !== null) expect(centavos).toBeGreaterThan(0);
          if (dueDay !== null) expect(dueDay).toBeLessThan(32);
          if (phone !== null) expect(phone).toMatch(/^\+\d{8,15}$/);
        }
      }),
    );
  });

  test('is equal to what was written, in any order of columns', () => {
    const person = fc.record({
      name: fc.stringMatching(/^[A-Z][a-z]{2,8} [A-Z][a-z]{2,8}$/),
      email: fc.stringMatching(/^[a-z]{1,8}[0-9]{0,4}@[a-z]{2,8}\.com$/),
      phone: fc.stringMatching(/^119[0-9]{8}$/),
      centavos: fc.integer({ min: 1, max: 10_000_000 }),
      dueDay: fc.integer({ min: 1, max: 31 }),
    });
    const titles = {
      name: 'Nome',
      email: 'E-mail',
      phone: 'Telefone',
      amount: 'Valor',
      dueDay: 'Vencimento',
    };
    const columns = fc.shuffledSubarray(
      PERSON_ROLES.filter((role) => role in titles),
      { minLength: 5 },
    );
    const list = fc.uniqueArray(person, {
      minLength: 1,
      maxLength: 20,
      selector: ({ email }) => email,
    });
    fc.assert(
      fc.property(list, columns, (people, order) => {
        const rows = people.map((one) => {
          const cells: Record<string, string> = {
            name: one.name,
            email: one.email,
            phone: one.phone,
            amount: (one.centavos / 100).toFixed(2).replace('.', ','),
            dueDay: String(one.dueDay),
          };
          return order.map((role) => cells[role] ?? '');
        });
        const named: Record<string, string> = titles;
        const read = readPeopleTable(
          spreadsheet(
            order.map((role) => named[role] ?? ''),
            rows,
          ),
        );
        expect(checkPeople(personTextsOf(read, read.guess), NOBODY)).toMatchObject(
          people.map((one) => ({ ...one, phone: `+55${one.phone}` })),
        );
      }),
    );
  });
});

test.each([
  ['R$ 1.250,00', 125_000],
  ['1,250.00', 125_000],
  ['150.00', 15_000],
  ['150', 15_000],
  ['99,9', 9_990],
  ['R$ 120,00 por mês', 12_000],
  ['R$ 120/mês', 12_000],
  ['0,00', null],
  ['isento', null],
  ['-50', null],
  ['10/02/2026', null],
])('reads %j as %s centavos', (text, centavos) => {
  expect(centavosIn(text)).toBe(centavos);
});

test.each([
  ['10', 10],
  ['dia 5', 5],
  ['todo dia 05', 5],
  ['10/02/2026', 10],
  ['2026-02-28', 28],
  ['46063', 10],
  ['32', null],
  ['0', null],
  ['mensal', null],
])('reads %j as day %s', (text, day) => {
  expect(dueDayIn(text)).toBe(day);
});
