import { expect, test } from 'vitest';
import { allProcesses, createProcessorMeter, readProcess, treeOf } from './processor-seconds';

const line = (pid: number, parent: number, program = 'node') =>
  `${pid} (${program}) S ${parent} 1 1 0 -1 0 0 0 0 0 150 50 900 900 20 0 1 0 4711 0 0`;

test('reads what a process used itself when its name has a bracket', () => {
  expect(readProcess(line(12, 3, 'a (b) c'))).toEqual({
    pid: 12,
    parent: 3,
    program: 'a (b) c',
    startedAt: '4711',
    seconds: 2,
  });
});

test('finds the descendants when other processes run beside them', () => {
  const lines = [line(1, 0), line(5, 1), line(6, 5), line(7, 6), line(8, 1)].map(readProcess);
  expect(treeOf(lines, [5]).map(({ pid }) => pid)).toEqual([5, 6, 7]);
});

test('sums by program, each process once, when it looks again', () => {
  const meter = createProcessorMeter();
  const [node, chromium] = [readProcess(line(5, 1)), readProcess(line(6, 5, 'chromium'))];
  meter.look([node, chromium]);
  meter.look([{ ...node, seconds: 3 }, readProcess(line(7, 5, 'chromium'))]);
  meter.look([{ ...node, pid: 8, program: 'sh', seconds: 0.4 }]);
  expect(meter.report(20)).toBe('Processors: 7 of 20 s (chromium 4, node 3)');
});

test('reads this process', () => {
  expect(treeOf(allProcesses(), [process.pid]).map(({ pid }) => pid)).toContain(process.pid);
});
