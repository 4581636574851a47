// Plain JavaScript that imports nothing, so that a Node of any age can run it before all else.
const [major, minor] = process.versions.node.split('.').map(Number);
/** The oldest minor version of each Node line before 24; package.json has the same in `engines`. */
const first = { 20: 19, 22: 14 }[major];
if (first === undefined ? major < 24 : minor < first) {
  console.error(
    `Este Node é o ${process.versions.node}. Instale o Node 24 (também servem 20.19 ou mais novo ` +
      'da linha 20, 22.14 ou mais novo da 22, e os acima de 24): https://nodejs.org',
  );
  process.exit(1);
}
