/**
 * Which of Harper's findings become corrections. A rule is left out where it was seen to change sound
 * technical prose, to be a matter of taste, or to write typographic characters into plain text.
 */

/** Kinds of finding that are faults; the kinds left out are matters of style, and spelling is our own. */
export const KINDS: ReadonlySet<string> = new Set([
  'Agreement',
  'BoundaryError',
  'Capitalization',
  'Eggcorn',
  'Grammar',
  'Malapropism',
  'Miscellaneous',
  'Nonstandard',
  'Punctuation',
  'Repetition',
  'Typo',
  'Usage',
  'WordChoice',
  'WordOrder',
]);

const OFF_NAMES = [
  // spelling and capitals have rules of our own
  'SpellCheck SentenceCapitalization UseTitleCase OrthographicConsistency ProperNouns NounVerbConfusion',
  'AmazonNames AppleNames AzureNames GoogleNames MetaNames MicrosoftNames CompaniesProductsAndTrademarks',
  // joining and splitting words guesses at compounds that a field may write either way
  'SplitWords MergeWords CompoundNouns DisjointPrefixes PhrasalVerbAsCompoundNoun WrongNegative OpenCompounds',
  'HyphenateNumberDay DoubleClick RightClick TransposedSpace BuiltIn ToDoHyphen DoubleCheckHyphen OutOfDate',
  'ShutdownVerb Desktop MakeupCompoundNoun OvertimeCompoundNoun RoadMap ShowCase Overall',
  // grammar that fails on technical noun phrases
  'MassNouns MissingTo MissingDeterminer MissingPreposition ToTwoToo ModalBeAdjective DiscourseMarkers',
  'NeedToNoun NominalWants AdjectiveOfA InflectedVerbAfterTo VerbToAdjective OnFloor Damages SomeWithoutArticle',
  'PronounKnew TheHowWhy HowTo CapitalizePersonalPronouns LetsConfusion PronounContraction ForSameReason NoMatchFor MayOfPronoun QuantifierNumeralConflict',
  'TheProperNounPossessive MultipleFrequencyAdverbs DoubleNegative Respond BoringWords Lots ExpandArgument',
  // taste, register and region
  'LongSentences VeryUnique SpelledNumbers OkToOkay AvoidCurses FillerWords Hedging HelloGreeting Freezing Starving Excellent',
  'OxfordComma NoOxfordComma BlacklistWhitelist SendAnEmailTo LitotesDirectPositive IntroCueCommaBeforeThanks',
  'IncludingButNotLimitedToPunctuation CondenseAllThe AvoidAndAlso RedundantThat Touristic UpdatePlaceNames TillDate',
  // abbreviations that a field uses on purpose
  'ExpandAlgorithm ExpandAlloc ExpandBecause ExpandConfiguration ExpandControl ExpandCoordinate ExpandDecl',
  'ExpandDependencies ExpandDereference ExpandDirectory ExpandFavourite ExpandForward ExpandGovt ExpandLegitimate',
  'ExpandMemoryShorthands ExpandMinimum ExpandNotification ExpandParameter ExpandPeople ExpandPerformance',
  'ExpandPointer ExpandPreference ExpandPrevious ExpandStandardInputAndOutput ExpandThough ExpandThrough',
  'ExpandTimeShorthands ExpandVulnerability ExpandWith ExpandWithout Cybersec DotInitialisms',
  'AsFarAsICanTell AsFarAsIKnow AsSoonAsPossible BeRightBack ByTheWay ExplainLikeImFive ForWhatItsWorth',
  'ForYourInformation IDontKnow IfIRecallCorrectly IfIUnderstandCorrectly IfYouKnowYouKnow InCaseYouMissedIt',
  'InMyHumbleOpinion InMyOpinion InRealLife LetMeKnow NeverMind OhMyGod OnTheOtherHand PleaseTakeALook Really',
  'TalkToYouLater ToBeHonest',
  // seen to change what was right: quoted marks, "it's" that means "it is", compounds, "there" before a verb
  'QuiteQuiet FirstPersonModifierHyphen Codebase PreferSneaked AsHow KindSortOf CriteriaPhenomena NotTo VeryLess',
  'CommaFixes ItsPossessive CaseSensitive FindOut TheMy ThereToTheir ThereIsAgreement',
  // seen to change what was right: "their in-house", "also discussed were the", "over the last months", "wait a while"
  'TheirToThere WereWhere TheLastDays AWhile WorstCaseScenario',
  // seen to change what was right: "switch back and call", "some the old", "none of your kind"
  'BeckAndCall SomeOfThe YourPredicateAdjective',
  // seen to change what was right: "one network hop", "has no in-house team", "from day one", "every one second", "has no body"
  'HopHope NotIn DayOneNames EveryOne Everyone Nobody',
  // seen to change what was right: "so that that value", "an introduction to how to start", "for whom is it", "changes to it are"
  'ThatWhich ToAdverb WhomSubjectOfVerb PronounInflectionBe',
  // seen to change what was right: "if you wish you can", "as you can see they offer", "learn more in depth", "vice-versa"
  'WishCould TheyToThem InDemandInDepth ViceVersa CrossPlatform',
  // seen to change what was right: "nerve-wracking", "an investment into the project", "large code bases", "arrive to find it gone"
  'NerveRacking InvestIn Codebases ArriveTo',
  // seen to change what was right: "is there anything we can do to reduce it"
  'DoToDueTo',
  // "while" begins a clause: "comes in while the first is still running"
  'InAWhile',
  // seen to change what was right: "watch out for while it runs", "no great way to clear it", "the World Wide Web", "(soon to be LTS)", "vicious cycle"
  'ForAWhile WayTooAdjective Worldwide SoonToBe ViciousCircle ImplementIn IfWouldve',
  // takes a word out: "verify its us" is "it's us"
  'MultipleSequentialPronouns',
  // takes out what was meant: "should can" is "should be able to" (`grammar/set-phrase.ts`)
  'DoubleModal',
  // typographic characters and layout
  'Dashes EllipsisLength UseEllipsisCharacter NumericRangeEnDash FootInchMinuteSecondSymbols UnclosedQuotes',
  'QuoteSpacing Spaces NoFrenchSpaces CurrencyPlacement DegreesKelvin DegreesKelvinSymbol ClicheAccent',
  'NumberSuffixCapitalization PluralDecades',
];

/** Rules that never run, by Harper's name. */
export const OFF: ReadonlySet<string> = new Set(OFF_NAMES.flatMap((line) => line.split(' ')));

/** Rules that are right often enough where a text is full of faults, and not in careful prose. */
export const LOOSE_ONLY: ReadonlySet<string> = new Set([
  'MissingDeterminer',
  'ModalBeAdjective',
  'MissingTo',
  'ThatThan',
  'GoodAt',
  'OneOfTheSingular',
  'ItsContraction',
  'ThisTypeOfThing',
  'TheirToTheyre',
  'ProgressiveNeedsBe',
  'SingleBe',
  'AndIn',
  'WillNonLemma',
  'ThenThan',
  'QuantifierNeedsOf',
  'PossessiveYour',
  'PronounVerbAgreement',
]);

/** Characters that no correction may bring in: a keyboard does not write them. */
export const TYPOGRAPHIC = /[‘’“”–—…\u00a0]/;
