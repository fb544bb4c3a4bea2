import { callsIn } from '../api/endpoint.ts';
import type { Statement } from '../statement.ts';

/** What is noted behind a call, and what a response is, is of that call: no thing has it. */
export function withoutCallNote(statement: Statement): Statement {
  if (ofResponse.test(statement.text)) return { ...statement, text: '' };
  const [call] = callsIn(statement.text);
  const behind = call === undefined ? '' : statement.text.slice(call.index).replace(/^\w+ [^\s`,:;]+/u, '');
  return call !== undefined && noteBehind.test(behind)
    ? { ...statement, text: statement.text.slice(0, call.index) }
    : statement;
}

const ofResponse = /^(?:the )?(?:response|request|payload|body|answer)(?: body)?(?: is|s are|:| =)? ?[{[]/iu;
const noteBehind = /^`?(?:[,:]\s?(?=\p{L})|\s?(?:->|→|=>|\{))/u;
