import { writeFileSync } from 'node:fs';
import { withCapital } from '../../src/first-letter.ts';
import { parse, signsIn } from '../../src/syntax/parse.ts';
import type { Tree } from '../../src/syntax/tree.ts';
import { type ChainModel, labelled, waysToLabel } from '../../src/understand/pieces/chain.ts';
import { demandIn } from '../../src/understand/pieces/demand-parts.ts';
import { demandsOfWays } from '../../src/understand/pieces/demand-ways.ts';
import { featuresOf } from '../../src/understand/pieces/features.ts';
import { LABELS, labelPlace } from '../../src/understand/pieces/labels.ts';
import { chainBytes } from '../../src/understand/pieces/model-file.ts';
import { ONE_DEMAND, WAYS } from '../../src/understand/pieces/pieces-of.ts';
import { piecesOf, type Segment, segmentsOf } from '../../src/understand/pieces/segments.ts';
import { inBytes, type LabelledFeatures, learnChain } from './chain-learner.ts';
import { framed } from './frames.ts';
import { type LabelledSentence, labelAt, readLabelledSentences, variedSentences } from './labelled-lines.ts';

const FOLDS = 3;
const ROUNDS = 8;

/** A sentence as it is learned from, and the labelled one that it is a copy or a part of. */
interface Sample extends LabelledFeatures {
  readonly sentence: LabelledSentence;
  readonly kind: 'whole' | 'small' | 'part';
  readonly tree: Tree;
}

/** Learns from all there is and writes the model. */
function fitDemands(samples: readonly Sample[]): void {
  const model = inBytes(learnChain(samples, ROUNDS));
  writeFileSync(new URL('../../src/understand/pieces/models/en.bin', import.meta.url), chainBytes(model));
}

/** `npm run training -- demands`: see `README.md`. */
export function trainDemands(args: readonly string[]): void {
  const sentences = readLabelledSentences();
  const groups = [...new Set(sentences.map(({ group }) => group))];
  const fold = new Map(groups.map((group, at) => [group, at % FOLDS]));
  const samples = allSamples(sentences);
  console.log(
    `${sentences.length} labelled sentences of ${groups.length} texts, ${samples.length} with their copies`,
  );
  const results = Array.from({ length: FOLDS }, (_, number) => number).flatMap((number) => {
    const model = inBytes(
      learnChain(
        samples.filter(({ sentence }) => fold.get(sentence.group) !== number),
        ROUNDS,
      ),
    );
    return samples
      .filter(
        ({ sentence, kind }) => kind === 'whole' && !sentence.isCopy && fold.get(sentence.group) === number,
      )
      .map((sample) => ({ sample, model, found: labelled(sample.features, model) }));
  });
  let [tokens, right, whole] = [0, 0, 0];
  let [isFact, facts] = [0, 0];
  let [wanted, got, both] = [0, 0, 0];
  for (const { sample, found } of results) {
    const good = sample.labels.filter((label, at) => label === found.labels[at]).length;
    tokens += sample.labels.length;
    right += good;
    if (good === sample.labels.length) whole += 1;
    const bare = (labels: readonly number[]) => labels.filter((label) => LABELS[label] !== 'T');
    const factual = (labels: readonly number[]) =>
      bare(labels).every((label) => /[FQ]/u.test(LABELS[label] ?? ''));
    facts += 1;
    if (factual(sample.labels) === factual(found.labels)) isFact += 1;
    const starts = (labels: readonly number[]) =>
      segmentsOf(piecesOf(sample.tree, labels)).map(
        (segment) => segment.find(({ label }) => label !== 'T')?.first,
      );
    const gold = starts(sample.labels);
    const seen = starts(found.labels);
    wanted += gold.length;
    got += seen.length;
    both += seen.filter((one) => gold.includes(one)).length;
    if (args.includes('--errors') && good < sample.labels.length)
      console.log(
        `${shown(sample.tree, sample.labels)}\n    ${shown(sample.tree, found.labels)} ${Math.min(...found.sure).toFixed(2)}`,
      );
  }
  const share = (some: number, all: number) => `${((100 * some) / all).toFixed(1)}%`;
  console.log(
    `words ${share(right, tokens)}, sentences ${share(whole, results.length)}, demand or not ${share(isFact, facts)}, segments ${share(both, wanted)} found, ${share(both, got)} right`,
  );
  compare(results, args);
  if (!args.includes('--dry')) fitDemands(samples);
}

function compare(results: readonly { sample: Sample; model: ChainModel }[], args: readonly string[]): void {
  const rows: { frames: boolean | null; own: boolean | null; sure: number }[] = [];
  for (const { sample, model } of results)
    for (const segment of segmentsOf(piecesOf(sample.tree, sample.labels))) {
      if (segment.some(({ label }) => /[FQ]/u.test(label))) continue;
      const gold = demandIn(segment, sample.tree);
      if (gold === null) continue;
      const text = textOf(segment, sample.tree);
      const masked = { text, tokens: sample.sentence.tokens };
      const frame = framed(masked);
      const tree = parse(text);
      if (tree === null) continue;
      const ways = waysToLabel(featuresOf(tree, signsIn(tree)), model, WAYS, ONE_DEMAND);
      const [likeliest] = demandsOfWays(
        ways.map(({ labels, likelihood }) => ({ pieces: piecesOf(tree, labels), likelihood })),
        tree,
      );
      const mine = likeliest?.parts ?? null;
      const sure = likeliest?.likelihood ?? 0;
      const wanted = plain(gold);
      const framesSaid =
        frame &&
        plain({
          subject: frame.subject.text,
          isNegative: frame.isNegative,
          action: frame.action.text,
          condition: frame.condition?.text ?? null,
        });
      const row = {
        frames: framesSaid === null ? null : framesSaid === wanted,
        own: mine && plain(mine) === wanted,
        sure,
      };
      rows.push(row);
      if (args.includes('--demands') && !(row.own && row.frames))
        console.log(
          `${text}\n   gold   ${wanted}\n   frames ${framesSaid}\n   own    ${mine && plain(mine)} ${sure.toFixed(2)} ${row.own ? '' : 'WRONG'}`,
        );
    }
  const share = (some: number) => `${((100 * some) / rows.length).toFixed(1)}%`;
  const count = (holds: (row: (typeof rows)[number]) => boolean) => rows.filter(holds).length;
  console.log(
    `${rows.length} demands: frames ${share(count(({ frames }) => frames === true))} (none ${share(count(({ frames }) => frames === null))}), labeller ${share(count(({ own }) => own === true))} (none ${share(count(({ own }) => own === null))})`,
  );
  for (const bound of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const first = count(({ frames, own, sure }) => (sure >= bound && own !== null ? own : frames) === true);
    const sureOnes = rows.filter(({ sure }) => sure >= bound);
    console.log(
      `  labeller from ${bound} on, else frames: ${share(first)}; ${share(sureOnes.length)} are that sure, ${((100 * sureOnes.filter(({ own }) => own).length) / sureOnes.length).toFixed(1)}% of them right; frames right of those ${((100 * sureOnes.filter(({ frames }) => frames).length) / sureOnes.length).toFixed(1)}%`,
    );
  }
  console.log(`  frames, else labeller: ${share(count(({ frames, own }) => (frames ?? own) === true))}`);
}

function plain({
  subject,
  isNegative,
  action,
  condition,
}: {
  subject: string;
  isNegative: boolean;
  action: string;
  condition: string | null;
}): string {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/(?<!\p{L})(?:the|an?) /gu, '')
      .replace(/^(?:it|system) /u, '')
      .replace(/[,.;:!]/gu, '')
      .replace(/\s+/gu, ' ')
      .trim();
  const [, thing = '', deed = ''] = /^be possible for (.+?) to (.+)$/u.exec(action) ?? [];
  const who = thing || subject;
  const does = (deed || action)
    .replace(/^be able to /u, '')
    .replace(/^provide /u, 'be ')
    .replace(/^be no /u, 'be no ');
  return `${bare(condition ?? '')} | ${bare(`${who} `).replace(/^(?:there|system|it|users|change|team)$/u, '')} | ${isNegative ? 'not ' : ''}${bare(does)}`;
}

function textOf(segment: Segment, tree: Tree): string {
  const own = segment.filter(({ label }, at) => label !== 'T' || at > 0);
  const [first] = own;
  const last = own.at(-1);
  const text = tree.textOf({ first: first?.first ?? 0, last: last?.last ?? 0 }).replace(/[\s,;:.–-]+$/u, '');
  return `${withCapital(text)}.`;
}

function allSamples(sentences: readonly LabelledSentence[]): Sample[] {
  return [...sentences, ...variedSentences(sentences)].flatMap(samplesOf);
}

function samplesOf(sentence: LabelledSentence): Sample[] {
  const { text, pieces } = sentence;
  const labelOf = (start: number) => labelAt(pieces, start);
  const whole = sampleOf(sentence, 'whole', text, labelOf);
  const small = sampleOf(sentence, 'small', text.toLowerCase().replace(/\.$/u, ''), labelOf);
  const parts =
    whole === null
      ? []
      : segmentsOf(piecesOf(whole.tree, whole.labels)).map((segment) => partOf(whole, segment));
  if (sentence.isCopy) return [whole].filter((one) => one !== null);
  return [whole, small, ...parts].filter((one) => one !== null);
}

/** A segment as the editor has it, once it is a statement of its own. */
function partOf({ sentence, tree, labels }: Sample, segment: Segment): Sample | null {
  const own = segment.filter(({ label }, at) => label !== 'T' || at > 0);
  const first = own[0]?.first ?? 0;
  const last = own.at(-1)?.last ?? 0;
  if (first === 0 && last >= labels.length - 2) return null;
  const from = tree.word(first)?.start ?? 0;
  const starts = tree.words.map(({ start }) => start - from);
  const text = `${withCapital(tree.textOf({ first, last }).replace(/[\s,;:.–-]+$/u, ''))}.`;
  return sampleOf(
    sentence,
    'part',
    text,
    (start) => labels[starts.findLastIndex((one) => one <= start)] ?? labels[last] ?? 0,
  );
}

function sampleOf(
  sentence: LabelledSentence,
  kind: Sample['kind'],
  text: string,
  labelOf: (start: number) => number | null,
): Sample | null {
  const tree = parse(text);
  if (tree === null) return null;
  const labels = tree.words.map(({ start }) => labelOf(start) ?? labelPlace('F'));
  return { sentence, kind, tree, labels, features: featuresOf(tree, signsIn(tree)) };
}

function shown(tree: Tree, labels: readonly number[]): string {
  return piecesOf(tree, labels)
    .map(({ label, text }) => `${label} ${text}`)
    .join(' | ');
}
