import type { ProseRule } from '../../../correct/prose-rule.ts';
import { announcement } from './announcement.ts';
import { doubledApproximation } from './approximation.ts';
import { askedPolitely } from './asked-politely.ts';
import { cleft } from './cleft.ts';
import { courtesy } from './courtesy.ts';
import { doneNoun } from './done-noun.ts';
import { emphasis } from './emphasis.ts';
import { expectation } from './expectation.ts';
import { goAhead } from './go-ahead.ts';
import { idleWord } from './idle-word.ts';
import { kindRequest } from './kind-request.ts';
import { measuredTwice } from './measured-twice.ts';
import { plainPhrases } from './plain-phrases.ts';
import { provision } from './provision.ts';
import { purpose } from './purpose.ts';
import { reason } from './reason.ts';
import { request } from './request.ts';
import { stackedHedge } from './stacked-hedge.ts';
import { thisSection } from './this-section.ts';

/**
 * What takes the padding out of English prose that somebody wants improved. Documents that are made of a text read it with its
 * padding, which they do not take over.
 */
export const ENGLISH_PADDING: readonly ProseRule[] = [
  request,
  askedPolitely,
  kindRequest,
  announcement,
  expectation,
  cleft,
  thisSection,
  reason,
  courtesy,
  goAhead,
  doneNoun,
  emphasis,
  doubledApproximation,
  stackedHedge,
  idleWord,
  purpose,
  provision,
  measuredTwice,
  plainPhrases,
];
