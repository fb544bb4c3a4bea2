import type { ProseRule } from '../prose-rule.ts';
import { acronymArticle } from './acronym-article.ts';
import { acronymCase } from './acronym-case.ts';
import { addedPhrase } from './added-phrase.ts';
import { agentParticiple } from './agent-participle.ts';
import { allOfThem } from './all-of-them.ts';
import { althoughBut } from './although-but.ts';
import { ambiguousProduct } from './ambiguous-product.ts';
import { another } from './another.ts';
import { articlePlural } from './article-plural.ts';
import { askedNumber } from './asked-number.ts';
import { baseAfterAuxiliary } from './base-after-auxiliary.ts';
import { baseParticiple } from './base-participle.ts';
import { beHappened } from './be-happened.ts';
import { because } from './because.ts';
import { butComma } from './but-comma.ts';
import { causative } from './causative.ts';
import { clauseComma } from './clause-comma.ts';
import { comparative } from './comparative.ts';
import { conditionComma } from './condition-comma.ts';
import { confusedWords } from './confused-words.ts';
import { contractedOf } from './contracted-of.ts';
import { countedPlural } from './counted-plural.ts';
import { countedSingular } from './counted-singular.ts';
import { dativeTo } from './dative-to.ts';
import { doQuestion } from './do-question.ts';
import { doubleNegative } from './double-negative.ts';
import { eachEvery } from './each-every.ts';
import { enoughOrder } from './enough-order.ts';
import { fewer } from './fewer.ts';
import { gerund } from './gerund.ts';
import { hightHeight } from './hight-height.ts';
import { homophones } from './homophones.ts';
import { hypothetical } from './hypothetical.ts';
import { indirectQuestion } from './indirect-question.ts';
import { introductoryAdverb } from './introductory-adverb.ts';
import { introductoryComma } from './introductory-comma.ts';
import { introductoryPhrase } from './introductory-phrase.ts';
import { itsContraction } from './its-contraction.ts';
import { itsPredicate } from './its-predicate.ts';
import { lets } from './lets.ts';
import { loneI } from './lone-i.ts';
import { looseLose } from './loose-lose.ts';
import { lostApostrophe } from './lost-apostrophe.ts';
import { measureBeforeNoun } from './measure-before-noun.ts';
import { measuredPlural } from './measured-plural.ts';
import { misplacedApostrophe } from './misplaced-apostrophe.ts';
import { missingArticle } from './missing-article.ts';
import { missingBe } from './missing-be.ts';
import { missingHave } from './missing-have.ts';
import { missingIt } from './missing-it.ts';
import { missingSpace } from './missing-space.ts';
import { missingTo } from './missing-to.ts';
import { modalBase } from './modal-base.ts';
import { modalOf } from './modal-of.ts';
import { modalThird } from './modal-third.ts';
import { nationality } from './nationality.ts';
import { negatedBase } from './negated-base.ts';
import { negatedVerb } from './negated-verb.ts';
import { neitherNor } from './neither-nor.ts';
import { nounForVerb } from './noun-for-verb.ts';
import { oneOf } from './one-of.ts';
import { otherSingular } from './other-singular.ts';
import { othersNoun } from './others-noun.ts';
import { ownArticle } from './own-article.ts';
import { parallelBase } from './parallel-base.ts';
import { participleAfterBe } from './participle-after-be.ts';
import { pastTime } from './past-time.ts';
import { perfectParticiple } from './perfect-participle.ts';
import { personPossessive } from './person-possessive.ts';
import { persons } from './persons.ts';
import { phrasalVerb } from './phrasal-verb.ts';
import { pluralAfterQuantifier } from './plural-after-quantifier.ts';
import { possessiveDoing } from './possessive-doing.ts';
import { preposition } from './preposition.ts';
import { productName } from './product-name.ts';
import { purposeComma } from './purpose-comma.ts';
import { questionMark } from './question-mark.ts';
import { questionOrder } from './question-order.ts';
import { questionSplice } from './question-splice.ts';
import { redundantBe } from './redundant-be.ts';
import { repeatedMark } from './repeated-mark.ts';
import { sentenceCapital } from './sentence-capital.ts';
import { setPhrase } from './set-phrase.ts';
import { severalTimes } from './several-times.ts';
import { sincePerfect } from './since-perfect.ts';
import { spaceBeforeMark } from './space-before-mark.ts';
import { stativeProgressive } from './stative-progressive.ts';
import { subjectAgreement } from './subject-agreement.ts';
import { subordinateComma } from './subordinate-comma.ts';
import { subordinateVerb } from './subordinate-verb.ts';
import { suchAsComma } from './such-as-comma.ts';
import { supposedTo } from './supposed-to.ts';
import { thanThen } from './than-then.ts';
import { thenThan } from './then-than.ts';
import { thereBe } from './there-be.ts';
import { thereTheir } from './there-their.ts';
import { thingWho } from './thing-who.ts';
import { thisAre } from './this-are.ts';
import { thisThese } from './this-these.ts';
import { timeClause } from './time-clause.ts';
import { timePossessive } from './time-possessive.ts';
import { toBase } from './to-base.ts';
import { toToo } from './to-too.ts';
import { toTwo } from './to-two.ts';
import { tooMuch } from './too-much.ts';
import { tooTo } from './too-to.ts';
import { uncountable } from './uncountable.ts';
import { usedTo } from './used-to.ts';
import { verbAfterPreposition } from './verb-after-preposition.ts';
import { verbChain } from './verb-chain.ts';
import { verbComplement } from './verb-complement.ts';
import { wasBeen } from './was-been.ts';
import { weekday } from './weekday.ts';
import { whatWhich } from './what-which.ts';
import { whoAgreement } from './who-agreement.ts';
import { yourNoun } from './your-noun.ts';

/** Rules of our own for English, beside Harper's. */
export const ENGLISH_RULES: readonly ProseRule[] = [
  missingSpace,
  weekday,
  setPhrase,
  dativeTo,
  tooMuch,
  beHappened,
  confusedWords,
  homophones,
  misplacedApostrophe,
  lostApostrophe,
  eachEvery,
  oneOf,
  allOfThem,
  thisAre,
  severalTimes,
  thingWho,
  whoAgreement,
  whatWhich,
  althoughBut,
  wasBeen,
  thisThese,
  thereBe,
  askedNumber,
  toToo,
  preposition,
  doQuestion,
  modalBase,
  modalThird,
  gerund,
  causative,
  baseParticiple,
  redundantBe,
  acronymArticle,
  comparative,
  another,
  looseLose,
  thereTheir,
  because,
  lets,
  timePossessive,
  loneI,
  modalOf,
  contractedOf,
  thenThan,
  itsContraction,
  itsPredicate,
  supposedTo,
  negatedVerb,
  negatedBase,
  missingBe,
  missingHave,
  questionOrder,
  doubleNegative,
  toBase,
  missingIt,
  stativeProgressive,
  nounForVerb,
  missingTo,
  neitherNor,
  possessiveDoing,
  thanThen,
  timeClause,
  tooTo,
  toTwo,
  subjectAgreement,
  yourNoun,
  baseAfterAuxiliary,
  participleAfterBe,
  pluralAfterQuantifier,
  uncountable,
  othersNoun,
  ownArticle,
  usedTo,
  measureBeforeNoun,
  countedSingular,
  spaceBeforeMark,
  repeatedMark,
  sentenceCapital,
];

/** Rules for texts full of faults. What they find is sure enough to tell that a short text is one. */
export const TELLING_RULES: readonly ProseRule[] = [
  introductoryComma,
  conditionComma,
  subordinateComma,
  countedPlural,
  hightHeight,
  measuredPlural,
  butComma,
  clauseComma,
  introductoryPhrase,
  addedPhrase,
  missingArticle,
  agentParticiple,
  articlePlural,
  subordinateVerb,
  parallelBase,
  phrasalVerb,
  verbAfterPreposition,
  perfectParticiple,
  verbChain,
  indirectQuestion,
  otherSingular,
  pastTime,
  sincePerfect,
  verbComplement,
  hypothetical,
  enoughOrder,
  fewer,
  questionMark,
  questionSplice,
  personPossessive,
];

/** Rules for texts that other faults have shown to be rough: a careful writer may have chosen what they change. */
export const ROUGH_RULES: readonly ProseRule[] = [introductoryAdverb, persons, purposeComma, suchAsComma];

/** Rules that change the case of names and nothing else: a long careful text has its own style in this. */
export const CASE_RULES: readonly ProseRule[] = [productName, ambiguousProduct, nationality, acronymCase];

/** Rules that hold in every language with Latin punctuation but French, which spaces its marks. */
export const COMMON_RULES: readonly ProseRule[] = [spaceBeforeMark, repeatedMark];
