/**
 * `npm run test:kills`: the browser is killed 200 times, the server 500 times on
 * each database, and 200 workouts are trained over a bad line, at moments that no run had before.
 */
process.env.SURVIVAL = 'long';
process.argv.push('tests/survival');
void import('../run');
