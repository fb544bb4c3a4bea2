import { toString as plainText } from 'mdast-util-to-string';
import type { Rule } from '../rule.ts';

const opening =
  /^(?:sure|certainly|of course|absolutely|great question|here(?: is|'s|’s| are)|below is|as an ai|as requested|i(?: have|'ve|’ve) |i(?:'ll| will) |let me |gerne|natürlich[,!]|hier ist|voici|bien sûr|claro|aquí (?:está|tienes))/iu;
/** How chats end, in the languages whose phrases are known. */
export const CHAT_CLOSING =
  /(?:let me know|feel free|hope (?:this|that) helps|happy to help|if you (?:have|need) any|would you like me to|lass(?:en sie)? mich wissen|n'hésitez pas|no dudes? en)/iu;

/** C8: the document begins and ends as a document, not as a chat. */
export const noChat: Rule = {
  meta: {
    id: 'C8',
    title: 'No chat preamble or farewell, and no fence around the whole.',
    source: 'the service contract',
  },
  check(subject) {
    const nodes = subject.document.tree.children.filter((node) => node.type !== 'yaml');
    const [first] = nodes;
    const last = nodes.at(-1);
    const messages: string[] = [];
    if (nodes.length === 1 && first?.type === 'code' && !subject.input.text.trimStart().startsWith('```')) {
      messages.push('A fence stands around the whole document; take it off.');
    }
    for (const [node, pattern, name] of [
      [first, opening, 'opens'],
      [last, CHAT_CLOSING, 'closes'],
    ] as const) {
      const text = node?.type === 'paragraph' ? plainText(node) : '';
      if (pattern.test(text) && !subject.input.text.includes(text.slice(0, 40))) {
        messages.push(`The document ${name} like a chat ("${text.slice(0, 60)}"); leave that out.`);
      }
    }
    return messages;
  },
};
