import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ANAMNESIS_TEMPLATES, anamnesisTemplate } from '#catalog/anamnesis/templates';
import { anamnesisKind, anamnesisWrites } from '#domain/health/anamnesis/anamnesis';
import type { AnamnesisAnswer } from '#domain/health/anamnesis/answer';
import { questionsOf, templateSchema } from '#domain/health/anamnesis/template';
import { stamped } from '#protocol/merge';

test.each(ANAMNESIS_TEMPLATES)('$title is a sound template', (template) => {
  expect(v.parse(templateSchema, template)).toEqual(template);
  expect(anamnesisTemplate(template.id)).toBe(template);
});

test('a template has at most a hundred questions, each with an id of its own', () => {
  const [template] = ANAMNESIS_TEMPLATES;
  const asking = (count: number, idOf: (at: number) => string) => {
    const questions = Array.from({ length: count }, (_, at) => ({
      id: idOf(at),
      text: 'Como foi?',
      kind: 'text',
    }));
    return v.is(templateSchema, { ...template, sections: [{ id: 's', title: 'S', questions }] });
  };
  expect([100, 101].map((count) => asking(count, (at) => `q${at}`))).toEqual([true, false]);
  expect(asking(2, () => 'q')).toBe(false);
});

test('a question asks the same in every template, and no template says that somebody is fit', () => {
  const all = ANAMNESIS_TEMPLATES.flatMap(questionsOf);
  for (const question of all) {
    expect(all.filter(({ id }) => id === question.id)).toEqual(
      all.filter(({ id }) => id === question.id).map(() => question),
    );
  }
  expect(JSON.stringify(all)).not.toMatch(/liberad|\bapt[oa]/i);
});

test('every choice can be kept', () => {
  for (const template of ANAMNESIS_TEMPLATES) {
    const answers: Record<string, AnamnesisAnswer> = {};
    for (const [order, question] of questionsOf(template).entries()) {
      if (!('options' in question) || question.kind === 'pain') continue;
      const { kind, options } = question;
      const said =
        kind === 'multi' ? { kind, chosen: options } : { kind, chosen: options[0] ?? '' };
      answers[question.id] = { asked: question.text, section: 'Seção', order, said };
    }
    const { id, version, title } = template;
    const facts = { day: '2026-11-22', template: id, version, title };
    const writes = anamnesisWrites({ ...facts, answers });
    expect(anamnesisKind.project(stamped(writes, [1, 0, 'a'])).answers).toEqual(answers);
  }
});
