/**
 * `npm run test:kills`: kills the browser 200 times and the server 500 times on each database, and
 * trains 200 workouts over a bad line. The moments are new in every run.
 */
process.env.SURVIVAL = 'long';
process.argv.push('tests/survival');
void import('../run');
