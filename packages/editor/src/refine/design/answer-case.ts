import type { OperationPlace } from '../endpoints/operations.ts';
import { asSentence } from '../place/sentence.ts';

const ifWord =
  '(?:if|when|whenever|where|because|in case|as long as|while|unless|once|for|wenn|falls|sofern|solange|bei|si|quand|lorsque|cuando|se|quando|als|jeśli|gdy)';
const conditionBehind = new RegExp(`(?:(?:^|[\\s,:–-])${ifWord}(?!\\p{L}),?|:)\\s(?<case>.{4,})$`, 'isu');
const conditionBefore = new RegExp(`^(?:${ifWord})\\s(?<case>[^,]{4,}),`, 'iu');

/** The case that stands behind a status: "409 if the garage is full", "403 …: caller is no editor". */
export function caseBehind(behind: string, { endpoint }: OperationPlace): string | null {
  const told = conditionBehind.exec(behind)?.groups?.['case'];
  return told === undefined || isCallAlone(told, endpoint.path) ? null : sentence(told);
}

/** The case that is what answers: "a device that still has commands", "a full garage"; null where only the operation does. */
export function caseBefore(before: string): string | null {
  const opened = conditionBefore.exec(before.trim())?.groups?.['case'];
  if (opened !== undefined) return sentence(opened);
  const related =
    /(?:^|\s)(?:an?|the|any|every|each|some)\s(?<what>[\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+)?)\s(?:that|which|who)\s(?<does>.{3,})$/iu.exec(
      before.trim(),
    )?.groups;
  if (related) return sentence(`the ${related['what']} ${related['does']}`);
  // "cancelling with less than an hour to go" is all of the case
  if (/^\p{L}+ing(?: \S+){3,}$/iu.test(before.trim())) return sentence(before);
  const thing =
    /^(?<what>(?:an?|the|any|every|no)\s[\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+)+?)(?:\s(?:on|for|at|with|to|of|in|when)\s.*)?$/iu.exec(
      before.replaceAll('`', '').trim(),
    )?.groups?.['what'];
  return thing === undefined || /(?:endpoint|call|route|operation|request|list)s?$/iu.test(thing)
    ? null
    : sentence(thing);
}

function isCallAlone(words: string, path: string): boolean {
  return (
    words.replaceAll(path, '').replace(/GET|POST|PUT|PATCH|DELETE|the|endpoint|call|route|[`\s.]/giu, '') ===
    ''
  );
}

function sentence(words: string): string {
  return asSentence(words.trim().replace(/[.!]+$/u, ''));
}
