import { describe, expect, test } from 'vitest';
import { buildFigure, FigureTextError, readBook } from '#domain/figures/parse-figures';

const build = (text: string, id = 'a') => buildFigure(readBook([text]), id);

describe('the text of a figure', () => {
  test('gives each pose its numbers, and those it leaves out from the pose before', () => {
    const figure = build('a: hip 0 52; 1 trunk 4; 2 hip -8 25');
    expect(figure?.poses.map((pose) => pose.get('hip'))).toEqual([
      [0, 52],
      [-8, 25],
    ]);
    expect(figure?.poses.map((pose) => pose.get('trunk'))).toEqual([[4], [4]]);
  });

  test('starts upright where only a later pose bends, and with the later pose’s joint', () => {
    const [first] = build('a: hip 0 52; 2 trunk 40 8; 2 elbow 0 1 0')?.poses ?? [];
    expect(first?.get('trunk')).toEqual([0]);
    expect(first?.get('elbow.l')).toEqual([0, 1, 0]);
  });

  test('means both sides by a limb without a side', () => {
    const [pose] = build('a: arm 90 10; arm.l 20')?.poses ?? [];
    expect(pose?.get('arm.r')).toEqual([90, 10]);
    expect(pose?.get('arm.l')).toEqual([20]);
  });

  test('inherits from its parents, replaces by key and takes back by name', () => {
    const figure = build(
      '_p: hip 0 50; box bench 10 20 30 0,10,0; free\na < _p: hip 0 40; - bench; - free',
    );
    expect(figure?.poses[0]?.get('hip')).toEqual([0, 40]);
    expect(figure?.props).toEqual([]);
    expect(figure?.marks.size).toBe(0);
  });

  test('lets angles of a limb replace its contact', () => {
    const [pose] = build('_p: hand 1 2 3\na < _p: arm 10')?.poses ?? [];
    expect(pose?.has('hand.r')).toBe(false);
  });

  test('counts a hand from a named point', () => {
    const figure = build('a: at bar 0 40; hand 0 0 20 bar');
    expect(figure?.anchors.get('hand.l')).toBe('bar');
  });

  test.each([
    ['a line without a name', "A line without a figure's name: hip 0 52", '  hip 0 52'],
    ['an unknown parent', 'a inherits from b, which is not above it.', 'a < b: hip 0 52'],
    ['a second figure of one name', 'Two figures are called a.', 'a: hip 0 1\na: hip 0 2'],
    ['an unknown word', 'Unknown statement in a: jump 3', 'a: jump 3'],
    ['a word for a number', 'a: high is no number.', 'a: hip 0 high'],
    ['too few numbers', 'a: hip takes 2 to 3 numbers, not 1.', 'a: hip 4'],
    [
      'two origins of a hand',
      'a: hand.r counts from bar and from chest.',
      'a: at bar 0 1; 1 hand 0 0 0 bar; 2 hand 0 0 0 chest',
    ],
    ['a thing without a place', 'a: ball b 4 has too few or too many parts.', 'a: ball b 4'],
    ['a place that is none', 'a: 1,x is no place.', 'a: ball b 4 1,x'],
  ])('refuses %s', (_, message, text) => {
    expect(() => build(text)).toThrow(new FigureTextError(message));
  });

  test('has no figure for an unknown name', () => {
    expect(build('a: hip 0 52', 'b')).toBeNull();
  });
});
