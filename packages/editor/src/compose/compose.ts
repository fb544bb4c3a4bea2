import type { Format } from '@faircopy/contract';
import type { Source } from '../read/source.ts';
import { understandRecent } from '../understand/recent-understandings.ts';
import { apiDesign } from './api/api-design.ts';
import { audienceParts, withAudience } from './audience/audience.ts';
import { withIntros } from './audience/section-intros.ts';
import { changedTexts, resolveQuestions } from './closing.ts';
import { type Composition, startComposition } from './composition.ts';
import { dataModel } from './data/data-model.ts';
import type { Document } from './document.ts';
import { jiraTickets } from './jira/jira-tickets.ts';
import { prompt } from './prompt/prompt.ts';
import { askChecklist } from './questions/checklist.ts';
import { askDemands, askProposals } from './questions/demands.ts';
import { askMeaning } from './questions/meaning.ts';
import { askOpenings } from './questions/openings.ts';
import { renumbered } from './renumbered.ts';
import type { ComposeRequest } from './request.ts';
import { rfc } from './rfc/rfc.ts';
import { renderWhole } from './safety-net.ts';
import { technicalSpec } from './spec/technical-spec.ts';
import { isUnspaced, withoutSpaces } from './voice/unspaced.ts';
import { inVoice } from './voice/voice.ts';
import { honoured, wishedSections } from './wishes/honoured.ts';
import { relatedSections } from './wishes/related.ts';
import { wishesIn } from './wishes/wishes.ts';

const composers: Readonly<Partial<Record<Format, (composition: Composition) => Document>>> = {
  'Technical Spec': technicalSpec,
  'Jira Tickets': jiraTickets,
  'API Design': apiDesign,
  'Data Model': dataModel,
  RFC: rfc,
  Prompt: prompt,
};

/** Composes the document a request asks for from a source, as Markdown. Says nothing the source does not say. */
export function compose(source: Source, request: ComposeRequest): string {
  const wishes = wishesIn(request.customInstructions ?? '');
  const composition = startComposition(understandRecent(source), request, wishes.language);
  const composer = composers[request.format] ?? technicalSpec;
  const parts = audienceParts(composition);
  const added = [...wishedSections(wishes, composition), ...relatedSections(composition)];
  if (request.format !== 'Prompt') {
    askChecklist(composition);
    askMeaning(composition);
    askProposals(composition);
    askDemands(composition);
    askOpenings(composition);
  }
  const document = withAudience(composer(composition), { ...parts, late: [...parts.late, ...added] });
  const teaches = request.audience === 'Junior Dev' && request.format !== 'Prompt';
  const taught = teaches ? withIntros(document, composition.phrases) : document;
  const resolved = resolveQuestions(taught, composition);
  const listsBySubject = request.format === 'Data Model' || request.format === 'API Design';
  const settled = honoured(listsBySubject ? renumbered(resolved, source.text) : resolved, wishes);
  const voiced = inVoice(settled, request, composition.language);
  return renderWhole(
    isUnspaced(composition.language) ? changedTexts(voiced, withoutSpaces) : voiced,
    composition,
  );
}
