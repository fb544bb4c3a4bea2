import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RunningService } from '../service/running-service.ts';
import { readTexts } from '../texts.ts';
import { EXAMPLES, type Example } from './requests.ts';

/** `npm run examples`: asks a fresh service for the examples of the README and writes what it answered into the page. */
const PAGE = join(import.meta.dirname, '../../../README.md');
const TEXTS = 'packages/service/tests/fixtures';
const BEGIN = '<!-- examples: npm run examples -->';
const END = '<!-- end of examples -->';

function section({ text, title, stage, options }: Example, output: string): string {
  const named = Object.entries(options).map(([name, value]) => `\`${name}: ${value}\``);
  return [
    `### ${title}`,
    `[${text}.md](${TEXTS}/${text}.md) to \`POST /api/v1/${stage}\` with ${named.join(', ')}:`,
    `<details><summary>the output</summary>`,
    fenced(output.trim()),
    '</details>',
  ].join('\n\n');
}

/** A fence longer than any in the text, so that fences in it stay text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}markdown\n${text}\n${fence}`;
}

async function answered(example: Example): Promise<string> {
  const text = readTexts().find(({ name }) => name === example.text);
  if (text === undefined) throw new Error(`there is no text "${example.text}"`);
  return section(example, await service.post(example.stage, { ...example.options, input: text.input }));
}

await using service = await RunningService.start();
const sections: string[] = [];
for (const example of EXAMPLES) sections.push(await answered(example));
const page = readFileSync(PAGE, 'utf8');
const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
if (before === -1 || after === -1) throw new Error(`${PAGE} has no place for the examples`);
writeFileSync(PAGE, `${page.slice(0, before)}${BEGIN}\n\n${sections.join('\n\n')}\n\n${page.slice(after)}`);
