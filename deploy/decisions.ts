import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `npx tsx deploy/decisions.ts` writes docs/decisions/README.md, the index of the decision records. */

const folder = join(import.meta.dirname, '..', 'docs', 'decisions');

interface DecisionRecord {
  readonly file: string;
  readonly title: string;
  readonly area: string;
}

function readRecord(file: string): DecisionRecord {
  const text = readFileSync(join(folder, file), 'utf8');
  const title = /^# (.+)$/m.exec(text)?.[1];
  const area = /^Status: .+ Area: ([a-z]+)\.$/m.exec(text)?.[1];
  if (!title || !area) throw new Error(`${file} needs a "# Title" and "Status: ... Area: name."`);
  return { file, title, area };
}

/** File names of the records, `NNNN-topic.md`, in order of their numbers. */
export function decisionFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-/.test(name))
    .sort();
}

/** The index as Markdown: a list of links per area, in alphabetical order of areas. */
export function decisionIndex(): string {
  const records = decisionFiles().map(readRecord);
  const areas = [...new Set(records.map(({ area }) => area))].sort();
  const parts = areas.map((area) => {
    const links = records
      .filter((record) => record.area === area)
      .map(({ file, title }) => `- ${file.slice(0, 4)} [${title}](${file})`);
    return `## ${area}\n\n${links.join('\n')}\n`;
  });
  return `# Decisions\n\nWritten by \`npx tsx deploy/decisions.ts\`. A record has a status, context, decision, rejected ways, consequences and code.\n\n${parts.join('\n')}`;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(join(folder, 'README.md'), decisionIndex());
}
