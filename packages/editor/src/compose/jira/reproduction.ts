import { withoutCapital } from '../../first-letter.ts';
import { readsAsReport } from '../../understand/report.ts';
import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';

/** How a fault that a text reports is brought about, and what is seen then. */
export interface Reproduction {
  /** What goes wrong, in few words. */
  readonly fault: string;
  /** The sentences that tell of it and of where it is seen. */
  readonly told: readonly Statement[];
  readonly steps: readonly string[];
  readonly expected: string | null;
  readonly actual: string | null;
  /** The statements that all else was read from. */
  readonly from: readonly Statement[];
}

const colon = String.raw`\s*[:：]\s*`;
const stepsLabel =
  '(?:steps(?: to reproduce)?|(?:how )?to reproduce|repro(?:duction)?(?: steps)?|schritte(?: zum nachstellen)?|nachstellen|reproduktion|étapes|pour reproduire|reproduction|pasos(?: para reproducir)?|para reproducir|passi|per riprodurre|passos|stappen|kroki)';
const expectedLabel =
  '(?:expected(?: (?:result|behaviou?r|outcome))?|should be|erwartet(?:es (?:ergebnis|verhalten))?|soll|attendu|résultat attendu|esperado|resultado esperado|atteso|verwacht|oczekiwane)';
const actualLabel =
  '(?:actual(?: (?:result|behaviou?r|outcome))?|observed|instead|got|tatsächlich(?:es (?:ergebnis|verhalten))?|ist|obtenu|constaté|résultat obtenu|obtenido|resultado (?:real|obtenido)|ottenuto|obtido|werkelijk|rzeczywiste)';

const labelled = (label: string) => new RegExp(`^${label}${colon}(.+)$`, 'isu');
const asHeading = new RegExp(String.raw`^[*_#\s]*${stepsLabel}[*_:\s]*$`, 'iu');
const stepsSaid = labelled(stepsLabel);
const expectedSaid = labelled(expectedLabel);
const actualSaid = labelled(actualLabel);
/** The report's own label before what it is about. */
const report = /^(?:bug(?: report)?|crash|incident|regression|fehler|error|anomalie)\s*[:–-]\s*/iu;

/** What a text that reports a fault says of how to bring it about; null for any other text, and where it names neither steps nor what is wrong about the outcome. */
export function reproductionIn({ understanding }: Composition): Reproduction | null {
  const { source, language, statements, title } = understanding;
  if (!readsAsReport(source, language)) return null;
  const inList = statements.filter(
    ({ block, lead, heading }) => block.kind === 'listItem' && asHeading.test(lead ?? heading ?? ''),
  );
  const inLine = statements.filter((one) => tellsSteps(one, statements)).slice(0, 1);
  const expected = statements.filter(({ text }) => expectedSaid.test(text)).slice(0, 1);
  const actual = statements.filter(({ text }) => actualSaid.test(text)).slice(0, 1);
  const shown = actual.length > 0 ? actual : behind(inLine[0], statements);
  const steps =
    inList.length > 0 ? inList.map(({ text }) => plain(text)) : inLine.flatMap(({ text }) => parted(text));
  const from = [...(inList.length > 0 ? inList : inLine), ...expected, ...shown];
  if (steps.length === 0 && expected.length + shown.length < 2) return null;
  const start = Math.min(...from.map(({ index }) => index));
  const named = statements.find(({ text }) => report.test(text));
  const before = statements.find(({ kind, index }) => kind === 'problem' && index < start);
  const first = named ?? before;
  const seen = statements.filter((one) => where.test(one.text) && !from.includes(one) && one !== first);
  const isTitled = named === undefined && (title.split(' ').length >= fewestInTitle || !before);
  return {
    fault: isTitled ? title : plain((first?.text ?? '').replace(report, '')),
    told: first ? [first, ...seen] : seen,
    steps,
    expected: said(expected[0], expectedSaid),
    actual: said(shown[0], actualSaid),
    from,
  };
}

/** Words of a title that says what goes wrong. */
const fewestInTitle = 4;

/** On which version or device it is seen. */
const where =
  /^(?:version|env(?:ironment)?s?|build|browsers?|devices?|os|happens (?:on|in|with)|seen (?:on|in|with)|since (?:version )?\d|umgebung|tritt auf|entorno|ocurre en|environnement|ambiente|omgeving)(?!\p{L})/iu;

/** "Steps: open it, rotate": under its label, which may have been taken off as saying what kind of statement it is. */
function tellsSteps({ text, kind, block, index }: Statement, all: readonly Statement[]): boolean {
  const opensBlock = all[index - 1]?.block !== block;
  return stepsSaid.test(text) || (kind === 'step' && opensBlock && stepsSaid.test(block.text));
}

/** "Steps: …, rotate. App closes.": what is seen stands right behind the steps, in few words. */
function behind(steps: Statement | undefined, all: readonly Statement[]): Statement[] {
  const next = steps && all[steps.index + 1];
  return next && next.block === steps.block && next.text.split(' ').length <= fewWords ? [next] : [];
}

const fewWords = 6;

function parted(text: string): string[] {
  const line = stepsSaid.exec(text)?.[1] ?? text;
  return plain(line)
    .split(/,? (?:and )?then |\s*(?:->|→|>>|;)\s*|, (?:and )?/u)
    .filter((step) => step !== '');
}

function said(statement: Statement | undefined, label: RegExp): string | null {
  return statement === undefined
    ? null
    : plain(label.exec(statement.text)?.[1] ?? withoutCapital(statement.text));
}

function plain(text: string): string {
  return text.replace(/[.!。]+$/u, '').trim();
}
