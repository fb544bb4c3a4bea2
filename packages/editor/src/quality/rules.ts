import type { Rule } from './rule.ts';
import { pathsFollowConventions } from './rules/api-paths.ts';
import { everyEndpointAnswers } from './rules/api-statuses.ts';
import { tableMatchesDetails } from './rules/api-table.ts';
import { audienceFindsItsTopics } from './rules/audience-topics.ts';
import { requiredHeadings } from './rules/c01-headings.ts';
import { noPlaceholders } from './rules/c02-placeholders.ts';
import { openQuestions } from './rules/c03-open-questions.ts';
import { preserved } from './rules/c04-preserved.ts';
import { nothingInvented } from './rules/c05-nothing-invented.ts';
import { keysResolve } from './rules/c06-keys.ts';
import { vagueWordsAreMeasured } from './rules/c07-vague-words.ts';
import { noChat } from './rules/c08-no-chat.ts';
import { soundStructure } from './rules/c09-structure.ts';
import { oneRequirementWord } from './rules/c10-requirement-words.ts';
import { languageOfInput } from './rules/c11-language.ts';
import { notCutOff } from './rules/c12-complete.ts';
import { everythingCovered } from './rules/c13-coverage.ts';
import { sentencesRead } from './rules/c14-readable.ts';
import { personalDataIsClassified } from './rules/data-classification.ts';
import { diagramMatchesTables } from './rules/data-diagram.ts';
import { foreignKeysResolve } from './rules/data-foreign-keys.ts';
import { manyToManyIsJoined } from './rules/data-joins.ts';
import { entitiesHaveKeys } from './rules/data-keys.ts';
import { ticketCoverage } from './rules/jira-coverage.ts';
import { ticketCriteria } from './rules/jira-criteria.ts';
import { ticketDependencies } from './rules/jira-dependencies.ts';
import { ticketEstimates } from './rules/jira-estimates.ts';
import { ticketStories } from './rules/jira-stories.ts';
import { ticketTitles } from './rules/jira-titles.ts';
import { jsonExamplesParse } from './rules/json-examples.ts';
import { juniorSentencesAreShort } from './rules/junior-sentences.ts';
import { nothingIsObvious } from './rules/junior-words.ts';
import { untrustedInputIsDelimited } from './rules/prompt-delimiter.ts';
import { instructionsAreNumbered } from './rules/prompt-steps.ts';
import { variablesAreDeclared } from './rules/prompt-variables.ts';
import { alternativesAreWeighed } from './rules/rfc-alternatives.ts';
import { summaryIsOneParagraph } from './rules/rfc-summary.ts';
import { qualitiesAreMeasured } from './rules/spec-measures.ts';
import { risksAreMitigated } from './rules/spec-mitigations.ts';
import { requirementsAreTested } from './rules/spec-scenarios.ts';
import { casualTone } from './rules/tone-casual.ts';
import { formalTone } from './rules/tone-formal.ts';

/** Every rule: C for all documents, then by format, audience (U) and tone (N). */
export const rules: readonly Rule[] = [
  requiredHeadings,
  noPlaceholders,
  openQuestions,
  preserved,
  nothingInvented,
  keysResolve,
  vagueWordsAreMeasured,
  noChat,
  soundStructure,
  oneRequirementWord,
  languageOfInput,
  notCutOff,
  everythingCovered,
  sentencesRead,
  requirementsAreTested,
  qualitiesAreMeasured,
  risksAreMitigated,
  ticketTitles,
  ticketCriteria,
  ticketEstimates,
  ticketDependencies,
  ticketCoverage,
  ticketStories,
  tableMatchesDetails,
  pathsFollowConventions,
  everyEndpointAnswers,
  jsonExamplesParse,
  summaryIsOneParagraph,
  alternativesAreWeighed,
  entitiesHaveKeys,
  foreignKeysResolve,
  diagramMatchesTables,
  personalDataIsClassified,
  manyToManyIsJoined,
  variablesAreDeclared,
  untrustedInputIsDelimited,
  instructionsAreNumbered,
  juniorSentencesAreShort,
  nothingIsObvious,
  audienceFindsItsTopics,
  formalTone,
  casualTone,
];
