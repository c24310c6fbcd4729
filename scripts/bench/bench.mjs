/** npm run bench -- enquiries | leads | desk | desk-phone | locked | refusals | sign-in | flood | serve | build [options]: measures on this machine, prints the figures. */
const benchmarks = [
  'enquiries',
  'leads',
  'desk',
  'desk-phone',
  'locked',
  'refusals',
  'sign-in',
  'flood',
  'serve',
  'build',
];
const [name = '', ...options] = process.argv.slice(2);

if (benchmarks.includes(name)) {
  process.argv.splice(2, process.argv.length, ...options);
  await import(`./${name}.ts`);
} else {
  console.error(`Please name a benchmark: npm run bench -- ${benchmarks.join(' | ')}`);
  process.exitCode = 2;
}
