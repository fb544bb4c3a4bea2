import { eachNode } from '../../read/each-node.ts';
import type { Rule } from '../rule.ts';

const markers =
  /(?<![\p{L}\p{N}_-])(?:TBD|TODO|FIXME|TBC|XXX)(?![\p{L}\p{N}_-])(?! (?:app|list|item|comment)s?\b)/gu;
const brackets = /\[[A-Z][A-Z0-9 _-]{2,60}\](?![([:])/gu;
const tokens = /\{\{?\s{0,4}[A-Za-z_][\w .-]{0,60}\}\}?|<(?:insert|your|add|replace)[ _-][^<>\n]{1,60}>/gu;

/** C2: nothing is left to be filled in. Code is not looked at, and what the input wrote in braces is its own. */
export const noPlaceholders: Rule = {
  meta: {
    id: 'C2',
    title: 'No TBD, TODO, FIXME, [PLACEHOLDER] or {token} is left.',
    source: 'spec-kit checklists',
  },
  check(subject) {
    const found = new Set<string>();
    const asksAllowed = subject.units
      .filter((unit) => unit.text.trimEnd().endsWith('?'))
      .map((unit) => unit.text);
    eachNode(subject.document.tree, (node) => {
      if (node.type !== 'text' && node.type !== 'html') return;
      for (const pattern of [markers, brackets, tokens]) {
        for (const match of node.value.matchAll(pattern)) found.add(match[0]);
      }
    });
    return [...found]
      .filter(
        (token) => !(token.includes('{') && (subject.format === 'Prompt' || subject.known.includes(token))),
      )
      .filter((token) => !(/^[[<]/u.test(token) && subject.known.includes(token)))
      .filter(
        (token) => !asksAllowed.some((question) => question.includes(token) && subject.known.includes(token)),
      )
      .map((token) => `"${token}" is a placeholder; write the fact or make it an open question.`);
  },
};
