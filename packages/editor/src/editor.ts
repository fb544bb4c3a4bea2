import type { AppliedInstruction, Audience, Context, QualityReport, Stage } from '@faircopy/contract';
import type { ComposeRequest } from './compose/request.ts';
import type { Edit } from './correct/edit.ts';
import type { Source } from './read/source.ts';
import type { RefineRequest } from './refine/request.ts';

/** A text to improve in its own language and structure. */
export interface OptimizeRequest {
  readonly input: string;
  /** Only spelling, grammar and punctuation; no line break and no faultless character changes. */
  readonly correctionsOnly: boolean;
  readonly audience: Audience;
  readonly context: Context;
  readonly instructions?: string;
}

/** A rough text to turn into a document. */
export interface TranslateRequest extends ComposeRequest {
  readonly input: string;
  /** With format Optimize: corrections and nothing else. */
  readonly correctionsOnly?: boolean;
}

/** A text that is too long. */
interface SummarizeRequest {
  readonly input: string;
  /** Most code points of the summary; at least 200. */
  readonly maxCharacters: number;
}

/** The embedded model: text in, text out. It reads no network, clock or storage, and the same request gives the same text. */
export interface Editor {
  /** Loads the code for English corrections and documents, that of harper.js among it. Dictionaries wait for a text. */
  loadCode(): Promise<void>;
  /**
   * Loads what answers of a stage to texts of a language need, dictionaries included, so that the first of them takes as long as the others.
   * A revision that is asked to correct the spelling reads the dictionaries itself.
   *
   * @param language BCP 47 primary subtag
   */
  load(stage: Stage, language: string): Promise<void>;
  /** The input improved, with every edit in UTF-16 offsets of the input. */
  optimize(request: OptimizeRequest): Promise<{ output: string; edits: readonly Edit[] }>;
  /** The document, as Markdown, and how it fares by the rules of quality. */
  translate(request: TranslateRequest): Promise<{ output: string; quality: QualityReport }>;
  /** The revised document, what became of each instruction, and how it fares now. */
  refine(request: RefineRequest): Promise<{
    output: string;
    isOutOfScope: boolean;
    applied: readonly AppliedInstruction[];
    quality: QualityReport;
  }>;
  /** The input condensed to the length asked for; an input that fits is given back as it is. */
  summarize(request: SummarizeRequest): Promise<{ output: string }>;
}

/** Makes an editor. Dictionaries, grammar and rules are loaded at first use. */
export function createEditor(): Editor {
  return { loadCode, load, optimize, translate, refine, summarize };
}

async function loadCode(): Promise<void> {
  await Promise.all([
    composing(),
    checking(),
    import('./correct/english.ts'),
    harper().then(({ findHarper }) => findHarper()),
  ]);
}

/** A word that no language has: whether it is a fault is looked up in every dictionary. */
const UNKNOWN_WORD = 'servise';

const FIRST_REQUEST: TranslateRequest = {
  input: UNKNOWN_WORD,
  format: 'Technical Spec',
  audience: 'Senior Dev',
  context: 'Backend',
  tone: 50,
};

const loaded = new Set<string>();

async function load(stage: Stage, language: string): Promise<void> {
  if (stage === 'summarize') {
    await summarizing();
    return;
  }
  if (stage === 'refine') {
    await refining();
    return;
  }
  const answers = `${stage} in ${language}`;
  if (loaded.has(answers)) return;
  await loadCode();
  // the most there is to read, in another thread meanwhile; where it fails, whoever lints is told
  if (language === 'en') (await harper()).loadHarper().catch(() => undefined);
  const [{ read }, { improve }] = await Promise.all([
    import('./read/read.ts'),
    import('./improve/improve.ts'),
  ]);
  const source = { ...read(UNKNOWN_WORD), language };
  await improve(source);
  if (stage === 'translate') await documentOf(source, FIRST_REQUEST);
  loaded.add(answers);
}

const refining = () =>
  Promise.all([import('./read/read.ts'), import('./refine/refine.ts'), import('./quality/check.ts')]);

const summarizing = () => Promise.all([import('./read/read.ts'), import('./summarize/summarize.ts')]);

const harper = () => import('./correct/harper/harper-module.ts');

const composing = () => import('./compose/composed.ts');

const checking = () =>
  Promise.all([import('./quality/check.ts'), import('./compose/wishes/wished-language.ts')]);

async function optimize(request: OptimizeRequest): Promise<{ output: string; edits: readonly Edit[] }> {
  const { readRecent } = await import('./read/recent-readings.ts');
  const { text, edits } = await edited(readRecent(request.input), request.correctionsOnly);
  return { output: text, edits };
}

async function edited(
  source: Source,
  correctionsOnly: boolean,
): Promise<{ text: string; edits: readonly Edit[] }> {
  return correctionsOnly
    ? (await import('./correct/correct.ts')).correct(source)
    : (await import('./improve/improve.ts')).improve(source);
}

async function translate(request: TranslateRequest): Promise<{ output: string; quality: QualityReport }> {
  const { readRecent } = await import('./read/recent-readings.ts');
  return documentOf(readRecent(request.input), request);
}

async function documentOf(
  source: Source,
  request: TranslateRequest,
): Promise<{ output: string; quality: QualityReport }> {
  const output =
    request.format === 'Optimize'
      ? (await edited(source, request.correctionsOnly === true)).text
      : await (await composing()).composed(source, request);
  const context = [request.workspaceContext, request.customInstructions]
    .filter((text) => text !== undefined)
    .join('\n');
  const [{ checkDocument }, { languageWished }] = await checking();
  const wished = languageWished(request.customInstructions ?? '');
  const language = wished === null ? {} : { language: wished };
  const { format, audience, tone } = request;
  const quality = checkDocument({ source, document: output, format, audience, tone, context, ...language });
  return { output, quality };
}

async function refine(request: RefineRequest): Promise<{
  output: string;
  isOutOfScope: boolean;
  applied: readonly AppliedInstruction[];
  quality: QualityReport;
}> {
  const [{ read }, { refineDocument }, { checkDocument }] = await refining();
  const refinement = await refineDocument(request);
  const { format, audience, tone, workspaceContext, feedback, previousOutput } = request;
  const quality = checkDocument({
    source: read(request.originalInput),
    document: refinement.output,
    format,
    audience,
    tone,
    context: [workspaceContext ?? '', feedback, previousOutput].join('\n'),
  });
  return { ...refinement, quality };
}

async function summarize({ input, maxCharacters }: SummarizeRequest): Promise<{ output: string }> {
  const [{ read }, { summarize: condense }] = await summarizing();
  return { output: condense(read(input), maxCharacters) };
}
