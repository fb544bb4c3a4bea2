/** What a document derives from the demands of its input, in English; the keys are those of every language. */
export const derivedEn = {
  askStep: 'What has to happen when {id} fails halfway: “{text}”?',
  askZone: 'In which time zone is {time} meant?',
  askShare: 'For which share of the cases must {id} hold: “{text}”?',
  askAgreed: 'Is this agreed: “{text}”?',
  askUndelivered: 'What happens when the message of {id} cannot be delivered?',
  pointOf: 'details of {ids}',
  holds: 'this holds: “{text}”',
  benefitGoal: '“{text}” is reached',
  testMost: 'To measure: {text}. {limit} passes, more than {limit} fails.',
  testUnder: 'To measure: {text}. Less than {limit} passes, {limit} fails.',
  testLeast: 'To measure: {text}. {limit} passes, less than {limit} fails.',
  testPlain: 'To check: {text}.',
  testInspected: 'To verify by inspection, as worded: {ids}.',
} as const;
