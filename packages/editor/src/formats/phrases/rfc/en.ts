/** The set phrases that only requests for comments use, in English; the keys are those of every language. */
export const rfcEn = {
  rfcStatus: 'Status',
  rfcAuthor: 'Author',
  rfcDate: 'Date',
  rfcNotStated: 'not stated in the input',
  rfcProposes: 'This RFC proposes: {title}.',
  rfcProposed: 'Proposed: {text}',
  rfcGoals: 'Goals',
  rfcCan: '{actor} can {actions}.',
  rfcDoNothing: 'Doing nothing',
  rfcNothingRemains: 'what “{heading}” describes goes on.',
  rfcNothingOpen: 'what this would cost is open, see {questions}.',
  rfcOther: 'Another approach',
  rfcOtherOpen: 'none stated so far.',
} as const;
