import { literal } from '../../read/literal.ts';
import type { Source } from '../../read/source.ts';
import type { Statement } from '../statement.ts';
import { dependencies, technologies } from './technologies.ts';

/** A part of the system the input names. */
export interface Part {
  /** As the input first writes it; inline code keeps its backticks. */
  readonly name: string;
  /** Whether it stands at the other end of a network and may be unreachable. */
  readonly isDependency: boolean;
  /** Indexes of the statements that name it. */
  readonly statements: readonly number[];
}

const named = new RegExp(
  `(?<![\\p{L}\\p{N}_./-])(?:${technologies
    .toSorted((a, b) => b.length - a.length)
    .map((name) => literal(name).replaceAll(' ', '\\s'))
    .join('|')})(?![\\p{L}\\p{N}_-])`,
  'giu',
);
const dependencyNames = new Set(dependencies.map((name) => name.toLowerCase()));
const namesAsWritten = new Set(technologies);
const ordinaryWords = new Set([
  'go',
  'rest',
  'express',
  'spring',
  'room',
  'spark',
  'segment',
  'teams',
  'rust',
  'node',
  'ses',
  'envoy',
  'consul',
  'vault',
  'temporal',
  'slack',
  'swift',
  'jest',
  'helm',
  'rails',
  'react',
  'celery',
  'angular',
  'flask',
  'snowflake',
  'sentry',
  'flutter',
  'postmark',
  'cypress',
  'ruby',
  'elixir',
  'pandas',
]);

const english =
  /(?<![\p{L}\p{N}_])((?:(?!(?:the|a|an|our|their|this|that|each|every|any|all|some|to|of|in|on|for|and|or|from|with|by|is|are|as|we|it|its|no|new|one|same|other|current|existing|which|when|if|at|into|per|only|not|your|my|his|her|these|those|uses?|via|using|has|have|small|big|own|local|use|two|both|another)(?!\p{L}))[\p{L}-]{2,20} ){1,2})(service|server|database|queue|worker|cron ?job|job|gateway|cache|helper|library|daemon|cluster|bucket|endpoint|scheduler|pipeline|load ?balancer|screen|page|app|provider|api)s?(?![\p{L}\p{N}_])/giu;

/** "zamiast InfluxDB", "statt Kafka", "not Redis", "ne pas utiliser Firebase": what a decision turns down. */
const turnedDownBefore =
  /(?<!\p{L})(?:instead of|rather than|over|not|and not|statt|anstatt|anstelle von|und nicht|nicht|au lieu d[e'’u]{1,2}|plutôt que|(?:ne )?pas (?:utiliser )?|et non|en lugar de|en vez de|y no|no usar|em vez de|ao invés d[eo]|e não|não usar|invece d[ie]|al posto d[ie]|e non|non usare|in plaats van|ipv|i\.p\.v\.|en niet|niet|zamiast|a nie|nie)\s{0,2}$/iu;
/** "Adyen viel af", "Kafka ist raus". */
const turnedDownBehind =
  /^(?:,? (?:\p{L}+ ){0,3}?(?:viel af|valt af|fiel raus|ist raus|fällt weg|fällt raus|ausgeschieden|écartée?|descartad[oa]|scartat[oa]|odpad[łl]\p{L}?|odrzucon\p{L})(?!\p{L}))|^(?:ではなく|の代わりに)/iu;

function isTurnedDown(text: string, start: number, end: number): boolean {
  return (
    turnedDownBefore.test(text.slice(Math.max(0, start - 24), start)) ||
    turnedDownBehind.test(text.slice(end))
  );
}

/** Services that others run. */
const outside = /^(?:external|third[- ]party|remote|upstream|payment|vendor)\s/iu;

/** The technologies, services and code names of the input, those named most often first. */
export function partsOf(source: Source, statements: readonly Statement[], language: string): Part[] {
  const parts = new Map<string, { name: string; isDependency: boolean; statements: Set<number> }>();
  for (const statement of statements) {
    for (const match of statement.text.matchAll(named)) {
      const plain = match[0].toLowerCase();
      if (ordinaryWords.has(plain) && !namesAsWritten.has(match[0])) continue;
      if (ordinaryWords.has(plain) && match.index === 0) continue;
      const isUsed = !isTurnedDown(statement.text, match.index, match.index + match[0].length);
      note(match[0], dependencyNames.has(plain) && isUsed, statement.index);
    }
    for (const match of language === 'en' ? statement.masked.text.matchAll(english) : []) {
      note(match[0].trim(), outside.test(match[0].trim()), statement.index);
    }
    for (const name of codeNamesIn(source, statement)) note(`\`${name}\``, false, statement.index);
  }
  return [...parts.values()]
    .map((part) => ({ ...part, statements: [...part.statements] }))
    .sort((a, b) => b.statements.length - a.statements.length);

  function note(name: string, isDependency: boolean, index: number): void {
    const key = name.replaceAll('`', '').toLowerCase();
    const part = parts.get(key) ?? { name, isDependency, statements: new Set<number>() };
    part.statements.add(index);
    parts.set(key, { ...part, isDependency: part.isDependency || isDependency });
  }
}

/** Names in inline code that stand for a part: one word, no value, no command, no path to a page. */
function codeNamesIn(source: Source, statement: Statement): string[] {
  return source.protectedSpans
    .filter((span) => span.kind === 'code' && span.start >= statement.start && span.end <= statement.end)
    .map((span) => span.text.replace(/^`{1,3}\s?|\s?`{1,3}$/gu, ''))
    .filter(
      (name) =>
        /^[\p{L}_][\p{L}\p{N}_./-]{2,50}(?:\(\))?$/u.test(name) &&
        !/^(?:true|false|null|GET|POST|PUT|PATCH|DELETE)$/u.test(name),
    );
}
