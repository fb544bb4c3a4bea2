import { proposes } from '../../understand/argument/proposing.ts';
import { paragraph } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block } from '../document.ts';
import { type Proposal, standsAlone } from '../proposal.ts';
import { problemAndGoal, summaryOf } from '../summary.ts';
import { closedSentence } from '../voice/full-stop.ts';
import { inSentence } from '../voice/in-sentence.ts';
import { unframedProposal, unframedSentence } from '../voice/unframed.ts';

/**
 * The whole RFC in one paragraph: the question that it answers, what it proposes, and the problem. What is proposed comes first where it
 * speaks of nothing that the problem names. Where nothing is proposed outright, its goal, decisions or demands stand for that.
 */
export function summaryParagraph(composition: Composition, proposal: Proposal): Block {
  const { understanding, language } = composition;
  const [proposed] = proposal.said;
  if (proposed === undefined) {
    const title = understanding.title.replace(/^RFC\s?[:–-]\s/iu, '');
    return inOne(summaryOf(composition, say(composition, 'rfcProposes', { title })));
  }
  const [problem] = problemAndGoal(composition).filter((text) => text !== proposed.text);
  const unframed = language === 'en' ? unframedSentence(proposed.text) : proposed.text;
  const text =
    unframed !== proposed.text || proposes(proposed.text, language)
      ? unframed
      : say(composition, 'rfcProposed', {
          text: inSentence(language === 'en' ? unframedProposal(proposed.text) : proposed.text, composition),
        });
  const said = closedSentence(text, language);
  const asked = proposal.question === null ? [] : [proposal.question.text];
  const told = problem === undefined ? [] : [problem];
  return inOne(standsAlone(proposal) ? [...asked, said, ...told] : [...asked, ...told, said]);
}

function inOne(sentences: readonly string[]): Block {
  return paragraph(sentences.join(' ').replace(/\s*\n\s*/gu, ' '));
}
