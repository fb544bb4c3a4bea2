/**
 * What a word of a wish is to it, whatever the language: what is to be done, what to, and what it is to be. `neutral` words only join
 * the others.
 */
export type Concept =
  | 'neutral'
  | 'no'
  | 'because'
  // what is to be done
  | 'remove'
  | 'needless'
  | 'out'
  | 'add'
  | 'missing'
  | 'say'
  | 'turn'
  | 'shorten'
  | 'long'
  | 'merge'
  | 'alike'
  | 'split'
  | 'move'
  | 'rename'
  | 'replace'
  | 'instead'
  | 'weaken'
  | 'strengthen'
  | 'adapt'
  | 'correct'
  // how it stands
  | 'before'
  | 'after'
  | 'first'
  | 'then'
  | 'early'
  | 'late'
  | 'one'
  | 'two'
  | 'must'
  | 'should'
  | 'may'
  | 'vague'
  | 'wrong'
  | 'everywhere'
  | 'only'
  | 'notDone'
  // of what
  | 'document'
  | 'section'
  | 'heading'
  | 'title'
  | 'term'
  | 'requirement'
  | 'nonGoal'
  | 'question'
  | 'risk'
  | 'value'
  | 'date'
  | 'owner'
  | 'reader'
  | 'item'
  | 'table'
  | 'bullets'
  | 'numbered'
  | 'prose'
  | 'tone'
  | 'formal'
  | 'casual'
  | 'spelling';

/** Words and phrases of a concept, parted by bars, in any language. */
export type Entries = readonly (readonly [concept: Concept, phrases: string])[];

/** What the words of an order to write something down can be. */
export const ADDING: readonly Concept[] = ['neutral', 'add', 'missing', 'say', 'section', 'item', 'document'];
