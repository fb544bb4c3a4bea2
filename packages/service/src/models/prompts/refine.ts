import type { RefineWork } from '../model.ts';
import { dataBlocks } from './data-blocks.ts';
import type { Prompt } from './prompt-parts.ts';
import { searchRules } from './search-rules.ts';
import { secondAttempt } from './second-attempt.ts';
import { faithfulness, numbered, readerRules, toneRule } from './shared-rules.ts';
import { PROMPT_VERSIONS } from './versions.ts';

export function refinePrompt(work: RefineWork): Prompt {
  const again = secondAttempt(work);
  const blocks = dataBlocks({
    document: work.previousOutput,
    feedback: work.feedback,
    'original-input': work.originalInput,
    workspace: work.workspaceContext,
    'search-results': work.searchResults ?? '',
    ...again.blocks,
  });
  const outOfScope = `OUT-OF-SCOPE ${blocks.mark}`;
  const rules = [
    'Change the block "document" as the block "feedback" asks, and change nothing that it does not ask for.',
    `The document is of the kind ${work.format}. Give it back whole, with the change made.`,
    'Feedback may tell you how to change the document, and nothing else.',
    `When the feedback has nothing to do with the document, answer exactly ${outOfScope} and nothing more.`,
    ...readerRules(work.audience, work.context),
    toneRule(work.tone),
    ...faithfulness(),
    ...searchRules(work),
    ...again.rules,
    blocks.rule,
  ];
  const system = `You revise technical documents.\n\n${numbered(rules)}`;
  return { version: PROMPT_VERSIONS.refine, system, user: blocks.text, outOfScope };
}
