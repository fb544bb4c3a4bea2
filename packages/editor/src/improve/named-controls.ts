import type { Edit } from '../correct/edit.ts';
import { PLACEHOLDER, type Projection } from '../correct/projection.ts';
import { toEdit } from '../correct/run-prose-rules.ts';
import { matchesOf } from '../read/matches.ts';
import type { Source } from '../read/source.ts';

const CALLED = new RegExp(
  String.raw`(?<=\b(?:the|a|an|this|that) (?:[\p{Ll}-]{2,16} )?)(button|tab|link|menu|menu item|entry|page|field|checkbox|option|section|column|view|dialog|tile|icon|panel|setting|item|folder|list|flag|switch|header|table|job|step|label) (?:which|that) (?:is|has been) (?:called|named|labelled|labeled|titled) (?=${PLACEHOLDER}(?![\p{L}\p{N}]))`,
  'gu',
);

/** 'the button which is called "Export"' is 'the "Export" button'. */
export function namedControls({ protectedSpans }: Source, projection: Projection): Edit[] {
  const told = {
    rule: 'improve/named-control',
    category: 'style',
    message: 'The name says this in fewer words.',
  } as const;
  return [...matchesOf(CALLED, projection.prose)].flatMap((match) => {
    const [written, control = ''] = match;
    const taken = toEdit(projection, {
      ...told,
      from: match.index,
      to: match.index + written.length,
      replacement: '',
    });
    const name = protectedSpans.find(({ start }) => start === taken?.end);
    if (taken === null || name === undefined) return [];
    return [taken, { ...told, start: name.end, end: name.end, replacement: ` ${control}` }];
  });
}
