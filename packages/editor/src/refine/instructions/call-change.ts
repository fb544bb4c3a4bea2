import { type Endpoint, endpointsIn } from '../../document/endpoints.ts';
import { sectionsOf } from '../../document/outline.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { literal } from '../../read/literal.ts';
import type { Draft } from '../draft.ts';
import { movedFragmentOperation } from '../editing/api-fragment.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { composedOperation } from '../endpoints/composed-operation.ts';
import { cellSpans } from '../entities/places.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';

const method = '(?:GET|POST|PUT|PATCH|DELETE)';
const path = '/[^\\s`",;]{0,200}[^\\s`",;.:]|/';
const old = `\`?(?<method>${method}) (?<path>${path})\`?(?: endpoint| route)?`;
const fresh = `(?:an? )?\`?(?<toMethod>${method})?\\s?(?<toPath>${path})?\`?`;
const instead = `(?:,? (?:instead|please|now|(?:and )?(?:not|instead of|rather than) .{2,200}))?`;
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?:change|rename|replace|make|turn|move|switch)(?: the)? ${old} (?:to|into|with|by|->|→)? ?${fresh}${instead}$`,
    'u',
  ),
  new RegExp(
    `^(?:the )?${old} (?:(?:should|must|has to|needs to) (?:rather )?(?:be|become)|is|becomes) ${fresh}${instead}$`,
    'u',
  ),
  new RegExp(`^${old}\\s?(?:->|→|=>)\\s?${fresh}$`, 'u'),
  new RegExp(
    `^(?:use |make (?:it )?)?(?:an? )?\`?(?<toMethod>${method})\`? (?:instead of|not|rather than) (?:an? )?\`?(?<method>${method})\`? (?:for|on|at) \`?(?<path>${path})\`?$`,
    'u',
  ),
  new RegExp(
    `^(?:the )?\`?(?<path>${path})\`? (?:should|must|has to) be (?:an? )?(?<toMethod>${method}),? (?:not|instead of|rather than) (?:an? )?(?<method>${method})$`,
    'u',
  ),
  new RegExp(
    `^(?<does>.{3,80}?) (?:should|must|has to) be (?:an? )?\`?(?<toMethod>${method}) (?<toPath>${path})\`?,? (?:not|instead of|rather than) (?:an? )?(?<method>${method})$`,
    'u',
  ),
];

/** Gives an operation of an API another method or path, in the table, the details, the text and the fragment. */
export const callChange: Instruction = {
  meta: {
    id: 'call-change',
    does: 'Gives an operation another method or path wherever the design names it.',
    examples: ['change POST /v1/files to PUT /v1/files', 'POST /v1/files should be PUT'],
  },
  parse(clause, draft) {
    for (const pattern of patterns) {
      const groups = pattern.exec(clause)?.groups;
      if (!groups || (groups['toMethod'] === undefined && groups['toPath'] === undefined)) continue;
      const call = operationMeant(draft, groups);
      if (!call) continue;
      const [wanted] = endpointsIn(`${groups['toMethod'] ?? call.method} ${groups['toPath'] ?? call.path}`);
      if (wanted) return (now) => withMovedCall(now, call, wanted);
    }
    return null;
  },
};

/** The operation that an order names, by its method alone where only one with a path like the new one has it. */
function operationMeant(draft: Draft, groups: Readonly<Record<string, string | undefined>>): Endpoint | null {
  const all = endpointsIn(draft.text);
  const { method: name = '', path: own, toPath = '' } = groups;
  if (own !== undefined) {
    const [wanted] = endpointsIn(`${name} ${own}`);
    return all.find((one) => one.key === wanted?.key) ?? null;
  }
  const near = all.filter((one) => one.method === name && toPath.startsWith(one.path));
  return new Set(near.map((one) => one.key)).size === 1 ? (near[0] ?? null) : null;
}

/** Gives an operation another method or path wherever the design names it. */
export function withMovedCall(draft: Draft, call: Endpoint, wanted: Endpoint): Outcome {
  const [home] = sectionsOf(draft.outline, 'endpoints');
  const rows = draft.units
    .filter((unit) => unit.kind === 'row' && unit.section === home)
    .filter((unit) => endpointsIn(unit.cells.slice(0, 2).join(' ')).some((one) => one.key === call.key));
  if (endpointsIn(draft.text).some((one) => one.key === wanted.key))
    return noEffect(draft, `${wanted.method} ${wanted.path} is there already.`);
  const cells = rows.flatMap((unit): Splice[] => {
    const [first, second] = cellSpans(draft.text, unit.start, unit.end);
    return first && second
      ? [
          { ...first, text: draft.text.slice(first.start, first.end).replace(call.method, wanted.method) },
          { ...second, text: draft.text.slice(second.start, second.end).replace(call.path, wanted.path) },
        ]
      : [];
  });
  const named = new RegExp(`(?<![\\p{L}\\p{N}])${call.method} ${literal(call.path)}(?![\\w/{}-])`, 'gu');
  const spoken = [...draft.text.matchAll(named)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: `${wanted.method} ${wanted.path}`,
  }));
  const splices = [
    ...cells,
    ...spoken,
    ...idempotency(draft, call, wanted),
    ...movedFragmentOperation(draft, call, wanted),
  ];
  return applied(
    draft,
    splice(draft.text, splices),
    `Changed ${call.method} ${call.path} to ${wanted.method} ${wanted.path}.`,
  );
}

/** Whether an operation can be repeated is a matter of its method. */
function idempotency(draft: Draft, call: Endpoint, wanted: Endpoint): Splice[] {
  const section = draft.outline.sections.find((one) =>
    endpointsIn(one.title).some(({ key }) => key === call.key),
  );
  const line = new RegExp(`^\\*\\*${literal(phrasesOf(draft.language).idempotencyLabel)}:\\*\\*.*$`, 'mu');
  const old = section ? line.exec(draft.text.slice(section.start, section.bodyEnd)) : null;
  if (!section || !old || call.method === wanted.method) return [];
  const written = line.exec(composedOperation(draft, wanted, '')?.body ?? '')?.[0];
  const start = section.start + old.index;
  return written === undefined ? [] : [{ start, end: start + old[0].trimEnd().length, text: written }];
}
