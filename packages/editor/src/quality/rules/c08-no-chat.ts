import type { Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { Rule } from '../rule.ts';

const opening =
  /^(?:sure|certainly|of course|absolutely|great question|here(?: is|'s|’s| are)|below is|as an ai|as requested|i(?: have|'ve|’ve) |i(?:'ll| will) |let me |gerne|natürlich[,!]|hier ist|voici|bien sûr|claro|aquí (?:está|tienes))/iu;
/** How chats end, in the languages whose phrases are known. */
export const CHAT_CLOSING =
  /(?:let me know|feel free|hope (?:this|that) helps|happy to help|if you (?:have|need) any|would you like me to|lass(?:en sie)? mich wissen|viel erfolg (?:damit|dabei)|melde dich gern|n'hésitez pas|no dudes? en)/iu;

/** What a paragraph says, or a fence that a model has put around its own words. */
function saidBy(node: Nodes | undefined): string {
  return node?.type === 'paragraph' || node?.type === 'code' ? plainText(node).trim() : '';
}

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
    for (const [node, name] of [
      [first, 'opens'],
      [last, 'closes'],
    ] as const) {
      const text = saidBy(node);
      // a model may say farewell first, and begin again at the end
      const isChat = CHAT_CLOSING.test(text) || (opening.test(text) && (name === 'opens' || first !== last));
      if (isChat && !subject.input.text.includes(text.slice(0, 40))) {
        messages.push(`The document ${name} like a chat ("${text.slice(0, 60)}"); leave that out.`);
      }
    }
    return messages;
  },
};
