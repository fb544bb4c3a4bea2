import { idRange, paragraph } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import { decisionAtTop, firstDecision } from '../decision.ts';
import type { Block } from '../document.ts';
import { tellsOfFailure } from '../failure-report.ts';
import { gist } from '../scenario/split.ts';
import { summaryOf } from '../summary.ts';
import { closedSentence } from '../voice/full-stop.ts';

/** A decision longer than so many characters is cut to its core. */
const longestDecision = 180;

/** The whole RFC in one paragraph: what it proposes, why, what is decided, and which demands it makes. */
export function summaryParagraph(composition: Composition): Block {
  const { understanding, requirements, phrases } = composition;
  const title = understanding.title.replace(/^RFC\s?[:–-]\s/iu, '');
  const opening = tellsOfFailure(understanding) ? 'rfcResponds' : 'rfcProposes';
  const summary = summaryOf(composition, say(composition, opening, { title }));
  const first = firstDecision(composition);
  const isSaid = first !== null && (first === decisionAtTop(composition) || summary.includes(first.text));
  const decision = isSaid ? null : first;
  const ids = (isQuality: boolean) =>
    idRange(
      requirements.filter((one) => one.isQuality === isQuality).map((one) => one.id),
      phrases.to,
      phrases.and,
    );
  const demands = [ids(false), ids(true)].filter((range) => range !== '').join(', ');
  const sentences = [
    ...summary,
    ...(decision
      ? [
          say(composition, 'rfcDecided', {
            text: closedSentence(
              decision.text.length <= longestDecision ? decision.text : gist(decision.text),
              composition.language,
            ),
          }),
        ]
      : []),
    ...(demands === '' ? [] : [say(composition, 'rfcDemands', { ids: demands })]),
  ];
  return paragraph(sentences.join(' ').replace(/\s*\n\s*/gu, ' '));
}
