import type { Edit } from '../edit.ts';
import type { Projection } from '../projection.ts';
import { toEdit } from '../run-prose-rules.ts';
import { leadNeeded, OmissionTally } from './habits.ts';
import type { Care } from './language-model.ts';
import { judge, type Proposal } from './proposals.ts';

/** Words on each side of a change in which nothing else is changed: it was judged by them as they stood. */
const APART = 2;

/** What stands between paragraphs of a projection. */
const BREAK = '\n\n';

/**
 * Words that do not fit what stands around them, with those that do, by what a linear model learned from well-edited prose. Left alone are
 * sentences that are none, and what stands within two words of another edit.
 *
 * @param care texts that other faults have shown to be rough are changed on less evidence
 * @param others edits that are made before these
 */
export function contextEdits(
  projection: Projection,
  language: string,
  care: Care,
  others: readonly Edit[],
): Edit[] {
  const edits: Edit[] = [];
  let offset = 0;
  const paragraphs = projection.prose.split(BREAK);
  const judged = paragraphs.map((paragraph) => judge(paragraph, language, care));
  const omissions = new OmissionTally();
  for (const one of judged) omissions.add(one.omissions);
  const shares = omissions.shares();
  for (const [index, paragraph] of paragraphs.entries()) {
    const taken: number[] = [];
    for (const proposal of sure(judged[index]?.proposals ?? [], shares)) {
      if (taken.some((at) => Math.abs(at - proposal.at) <= APART)) continue;
      const edit = placed(proposal, offset, projection);
      if (edit === null || others.some((other) => isNear(proposal, offset, projection, other, care)))
        continue;
      taken.push(proposal.at);
      edits.push(edit);
    }
    offset += paragraph.length + BREAK.length;
  }
  return edits;
}

/** Those that are sure enough in a text whose writer leaves out such shares, the surest first. */
function sure(proposals: readonly Proposal[], shares: ReadonlyMap<string, number>): Proposal[] {
  return proposals
    .map((proposal) => {
      const share = proposal.omitted === null ? undefined : shares.get(proposal.omitted.kind);
      const byHabit =
        share === undefined ? Number.NEGATIVE_INFINITY : (proposal.omitted?.lead ?? 0) - leadNeeded(share);
      return { ...proposal, surplus: Math.max(proposal.surplus, byHabit) };
    })
    .filter(({ surplus }) => surplus >= 0)
    .sort((a, b) => b.surplus - a.surplus);
}

function placed(proposal: Proposal, offset: number, projection: Projection): Edit | null {
  return toEdit(projection, { ...proposal, from: offset + proposal.from, to: offset + proposal.to });
}

/**
 * Whether another edit changes something of the words by which a change was judged. In texts that are full of misspelt words one is
 * as good as any other once it is right, but right beside it.
 */
function isNear(
  { beside: [near, far] }: Proposal,
  offset: number,
  projection: Projection,
  other: Edit,
  care: Care,
): boolean {
  const judged = other.category === 'spelling' && care === 'rough' ? near : far;
  const place = projection.toSource(offset + judged.start, offset + judged.end);
  return place === null || (other.start <= place.end && other.end >= place.start);
}
