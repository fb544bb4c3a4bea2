import { Audience, Format } from '@faircopy/contract';
import { createEditor, detectLanguage } from '@faircopy/editor';
import { type DocumentFigures, figuresOf } from '@faircopy/editor/figures';
import { ROUGH_TEXTS } from './rough-texts.ts';
import { toneReport } from './tone.ts';

/**
 * `npm run quality:documents`: composes every rough text in every format and counts, format by format, the rules of
 * quality that fail, what of the input is covered, lost and added, and whether every audience and tone is told the
 * same facts (two formats a text, all five audiences at tones 0, 50 and 100). Then it measures how English documents
 * speak at five tones; no text's may speak less formally at a more formal one. Names after it run only texts whose name
 * contains one of them. Exits 1 when a figure misses its bound: coverage under 98%, anything else above 0.
 */
const LEAST_COVERAGE = 0.98;
const TONES = [0, 50, 100];

interface Tally {
  documents: number;
  failed: Map<string, number>;
  stated: number;
  covered: number;
  lost: number;
  invented: number;
  unequal: number;
}

const names = process.argv.slice(2);
const texts = ROUGH_TEXTS.filter(([name]) => names.length === 0 || names.some((part) => name.includes(part)));
const editor = createEditor();
const tallies = new Map<string, Tally>();
const remarks: string[] = [];

for (const [at, [name, input]] of texts.entries()) {
  for (const [position, format] of Format.enum.entries()) {
    const tally = tallyOf(format);
    const base = await translated(input, format, 'Senior Dev', 50);
    count(tally, base.figures, base.failed);
    for (const { rule, message } of base.failed) remarks.push(`${name} · ${format} · ${rule}: ${message}`);
    for (const text of [...base.figures.lost, ...base.figures.invented])
      remarks.push(`${name} · ${format} · ${text}`);
    if (format === 'Optimize' || position % 3 !== at % 3) continue;
    for (const audience of Audience.enum) {
      for (const tone of TONES) {
        const other = await translated(input, format, audience, tone);
        for (const { rule, message } of other.failed)
          remarks.push(`${name} · ${format} · ${audience} · ${tone} · ${rule}: ${message}`);
        for (const { rule } of other.failed) tally.failed.set(rule, (tally.failed.get(rule) ?? 0) + 1);
        const missing = base.figures.facts.filter((fact) => !other.figures.facts.includes(fact));
        const added = other.figures.facts.filter((fact) => !base.figures.facts.includes(fact));
        if (missing.length + added.length === 0) continue;
        tally.unequal += 1;
        remarks.push(
          `${name} · ${format} · ${audience} · ${tone} · other facts: ${[...missing, ...added][0] ?? ''}`,
        );
      }
    }
  }
}

console.log(row(['format', 'documents', 'rules failed', 'coverage', 'lost', 'invented', 'unequal facts']));
for (const [format, tally] of tallies) {
  const failed = [...tally.failed].map(([rule, times]) => `${rule}×${times}`).join(' ') || '0';
  const coverage = `${((100 * tally.covered) / Math.max(1, tally.stated)).toFixed(1)}%`;
  console.log(
    row([format, tally.documents, failed, coverage, tally.lost, tally.invented, tally.unequal].map(String)),
  );
}
const english = texts.filter(([, text]) => detectLanguage(text).language === 'en');
const steps = await toneReport(editor, english, 'Senior Dev');
for (const remark of [...remarks, ...steps]) console.log(remark.slice(0, 240));
process.exitCode = [...tallies.values()].some(misses) || steps.length > 0 ? 1 : 0;

async function translated(input: string, format: Format, audience: Audience, tone: number) {
  const { output, quality } = await editor.translate({ input, format, audience, context: 'Backend', tone });
  return { failed: quality.failed, figures: figuresOf(input, output) };
}

function tallyOf(format: string): Tally {
  const known = tallies.get(format);
  if (known) return known;
  const fresh = { documents: 0, failed: new Map(), stated: 0, covered: 0, lost: 0, invented: 0, unequal: 0 };
  tallies.set(format, fresh);
  return fresh;
}

function count(tally: Tally, figures: DocumentFigures, failed: readonly { readonly rule: string }[]): void {
  tally.documents += 1;
  tally.stated += figures.stated;
  tally.covered += figures.covered;
  tally.lost += figures.lost.length;
  tally.invented += figures.invented.length;
  for (const { rule } of failed) tally.failed.set(rule, (tally.failed.get(rule) ?? 0) + 1);
}

function misses({ failed, stated, covered, lost, invented, unequal }: Tally): boolean {
  return failed.size + lost + invented + unequal > 0 || covered < stated * LEAST_COVERAGE;
}

function row(cells: readonly string[]): string {
  return cells
    .map((cell, at) => cell.padEnd(at === 2 ? 28 : 16))
    .join('')
    .trimEnd();
}
