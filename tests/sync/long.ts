/**
 * `npm run test:long`: the simulation on both databases with seeds that no run had before, for about
 * a million ops. SIM_TIMES says how many times the usual number of schedules that is.
 */
process.env.SIM_TIMES ??= '25';
process.env.SIM_FROM ??= String(Math.floor(Date.now() / 1000));
console.log(`Seeds from ${process.env.SIM_FROM} on`);
process.argv.push('tests/sync/convergence', 'tests/sync/student-space');
void import('../run');
